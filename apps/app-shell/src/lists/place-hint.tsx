import { PinIcon, styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(0.75),
  margin: theme.spacing(0, 0, 2),
  color: theme.vars.palette.text.secondary,
  '& svg': { flex: 'none', alignSelf: 'center' },
}));

/** Why a list is of the whole country, and what brings it nearer. */
export function PlaceHint({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Hint>
      <PinIcon />
      <span>{children}</span>
    </Hint>
  );
}
