import type { IntakeAnswers } from '../answers/intake-answers.js';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function mergeFields<T extends object>(base: T, mine: T, theirs: T): T {
  const merged = { ...theirs };
  for (const name of Object.keys(mine) as (keyof T)[]) {
    if (!isSame(mine[name], base[name])) merged[name] = mine[name];
  }
  return merged;
}

/** Answers of two tabs that both had `base`: what was changed here since stands, all else is as the other tab has it. */
export const mergeAnswers = (base: IntakeAnswers, mine: IntakeAnswers, theirs: IntakeAnswers): IntakeAnswers => ({
  ...mergeFields(base, mine, theirs),
  settlementAgent: mergeFields(base.settlementAgent, mine.settlementAgent, theirs.settlementAgent),
});

/** The parts of the form whose answers differ. */
export const changedParts = (from: IntakeAnswers, to: IntakeAnswers): (keyof IntakeAnswers)[] =>
  (Object.keys(to) as (keyof IntakeAnswers)[]).filter((name) => !isSame(from[name], to[name]));
