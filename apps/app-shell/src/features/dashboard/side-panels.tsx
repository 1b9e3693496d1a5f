import type { DashboardCounts, DashboardMoney } from '@cw/api-client';
import { cents, SERVICE_FEE_PERCENT } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { Money, Panel, ShareBar, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { EarningsChart } from '../../words/earnings-chart.js';

const Figures = styled('dl')(({ theme }) => ({
  marginTop: theme.spacing(2.5),
  display: 'grid',
  gap: theme.spacing(1.5),
  // Words wrap beside their amount: amounts stand under each other, however long the words are; in large letters under it.
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: theme.spacing(0, 2),
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}`, paddingTop: theme.spacing(1.5) },
  '& dt': { ...theme.typography.body2, flex: '1 1 7rem', color: theme.vars.palette.text.secondary },
  '& dd': { marginLeft: 'auto' },
}));

/** One row of figures where there is room, else pairs, and in large letters one under the other; three stand in one row. */
const Counts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: theme.spacing(2),
  '&.four': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@container (min-width: 28rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '@container (max-width: 12rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '@container (max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& dd': theme.typography.moneyTotal,
}));

const Sized = styled('div')({ containerType: 'inline-size' });

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
}));

type MoneyRow = readonly [labelId: MessageId, amount: number];

export interface MoneyPanelProps {
  readonly money: DashboardMoney;
}

const amountOf = (amount: number): ReactElement => <Money cents={cents(amount)} size="total" />;

/** What is held, what is owed, what has moved lately. */
export function ClientMoney({ money }: MoneyPanelProps): ReactElement {
  const shares = [
    { id: 'held', tone: 'blue', size: money.heldCents },
    { id: 'due', tone: 'copper', size: money.dueCents },
    { id: 'released_lately', tone: 'green', size: money.releasedLatelyCents },
  ] as const;
  return (
    <Panel title={<FormattedMessage id="dashboard.money.title" />}>
      <ShareBar
        shares={shares.map(({ id, tone, size }) => ({
          id,
          tone,
          size,
          label: <FormattedMessage id={`dashboard.money.${id}`} />,
          value: amountOf(size),
        }))}
      />
      <Note>
        <FormattedMessage id="dashboard.money.safe" />
      </Note>
    </Panel>
  );
}

const MONTHS_SHOWN = 6;

/** What is on its way, what arrived, and half a year of it month by month. */
export function ContractorMoney({ money }: MoneyPanelProps): ReactElement {
  const rows: readonly MoneyRow[] = [
    ['dashboard.money.held_for_you', money.heldCents],
    ['dashboard.money.expected', money.expectedCents],
    ['dashboard.money.earnings', money.earningsCents],
  ];
  return (
    <Panel title={<FormattedMessage id="dashboard.money.title" />}>
      <EarningsChart months={money.months.slice(-MONTHS_SHOWN)} />
      <Figures>
        {rows.map(([id, amount]) => (
          <div key={id}>
            <dt>
              <FormattedMessage id={id} values={{ percent: SERVICE_FEE_PERCENT }} />
            </dt>
            <dd>{amountOf(amount)}</dd>
          </div>
        ))}
      </Figures>
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
      <Sized>
        <Counts className={contractor ? '' : 'four'}>
          {rows.map(([id, count]) => (
            <div key={id}>
              <dt>
                <FormattedMessage id={id} />
              </dt>
              <dd>{count}</dd>
            </div>
          ))}
        </Counts>
      </Sized>
    </Panel>
  );
}
