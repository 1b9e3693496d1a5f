import type { SessionUser } from '@cw/api-client';
import { SUBMITTER_ROLES } from '@cw/domain';
import { useCallback, useEffect, useState } from 'react';
import { BLANK_INTAKE, type IntakeAnswers } from '../answers/intake-answers.js';
import { readDraft, readSent, removeDraft, VISITOR, writeSent } from './draft-store.js';
import type { IntakeDraft, PendingRequest, SentDraft } from './draft-store.js';
import { useSharedDraft, type SharedDraft } from './use-shared-draft.js';

export interface DraftKeeping extends Pick<SharedDraft, 'latest' | 'sentElsewhere' | 'catchUp' | 'onAdopt' | 'flush'> {
  /** As they were last kept. */
  readonly answers: IntakeAnswers;
  /** The same with what was typed since. */
  readonly read: () => IntakeAnswers;
  /** When it was last kept, ms since 1970; undefined while there is nothing to keep, or nowhere. */
  readonly savedAt: number | undefined;
  /** When what was found here had been kept. */
  readonly restoredAt: number | undefined;
  /** Takes what was typed; it is kept once typing pauses. */
  readonly change: (answers: IntakeAnswers) => void;
  readonly setPending: (pending: PendingRequest | undefined) => void;
  /** It has become a request: no tab sends it again. */
  readonly noteSent: (sent: SentDraft) => void;
  /** Forgets it for good if it was sent from here; answers whether it was. */
  readonly forgetSent: () => boolean;
  /** Forgets it for good: started over. */
  readonly forget: () => void;
  /** Leaves to the other tab what it has sent, and goes on with what was begun since, if anything. */
  readonly startNew: () => void;
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

/** The draft of this person, or what was begun here before signing in; nothing of what was sent. */
function begin(owner: string, user: SessionUser | undefined): IntakeDraft {
  const sent = readSent();
  const isUnsent = (draft: IntakeDraft | undefined): boolean =>
    draft !== undefined && draft.startedAt !== sent?.startedAt;
  const kept = [readDraft(owner), readDraft(VISITOR)].find(isUnsent);
  const draft = kept ?? { answers: BLANK_INTAKE, startedAt: Date.now() };
  return { ...draft, answers: withContact(draft.answers, user) };
}

const without = ({ pending: _, ...draft }: IntakeDraft): IntakeDraft => draft;

/** Keeps what is typed on this device, so that a reload, a killed tab or a change of language loses nothing. */
export function useIntakeDraft(owner: string, user: SessionUser | undefined): DraftKeeping {
  const [first] = useState(() => begin(owner, user));
  const { kept, put, keep, replace, noteSentHere, isSentHere, ...shared } = useSharedDraft(owner, first);
  const { latest, catchUp, flush } = shared;
  const [restoredAt, setRestoredAt] = useState(first.savedAt);

  const read = useCallback(() => latest.current.answers, [latest]);
  const change = useCallback((answers: IntakeAnswers) => put({ answers }), [put]);
  const setPending = useCallback(
    (pending: PendingRequest | undefined) => {
      if (!catchUp()) return;
      latest.current = { ...without(latest.current), ...(pending !== undefined && { pending }) };
      keep();
    },
    [catchUp, keep, latest],
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
    removeDraft(owner);
    if (owner !== VISITOR) removeDraft(VISITOR);
    replace({ answers: withContact(BLANK_INTAKE, user), startedAt: Date.now() });
    setRestoredAt(undefined);
  }, [owner, replace, user]);

  const noteSent = useCallback(
    (sent: SentDraft) => {
      noteSentHere(sent.startedAt);
      writeSent(sent);
    },
    [noteSentHere],
  );
  const forgetSent = useCallback(() => {
    const wasSent = isSentHere();
    if (wasSent) forget();
    return wasSent;
  }, [forget, isSentHere]);

  const startNew = useCallback(() => {
    replace(begin(owner, user));
    setRestoredAt(undefined);
  }, [owner, replace, user]);

  const ways = { read, change, setPending, noteSent, forgetSent, forget, startNew };
  return { ...shared, ...ways, answers: kept.answers, savedAt: kept.savedAt, restoredAt };
}
