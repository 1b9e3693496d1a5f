import { cents, houseZone, STANDING_DISPUTE_STATES, type DisputeState } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Banner, LoadingState, PageTitle, Panel, SkeletonRows, SplitBar, Stack, StateChip, styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { ConversationPanel } from '../conversations/conversation-panel.js';
import { BackLink } from '../records/back-link.js';
import { Facts } from '../records/facts.js';
import { COLLEAGUE_POLL_MS, useFreshEvery } from '../records/fresh.js';
import { CaseChanges } from './case-changes.js';
import { CaseConditions } from './case-conditions.js';
import { CaseMoney } from './case-money.js';
import { CaseOffers } from './case-offers.js';
import type { CaseProps } from './case-props.js';
import { useCaseRecord } from './case-record.js';
import { CaseStatements } from './case-statements.js';
import { RulingForm } from './ruling-form.js';
import { RulingsPanel } from './rulings-panel.js';
import { splitOf } from './split-of.js';

type Fact = readonly [ReactNode, ReactNode, string];

interface FactsPanelProps extends CaseProps {
  /** Undefined until the project has come; null where it has no closing date. */
  readonly closingDate: string | null | undefined;
}

function FactsPanel({ dispute, closingDate }: FactsPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const { Link } = useKit();
  const formats = useFormats();
  const { ownerName, contractorName, openedBy, openerName, openedAt, answerDueAt, answeredAt, reason } = dispute;
  const { projectId, usState } = dispute;
  const opener = openedBy === 'clock' ? formatMessage({ id: 'admin.dispute.clock' }) : (openerName ?? '');
  const answered =
    answeredAt === null ? formatMessage({ id: 'admin.dispute.not_answered' }) : formats.dateTime(answeredAt);
  const closes: Fact[] = closingDate
    ? [[<FormattedMessage id="admin.projects.closing" />, formats.plainDate(closingDate), 'closing']]
    : [];
  const facts: Fact[] = [
    [<FormattedMessage id="admin.payment.client" />, ownerName, 'client'],
    [<FormattedMessage id="admin.payment.contractor" />, contractorName, 'contractor'],
    ...closes,
    [<FormattedMessage id="admin.dispute.opened_by" />, opener, 'opener'],
    [<FormattedMessage id="admin.disputes.opened" />, formats.dateTime(openedAt), 'opened'],
    [
      <FormattedMessage id="admin.dispute.reason" />,
      reason ?? formatMessage({ id: 'admin.dispute.no_reason' }),
      'reason',
    ],
    [<FormattedMessage id="admin.disputes.due" />, formats.deadline(answerDueAt, houseZone(usState)), 'due'],
    [<FormattedMessage id="admin.dispute.answered" />, answered, 'answered'],
  ];
  return (
    <Panel title={formatMessage({ id: 'admin.dispute.facts' })}>
      <Stack spacing={2}>
        <Facts facts={facts} />
        <p>
          <Link to={`/projects/${encodeURIComponent(projectId)}`}>
            <FormattedMessage id="admin.dispute.read" />
          </Link>
        </p>
      </Stack>
    </Panel>
  );
}

function Outcome({ dispute }: CaseProps): ReactElement | null {
  const { formatMessage } = useIntl();
  if (dispute.outcome === null) return null;
  return (
    <Panel title={formatMessage({ id: 'admin.dispute.outcome' })}>
      <SplitBar {...splitOf(dispute)} contractorCents={cents(dispute.outcome.contractorCents)} />
    </Panel>
  );
}

/** Now, or once whoever was asked has answered or its time is over; nobody of staff over a project of its own. */
const mayRule = ({ actions, state, isFrozen, side }: CaseProps['dispute']): boolean =>
  actions.includes('rule') || actions.includes('propose_ruling') || (state === 'open' && !isFrozen && side === null);

/** While a case stands its conversation is open to staff. */
const STANDING: readonly DisputeState[] = STANDING_DISPUTE_STATES;

const Desk = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(19rem, 2fr)',
    // What is decided stays beside what it is decided on, however long that is.
    '& > .decision': { position: 'sticky', top: theme.spacing(2) },
  },
}));

/** Everything that a case is decided on, and beside it where the money is and who gets what of it. */
function Decision({ dispute }: CaseProps): ReactElement {
  const { formatMessage } = useIntl();
  const { record, instead } = useCaseRecord(dispute.projectId);
  return (
    <Desk>
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        {dispute.isFrozen ? (
          <Banner kind="broken" title={formatMessage({ id: 'admin.dispute.frozen' })}>
            <FormattedMessage id="admin.dispute.frozen_text" />
          </Banner>
        ) : null}
        <FactsPanel dispute={dispute} closingDate={record?.project.closingDate} />
        {record === undefined ? instead : <CaseConditions project={record.project} />}
        <CaseStatements dispute={dispute} />
        <CaseOffers dispute={dispute} />
        {record === undefined ? null : <CaseChanges changes={record.changes} />}
        {STANDING.includes(dispute.state) ? <ConversationPanel projectId={dispute.projectId} /> : null}
      </Stack>
      <Stack spacing={3} className="decision" sx={{ minWidth: 0 }}>
        {record === undefined ? null : <CaseMoney dispute={dispute} project={record.project} />}
        {mayRule(dispute) ? <RulingForm dispute={dispute} /> : null}
        {dispute.rulings.length > 0 ? <RulingsPanel dispute={dispute} /> : null}
        <Outcome dispute={dispute} />
      </Stack>
    </Desk>
  );
}

export interface DisputeCaseProps {
  readonly id: string;
  readonly listPath: string;
}

/** One case as staff decide it: who, what for, what is at stake, and the ruling. */
export function DisputeCase({ id, listPath }: DisputeCaseProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api, LoadError } = useKit();
  const { data: known } = api.endpoints.getDispute.useQueryState(id);
  const fresh = useFreshEvery(known?.state === 'ruling_proposed' ? COLLEAGUE_POLL_MS : 0);
  const { data: dispute, error, isFetching, refetch } = api.useGetDisputeQuery(id, fresh);
  const back = (
    <BackLink to={listPath}>
      <FormattedMessage id="admin.dispute.back" />
    </BackLink>
  );
  if (dispute === undefined) {
    return (
      <>
        {back}
        {error !== undefined && !isFetching ? (
          <LoadError
            title={formatMessage({ id: 'admin.dispute.error' })}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingState text={formatMessage({ id: 'admin.disputes.loading' })}>
            <SkeletonRows count={4} />
          </LoadingState>
        )}
      </>
    );
  }
  return (
    <>
      {back}
      <PageTitle
        title={dispute.house}
        subtitle={[dispute.ownerName, dispute.projectTitle].join(' · ')}
        above={<StateChip machine="dispute" state={dispute.state} />}
      />
      <Decision dispute={dispute} />
    </>
  );
}
