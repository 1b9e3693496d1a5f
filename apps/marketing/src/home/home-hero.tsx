import { addDays, isBusinessDay, type PlainDate } from '@cw/domain';
import { ButtonLink, MeasuredHouse, styled, Tape, type TapeMarker } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Measure } from '../layout/measures.js';
import { INTAKE_PATH, POST_PATH } from '../layout/site-links.js';
import { useHref, useToday } from '../page/page-context.js';

/** The example closing lies three weeks ahead, on a day on which banks work. */
const DAYS_AHEAD = 21;
const DAYS_BACK = 2;

/** The steps of the example, in days from today. */
const STEPS = [
  { step: 'post', day: 0 },
  { step: 'choose', day: 4 },
  { step: 'work', day: 10 },
  { step: 'approve', day: 14 },
] as const;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.08fr)',
  gap: theme.spacing(4),
  alignItems: 'end',
  paddingTop: theme.spacing(4),
  '& > .text': { paddingBottom: theme.spacing(6) },
  '& .note': {
    marginTop: theme.spacing(2),
    color: theme.vars.palette.prussian.quiet,
    fontSize: '0.9375rem',
    maxWidth: '36em',
  },
  '& .note a': { color: theme.vars.palette.prussian.contrastText, display: 'table', padding: '0.25rem 0' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > .text': { paddingBottom: 0 } },
}));

const TapeGround = styled('div')(({ theme }) => ({ padding: theme.spacing(2, 0, 4) }));

function exampleClosing(today: PlainDate): PlainDate {
  let closing = addDays(today, DAYS_AHEAD);
  while (!isBusinessDay(closing)) closing = addDays(closing, -1);
  return closing;
}

function ExampleTape(): ReactElement {
  const { formatMessage } = useIntl();
  const today = useToday();
  const closing = exampleClosing(today);
  const marker = (step: (typeof STEPS)[number]['step'] | 'keys', date: PlainDate): TapeMarker => ({
    date,
    label: formatMessage({ id: `marketing.tape.${step}` }),
    detail: formatMessage({ id: `marketing.tape.${step}_detail` }),
  });
  const markers = [...STEPS.map(({ step, day }) => marker(step, addDays(today, day))), marker('keys', closing)];
  return (
    <Tape today={today} from={addDays(today, -DAYS_BACK)} closing={closing} markers={markers} captions onPrussian />
  );
}

function ExampleHouse(): ReactElement {
  const { formatMessage } = useIntl();
  const callout = (number: number, spot: 'chimney' | 'window' | 'rail') => ({
    number,
    title: formatMessage({ id: `marketing.house.${spot}` }),
    detail: formatMessage({ id: `marketing.house.${spot}_detail` }),
  });
  return (
    <MeasuredHouse
      onPrussian
      callouts={{
        chimney: { ...callout(1, 'chimney'), state: 'cleared' },
        window: { ...callout(2, 'window'), state: 'evidenced' },
        rail: { ...callout(3, 'rail'), state: 'in_work' },
      }}
    />
  );
}

/** The promise, the drawing with its tags, and the tape from today to closing. */
export function HomeHero(): ReactElement {
  const href = useHref();
  return (
    <Measure>
      <Columns>
        <div className="text">
          <h1>
            <FormattedMessage id="marketing.home.title" />
          </h1>
          <p className="lead">
            <FormattedMessage id="marketing.home.lead" />
          </p>
          <div className="actions">
            <ButtonLink variant="inverse" size="large" href={href(INTAKE_PATH)}>
              <FormattedMessage id="marketing.home.start" />
            </ButtonLink>
            <ButtonLink variant="inverseQuiet" size="large" href={href('/contractors')}>
              <FormattedMessage id="marketing.home.contractor" />
            </ButtonLink>
          </div>
          <p className="note">
            <FormattedMessage id="site.start.note" />
            <a href={href(POST_PATH)}>
              <FormattedMessage id="site.start.account" />
            </a>
          </p>
        </div>
        <ExampleHouse />
      </Columns>
      <TapeGround>
        <ExampleTape />
      </TapeGround>
    </Measure>
  );
}
