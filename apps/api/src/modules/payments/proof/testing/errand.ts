import type { Actor } from '@cw/domain';

export const CALLS = ['createIntent', 'cancelIntent', 'transfer', 'refund', 'reverse'] as const;
export type Call = (typeof CALLS)[number];
/** Before the provider is asked, right after it answered, and while that answer is booked. */
export const MOMENTS = ['before', 'after', 'inside'] as const;
export type Moment = (typeof MOMENTS)[number];

/** Where a process dies: `transfer:after`. `charge` and `dispute` are no calls of ours: the provider tells of them. */
export type DeathPoint = `${Call | 'charge' | 'dispute'}:${Moment}`;

/** A client who asks for an intent. */
export interface IntentClick {
  readonly actor: Actor;
  readonly projectId: string;
  readonly amountCents: number;
}

/** What a mortal process is told to do, and where it dies of it. */
export interface Errand {
  readonly now: string;
  /** It is killed once it is at every one of them at the same time. */
  readonly deaths: readonly DeathPoint[];
  readonly clicks?: readonly IntentClick[];
  /** Reads the provider's own list of events first. */
  readonly reconciles?: boolean;
}

/** What it says: that it waits for an errand, or that it came back from one alive. */
export type MortalWord = 'ready' | 'alive';
