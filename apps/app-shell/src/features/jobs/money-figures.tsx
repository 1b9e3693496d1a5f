import { useGetDashboardQuery, type DashboardMoney } from '@cw/api-client';
import { cents, SERVICE_FEE_PERCENT } from '@cw/domain';
import { Coming, Money, Panel, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

/** Figures side by side that do not add up: there is no line under them and no sum. */
const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(2, 3),
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const OF_SIDE = {
  client: [
    ['held', 'heldCents'],
    ['due', 'dueCents'],
    ['released_lately', 'releasedLatelyCents'],
  ],
  contractor: [
    ['held_for_you', 'heldCents'],
    ['expected', 'expectedCents'],
    ['earnings', 'earningsCents'],
  ],
} as const satisfies Record<string, readonly (readonly [string, keyof DashboardMoney])[]>;

export interface MoneyFiguresProps {
  readonly side: keyof typeof OF_SIDE;
}

/** What is held, what is to come, and what has arrived. */
export function MoneyFigures({ side }: MoneyFiguresProps): ReactElement | null {
  const { data, isError } = useGetDashboardQuery();
  if (data === undefined) return isError ? null : <Coming />;
  return (
    <Panel title={<FormattedMessage id="dashboard.money.title" />}>
      <Figures>
        {OF_SIDE[side].map(([name, amount]) => (
          <div key={name}>
            <dt>
              <FormattedMessage id={`dashboard.money.${name}`} values={{ percent: SERVICE_FEE_PERCENT }} />
            </dt>
            <dd>
              <Money cents={cents(data.money[amount])} size="total" />
            </dd>
          </div>
        ))}
      </Figures>
    </Panel>
  );
}
