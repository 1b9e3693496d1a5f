import type { ReactElement } from 'react';
import { Outlet } from 'react-router';

/** SHELL-01: what stands round every signed-in screen. */
export function SignedInLayout(): ReactElement {
  return (
    <main>
      <Outlet />
    </main>
  );
}
