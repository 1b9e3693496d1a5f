import { SOCKET_CONSTANTS } from '@cw/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '../use-session.js';
import type { Realtime } from './realtime.js';
import { useRealtime, useRealtimeEvent } from './realtime-context.js';

/** Who types is said again this often, in ms; whoever hears it forgets it after `heardMs`. */
const TYPING = { saidAgainMs: 3_000, pauseMs: 4_000, heardMs: 7_000 } as const;

type Timer = ReturnType<typeof setTimeout>;

/** Says that the reader types, once in a while, and that they have stopped. */
function createTypingVoice(realtime: Realtime, typing: { projectId: string; messageType: string }) {
  let saidAt: number | undefined;
  let pause: Timer | undefined;
  const stop = (): void => {
    clearTimeout(pause);
    if (saidAt === undefined) return;
    saidAt = undefined;
    realtime.setTyping(false, typing);
  };
  const input = (): void => {
    clearTimeout(pause);
    pause = setTimeout(stop, TYPING.pauseMs);
    const now = Date.now();
    if (saidAt !== undefined && now - saidAt < TYPING.saidAgainMs) return;
    saidAt = now;
    realtime.setTyping(true, typing);
  };
  return { input, stop };
}

function useTypists(projectId: string | undefined, messageType: string): readonly string[] {
  const session = useSession();
  const ownId = session.status === 'signed-in' ? session.user.id : undefined;
  const [typists, setTypists] = useState<readonly string[]>([]);
  const timers = useRef(new Map<string, Timer>());

  const forget = useCallback((userId: string): void => {
    clearTimeout(timers.current.get(userId));
    timers.current.delete(userId);
    setTypists((before) => before.filter((id) => id !== userId));
  }, []);

  useRealtimeEvent('user_typing', (heard) => {
    if (heard.projectId !== projectId || heard.messageType !== messageType || heard.userId === ownId) return;
    forget(heard.userId);
    if (!heard.typing) return;
    timers.current.set(
      heard.userId,
      setTimeout(() => forget(heard.userId), TYPING.heardMs),
    );
    setTypists((before) => [...before, heard.userId]);
  });

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
      setTypists([]);
    };
  }, [projectId, messageType]);

  return typists;
}

export interface Typing {
  /** The people who type there now, without the reader. */
  readonly typists: readonly string[];
  /** To be called at every change of the words; tells the others at most every three seconds. */
  readonly onInput: () => void;
  /** To be called when the words are sent or cleared; by itself after a pause. */
  readonly onStop: () => void;
}

/** RT-02, RT-03: who types in a thread (`messageType` is its id), and that the reader does. */
export function useTyping(
  projectId: string | undefined,
  messageType: string = SOCKET_CONSTANTS.defaultMessageType,
): Typing {
  const realtime = useRealtime();
  const typists = useTypists(projectId, messageType);
  const voice = useMemo(
    () =>
      realtime === undefined || projectId === undefined
        ? undefined
        : createTypingVoice(realtime, { projectId, messageType }),
    [realtime, projectId, messageType],
  );
  useEffect(() => () => voice?.stop(), [voice]);
  const onInput = useCallback(() => voice?.input(), [voice]);
  const onStop = useCallback(() => voice?.stop(), [voice]);
  return { typists, onInput, onStop };
}
