import { useSession, useSessionRecovery } from '@cw/api-client';
import { useAccountLocale } from './use-account-locale.js';

/** What follows the session on every page: it is found again when it was lost, and the page speaks its language. */
export function SessionKeeper(): null {
  const session = useSession();
  useSessionRecovery(session);
  useAccountLocale(session.status === 'signed-in' ? session.user : undefined);
  return null;
}
