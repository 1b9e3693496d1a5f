import type { SessionUser } from '@cw/api-client';
import { SUBMITTER_ROLES } from '@cw/domain';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { BLANK_INTAKE, type IntakeAnswers } from '../answers/intake-answers.js';
import { readDraft, removeDraft, VISITOR, writeDraft, type IntakeDraft, type PendingRequest } from './draft-store.js';

/** Typing pauses this long, in ms, before the draft is kept. */
const PAUSE_MS = 500;

export interface DraftKeeping {
  /** As they were last kept. */
  readonly answers: IntakeAnswers;
  /** The same with what was typed since. */
  readonly read: () => IntakeAnswers;
  /** All of it, for work that goes on while the screen is drawn anew. */
  readonly latest: RefObject<IntakeDraft>;
  /** When it was last kept, ms since 1970; undefined while there is nothing to keep, or nowhere. */
  readonly savedAt: number | undefined;
  /** When what was found here had been kept. */
  readonly restoredAt: number | undefined;
  /** Takes what was typed; it is kept once typing pauses. */
  readonly change: (answers: IntakeAnswers) => void;
  /** Keeps it now. */
  readonly flush: () => void;
  readonly setPending: (pending: PendingRequest | undefined) => void;
  /** Forgets it for good: sent, or started over. */
  readonly forget: () => void;
}

/** A person with an account need not say again who they are. */
function withContact(answers: IntakeAnswers, user: SessionUser | undefined): IntakeAnswers {
  if (user === undefined) return answers;
  const { submitterRole, fullName, email, phone } = answers;
  if (fullName !== '' || email !== '' || phone !== '') return answers;
  return {
    ...answers,
    submitterRole: submitterRole === '' ? (SUBMITTER_ROLES.find((role) => role === user.role) ?? '') : submitterRole,
    fullName: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    phone: user.phone ?? '',
  };
}

/** The draft of this person, or what was begun here before signing in. */
function begin(owner: string, user: SessionUser | undefined): IntakeDraft {
  const kept = readDraft(owner) ?? (owner === VISITOR ? undefined : readDraft(VISITOR));
  const draft = kept ?? { answers: BLANK_INTAKE, startedAt: Date.now() };
  return { ...draft, answers: withContact(draft.answers, user) };
}

/** Keeps what is typed on this device, so that a reload, a killed tab or a change of language loses nothing. */
export function useIntakeDraft(owner: string, user: SessionUser | undefined): DraftKeeping {
  const [first] = useState(() => begin(owner, user));
  const latest = useRef(first);
  const [kept, setKept] = useState(first);
  const [restoredAt, setRestoredAt] = useState(first.savedAt);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const { savedAt: _, ...draft } = latest.current;
    const dated = { ...draft, savedAt: Date.now() };
    const isKept = writeDraft(owner, dated);
    if (isKept && owner !== VISITOR) removeDraft(VISITOR);
    latest.current = isKept ? dated : draft;
    setKept(latest.current);
  }, [owner]);

  const put = useCallback(
    (part: Partial<IntakeDraft>) => {
      latest.current = { ...latest.current, ...part };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, PAUSE_MS);
    },
    [flush],
  );
  const read = useCallback(() => latest.current.answers, []);
  const change = useCallback((answers: IntakeAnswers) => put({ answers }), [put]);
  const setPending = useCallback(
    (pending: PendingRequest | undefined) => {
      const { pending: _, ...draft } = latest.current;
      latest.current = draft;
      put(pending === undefined ? {} : { pending });
      flush();
    },
    [flush, put],
  );

  // Whoever leaves in the middle of a word keeps that word.
  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    removeDraft(owner);
    if (owner !== VISITOR) removeDraft(VISITOR);
    latest.current = { answers: withContact(BLANK_INTAKE, user), startedAt: Date.now() };
    setKept(latest.current);
    setRestoredAt(undefined);
  }, [owner, user]);

  return { answers: kept.answers, read, latest, savedAt: kept.savedAt, restoredAt, change, flush, setPending, forget };
}
