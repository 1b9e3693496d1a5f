import { LoadingState } from '@cw/ui';
import type { ReactElement } from 'react';
import { BareMain } from '../bare/bare-page.js';

/** SHELL-01: while the session is resolved, or the first page is on its way. */
export function LoadingScreen(): ReactElement {
  return (
    <BareMain>
      <LoadingState />
    </BareMain>
  );
}
