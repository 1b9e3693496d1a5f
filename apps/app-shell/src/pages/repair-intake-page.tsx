import { useSession } from '@cw/api-client';
import type { ReactElement } from 'react';
import { LoadingScreen } from '../app/loading-screen.js';
import { RepairIntake } from '../features/intake/index.js';

/** INT-01: the form is everybody's; who is signed in need not say again who they are. */
export function RepairIntakePage(): ReactElement {
  const session = useSession();
  if (session.status === 'loading') return <LoadingScreen />;
  return <RepairIntake user={session.status === 'signed-in' ? session.user : undefined} />;
}
