import type { PostedProject } from '../../testing/market.js';
import { principalsOf } from '../principals.js';
import { OWNERS, type Name } from './people.js';
import type { BuiltThread } from './threads.js';

/** How far a project of the world has come; each later one begins as the one before it. */
export const STAGES = [
  'open',
  'cancelled',
  'unpaid',
  'job',
  'working',
  'proven',
  'submitted',
  'accepted',
  'completed',
  'reviewed',
  'disputed',
  'proposed',
  'no show',
  'no show contested',
  'no show admitted',
  'no show decided',
] as const;
export type Stage = (typeof STAGES)[number];

const CLIENTS = principalsOf('clients');

/** Who has a project of each stage: everybody who may, where it is cheap; else one of each role. */
export const OWNERS_OF: Readonly<Record<Stage, readonly Name[]>> = {
  open: OWNERS,
  cancelled: CLIENTS,
  unpaid: [...CLIENTS, 'client'],
  job: OWNERS,
  working: CLIENTS,
  proven: CLIENTS,
  submitted: CLIENTS,
  accepted: CLIENTS,
  completed: ['seller'],
  reviewed: ['seller'],
  disputed: CLIENTS,
  proposed: ['seller'],
  'no show': ['seller'],
  'no show contested': ['seller'],
  'no show admitted': ['seller'],
  'no show decided': ['seller'],
};
/** Work that was begun, and is disputed instead of proven. */
export const DISPUTED: readonly Stage[] = ['disputed', 'proposed'];
/** Nobody came on the agreed day: reported, and then answered and decided as the name says. */
export const WITHOUT_SHOW: readonly Stage[] = ['no show', 'no show contested', 'no show admitted', 'no show decided'];
/** Where the owner and a contractor wrote to each other. */
export const TALKED: readonly Stage[] = ['open', 'job', 'disputed', 'no show', 'no show contested', 'no show decided'];
/** Where the bidder's bid stands beside that of the contractor who is awarded. */
export const BID_ON: readonly Stage[] = ['open', 'cancelled', 'job'];

export interface BuiltProject extends PostedProject {
  readonly stage: Stage;
  readonly owner: Name;
  /** The bid that waits or lost. */
  readonly bid: string | null;
  readonly withdrawnBid: string | null;
  readonly awardedBid: string | null;
  readonly photo: string | null;
  readonly paper: string | null;
  readonly evidence: string | null;
  /** A change that waits for the owner's answer. */
  readonly change: string | null;
  /** What a contractor asked while it is open. */
  readonly question: string | null;
  /** What the client said of its contractor. */
  readonly review: string | null;
  /** That contractor's word to staff about it. */
  readonly report: string | null;
  /** Somebody without an account, invited. */
  readonly party: string | null;
  /** The case between its two sides, what hangs on it. */
  readonly dispute: string | null;
  readonly offer: string | null;
  /** What the owner reported, before staff. */
  readonly noShow: string | null;
  readonly exhibit: string | null;
  /** Where the owner and a contractor write to each other. */
  readonly thread: BuiltThread | null;
  /** Where it is paid at closing. */
  readonly invoice: string | null;
}
