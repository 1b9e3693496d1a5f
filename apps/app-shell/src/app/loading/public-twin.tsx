import { clearSignedInHint, hasSignedInHint, useSession } from '@cw/api-client';
import { useEffect, useState, type ReactNode } from 'react';
import { LoadingScreen } from './loading-screen.js';

export interface PublicTwinProps {
  /** What a signed-in visitor sees at this address. */
  readonly children: ReactNode;
  /** What is shown when there is no public page to fall back to. */
  readonly otherwise: ReactNode;
  readonly reload?: () => void;
}

const reloadDocument = (): void => window.location.reload();

/** An address that has a public page for visitors and another for people with a session (AREA-09, AREA-12). */
export function PublicTwin({ children, otherwise, reload = reloadDocument }: PublicTwinProps): ReactNode {
  const { status } = useSession();
  // The answer that nobody is signed in takes the hint away, so it is looked at before.
  const [cameByHint] = useState(hasSignedInHint);
  const isStale = status === 'signed-out' && cameByHint;

  useEffect(() => {
    if (!isStale) return;
    // The server chose this document by a hint that is no longer true; without it the public page comes.
    clearSignedInHint();
    reload();
  }, [isStale, reload]);

  if (status === 'signed-in') return children;
  if (status === 'loading' || isStale) return <LoadingScreen />;
  return otherwise;
}
