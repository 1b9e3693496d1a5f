import { styled } from '@mui/material/styles';
import { Fragment, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { WarningIcon } from '../../icons/index.js';
import { LongText } from '../long-text/long-text.js';
import type { ComparedBid, CompareFact, CompareLine } from './compare.js';

const Warned = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  gap: theme.spacing(0.75),
  color: theme.vars.palette.warning.main,
  fontWeight: 620,
  '& svg': { flex: 'none', marginTop: '0.15em' },
}));

function FactValue({ fact }: { readonly fact: CompareFact | undefined }): ReactElement | null {
  if (fact === undefined) return null;
  if (fact.warns === true) {
    return (
      <Warned>
        <WarningIcon size={16} />
        {fact.value}
      </Warned>
    );
  }
  return fact.prose === true ? <LongText about={fact.label}>{fact.value}</LongText> : <>{fact.value}</>;
}

const proseClass = ({ prose }: CompareFact): string | undefined => (prose === true ? 'prose' : undefined);

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
      {(bids[0]?.facts ?? []).map((row, index) => (
        <tr key={row.id}>
          <th scope="row" className={proseClass(row)}>
            <div className="name">{row.label}</div>
          </th>
          {bids.map((bid) => (
            <td key={bid.id} className={[proseClass(row), bid.complete ? 'complete' : undefined].join(' ')}>
              <FactValue fact={bid.facts?.[index]} />
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
      {bid.facts.map((fact) => (
        <Fragment key={fact.id}>
          <dt className={proseClass(fact)}>{fact.label}</dt>
          <dd className={proseClass(fact)}>
            <FactValue fact={fact} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
