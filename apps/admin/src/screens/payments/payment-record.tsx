import type { ManagedPaymentDetail } from '@cw/api-client';
import { cents } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Banner, LoadingState, PageTitle, Panel, SkeletonRows, Stack, styled, SumList } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { BackLink } from '../records/back-link.js';
import { Facts } from '../records/facts.js';
import { COLLEAGUE_POLL_MS, useFreshEvery } from '../records/fresh.js';
import { PersonLink } from '../records/person-link.js';
import { ChargeBacksPanel } from './charge-backs-panel.js';
import { CommandsPanel } from './commands-panel.js';
import { HistoryPanel } from './history-panel.js';
import { LedgerPanel } from './ledger-panel.js';
import type { PaymentProps } from './payment-props.js';
import { PaymentStateChip } from './payment-state.js';
import { ReverseTransferAction } from './reverse-transfer.js';
import { SeenAction } from './seen-action.js';
import { TriesPanel } from './tries-panel.js';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

function AgreedPanel({ payment }: PaymentProps): ReactElement {
  const { formatMessage } = useIntl();
  const { Link } = useKit();
  const formats = useFormats();
  const { projectId, ownerId, ownerName, contractorId, contractorName, createdAt } = payment;
  const project = (
    <Link to={`/projects/${encodeURIComponent(projectId)}`}>
      <FormattedMessage id="admin.payment.open_project" />
    </Link>
  );
  return (
    <Panel title={formatMessage({ id: 'admin.payment.facts' })}>
      <Facts
        facts={[
          [<FormattedMessage id="admin.payment.project" />, project, 'project'],
          [<FormattedMessage id="admin.payment.client" />, <PersonLink id={ownerId} name={ownerName} />, 'client'],
          [
            <FormattedMessage id="admin.payment.contractor" />,
            <PersonLink id={contractorId} name={contractorName} />,
            'contractor',
          ],
          [<FormattedMessage id="admin.payment.since" />, formats.dateTime(createdAt), 'since'],
        ]}
      />
    </Panel>
  );
}

type SumName =
  'total' | 'fee' | 'paid' | 'payable' | 'paid_out' | 'netted' | 'refund_due' | 'refunded' | 'held' | 'debt';

function SumsPanel({ payment }: PaymentProps): ReactElement {
  const { formatMessage } = useIntl();
  const row = (name: SumName, amount: number, look: { readonly quiet?: boolean; readonly total?: boolean } = {}) => ({
    label: formatMessage({ id: `admin.payment.sum.${name}` }),
    cents: cents(amount),
    ...look,
  });
  // What is nothing in most payments is left out of them.
  const unlessNone = (name: SumName, amount: number) => (amount === 0 ? [] : [row(name, amount)]);
  return (
    <Panel title={formatMessage({ id: 'admin.payment.sums' })}>
      <SumList
        rows={[
          row('total', payment.totalCents),
          row('fee', payment.feeCents, { quiet: true }),
          row('paid', payment.paidCents),
          ...unlessNone('payable', payment.payableCents),
          row('paid_out', payment.paidOutCents),
          ...unlessNone('netted', payment.nettedCents),
          ...unlessNone('refund_due', payment.refundDueCents),
          row('refunded', payment.refundedCents),
          row('held', payment.heldCents, { total: true }),
          ...unlessNone('debt', payment.contractorDebtCents),
        ]}
      />
      {payment.actions.includes('reverse') ? <ReverseTransferAction payment={payment} /> : null}
    </Panel>
  );
}

/** Where staff go on from here; undefined where the parts below say it. */
function useNextStep(payment: PaymentProps['payment']): ReactElement | undefined {
  const { Link } = useKit();
  const { attention, actions } = payment;
  if (actions.includes('seen')) return <SeenAction payment={payment} />;
  if (attention !== 'unknown_object' && attention !== 'differs_from_provider') return undefined;
  return (
    <Link to="/reconciliation">
      <FormattedMessage id="admin.payment.compare" />
    </Link>
  );
}

function Attention({ payment }: PaymentProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const next = useNextStep(payment);
  const { attention, frozen } = payment;
  if (attention === null && !frozen) return null;
  if (attention === null) return <Banner kind="date" title={formatMessage({ id: 'admin.payment.stopped' })} />;
  const title = formatMessage(
    { id: 'admin.payment.attention' },
    { reason: formatMessage({ id: `admin.attention.${attention}` }) },
  );
  return (
    <Banner kind="broken" title={title} action={next}>
      <FormattedMessage id={frozen ? 'admin.payment.stopped' : 'admin.payment.needs'} />
    </Banner>
  );
}

/** A refund by hand of this size counts once a second administrator confirms it. */
const waitsForColleague = ({ commands }: ManagedPaymentDetail): boolean =>
  commands.some(({ byHand }) => byHand !== null && byHand.confirmedAt === null);

export interface PaymentRecordProps {
  readonly id: string;
  readonly listPath: string;
}

/** PAY-06: everything about the money of one accepted bid, and what staff may do about it. */
export function PaymentRecord({ id, listPath }: PaymentRecordProps): ReactElement {
  const { formatMessage } = useIntl();
  const { api, LoadError } = useKit();
  const { data: known } = api.endpoints.getMilestone.useQueryState(id);
  const fresh = useFreshEvery(known !== undefined && waitsForColleague(known) ? COLLEAGUE_POLL_MS : 0);
  const { data: payment, error, isFetching, refetch } = api.useGetMilestoneQuery(id, fresh);
  const back = (
    <BackLink to={listPath}>
      <FormattedMessage id="admin.payment.back" />
    </BackLink>
  );
  if (payment === undefined) {
    return (
      <>
        {back}
        {error !== undefined && !isFetching ? (
          <LoadError
            title={formatMessage({ id: 'admin.payment.error' })}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <LoadingState text={formatMessage({ id: 'admin.payments.loading' })}>
            <SkeletonRows count={5} />
          </LoadingState>
        )}
      </>
    );
  }
  return (
    <>
      {back}
      <PageTitle
        title={payment.house}
        subtitle={[payment.ownerName, payment.projectTitle].join(' · ')}
        above={<PaymentStateChip state={payment.state} />}
      />
      <Stack spacing={3}>
        <Attention payment={payment} />
        <Columns>
          <Stack spacing={3}>
            {payment.chargeBacks.length > 0 ? <ChargeBacksPanel payment={payment} /> : null}
            <CommandsPanel payment={payment} />
            <LedgerPanel payment={payment} />
          </Stack>
          <Stack spacing={3}>
            <SumsPanel payment={payment} />
            <AgreedPanel payment={payment} />
            <TriesPanel payment={payment} />
            <HistoryPanel payment={payment} />
          </Stack>
        </Columns>
      </Stack>
    </>
  );
}
