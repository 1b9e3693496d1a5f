import type { Presence } from '@cw/domain';
import type { Realtime } from './realtime.js';

/** What a person may say of themselves; offline is what the server says of who has gone. */
export const PRESENCE_CHOICES = ['online', 'away', 'busy'] as const satisfies readonly Presence[];
export type PresenceChoice = (typeof PRESENCE_CHOICES)[number];

/** RT-04: without a touch of the page for this long, in ms, a person is away. */
export const IDLE_MS = 300_000;

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const keyOf = (userId: string): string => `closewright.presence.${userId}`;
const listeners = new Set<() => void>();
/** Where the browser keeps nothing, the choice lasts as long as the page. */
const unkept = new Map<string, PresenceChoice>();

function kept(userId: string): string | null {
  try {
    return window.localStorage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}

/** The last choice on this device, in whichever tab. */
export function presenceChoice(userId: string): PresenceChoice {
  const value = kept(userId);
  return PRESENCE_CHOICES.find((choice) => choice === value) ?? unkept.get(userId) ?? 'online';
}

export function choosePresence(userId: string, choice: PresenceChoice): void {
  unkept.set(userId, choice);
  try {
    window.localStorage.setItem(keyOf(userId), choice);
  } catch {
    // It holds for this page.
  }
  for (const listener of listeners) listener();
}

/** Hears of a choice in this tab and in the others. */
export function onPresenceChoice(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Calls back when the page has not been touched for a while, and when it is touched again. */
function watchInput(onChange: (isIdle: boolean) => void): () => void {
  let isIdle = false;
  let timer: ReturnType<typeof setTimeout>;
  const rest = (): void => {
    isIdle = true;
    onChange(true);
  };
  const touch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(rest, IDLE_MS);
    if (!isIdle) return;
    isIdle = false;
    onChange(false);
  };
  timer = setTimeout(rest, IDLE_MS);
  for (const input of INPUTS) window.addEventListener(input, touch, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const input of INPUTS) window.removeEventListener(input, touch);
  };
}

/**
 * RT-04: says what the person has chosen; who has chosen nothing else is away while the page is hidden or untouched.
 * What several tabs say is put together by the server.
 */
export function keepPresence(realtime: Pick<Realtime, 'setPresence'>, userId: string): () => void {
  let isIdle = false;
  const say = (): void => {
    const choice = presenceChoice(userId);
    const isAway = isIdle || document.visibilityState === 'hidden';
    realtime.setPresence(choice === 'online' && isAway ? 'away' : choice);
  };
  const stopInput = watchInput((next) => {
    isIdle = next;
    say();
  });
  const stopChoice = onPresenceChoice(say);
  document.addEventListener('visibilitychange', say);
  say();
  return () => {
    stopInput();
    stopChoice();
    document.removeEventListener('visibilitychange', say);
  };
}
