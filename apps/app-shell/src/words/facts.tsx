import { styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: theme.spacing(1.25),
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: theme.spacing(0.25, 2) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, marginLeft: 'auto', fontWeight: 620, overflowWrap: 'anywhere' },
  '& .note': {
    ...theme.typography.body2,
    flexBasis: '100%',
    marginLeft: 0,
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
}));

export interface ProfileFact {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** What is so, one line each. */
export const Facts = ({ facts }: { readonly facts: readonly ProfileFact[] }): ReactElement => (
  <List>
    {facts.map(({ id, label, value, note }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd>{value}</dd>
        {note === undefined || note === null ? null : <dd className="note">{note}</dd>}
      </div>
    ))}
  </List>
);
