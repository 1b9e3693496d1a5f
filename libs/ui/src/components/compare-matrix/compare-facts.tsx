import { Fragment, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { ComparedBid, CompareLine } from './compare.js';

/** Says under a price that it may change. */
export function AllowanceNote({ line }: { readonly line: CompareLine }): ReactElement | null {
  const { formatMessage } = useIntl();
  if (line.allowance !== true) return null;
  return <div className="quiet">{formatMessage({ id: 'ui.compare.allowance' })}</div>;
}

/** One row for each further line of the bids. */
export function FactRows({ bids }: { readonly bids: readonly ComparedBid[] }): ReactElement {
  return (
    <>
      {(bids[0]?.facts ?? []).map(({ id, label }, index) => (
        <tr key={id}>
          <th scope="row">
            <div className="name">{label}</div>
          </th>
          {bids.map((bid) => (
            <td key={bid.id} className={bid.complete ? 'complete' : undefined}>
              {bid.facts?.[index]?.value}
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}

/** The same lines of one bid. */
export function FactList({ bid }: { readonly bid: ComparedBid }): ReactElement | null {
  if (bid.facts === undefined || bid.facts.length === 0) return null;
  return (
    <dl className="facts">
      {bid.facts.map(({ id, label, value }) => (
        <Fragment key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
