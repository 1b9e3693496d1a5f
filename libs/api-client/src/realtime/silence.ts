import { SOCKET_CONSTANTS } from '@cw/domain';
import type { RealtimeState } from './realtime-slice.js';

/**
 * RT-06: while no connection tells what is new, it is asked for at intervals, as the banner promises; not while nobody
 * looks at the page, nor without a network. Takes each state of the connection.
 */
export function createSilence(ask: () => void): (state: RealtimeState) => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const askIfSeen = (): void => {
    if (document.visibilityState === 'visible' && navigator.onLine) ask();
  };
  return (state) => {
    if (state === 'connected' || state === 'off') {
      clearInterval(timer);
      timer = undefined;
    } else timer ??= setInterval(askIfSeen, SOCKET_CONSTANTS.unheardPollMs);
  };
}
