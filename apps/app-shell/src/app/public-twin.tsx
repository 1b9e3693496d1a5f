import { clearSignedInHint, hasSignedInHint, useSession } from '@cw/api-client';
import { useEffect, type ReactNode } from 'react';
import { LoadingScreen } from './loading-screen.js';

export interface PublicTwinProps {
  /** What a signed-in visitor sees at this address. */
  readonly children: ReactNode;
  /** What is shown when there is no public page to fall back to. */
  readonly otherwise: ReactNode;
}

/** An address that has a public page for visitors and another for people with a session (AREA-09, AREA-12). */
export function PublicTwin({ children, otherwise }: PublicTwinProps): ReactNode {
  const { status } = useSession();
  const isStale = status === 'signed-out' && hasSignedInHint();

  useEffect(() => {
    if (!isStale) return;
    // The server chose this document by a hint that is no longer true; without it the public page comes.
    clearSignedInHint();
    window.location.reload();
  }, [isStale]);

  if (status === 'signed-in') return children;
  if (status === 'loading' || isStale) return <LoadingScreen />;
  return otherwise;
}
