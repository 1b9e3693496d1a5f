import { PLACE_MARGIN, styled } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';

const Ground = styled('div')({ scrollMarginTop: PLACE_MARGIN, minWidth: 0, '&:empty': { display: 'none' } });

export interface LinkedPlaceProps {
  /** By what the fragment of an address names it. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of a page that links lead to, whether or not it has anything to show. */
export function LinkedPlace({ name, children }: LinkedPlaceProps): ReactElement {
  return (
    <Ground id={name} tabIndex={-1}>
      {children}
    </Ground>
  );
}
