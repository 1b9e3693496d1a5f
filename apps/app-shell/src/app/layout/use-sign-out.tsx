import { useContext, useState, type ReactElement } from 'react';
import { useLogout } from '../../features/auth/index.js';
import { MessagesOutboxContext } from '../../features/messages/index.js';
import { FilesOutboxContext } from '../../outbox/files/unsent-file.js';
import { useLatePiece } from '../loading/late-piece.js';
import { loadLeavingQuestion } from './pieces.js';

/** What of this person waits on this device, and the way to take it off. */
function useUnsent(): { readonly count: () => number; readonly forget: () => Promise<void> } {
  const { outbox: messages } = useContext(MessagesOutboxContext);
  const { outbox: files } = useContext(FilesOutboxContext);
  const idsOf = (box: typeof messages | typeof files): readonly string[] =>
    box?.snapshot().entries.map(({ clientId }) => clientId) ?? [];
  return {
    count: () => idsOf(messages).length + idsOf(files).length,
    forget: async () => {
      for (const id of idsOf(messages)) await messages?.discard(id);
      for (const id of idsOf(files)) await files?.discard(id);
    },
  };
}

export interface SignOut {
  readonly signOut: () => void;
  /** Asks about what was not sent, where anything was not. */
  readonly question: ReactElement | null;
}

/** AUTH-04, AREA-10: ends the session, and loses nothing unasked. */
export function useSignOut(): SignOut {
  const logout = useLogout();
  const { count, forget } = useUnsent();
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
    if (isForgotten) await forget();
    setAsked(0);
    await logout();
  };
  const isAsking = asked > 0 && LeavingQuestion !== undefined;
  return {
    signOut,
    question: isAsking ? <LeavingQuestion count={asked} onLeave={leave} onClose={() => setAsked(0)} /> : null,
  };
}
