import { Button, Panel, Quote, SkeletonRows, styled } from '@cw/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHeldPress } from '../page/use-held-press.js';
import { REPORT_PAGE, REPORT_WORDS } from './report-words.js';
import { TOUR_STEPS, type TourStep } from './tour-steps.js';

const loadStages = async () => ({ default: (await import('./tour-stages.js')).LaterStage });
const LaterStage = lazy(loadStages);
/** Fetches the later steps as soon as somebody comes near; a failure is asked anew by the step itself. */
const prepare = (): void => void loadStages().catch(() => undefined);

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '17rem minmax(0, 1fr)',
  gap: theme.spacing(3, 5),
  '& .stage': { minHeight: '24rem', minWidth: 0 },
  '& .words': { minHeight: '6.5rem' },
  '& .words h3': { ...theme.typography.h1, fontSize: '1.5rem' },
  '& .words p': { color: theme.vars.palette.text.secondary, maxWidth: '40em' },
  '& .count': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .moves': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5), margin: theme.spacing(2, 0, 3) },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .stage': { minHeight: '18rem' },
    '& .words': { minHeight: '9rem' },
  },
  [theme.breakpoints.down('md')]: { '& .moves > button': { flex: '1 1 auto' } },
}));

const StepList = styled('ol')(({ theme }) => ({
  borderLeft: `2px solid ${theme.vars.palette.divider}`,
  alignSelf: 'start',
  '& button': {
    display: 'block',
    width: '100%',
    minHeight: 44,
    padding: theme.spacing(1, 0, 1, 2),
    border: 0,
    marginLeft: -2,
    borderLeft: '4px solid transparent',
    background: 'none',
    color: theme.vars.palette.text.secondary,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { color: theme.vars.palette.text.primary },
  },
  '& button[aria-current]': {
    borderLeftColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.text.primary,
    fontWeight: 650,
  },
  [theme.breakpoints.down('lg')]: { display: 'none' },
}));

const FirstStage = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& .line': { display: 'block', height: 7, margin: '9px 0', backgroundColor: theme.vars.palette.sunk },
  '& .long': { width: '92%' },
  '& .short': { width: '64%' },
  '& .quote': { margin: theme.spacing(2, 0) },
}));

function Report(): ReactElement {
  return (
    <FirstStage>
      <span className="line long" />
      <span className="line short" />
      <div className="quote">
        <Quote page={REPORT_PAGE}>{REPORT_WORDS}</Quote>
      </div>
      <span className="line long" />
      <span className="line short" />
    </FirstStage>
  );
}

interface Moves {
  readonly at: number;
  readonly go: (step: number) => void;
}

function StepNames({ at, go }: Moves): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <StepList aria-label={formatMessage({ id: 'tour.steps' })}>
      {TOUR_STEPS.map((name, index) => (
        <li key={name}>
          <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => go(index)}>
            <FormattedMessage id={`tour.${name}.title`} />
          </button>
        </li>
      ))}
    </StepList>
  );
}

function MoveButtons({ at, go }: Moves): ReactElement {
  const isLast = at === TOUR_STEPS.length - 1;
  // The step that is tried has a button of its own to be pressed first.
  const isTried = TOUR_STEPS[at] === 'approve';
  return (
    <div className="moves">
      <Button variant={isTried ? 'secondary' : 'primary'} onClick={() => go(isLast ? 0 : at + 1)}>
        <FormattedMessage id={isLast ? 'tour.again' : 'tour.next'} />
      </Button>
      <Button variant="secondary" aria-disabled={at === 0} onClick={() => go(Math.max(0, at - 1))}>
        <FormattedMessage id="tour.back" />
      </Button>
    </div>
  );
}

function Stage({ step }: { readonly step: TourStep }): ReactElement {
  if (step === 'report') return <Report />;
  return (
    <Suspense fallback={<SkeletonRows count={4} />}>
      <LaterStage step={step} />
    </Suspense>
  );
}

/** One repair from the report to the payment, with the product's own parts; nothing is saved. */
export function ProductTour(): ReactElement {
  const { formatMessage } = useIntl();
  const [at, setAt] = useState(0);
  const part = useHeldPress();
  const step = TOUR_STEPS[at] ?? 'report';
  const moves = { at, go: setAt };
  return (
    <Panel ruled title={formatMessage({ id: 'tour.title' })} subtitle={formatMessage({ id: 'tour.text' })}>
      <Columns ref={part} data-presses="" onPointerEnter={prepare} onFocus={prepare}>
        <StepNames {...moves} />
        <div>
          <div className="words" role="status">
            <p className="count">
              <FormattedMessage id="tour.step" values={{ number: at + 1, total: TOUR_STEPS.length }} />
            </p>
            <h3>
              <FormattedMessage id={`tour.${step}.title`} />
            </h3>
            <p>
              <FormattedMessage id={`tour.${step}.text`} />
            </p>
          </div>
          <MoveButtons {...moves} />
          <div className="stage">
            <Stage step={step} />
          </div>
        </div>
      </Columns>
    </Panel>
  );
}
