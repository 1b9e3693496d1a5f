import { useSession } from '@cw/api-client';
import type { ReactElement } from 'react';
import { Settings } from '../features/settings/index.js';

export function SettingsPage(): ReactElement | null {
  const session = useSession();
  return session.status === 'signed-in' ? <Settings user={session.user} /> : null;
}
