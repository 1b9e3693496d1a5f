import type { BidView } from '@cw/api-client';
import { adoptKept, asAnswers, readKept } from '../../../forms/kept-draft.js';
import type { BidAnswers } from './bid-answers.js';

/** Of one person, on one project; a draft of changes belongs to the version that it changes. */
export const draftKeyOf = (userId: string, projectId: string, bid: BidView | null): string =>
  ['bid', userId, projectId, bid === null ? 'new' : `${bid.id}.${bid.version}`].join('.');

function lineOf(stored: unknown, conditionId: string): unknown {
  if (!Array.isArray(stored)) return undefined;
  return stored.find((line: unknown) => {
    return typeof line === 'object' && line !== null && Reflect.get(line, 'conditionId') === conditionId;
  });
}

/** The answers that were left on this device, on the conditions that the project has now. */
export function withDraft(blank: BidAnswers, key: string): BidAnswers {
  const stored = readKept(key, asAnswers);
  if (stored === undefined) return blank;
  const lines = blank.lines.map((line) => adoptKept(line, lineOf(stored['lines'], line.conditionId)));
  return { ...adoptKept(blank, stored), lines };
}
