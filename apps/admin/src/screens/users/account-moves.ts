import { accountMachine, eventsFor, type AccountEvent, type AccountState } from '@cw/domain';

/** What staff may do to an account with a word of why; each has its words under `admin.move.<name>`. */
export const ACCOUNT_MOVES = ['suspend', 'restore', 'terminate', 'end_sessions'] as const;
export type AccountMove = (typeof ACCOUNT_MOVES)[number];

/** Those after which the account is not what it was. */
export const GRAVE_MOVES: ReadonlySet<AccountMove> = new Set(['suspend', 'terminate', 'end_sessions']);

export interface Standing {
  readonly status: AccountState;
  readonly sessions: number;
}

/** What can be done to an account as it stands. */
export function movesFor({ status, sessions }: Standing): readonly AccountMove[] {
  const events: readonly AccountEvent[] = eventsFor(accountMachine, status, ['admin']);
  return ACCOUNT_MOVES.filter((move) => (move === 'end_sessions' ? sessions > 0 : events.includes(move)));
}
