import type { ConditionView, ProjectDetail } from '@cw/api-client';
import { cents } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Banner, ConditionList, ConditionRow, Panel, Quote, TagStrip, Typography } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ConditionEvidence } from './condition-evidence.js';

export interface ConditionsPanelProps {
  readonly project: ProjectDetail;
  /** What the reader may do with a condition now. */
  readonly renderActions: (condition: ConditionView) => ReactNode;
}

const TURN_ORDER: Readonly<Record<ConditionView['state'], number>> = {
  evidenced: 0,
  returned: 1,
  in_work: 2,
  awarded: 3,
  open: 4,
  accepted: 5,
  cleared: 6,
  left_out: 7,
};

/** Whose turn it is comes first, what is settled last. */
function inTurn(project: ProjectDetail): ConditionView[] {
  const mine = (condition: ConditionView): number =>
    condition.actions.length > 0 && condition.state !== 'accepted' ? 0 : 1;
  return project.conditions.toSorted(
    (a, b) => mine(a) - mine(b) || TURN_ORDER[a.state] - TURN_ORDER[b.state] || a.number - b.number,
  );
}

function Details({ condition }: { readonly condition: ConditionView }): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { quote, page, scope, title } = condition;
  return (
    <>
      {quote === null ? null : (
        <Quote source={condition.source} {...(page !== null && { page })}>
          {quote}
        </Quote>
      )}
      {scope === title || scope === quote ? null : <Typography variant="body2">{scope}</Typography>}
      {condition.state === 'returned' && condition.returnReason !== null ? (
        <Banner
          kind="sent_back"
          title={formatMessage(
            { id: 'record.returned_on' },
            { date: formats.date(condition.returnedAt ?? new Date()) },
          )}
        >
          {condition.returnReason}
        </Banner>
      ) : null}
      <ConditionEvidence condition={condition} small={condition.state !== 'evidenced'} />
    </>
  );
}

function Row({ condition, actions }: { readonly condition: ConditionView; readonly actions: ReactNode }): ReactElement {
  const { formatMessage } = useIntl();
  const amount = condition.awardedAmountCents ?? condition.estimatedCostCents;
  const meta = [
    formatMessage({ id: `projects.category.${condition.category}` }),
    condition.location,
    formatMessage({ id: `record.pays.${condition.responsibleParty}` }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <ConditionRow
      number={condition.number}
      state={condition.state}
      title={condition.title}
      meta={meta}
      cents={amount === null ? null : cents(amount)}
      awaitsReader={condition.actions.some((action) => action !== 'clear')}
      actions={actions}
    >
      <Details condition={condition} />
    </ConditionRow>
  );
}

/** COND-05: the list, its states and what is missing, at a glance; the loudest thing on the page. */
export function ConditionsPanel({ project, renderActions }: ConditionsPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const { conditions } = project;
  const count = (...states: ConditionView['state'][]): number =>
    conditions.filter((condition) => states.includes(condition.state)).length;
  const summary =
    project.status === 'open'
      ? formatMessage({ id: 'record.conditions_open' }, { total: conditions.length })
      : formatMessage(
          { id: 'record.conditions_summary' },
          {
            accepted: count('accepted', 'cleared'),
            total: conditions.length - count('left_out'),
            waiting: project.parties.includes('owner') ? count('evidenced') : 0,
            returned: count('returned'),
          },
        );
  return (
    <Panel
      title={formatMessage({ id: 'record.conditions' })}
      subtitle={summary}
      aside={<TagStrip items={conditions} />}
      flush
    >
      <ConditionList>
        {inTurn(project).map((condition) => (
          <Row key={condition.id} condition={condition} actions={renderActions(condition)} />
        ))}
      </ConditionList>
    </Panel>
  );
}
