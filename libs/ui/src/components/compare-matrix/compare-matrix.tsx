import type { PlainDate } from '@cw/domain';
import { styled } from '@mui/material/styles';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CARD_CONTAINER } from '../../theme/tokens.js';
import { compareBids, type CompareBid, type CompareCondition, type ComparedBid } from './compare.js';
import { CompareCards } from './compare-cards.js';
import { CompareTable } from './compare-table.js';

const Container = styled('div')({
  containerType: 'inline-size',
  minWidth: 0,
  '& > .cards': { display: 'none' },
  [`@container (max-width: ${CARD_CONTAINER})`]: {
    '& > .table': { display: 'none' },
    '& > .cards': { display: 'block' },
  },
  // A paper has no tabs; it is laid across for the table (see the page named "wide").
  '@media print': { '& > .table': { display: 'block' }, '& > .cards': { display: 'none' } },
});

export interface CompareMatrixProps {
  readonly conditions: readonly CompareCondition[];
  readonly bids: readonly CompareBid[];
  readonly closing: PlainDate | null;
  /** The button under a bid. `primary` is the one bid whose button is the region's primary one. */
  readonly renderAction: (bid: ComparedBid, primary: boolean) => ReactNode;
  /** A link to the contractor or the like, on the line of the name. */
  readonly renderContact?: (bid: ComparedBid) => ReactNode;
  readonly label?: string;
}

/** Bids side by side: a table, or one bid per tab where the table has no room. */
export function CompareMatrix({
  conditions,
  bids,
  closing,
  renderAction,
  renderContact,
  label,
}: CompareMatrixProps): ReactElement {
  const { formatMessage } = useIntl();
  const comparison = useMemo(() => compareBids(conditions, bids, closing), [conditions, bids, closing]);
  const best = comparison.bids.find((bid) => bid.complete)?.id;
  const shared = {
    comparison,
    conditionCount: conditions.length,
    label: label ?? formatMessage({ id: 'ui.compare.label' }),
    renderAction: (bid: ComparedBid) => renderAction(bid, bid.id === best),
    renderContact,
  };
  return (
    <Container data-print="wide">
      <div className="table">
        <CompareTable {...shared} />
      </div>
      <div className="cards">
        <CompareCards {...shared} />
      </div>
    </Container>
  );
}
