import type { ProjectDetail } from '@cw/api-client';
import { CHANGE_ORDER_LIMITS } from '@cw/domain';
import { isInstant } from '../../forms/draft-shelf.js';
import { adoptKept, isAnswers, readKept } from '../../forms/kept-draft.js';
import {
  BLANK_CHANGE,
  BLANK_LINE,
  changeableOf,
  DAYS_EFFECTS,
  LINE_EFFECTS,
  NEW_REPAIR,
  type ChangeAnswers,
  type LineAnswers,
} from './change-answers.js';

/** A change that somebody began to write on this device. */
export interface ChangeDraft {
  readonly answers: ChangeAnswers;
  /** ms since 1970. */
  readonly savedAt: number;
}

/** Of one person, on one project. */
export const draftKeyOf = (userId: string, projectId: string): string => ['change', userId, projectId].join('.');

/** Nothing was typed or chosen that would be missed. */
export const isUntouched = (answers: ChangeAnswers): boolean =>
  JSON.stringify(answers) === JSON.stringify(BLANK_CHANGE);

/** A repair that can no longer be changed is no longer chosen; what was typed about it stays. */
function lineOf(stored: unknown, targets: readonly string[]): LineAnswers {
  const line = adoptKept(BLANK_LINE, stored);
  return {
    ...line,
    target: targets.includes(line.target) ? line.target : BLANK_LINE.target,
    effect: LINE_EFFECTS.includes(line.effect) ? line.effect : BLANK_LINE.effect,
  };
}

/** What was left on this device, on the repairs that may be changed now; undefined when nothing was. */
export const readChangeDraft = (project: Pick<ProjectDetail, 'conditions'>, key: string): ChangeDraft | undefined =>
  readKept(key, (stored) => draftOf(project, stored));

function draftOf(project: Pick<ProjectDetail, 'conditions'>, stored: unknown): ChangeDraft | undefined {
  if (!isAnswers(stored)) return undefined;
  const { savedAt } = adoptKept({ savedAt: 0 }, stored);
  const kept = stored['answers'];
  const lines: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'lines') : undefined;
  if (savedAt === 0 || !isInstant(savedAt) || !Array.isArray(lines) || lines.length === 0) return undefined;
  const targets = [...changeableOf(project).map(({ id }) => id), NEW_REPAIR];
  const { daysEffect, ...others } = adoptKept(BLANK_CHANGE, kept);
  return {
    savedAt,
    answers: {
      ...others,
      daysEffect: DAYS_EFFECTS.includes(daysEffect) ? daysEffect : BLANK_CHANGE.daysEffect,
      lines: lines.slice(0, CHANGE_ORDER_LIMITS.linesMax).map((line: unknown) => lineOf(line, targets)),
    },
  };
}
