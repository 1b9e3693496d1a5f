import type { Presence } from '@cw/domain';
import { useSelector } from 'react-redux';
import type { AppState } from '../store.js';

/** RT-04: what the server has said of a person since the connection began; undefined when it has said nothing. */
export const usePresence = (userId: string | undefined): Presence | undefined =>
  useSelector(({ realtime }: Pick<AppState, 'realtime'>) =>
    userId === undefined ? undefined : realtime.presences[userId],
  );
