import { styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  '& > *': { minWidth: 0, display: 'grid', gap: theme.spacing(3) },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 25rem)',
    // Beside the list nothing is pushed away by it.
    '& > *': { visibility: 'inherit' },
  },
}));

export interface RecordLayoutProps {
  readonly children: ReactNode;
  /** Stands beside the list on a desk, under it elsewhere. */
  readonly side: ReactNode;
}

/** The list, and what belongs to it beside it. */
export function RecordLayout({ children, side }: RecordLayoutProps): ReactElement {
  return (
    <Grid>
      <div>{children}</div>
      <div>{side}</div>
    </Grid>
  );
}
