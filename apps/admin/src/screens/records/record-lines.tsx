import { styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: theme.spacing(0.75),
    padding: theme.spacing(1.5, 3),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.75, 1.5) },
  // Not in a list within: there the name stands beside its state.
  '& > li > .head > :last-child:not(:first-of-type)': { marginLeft: 'auto' },
  '& .name': { fontWeight: 650 },
  // Several lines that somebody typed.
  '& .words': { whiteSpace: 'pre-line' },
  '& .quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .acts': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  [theme.breakpoints.down('md')]: { '& > li': { padding: theme.spacing(1.5, 2) } },
}));

export interface RecordLine {
  readonly id: string;
  /** What it is, at the left, and what it comes to, at the right. */
  readonly head: ReactNode;
  readonly body?: ReactNode;
}

export interface RecordLinesProps {
  readonly lines: readonly RecordLine[];
}

/** The parts of a record one under the other, ruled, in a flush panel. */
export function RecordLines({ lines }: RecordLinesProps): ReactElement {
  return (
    <List>
      {lines.map(({ id, head, body }) => (
        <li key={id}>
          <div className="head">{head}</div>
          {body}
        </li>
      ))}
    </List>
  );
}
