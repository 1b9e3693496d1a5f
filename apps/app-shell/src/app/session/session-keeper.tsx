import { useSession, useSessionRecovery } from '@cw/api-client';
import { useEffect } from 'react';
import { rememberPerson } from './last-person.js';
import { useAccountLocale } from './use-account-locale.js';

/** What follows the session on every page: it is found again when it was lost, and the page speaks its language. */
export function SessionKeeper(): null {
  const session = useSession();
  useSessionRecovery(session);
  const user = session.status === 'signed-in' ? session.user : undefined;
  useAccountLocale(user);
  const isSettled = user !== undefined || session.status === 'signed-out';
  const userId = user?.id ?? null;
  useEffect(() => {
    if (isSettled) rememberPerson(userId);
  }, [isSettled, userId]);
  return null;
}
