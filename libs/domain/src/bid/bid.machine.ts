import type { Machine } from '../machine/machine.js';

export const BID_STATUSES = ['pending', 'accepted', 'rejected', 'withdrawn'] as const;
export type BidStatus = (typeof BID_STATUSES)[number];

export const BID_EVENTS = ['edit', 'accept', 'reject', 'withdraw'] as const;
export type BidEvent = (typeof BID_EVENTS)[number];

/** `system` rejects the rivals of an accepted bid and withdraws the bids of somebody who may no longer bid. */
export const BID_PARTIES = ['owner', 'bidder', 'system'] as const;
export type BidParty = (typeof BID_PARTIES)[number];

export const BID_GUARDS = ['project_open', 'contractor_verified'] as const;
export type BidGuard = (typeof BID_GUARDS)[number];

export const bidMachine: Machine<BidStatus, BidEvent, BidParty, BidGuard> = {
  name: 'bid',
  initial: 'pending',
  states: BID_STATUSES,
  final: ['accepted', 'rejected', 'withdrawn'],
  transitions: [
    {
      event: 'edit',
      from: ['pending'],
      to: 'pending',
      who: ['bidder'],
      guards: ['project_open', 'contractor_verified'],
    },
    {
      event: 'accept',
      from: ['pending'],
      to: 'accepted',
      who: ['owner'],
      guards: ['project_open', 'contractor_verified'],
    },
    { event: 'reject', from: ['pending'], to: 'rejected', who: ['owner', 'system'] },
    { event: 'withdraw', from: ['pending'], to: 'withdrawn', who: ['bidder', 'system'] },
  ],
};
