import type { WorkspaceKit } from '@cw/api-client/workspace';
import { styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';

const Bar = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // Whatever their number, the last row is filled: no cell stands empty.
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.divider,
  '& li': { flex: '1 1 8.25rem', display: 'grid', backgroundColor: theme.vars.palette.background.paper },
  '& a': {
    display: 'block',
    padding: theme.spacing(1.5, 2),
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    ...theme.typography.body2,
  },
  '& a:hover': { textDecoration: 'underline' },
  '& .count': { ...theme.typography.moneyTotal, display: 'block', color: theme.vars.palette.text.primary },
  '& .late a, & .late .count': { color: theme.vars.palette.error.main, fontWeight: 620 },
}));

export interface Figure {
  readonly id: string;
  /** The list of what was counted. */
  readonly to: string;
  /** A promise that was broken. */
  readonly isBroken: boolean;
  /** The number, set by `figure`, and what it counts. */
  readonly text: ReactNode;
}

/** The `<figure>` of a text of the bar. */
export const figure = (parts: ReactNode[]): ReactElement => (
  <span key="figure" className="count">
    {parts}
  </span>
);

/** What one row of a desk's width holds; more stand in two rows of one length. */
const ROW = 7;

/** How many there are of what staff see to; each number leads to what it counts. */
export function CountBar({
  figures,
  Link,
}: {
  readonly figures: readonly Figure[];
  readonly Link: WorkspaceKit['Link'];
}): ReactElement {
  const isOneRow = figures.length <= ROW;
  const half = { flexBasis: `max(8.25rem, calc(100% / ${String(Math.ceil(figures.length / 2))} - 1px))` };
  return (
    <Bar>
      {figures.map(({ id, to, isBroken, text }) => (
        <li key={id} className={isBroken ? 'late' : ''} style={isOneRow ? {} : half}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </Bar>
  );
}
