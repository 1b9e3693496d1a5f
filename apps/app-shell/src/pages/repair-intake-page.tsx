import { useSession, type Session } from '@cw/api-client';
import type { ReactElement } from 'react';
import { lastPerson } from '../app/session/last-person.js';
import { LoadingScreen } from '../app/loading/loading-screen.js';
import { UnreachablePage } from '../app/bare/unreachable-page.js';
import { RepairIntake, VISITOR } from '../features/intake/index.js';
import { useKeepIntake } from '../install/use-keep-intake.js';

/** Whose draft it is. Who has a session that cannot be read is who was here last, and not just any visitor. */
function ownerIn(session: Session): string | undefined {
  if (session.status === 'signed-in') return session.user.id;
  return session.status === 'unknown' ? lastPerson() : VISITOR;
}

/** INT-01: the form is everybody's; who is signed in need not say again who they are. */
export function RepairIntakePage(): ReactElement {
  const session = useSession();
  useKeepIntake();
  if (session.status === 'loading') return <LoadingScreen />;
  const owner = ownerIn(session);
  if (session.status === 'unknown' && owner === undefined) return <UnreachablePage onRetry={session.retry} />;
  return <RepairIntake owner={owner ?? VISITOR} user={session.status === 'signed-in' ? session.user : undefined} />;
}
