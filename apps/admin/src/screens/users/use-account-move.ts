import { useKit } from '../kit-context.js';
import type { AccountMove } from './account-moves.js';

/** Carries a move out; rejects with the API's error. */
export function useAccountMove(userId: string): (move: AccountMove, reason: string) => Promise<unknown> {
  const { api } = useKit();
  const [suspend] = api.useSuspendUserMutation();
  const [restore] = api.useRestoreUserMutation();
  const [terminate] = api.useTerminateUserMutation();
  const [endSessions] = api.useEndUserSessionsMutation();
  const carryOut = { suspend, restore, terminate, end_sessions: endSessions } as const;
  return (move, reason) => carryOut[move]({ id: userId, reasonInput: { reason } }).unwrap();
}
