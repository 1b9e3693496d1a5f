import { BLANK_INTAKE, blankRepair, type IntakeAnswers, type RepairAnswers } from '../answers/intake-answers.js';
import { INTAKE_DRAFTS, INTAKE_SENT } from '@cw/api-client/intake-drafts';
import { INTAKE_CATEGORIES } from '@cw/domain';
import { isInstant, takeDraft } from '../../../forms/draft-shelf.js';

const PREFIX = INTAKE_DRAFTS;
/** Whoever is not signed in. */
export const VISITOR = 'visitor';
const SENT = INTAKE_SENT;

/** Says of a draft that it has become a request, so that no other tab sends it again. */
export interface SentDraft {
  /** Which draft it was: no two begin in the same millisecond on one device. */
  readonly startedAt: number;
  /** What people call the request by. */
  readonly reference: string;
}

/** A request on its way whose answer has not come: sent again it must be the same request. */
export interface PendingRequest {
  readonly key: string;
  /** What was sent under the key; other answers are another request. */
  readonly of: string;
  readonly seconds: number;
}

export interface IntakeDraft {
  readonly answers: IntakeAnswers;
  /** When it was begun and last kept, ms since 1970. */
  readonly startedAt: number;
  readonly savedAt?: number;
  readonly pending?: PendingRequest;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes from what was stored the texts that this build knows; an older build's draft loses nothing else. */
function adopt<T extends object>(blank: T, stored: unknown): T {
  if (!isRecord(stored)) return blank;
  const known = Object.entries(blank).filter(([name, value]) => typeof value === 'string' && isText(stored[name]));
  return { ...blank, ...Object.fromEntries(known.map(([name]) => [name, stored[name]])) };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function repairOf(stored: unknown): RepairAnswers[] {
  const named: unknown = isRecord(stored) ? stored['category'] : undefined;
  const category = INTAKE_CATEGORIES.find((one) => one === named);
  return category === undefined ? [] : [adopt(blankRepair(category), stored)];
}

function answersOf(stored: unknown): IntakeAnswers {
  if (!isRecord(stored)) return BLANK_INTAKE;
  const { repairs, settlementAgent } = stored;
  return {
    ...adopt(BLANK_INTAKE, stored),
    settlementAgent: adopt(BLANK_INTAKE.settlementAgent, settlementAgent),
    repairs: Array.isArray(repairs) ? repairs.flatMap(repairOf) : [],
  };
}

function pendingOf(stored: unknown): PendingRequest | undefined {
  if (!isRecord(stored)) return undefined;
  const { key, of, seconds } = stored;
  return isText(key) && isText(of) && typeof seconds === 'number' ? { key, of, seconds } : undefined;
}

/** What this person left on this device; undefined when there is nothing that can be read. */
export function readDraft(owner: string): IntakeDraft | undefined {
  return takeDraft(PREFIX + owner, draftOf);
}

function draftOf(stored: unknown): IntakeDraft | undefined {
  if (!isRecord(stored) || typeof stored['startedAt'] !== 'number' || !isRecord(stored['answers'])) return undefined;
  const { startedAt, savedAt } = stored;
  const pending = pendingOf(stored['pending']);
  return {
    answers: answersOf(stored['answers']),
    startedAt,
    ...(isInstant(savedAt) && { savedAt }),
    ...(pending !== undefined && { pending }),
  };
}

/** False when the device refuses to keep it. */
export function writeDraft(owner: string, draft: IntakeDraft): boolean {
  try {
    window.localStorage.setItem(PREFIX + owner, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(owner: string): void {
  try {
    window.localStorage.removeItem(PREFIX + owner);
  } catch {
    // Storage that refuses to forget never kept it.
  }
}

/** The draft that was last sent from this device. */
export function readSent(): SentDraft | undefined {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(SENT) ?? 'null');
    if (!isRecord(stored)) return undefined;
    const { startedAt, reference } = stored;
    return typeof startedAt === 'number' && isText(reference) ? { startedAt, reference } : undefined;
  } catch {
    return undefined;
  }
}

export function writeSent(sent: SentDraft): void {
  try {
    window.localStorage.setItem(SENT, JSON.stringify(sent));
  } catch {
    // Where nothing is kept, no other tab has the draft.
  }
}

/** Another tab has kept this person's draft, or sent it. Answers how to stop listening. */
export function watchDrafts(owner: string, listener: () => void): () => void {
  const hear = ({ key }: StorageEvent): void => {
    if (key === PREFIX + owner || key === SENT) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
