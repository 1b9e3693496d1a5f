import type { ProjectDetail } from '@cw/api-client';
import { cents } from '@cw/domain';
import { Money, Panel } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Facts } from '../records/facts.js';
import type { CaseProps } from './case-props.js';

interface CaseMoneyProps extends CaseProps {
  readonly project: ProjectDetail;
}

type Sum = readonly [
  id: `admin.dispute.money.${'bid' | 'changes' | 'agreed' | 'paid' | 'on_its_way' | 'held' | 'refunded' | 'released'}`,
  cents: number,
];

const agreedSums = ({ agreed }: ProjectDetail): readonly Sum[] =>
  agreed === null
    ? []
    : [
        ['admin.dispute.money.bid', agreed.bidCents],
        ['admin.dispute.money.changes', agreed.changesCents],
        ['admin.dispute.money.agreed', agreed.totalCents],
      ];

const paidSums = ({ payment }: ProjectDetail): readonly Sum[] =>
  payment === null
    ? []
    : [
        ['admin.dispute.money.paid', payment.paidCents],
        ['admin.dispute.money.on_its_way', payment.onItsWayCents],
        ['admin.dispute.money.held', payment.heldCents],
        ['admin.dispute.money.refunded', payment.refundedCents],
        ['admin.dispute.money.released', payment.releasedCents],
      ];

/** What was agreed, what change orders made of it, and where the client’s money is. */
export function CaseMoney({ dispute, project }: CaseMoneyProps): ReactElement {
  const { formatMessage } = useIntl();
  const stake = ['admin.dispute.money.stake', dispute.stakeCents] as const;
  const sums = [stake, ...agreedSums(project), ...paidSums(project)];
  return (
    <Panel title={formatMessage({ id: 'admin.dispute.money' })}>
      <Facts
        facts={sums.map(([id, sum]) => [
          formatMessage({ id }),
          <Money cents={cents(sum)} plus={id === 'admin.dispute.money.changes'} />,
          id,
        ])}
      />
    </Panel>
  );
}
