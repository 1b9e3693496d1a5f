import { SUPPORT_ANSWER_HOURS } from '@cw/domain';
import { ContactBlock, Panel, styled } from '@cw/ui';
import { Fragment, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Measure } from '../layout/measures.js';
import { PlanSheet } from '../layout/plan-sheet.js';
import { PageHead } from '../page/page-head.js';
import { ContactForm } from './contact-form.js';
import { OpenNow } from './open-now.js';

const HOURS = ['weekdays', 'saturday', 'sunday'] as const;

const HeroText = styled('div')(({ theme }) => ({ padding: theme.spacing(3, 0, 4) }));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(19rem, 24rem)',
  gap: theme.spacing(3, 4),
  alignItems: 'start',
  paddingTop: theme.spacing(5),
  '& .side': { display: 'grid', gap: theme.spacing(3) },
  '& .lead': { color: theme.vars.palette.text.secondary, marginBottom: theme.spacing(2.5) },
  '& .answered': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginTop: theme.spacing(2) },
  '& dl': { display: 'grid', gridTemplateColumns: 'max-content 1fr', gap: theme.spacing(1, 3), margin: 0 },
  // Labels beside what they name, not above it.
  '& .side dl > *': { alignSelf: 'baseline', marginTop: 0 },
  '& dt': { fontWeight: 620 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: { paddingTop: theme.spacing(3) },
}));

function Hours(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'marketing.support.hours' })}>
      <OpenNow />
      <dl>
        {HOURS.map((days) => (
          <Fragment key={days}>
            <dt>
              <FormattedMessage id={`marketing.support.${days}`} />
            </dt>
            <dd>
              <FormattedMessage id={`marketing.support.${days}_hours`} />
            </dd>
          </Fragment>
        ))}
      </dl>
      <p className="answered">
        <FormattedMessage id="support.answered" values={{ hours: SUPPORT_ANSWER_HOURS }} />
      </p>
    </Panel>
  );
}

/** SUP-01: when somebody answers, how to reach them, and a form that does. */
export function SupportPage(): ReactElement {
  const { formatMessage } = useIntl();
  const hero = (
    <Measure>
      <HeroText>
        <h1>
          <FormattedMessage id="marketing.support.title" />
        </h1>
      </HeroText>
    </Measure>
  );
  return (
    <PlanSheet hero={hero}>
      <PageHead titleId="marketing.support.title" descriptionId="marketing.support.lead" />
      <Columns>
        <Panel title={formatMessage({ id: 'support.form.title' })}>
          <p className="lead">
            <FormattedMessage id="support.form.lead" /> <FormattedMessage id="support.form.kept" />
          </p>
          <ContactForm />
        </Panel>
        <div className="side">
          <Hours />
          <Panel title={formatMessage({ id: 'marketing.contact.title' })}>
            <ContactBlock />
          </Panel>
        </div>
      </Columns>
    </PlanSheet>
  );
}
