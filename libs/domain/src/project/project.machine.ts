import type { Machine } from '../machine/machine.js';
import { PROJECT_STATES, type ProjectState } from './project-state.js';

export const PROJECT_EVENTS = [
  'edit',
  'accept_bid',
  'cancel',
  'report_no_show',
  'request_early_start',
  'refuse_early_start',
  'allow_early_start',
  'start',
  'contest_start',
  'submit',
  'request_changes',
  'review_overdue',
  'approve',
  'dispute',
  'withdraw_dispute',
  'resolve_for_contractor',
  'resolve_for_client',
  'settle_for_contractor',
  'settle_for_client',
] as const;
export type ProjectEvent = (typeof PROJECT_EVENTS)[number];

/**
 * In whose name an event is fired. One person may be several: an agent who posted is the owner. The owner invites
 * deciders, who decide and pay in its stead, and viewers, who look on.
 */
export const PROJECT_PARTIES = ['owner', 'decider', 'viewer', 'admin', 'awarded_contractor', 'clock'] as const;
export type ProjectParty = (typeof PROJECT_PARTIES)[number];

/** Whoever says the client's word about bids, work and money. Posting, editing and ending stay the owner's. */
export const CLIENT_SIDE = ['owner', 'decider'] as const satisfies readonly ProjectParty[];

export const PROJECT_GUARDS = [
  'bid_pending',
  'contractor_verified',
  'gaps_acknowledged',
  'late_finish_acknowledged',
  'reason_given',
  'funded_or_at_closing',
  'start_date_reached',
  'start_date_ahead',
  'no_show_due',
  'early_start_unasked',
  'early_start_asked',
  'start_contestable',
  'no_change_open',
  'all_evidenced',
  'review_in_time',
  'something_returned',
  'all_accepted',
  'amounts_add_up',
] as const;
export type ProjectGuard = (typeof PROJECT_GUARDS)[number];

export const projectMachine: Machine<ProjectState, ProjectEvent, ProjectParty, ProjectGuard> = {
  name: 'project',
  initial: 'open',
  states: PROJECT_STATES,
  final: ['completed', 'cancelled'],
  transitions: [
    { event: 'edit', from: ['open'], to: 'open', who: ['owner'] },
    {
      event: 'accept_bid',
      from: ['open'],
      to: 'in_progress.not_started',
      who: CLIENT_SIDE,
      guards: ['bid_pending', 'contractor_verified', 'gaps_acknowledged', 'late_finish_acknowledged'],
    },
    { event: 'cancel', from: ['open', 'in_progress.not_started'], to: 'cancelled', who: ['owner', 'admin'] },
    // PROJ-06: free before work starts; a contractor who steps back says why.
    {
      event: 'cancel',
      from: ['in_progress.not_started'],
      to: 'cancelled',
      who: ['awarded_contractor'],
      guards: ['reason_given'],
    },
    // The contractor did not come on the agreed day: the client hires again at once, and no answer stops that.
    {
      event: 'report_no_show',
      from: ['in_progress.not_started'],
      to: 'cancelled',
      who: ['owner'],
      guards: ['no_show_due'],
    },
    {
      event: 'start',
      from: ['in_progress.not_started'],
      to: 'in_progress.started',
      who: ['awarded_contractor'],
      guards: ['funded_or_at_closing', 'start_date_reached'],
    },
    // The contractor may begin before the agreed day once the client says so, asked or of its own accord.
    {
      event: 'request_early_start',
      from: ['in_progress.not_started'],
      to: 'in_progress.not_started',
      who: ['awarded_contractor'],
      guards: ['start_date_ahead', 'early_start_unasked', 'reason_given'],
    },
    {
      event: 'refuse_early_start',
      from: ['in_progress.not_started'],
      to: 'in_progress.not_started',
      who: CLIENT_SIDE,
      guards: ['early_start_asked'],
    },
    {
      event: 'allow_early_start',
      from: ['in_progress.not_started'],
      to: 'in_progress.not_started',
      who: CLIENT_SIDE,
      guards: ['start_date_ahead'],
    },
    {
      event: 'contest_start',
      from: ['in_progress.started'],
      to: 'in_progress.disputed',
      who: CLIENT_SIDE,
      guards: ['reason_given', 'start_contestable'],
    },
    {
      event: 'submit',
      from: ['in_progress.started', 'in_progress.changes_requested'],
      to: 'in_progress.submitted',
      who: ['awarded_contractor'],
      // What is handed in and paid is what both agreed on: a proposal is answered or withdrawn first.
      guards: ['no_change_open', 'all_evidenced', 'funded_or_at_closing'],
    },
    // Returning repairs is the whole act: the work is the contractor's again with the first, and others may follow it.
    {
      event: 'request_changes',
      from: ['in_progress.submitted', 'in_progress.changes_requested'],
      to: 'in_progress.changes_requested',
      who: CLIENT_SIDE,
      guards: ['review_in_time', 'something_returned'],
    },
    { event: 'review_overdue', from: ['in_progress.submitted'], to: 'in_progress.disputed', who: ['clock'] },
    {
      event: 'approve',
      from: ['in_progress.submitted'],
      to: 'completed',
      who: CLIENT_SIDE,
      guards: ['no_change_open', 'all_accepted', 'funded_or_at_closing'],
    },
    {
      event: 'dispute',
      from: ['in_progress.started', 'in_progress.submitted', 'in_progress.changes_requested'],
      to: 'in_progress.disputed',
      who: [...CLIENT_SIDE, 'awarded_contractor'],
      guards: ['reason_given'],
    },
    {
      event: 'withdraw_dispute',
      from: ['in_progress.disputed'],
      to: 'previous',
      who: [...CLIENT_SIDE, 'awarded_contractor'],
    },
    {
      event: 'resolve_for_contractor',
      from: ['in_progress.disputed'],
      to: 'completed',
      who: ['admin'],
      guards: ['amounts_add_up'],
    },
    {
      event: 'resolve_for_client',
      from: ['in_progress.disputed'],
      to: 'cancelled',
      who: ['admin'],
      guards: ['amounts_add_up'],
    },
    // Both sides agreed on who gets what, so nobody has to rule.
    {
      event: 'settle_for_contractor',
      from: ['in_progress.disputed'],
      to: 'completed',
      who: [...CLIENT_SIDE, 'awarded_contractor'],
      guards: ['amounts_add_up'],
    },
    {
      event: 'settle_for_client',
      from: ['in_progress.disputed'],
      to: 'cancelled',
      who: [...CLIENT_SIDE, 'awarded_contractor'],
      guards: ['amounts_add_up'],
    },
  ],
};
