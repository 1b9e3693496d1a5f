import { isInstant, takeDraft } from '../../../forms/draft-shelf.js';
import {
  BLANK_PROJECT,
  isBlank,
  nextCondition,
  type ConditionAnswers,
  type ProjectAnswers,
} from './project-answers.js';

const PREFIX = 'closewright.draft.project.';
const keyOf = (userId: string): string => PREFIX + userId;

export interface Draft {
  readonly answers: ProjectAnswers;
  /** ms since 1970. */
  readonly savedAt: number;
  /** Files were chosen, which a device does not keep. */
  readonly hadFiles: boolean;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes from what was stored the texts that this build knows; an older build's draft loses nothing else. */
function adopt<T extends object>(blank: T, stored: unknown): T {
  if (!isRecord(stored)) return blank;
  const known = Object.entries(blank).filter(([name]) => typeof stored[name] === 'string');
  return { ...blank, ...Object.fromEntries(known.map(([name]) => [name, stored[name]])) };
}

function conditionsOf(stored: unknown): readonly ConditionAnswers[] {
  if (!Array.isArray(stored)) return BLANK_PROJECT.conditions;
  return stored.map((one: unknown) => adopt(nextCondition(undefined), one));
}

/** The draft that this person left on this device; undefined when there is none that can be read. */
export function readDraft(userId: string): Draft | undefined {
  return takeDraft(keyOf(userId), draftOf);
}

function draftOf(stored: unknown): Draft | undefined {
  if (!isRecord(stored) || !isRecord(stored['answers']) || !isInstant(stored['savedAt'])) return undefined;
  const answers = {
    ...adopt(BLANK_PROJECT, stored['answers']),
    conditions: conditionsOf(stored['answers']['conditions']),
  };
  return { answers, savedAt: stored['savedAt'], hadFiles: stored['hadFiles'] === true };
}

/** False when the device refuses to keep it. */
export function writeDraft(userId: string, draft: Draft): boolean {
  try {
    window.localStorage.setItem(keyOf(userId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft(userId: string): void {
  try {
    window.localStorage.removeItem(keyOf(userId));
  } catch {
    // Storage that refuses to forget never kept it.
  }
}

/** Whether anything was typed that would be missed. */
export function isUntouched({ conditions, ...answers }: ProjectAnswers): boolean {
  const { conditions: _, ...blank } = BLANK_PROJECT;
  return (
    conditions.every(isBlank) && Object.entries(blank).every(([name, value]) => Reflect.get(answers, name) === value)
  );
}
