import type { ProjectDetail } from '@cw/api-client';
import { cents, serviceFee, SERVICE_FEE_PERCENT, type Cents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { ClosedLockGlyph, Panel, Stack, SumList, Timeline, Typography, type SumRow } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { readersToday } from '../../app/readers-today.js';

export interface MoneyPathProps {
  readonly project: ProjectDetail;
  readonly amount: Cents;
}

/** The agreed first day of work, while it lies ahead. */
function plannedStart(project: ProjectDetail): string | null {
  const planned = project.acceptedBid?.startDate ?? null;
  return planned !== null && planned >= readersToday() ? planned : null;
}

/** Said before paying: who holds the money, when it is released, when it comes back, and who pays the fee. */
export function MoneyPath({ project, amount }: MoneyPathProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const name = project.contractorName ?? '';
  const count = project.conditions.filter((condition) => condition.state !== 'left_out').length;
  const total = cents(project.payment?.totalCents ?? 0);
  const already = cents(project.payment?.heldCents ?? 0);
  const start = plannedStart(project);
  const rows: SumRow[] = [
    { label: formatMessage({ id: 'checkout.line_bid' }, { count }), cents: total },
    ...(already > 0 ? [{ label: formatMessage({ id: 'checkout.line_already' }), cents: already }] : []),
    { label: formatMessage({ id: 'checkout.line_fee' }), cents: cents(0) },
    { label: formatMessage({ id: 'checkout.line_today' }), cents: amount, total: true },
  ];
  const startTitle = formatMessage({ id: 'checkout.step_start' });
  return (
    <Panel title={formatMessage({ id: 'checkout.what_happens' })} ruled>
      <Stack spacing={2}>
        <Timeline
          items={[
            {
              title: formatMessage({ id: 'checkout.step_held' }),
              detail: formatMessage({ id: 'checkout.step_held_text' }, { name }),
              place: 'now',
              glyph: ClosedLockGlyph,
            },
            {
              title: start === null ? startTitle : `${startTitle} ${formats.plainDate(start)}`,
              detail: formatMessage({ id: 'checkout.step_start_text' }),
              place: 'next',
            },
            {
              title: formatMessage({ id: 'checkout.step_proof' }),
              detail: formatMessage({ id: 'checkout.step_proof_text' }, { count }),
              place: 'next',
            },
            {
              title: formatMessage({ id: 'checkout.step_approve' }),
              detail: formatMessage({ id: 'checkout.step_approve_text' }),
              place: 'next',
            },
          ]}
        />
        <SumList rows={rows} />
        <Typography variant="body2">
          {formatMessage(
            { id: 'checkout.fee_note' },
            { percent: SERVICE_FEE_PERCENT, fee: formatMoney(serviceFee(total)), name },
          )}
        </Typography>
        <Typography variant="body2">{formatMessage({ id: 'checkout.who_holds' })}</Typography>
      </Stack>
    </Panel>
  );
}
