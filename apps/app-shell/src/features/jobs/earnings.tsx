import { useGetDashboardQuery, type MonthEarnings } from '@cw/api-client';
import { cents, SERVICE_FEE_PERCENT, sumCents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { Coming, Money, Panel, styled, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EarningsChart } from '../../words/earnings-chart.js';

const Months = styled(TableContainer)(({ theme }) => ({
  marginTop: theme.spacing(3),
  [theme.breakpoints.down('md')]: {
    '& th, & td': { paddingInline: theme.spacing(0.5), fontSize: '0.8125rem' },
    '& tr > :first-of-type': { paddingInlineStart: 0 },
    '& tr > :last-of-type': { paddingInlineEnd: 0 },
  },
}));

/** Month by month, the newest first; months without a payout are left out. */
function MonthTable({ months }: { readonly months: readonly MonthEarnings[] }): ReactElement {
  const { formatMessage, formatDate } = useIntl();
  const named = (month: string): string =>
    formatDate(new Date(`${month}-15T12:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const amounts = ['totalCents', 'feeCents', 'payoutCents'] as const;
  return (
    // The chart over it has the same figures for readers.
    <Months aria-hidden>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{formatMessage({ id: 'dashboard.earnings.month' })}</TableCell>
            {(['total', 'fee', 'net'] as const).map((name) => (
              <TableCell key={name} align="right">
                {formatMessage({ id: `dashboard.earnings.${name}` })}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {[...months].reverse().map((earned) => (
            <TableRow key={earned.month}>
              <TableCell>{named(earned.month)}</TableCell>
              {amounts.map((name) => (
                <TableCell key={name} align="right">
                  <Money cents={cents(earned[name])} {...(name === 'payoutCents' && { size: 'strong' as const })} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Months>
  );
}

/** CON-06: what reached the contractor in a year, and what the fee took. */
export function Earnings(): ReactElement | null {
  const { formatMessage } = useIntl();
  const { data, isError } = useGetDashboardQuery();
  if (data === undefined) return isError ? null : <Coming />;
  const { months } = data.money;
  const earned = months.filter(({ totalCents }) => totalCents > 0);
  const amount = formatMoney(sumCents(earned.map(({ payoutCents }) => cents(payoutCents))));
  const percent = SERVICE_FEE_PERCENT;
  return (
    <Panel
      title={formatMessage({ id: 'dashboard.earnings.title' })}
      subtitle={formatMessage({ id: 'dashboard.earnings.subtitle' }, { percent })}
      aside={
        earned.length === 0
          ? undefined
          : formatMessage({ id: 'dashboard.earnings.sum' }, { count: months.length, amount })
      }
    >
      <EarningsChart months={months} />
      {earned.length === 0 ? null : <MonthTable months={earned} />}
    </Panel>
  );
}
