import { useState, type ReactElement } from 'react';
import { useLogout } from '../../features/auth/index.js';
import { useUnsent } from '../../outbox/use-unsent.js';
import { useLatePiece } from '../loading/late-piece.js';
import { loadLeavingQuestion } from './pieces.js';

export interface SignOut {
  readonly signOut: () => void;
  /** Asks about what was not sent, where anything was not. */
  readonly question: ReactElement | null;
}

/** AUTH-04, AREA-10: ends the session, and loses nothing unasked. */
export function useSignOut(userId: string): SignOut {
  const logout = useLogout();
  const { count, forget } = useUnsent(userId);
  const [asked, setAsked] = useState(0);
  const { Piece: LeavingQuestion, fetchPiece } = useLatePiece(loadLeavingQuestion);

  const signOut = (): void => {
    const unsent = count();
    if (unsent === 0) {
      void logout();
      return;
    }
    fetchPiece();
    setAsked(unsent);
  };
  const leave = async (isForgotten: boolean): Promise<void> => {
    setAsked(0);
    // Whoever stays after all, because there was no network, still has everything.
    await (isForgotten ? logout(forget) : logout());
  };
  const isAsking = asked > 0 && LeavingQuestion !== undefined;
  return {
    signOut,
    question: isAsking ? <LeavingQuestion count={asked} onLeave={leave} onClose={() => setAsked(0)} /> : null,
  };
}
