import { styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '10rem minmax(0, 1fr) auto',
    gap: theme.spacing(0.5, 2),
    alignItems: 'baseline',
    padding: theme.spacing(1.5, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > div:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > div:last-of-type': { paddingBottom: 0 },
  '& dt': { ...theme.typography.label },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& .value': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1.5) },
  '& .note': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginTop: 2 },
  [theme.breakpoints.down('md')]: {
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .act': { justifySelf: 'start' },
  },
}));

export interface Fact {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Under the value, in small print. */
  readonly note?: ReactNode;
  /** What can be done about it: one link or button. */
  readonly action?: ReactNode;
}

export interface FactListProps {
  readonly facts: readonly Fact[];
}

/** What is so and is not edited in place: label, value, what can be done about it. */
export function FactList({ facts }: FactListProps): ReactElement {
  return (
    <List>
      {facts.map(({ id, label, value, note, action }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <div className="value">{value}</div>
            {note === undefined ? null : <div className="note">{note}</div>}
          </dd>
          {action === undefined ? null : <dd className="act">{action}</dd>}
        </div>
      ))}
    </List>
  );
}
