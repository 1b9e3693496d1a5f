import type { ProjectDetail } from '@cw/api-client';
import { cents, serviceFee, SERVICE_FEE_PERCENT, type Cents } from '@cw/domain';
import { formatMoney, type MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { ClosedLockGlyph, Panel, Stack, SumList, Timeline, Typography, type SumRow, type TimelineItem } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { readersToday } from '../../app/readers-today.js';
import { agreedRepairs, coveredBy } from '../../words/covered-by.js';
import { endingByDispute } from '../../words/dispute-ending.js';
import { isApproved } from './is-approved.js';
import { adviceOf, type PayMethod } from './pay-method.js';

export interface MoneyPathProps {
  readonly project: ProjectDetail;
  readonly amount: Cents;
  readonly method: PayMethod;
}

/** The agreed first day of work, while it lies ahead. */
function plannedStart(project: ProjectDetail): string | null {
  const planned = project.acceptedBid?.startDate ?? null;
  return planned !== null && planned >= readersToday() ? planned : null;
}

/** Under way the start is behind, and nothing is free to cancel any more. */
function useStartSteps(project: ProjectDetail): TimelineItem[] {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (project.work !== 'not_started') return [];
  const start = plannedStart(project);
  const title = formatMessage({ id: 'checkout.step_start' });
  return [
    {
      title: start === null ? title : `${title} ${formats.plainDate(start)}`,
      detail: formatMessage({ id: 'checkout.step_start_text' }),
      place: 'next',
    },
  ];
}

/** What has to happen before the money is released. */
function useHeldSteps({ project, method }: MoneyPathProps): TimelineItem[] {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const startSteps = useStartSteps(project);
  const way = adviceOf(project).ways.find((one) => one.method === method);
  const name = project.contractorName ?? '';
  return [
    {
      title: formatMessage(
        { id: 'checkout.step_held' },
        { method, day: way === undefined ? '' : formats.plainDate(way.arrivesOn) },
      ),
      detail: formatMessage({ id: 'checkout.step_held_text' }, { method, name }),
      place: 'now',
      glyph: ClosedLockGlyph,
    },
    ...startSteps,
    {
      title: formatMessage({ id: 'checkout.step_proof' }),
      detail: formatMessage({ id: 'checkout.step_proof_text' }, { count: agreedRepairs(project) }),
      place: 'next',
    },
    {
      title: formatMessage({ id: 'checkout.step_approve' }),
      detail: formatMessage({ id: 'checkout.step_approve_text' }),
      place: 'next',
    },
  ];
}

/** Paid at closing: the approval is behind, and money passes through. */
function useApprovedSteps({ project, amount, method }: MoneyPathProps): TimelineItem[] {
  const { formatMessage } = useIntl();
  const isPart = amount > 0 && amount < (project.payment?.dueCents ?? 0);
  const when = isPart ? 'part' : method === 'us_bank_account' ? 'bank' : 'at_once';
  return [
    {
      title: formatMessage({ id: 'checkout.step_passed_on' }, { when, name: project.contractorName ?? '' }),
      detail: formatMessage({ id: 'checkout.step_passed_on_text' }),
      place: 'now',
    },
  ];
}

/** What is paid: the bid, what changes made of it, or what a dispute left of it. */
function totalLabel(project: Pick<ProjectDetail, 'agreed' | 'moments'>): MessageId {
  if (endingByDispute(project) !== undefined) return 'record.payment_decided';
  return (project.agreed?.changesCents ?? 0) === 0 ? 'checkout.line_bid' : 'changes.sum.agreed';
}

/** Said before paying: who holds the money, when it is released, when it comes back, and who pays the fee. */
export function MoneyPath(props: MoneyPathProps): ReactElement {
  const { project, amount, method } = props;
  const { formatMessage } = useIntl();
  const name = project.contractorName ?? '';
  const total = cents(project.payment?.totalCents ?? 0);
  const already = cents(project.payment?.heldCents ?? 0);
  const approved = isApproved(project);
  const heldSteps = useHeldSteps(props);
  const approvedSteps = useApprovedSteps(props);
  const rows: SumRow[] = [
    { label: formatMessage({ id: totalLabel(project) }, { count: coveredBy(project) }), cents: total },
    ...(already > 0 ? [{ label: formatMessage({ id: 'checkout.line_already' }), cents: already }] : []),
    { label: formatMessage({ id: 'checkout.line_fee' }), cents: cents(0) },
    {
      label: formatMessage({ id: approved ? 'checkout.line_today_approved' : 'checkout.line_today' }, { method }),
      cents: amount,
      total: true,
    },
  ];
  return (
    <Panel title={formatMessage({ id: 'checkout.what_happens' })} ruled>
      <Stack spacing={2}>
        <Timeline items={approved ? approvedSteps : heldSteps} />
        <SumList rows={rows} />
        <Typography variant="body2">
          {formatMessage(
            { id: 'checkout.fee_note' },
            { percent: SERVICE_FEE_PERCENT, fee: formatMoney(serviceFee(total)), name },
          )}
        </Typography>
        <Typography variant="body2">
          {formatMessage({ id: approved ? 'checkout.who_passes_on' : 'checkout.who_holds' }, { name })}
        </Typography>
      </Stack>
    </Panel>
  );
}
