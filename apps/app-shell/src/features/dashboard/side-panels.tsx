import type { DashboardCounts, DashboardMoney } from '@cw/api-client';
import { cents, SERVICE_FEE_PERCENT } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { Money, Panel, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

const Figures = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: theme.spacing(0, 2),
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}`, paddingTop: theme.spacing(1.5) },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': { marginLeft: 'auto' },
}));

const Counts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': theme.typography.moneyTotal,
}));

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
}));

type MoneyRow = readonly [labelId: MessageId, amount: number];

const clientMoney = (money: DashboardMoney): readonly MoneyRow[] => [
  ['dashboard.money.held', money.heldCents],
  ['dashboard.money.due', money.dueCents],
  ['dashboard.money.released', money.releasedCents],
];

const contractorMoney = (money: DashboardMoney): readonly MoneyRow[] => [
  ['dashboard.money.held_for_you', money.heldCents],
  ['dashboard.money.earnings', money.earningsCents],
];

export interface MoneyPanelProps {
  readonly money: DashboardMoney;
  readonly contractor: boolean;
}

/** What is held, what is owed, what has moved. */
export function MoneyPanel({ money, contractor }: MoneyPanelProps): ReactElement {
  const rows = contractor ? contractorMoney(money) : clientMoney(money);
  return (
    <Panel title={<FormattedMessage id="dashboard.money.title" />}>
      <Figures>
        {rows.map(([id, amount]) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={id} values={{ percent: SERVICE_FEE_PERCENT }} />
            </dt>
            <dd>
              <Money cents={cents(amount)} size="total" />
            </dd>
          </div>
        ))}
      </Figures>
      <Note>
        <FormattedMessage id="dashboard.money.safe" />
      </Note>
    </Panel>
  );
}

export interface CountsPanelProps {
  readonly counts: DashboardCounts;
  readonly contractor: boolean;
}

/** How many stand where. A contractor has no open projects of its own, only bids on them. */
export function CountsPanel({ counts, contractor }: CountsPanelProps): ReactElement {
  const rows: readonly (readonly [MessageId, number])[] = [
    ...(contractor ? [] : [['dashboard.counts.open', counts.open] as const]),
    ['dashboard.counts.pending_bids', counts.pendingBids],
    ['dashboard.counts.in_progress', counts.inProgress],
    ['dashboard.counts.completed', counts.completed],
  ];
  return (
    <Panel title={<FormattedMessage id="dashboard.counts.title" />}>
      <Counts>
        {rows.map(([id, count]) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={id} />
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </Counts>
    </Panel>
  );
}
