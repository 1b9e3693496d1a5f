import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { IntakeAnswers } from '../answers/intake-answers.js';
import { readDraft, readSent, removeDraft, VISITOR, watchDrafts, writeDraft } from './draft-store.js';
import type { IntakeDraft, SentDraft } from './draft-store.js';
import { mergeAnswers } from './merge-answers.js';

/** Typing pauses this long, in ms, before the draft is kept. */
const PAUSE_MS = 500;

type Listener = (answers: IntakeAnswers) => void;

export interface SharedDraft {
  /** As this tab has it, with what was typed since it was kept. */
  readonly latest: RefObject<IntakeDraft>;
  readonly kept: IntakeDraft;
  /** It was sent by another tab: it is neither kept nor sent from here any more. */
  readonly sentElsewhere: SentDraft | undefined;
  /** Takes over what other tabs kept; false when one of them has sent it. */
  readonly catchUp: () => boolean;
  /** Calls when answers of another tab were taken over. Answers how to stop that. */
  readonly onAdopt: (listener: Listener) => () => void;
  /** Changes it here; it is kept once that pauses. */
  readonly put: (part: Partial<IntakeDraft>) => void;
  /** Keeps now what has not been kept. */
  readonly flush: () => void;
  /** Keeps it as it is. */
  readonly keep: () => void;
  /** Goes on with another draft. */
  readonly replace: (draft: IntakeDraft) => void;
  /** This tab has sent the draft that was begun then. */
  readonly noteSentHere: (startedAt: number) => void;
  readonly isSentHere: () => boolean;
}

/** Drops what waits to be kept; true when something did. */
function stop(timer: RefObject<ReturnType<typeof setTimeout> | undefined>): boolean {
  const wasWaiting = timer.current !== undefined;
  clearTimeout(timer.current);
  timer.current = undefined;
  return wasWaiting;
}

/** Those who draw the answers, such as the fields of a step. */
function useListeners(): Pick<SharedDraft, 'onAdopt'> & { readonly tell: Listener } {
  const [listeners] = useState(() => new Set<Listener>());
  const tell = useCallback((answers: IntakeAnswers) => listeners.forEach((hear) => hear(answers)), [listeners]);
  const onAdopt = useCallback(
    (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    [listeners],
  );
  return { tell, onAdopt };
}

/** A draft as all tabs of its owner have it: what one of them keeps the others take over, field by field. */
export function useSharedDraft(owner: string, first: IntakeDraft): SharedDraft {
  const latest = useRef(first);
  const shared = useRef(first);
  const [kept, setKept] = useState(first);
  const [sentElsewhere, setSentElsewhere] = useState<SentDraft>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sentHere = useRef<number>(undefined);
  const { tell, onAdopt } = useListeners();

  const catchUp = useCallback(() => {
    const sent = readSent();
    if (sent?.startedAt === latest.current.startedAt && sent.startedAt !== sentHere.current) {
      stop(timer);
      setSentElsewhere(sent);
      return false;
    }
    const theirs = readDraft(owner);
    if (theirs === undefined || theirs.savedAt === shared.current.savedAt) return true;
    const answers = mergeAnswers(shared.current.answers, latest.current.answers, theirs.answers);
    latest.current = { ...theirs, answers };
    shared.current = theirs;
    setKept(latest.current);
    tell(answers);
    return true;
  }, [tell, owner]);

  const keep = useCallback(() => {
    stop(timer);
    const { savedAt: _, ...draft } = latest.current;
    const dated = { ...draft, savedAt: Date.now() };
    const isKept = writeDraft(owner, dated);
    if (isKept && owner !== VISITOR) removeDraft(VISITOR);
    latest.current = isKept ? dated : draft;
    shared.current = latest.current;
    setKept(latest.current);
  }, [owner]);

  const flush = useCallback(() => {
    if (stop(timer) && catchUp()) keep();
  }, [catchUp, keep]);

  const put = useCallback(
    (part: Partial<IntakeDraft>) => {
      latest.current = { ...latest.current, ...part };
      stop(timer);
      timer.current = setTimeout(flush, PAUSE_MS);
    },
    [flush],
  );

  const replace = useCallback((draft: IntakeDraft) => {
    stop(timer);
    latest.current = draft;
    shared.current = draft;
    setKept(draft);
    setSentElsewhere(undefined);
  }, []);

  const noteSentHere = useCallback((startedAt: number) => {
    sentHere.current = startedAt;
    setSentElsewhere(undefined);
  }, []);

  const isSentHere = useCallback(() => sentHere.current === latest.current.startedAt, []);

  useEffect(() => watchDrafts(owner, catchUp), [owner, catchUp]);

  return { latest, kept, sentElsewhere, catchUp, onAdopt, put, flush, keep, replace, noteSentHere, isSentHere };
}
