import { useReadConversationMutation, useRealtimeEvent, type ConversationView } from '@cw/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';

type Members = ConversationView['members'];

/** The members with how far each has read, as the server has said last. */
export function useLiveMembers({ id, members }: ConversationView): Members {
  const [heard, setHeard] = useState<ReadonlyMap<string, number>>(new Map());
  useRealtimeEvent('message_read', ({ conversationId, userId, sequence }) => {
    if (conversationId === id) setHeard((before) => new Map(before).set(userId, sequence));
  });
  return members.map((member) => {
    const sequence = heard.get(member.userId) ?? 0;
    return sequence > member.readSequence ? { ...member, readSequence: sequence } : member;
  });
}

const PAUSE_MS = 400;
/** What could not be said is said again after this. */
const AGAIN_MS = 5_000;

/** Says how far the reader has read: what was on screen while the page was in front, never backwards. */
export function useMarkRead({ id, readSequence, side }: ConversationView): (sequence: number) => void {
  const [read] = useReadConversationMutation();
  const seen = useRef(0);
  const told = useRef(readSequence);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [failures, setFailures] = useState(0);

  const tell = useCallback((): void => {
    timer.current = undefined;
    const sequence = seen.current;
    if (sequence <= told.current || document.visibilityState === 'hidden') return;
    told.current = sequence;
    read({ id, readConversation: { sequence } })
      .unwrap()
      .catch(() => {
        told.current = readSequence;
        setFailures((before) => before + 1);
      });
  }, [id, read, readSequence]);

  useEffect(() => {
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [tell]);

  useEffect(() => {
    if (failures === 0) return;
    const again = setTimeout(tell, AGAIN_MS);
    return () => clearTimeout(again);
  }, [failures, tell]);

  return useCallback(
    (sequence) => {
      if (side === 'staff' || sequence <= seen.current) return;
      seen.current = sequence;
      timer.current ??= setTimeout(tell, PAUSE_MS);
    },
    [side, tell],
  );
}
