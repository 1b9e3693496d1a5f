import type { MonthEarnings } from '@cw/api-client';
import { cents } from '@cw/domain';
import { formatMoney, formatShortDollars } from '@cw/i18n';
import { BarChart, Typography, type ChartBar } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

export interface EarningsChartProps {
  /** The oldest first. */
  readonly months: readonly MonthEarnings[];
}

/** The middle of a month, so that no time zone moves it into another. */
const middleOf = (month: string): Date => new Date(`${month}-15T12:00:00Z`);

function useBars(months: readonly MonthEarnings[]): ChartBar[] {
  const intl = useIntl();
  const named = (month: string, style: 'short' | 'long'): string =>
    intl.formatDate(middleOf(month), { month: style, timeZone: 'UTC', ...(style === 'long' && { year: 'numeric' }) });
  return months.map(({ month, payoutCents, feeCents, totalCents }) => ({
    id: month,
    label: named(month, 'short'),
    ...(payoutCents > 0 && { tip: formatShortDollars(cents(payoutCents)) }),
    parts: [payoutCents, feeCents],
    row: [named(month, 'long'), ...[payoutCents, feeCents, totalCents].map((amount) => formatMoney(cents(amount)))],
  }));
}

/** CON-06: what reached a contractor month by month; the fee stands on top of it. */
export function EarningsChart({ months }: EarningsChartProps): ReactElement {
  const { formatMessage } = useIntl();
  const bars = useBars(months);
  if (months.every(({ totalCents }) => totalCents === 0)) {
    return <Typography variant="body2">{formatMessage({ id: 'dashboard.earnings.none' })}</Typography>;
  }
  return (
    <BarChart
      caption={formatMessage({ id: 'dashboard.earnings.caption' })}
      columns={(['month', 'net', 'fee', 'total'] as const).map((name) =>
        formatMessage({ id: `dashboard.earnings.${name}` }),
      )}
      bars={bars}
      tones={['green', 'slate']}
    />
  );
}
