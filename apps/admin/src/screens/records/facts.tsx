import { styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  // As wide in each list, so that lists under each other line up.
  gridTemplateColumns: 'minmax(5.5rem, 8rem) minmax(0, 1fr)',
  gap: theme.spacing(0.75, 2),
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

export interface FactsProps {
  readonly facts: readonly (readonly [label: ReactNode, value: ReactNode, id: string])[];
}

/** What is known, in two columns. */
export function Facts({ facts }: FactsProps): ReactElement {
  return (
    <List>
      {facts.map(([label, value, id]) => (
        <Entry key={id} label={label} value={value} />
      ))}
    </List>
  );
}

function Entry({ label, value }: { readonly label: ReactNode; readonly value: ReactNode }): ReactElement {
  return (
    <>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </>
  );
}
