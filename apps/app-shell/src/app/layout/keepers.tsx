import type { SessionUser } from '@cw/api-client';
import type { ReactElement } from 'react';
import { LiveNotices } from '../../features/notifications/index.js';
import { PushKeeper } from '../../push/push-keeper.js';

export interface KeepersProps {
  readonly user: SessionUser;
  /** The newest notification as the page first read them: what came since is still said. */
  readonly known: number | undefined;
}

/** What works beside every screen and shows nothing of itself on it: it comes after the screen. */
export function Keepers({ user, known }: KeepersProps): ReactElement {
  return (
    <>
      <LiveNotices user={user} known={known} />
      <PushKeeper user={user} />
    </>
  );
}
