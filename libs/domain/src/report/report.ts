import { hasAdminRights, type Actor } from '../actor/actor.js';
import type { Machine } from '../machine/machine.js';

/** What readers can report to staff. */
export const REPORT_KINDS = ['review', 'question', 'message', 'person'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_LIMITS = { reasonMin: 5, reasonMax: 1000 } as const;

/** Where reported words stand: staff have yet to look, took them from everybody's sight, or left them where they are. */
export const REPORT_STATES = ['open', 'hidden', 'kept'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** What staff decide. */
export const REPORT_DECISIONS = ['hide', 'keep', 'show'] as const;
export type ReportDecision = (typeof REPORT_DECISIONS)[number];

/** One case for each reported review or question, however many report it; a decision can be taken back. */
export const reportMachine: Machine<ReportState, ReportDecision | 'report', 'reader' | 'admin', never> = {
  name: 'report',
  initial: 'open',
  states: REPORT_STATES,
  final: [],
  transitions: [
    { event: 'hide', from: ['open', 'kept'], to: 'hidden', who: ['admin'] },
    { event: 'keep', from: ['open'], to: 'kept', who: ['admin'] },
    { event: 'show', from: ['hidden'], to: 'kept', who: ['admin'] },
    { event: 'report', from: ['kept'], to: 'open', who: ['reader'] },
  ],
};

/** Words that staff have hidden are their author's and staff's alone. */
export const isHiddenFrom = (
  actor: Actor,
  { authorId, hiddenAt }: { readonly authorId: string; readonly hiddenAt: Date | null },
): boolean => hiddenAt !== null && authorId !== actor.userId && !hasAdminRights(actor);
