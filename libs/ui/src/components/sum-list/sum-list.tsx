import type { Cents } from '@cw/domain';
import { styled } from '@mui/material/styles';
import type { ReactElement, ReactNode } from 'react';
import { Money } from '../money/money.js';

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '0.4375rem 0',
  fontSize: '0.9375rem',
  // In large letters an amount stands under its words, which keep room for a long one.
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(2) },
  // A note typed without a space must not make the page wider than the screen.
  '& dt': { flex: '1 1 7rem', minWidth: 0, overflowWrap: 'anywhere' },
  '& dd': { marginLeft: 'auto', textAlign: 'right' },
  '& .quiet': { color: theme.vars.palette.text.secondary },
  '& .total': {
    borderTop: `2px solid ${theme.vars.palette.text.primary}`,
    paddingTop: theme.spacing(1),
    fontWeight: 680,
  },
}));

export interface SumRow {
  readonly label: ReactNode;
  readonly cents: Cents;
  readonly quiet?: boolean;
  /** The ruled last line. */
  readonly total?: boolean;
  /** Writes + before the amount. */
  readonly plus?: boolean;
  /** Nothing for whoever is handed the page on paper. */
  readonly screenOnly?: boolean;
}

export interface SumListProps {
  readonly rows: readonly SumRow[];
}

/** Amounts that add up, right-aligned, the sum under a ruled line. */
export function SumList({ rows }: SumListProps): ReactElement {
  return (
    <List>
      {rows.map(({ label, cents, quiet = false, total = false, plus = false, screenOnly = false }, index) => {
        const look = {
          className: total ? 'total' : quiet ? 'quiet' : undefined,
          ...(screenOnly && { 'data-print': 'hidden' }),
        };
        return (
          <div key={index} {...look}>
            <dt>{label}</dt>
            <dd>
              <Money cents={cents} plus={plus} />
            </dd>
          </div>
        );
      })}
    </List>
  );
}
