import { timeZoneOf } from '../geo/time-zone.js';
import { instantOfWallTime } from '../geo/wall-time.js';
import type { Machine } from '../machine/machine.js';
import { clockTime } from '../schedule/clocks.js';
import type { PlainDate } from '../schedule/plain-date.js';
import type { UsState } from './project.limits.js';

/** Lengths in characters, counts in pieces. */
export const NO_SHOW_LIMITS = { wordsMin: 5, wordsMax: 1000, reasonMin: 5, reasonMax: 1000 } as const;

/**
 * From which time of the agreed start day the client may say that the contractor did not come, on the clocks of the
 * house. At noon the working morning is over: who is only late has had it, and the client still has half a day to hire.
 */
export const NO_SHOW_TIME = '12:00';

/** The instant from which the client may say it. */
export const noShowFrom = (startDate: PlainDate, state: UsState): Date =>
  instantOfWallTime(startDate, NO_SHOW_TIME, timeZoneOf(state));

/** How long the contractor has to answer: nothing of the deal waits for it, so no safe day shortens it. */
export const noShowAnswerDeadline = (reportedAt: Date, state: UsState): Date =>
  clockTime({ clock: 'no_show_answer', from: reportedAt, house: { closing: null, state } }).endsAt;

/** What the contractor may answer. The first owns up to it; the others ask staff to look. */
export const NO_SHOW_ANSWERS = ['did_not_come', 'came', 'agreed_another_day', 'other'] as const;
export type NoShowAnswer = (typeof NO_SHOW_ANSWERS)[number];

/** Where a no-show stands on the contractor's record. */
export const NO_SHOW_STATES = ['asked', 'admitted', 'contested', 'upheld', 'excused'] as const;
export type NoShowState = (typeof NO_SHOW_STATES)[number];

/** The ends that stand on the record. */
export const NO_SHOW_COUNTED = ['admitted', 'upheld'] as const satisfies readonly NoShowState[];

export const NO_SHOW_EVENTS = ['admit', 'contest', 'uphold', 'excuse'] as const;
export type NoShowEvent = (typeof NO_SHOW_EVENTS)[number];

export const NO_SHOW_PARTIES = ['contractor', 'admin'] as const;
export type NoShowParty = (typeof NO_SHOW_PARTIES)[number];

export const NO_SHOW_GUARDS = ['answer_in_time'] as const;
export type NoShowGuard = (typeof NO_SHOW_GUARDS)[number];

/** What becomes of a reported no-show. It decides the contractor's record alone: the money and the rehire are done. */
export const noShowMachine: Machine<NoShowState, NoShowEvent, NoShowParty, NoShowGuard> = {
  name: 'no_show',
  initial: 'asked',
  states: NO_SHOW_STATES,
  final: ['admitted', 'upheld', 'excused'],
  transitions: [
    { event: 'admit', from: ['asked'], to: 'admitted', who: ['contractor'], guards: ['answer_in_time'] },
    { event: 'contest', from: ['asked'], to: 'contested', who: ['contractor'], guards: ['answer_in_time'] },
    { event: 'uphold', from: ['contested'], to: 'upheld', who: ['admin'] },
    { event: 'excuse', from: ['contested'], to: 'excused', who: ['admin'] },
  ],
};

/** Which event an answer is. */
export const noShowEventOf = (answer: NoShowAnswer): 'admit' | 'contest' =>
  answer === 'did_not_come' ? 'admit' : 'contest';

interface NoShowStanding {
  readonly state: NoShowState;
  /** Null where nothing was asked, since the work could not have begun. */
  readonly answerDueAt: Date | null;
}

/** Whether the contractor may still answer. */
export const mayAnswerNoShow = ({ state, answerDueAt }: NoShowStanding, now: Date): boolean =>
  state === 'asked' && answerDueAt !== null && now < answerDueAt;

/** Whether it counts on the contractor's record: owned up to, upheld by staff, or left without an answer. */
export function noShowCounts({ state, answerDueAt }: NoShowStanding, now: Date): boolean {
  if (state === 'asked') return answerDueAt !== null && now >= answerDueAt;
  return NO_SHOW_COUNTED.some((counted) => counted === state);
}
