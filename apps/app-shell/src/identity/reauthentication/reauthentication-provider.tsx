import { isApiError } from '@cw/api-client';
import { createContext, useCallback, useContext, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { ReauthenticationDialog } from './reauthentication-dialog.js';

type Dialog = typeof ReauthenticationDialog;

/** Runs a call; when the API wants the person to prove themselves first, asks and runs it once more. */
export type Reauthentication = <T>(call: () => Promise<T>) => Promise<T>;

const Context = createContext<Reauthentication | undefined>(undefined);

/** Also what a call ends with whose dialog was left: nothing was changed, and nothing more needs to be said. */
export const isReauthenticationWanted = (error: unknown): boolean =>
  isApiError(error) && error.problem?.code === 'auth.reauthentication_required';

interface Asking {
  readonly answer: Promise<boolean>;
  readonly settle: (isProven: boolean) => void;
}

function ask(): Asking {
  let settle: Asking['settle'] = () => undefined;
  const answer = new Promise<boolean>((resolve) => (settle = resolve));
  return { answer, settle };
}

export interface ReauthenticationProviderProps {
  readonly children: ReactNode;
}

/** Holds the one dialog; calls that are refused at the same time wait for the same answer. */
export function ReauthenticationProvider({ children }: ReauthenticationProviderProps): ReactElement {
  const [open, setOpen] = useState(false);
  // Few are ever asked, so nobody downloads it before; afterwards it stays, to leave the screen in its own time.
  const [Dialog, setDialog] = useState<Dialog>();
  const asking = useRef<Asking>(undefined);

  const settle = useCallback((isProven: boolean) => {
    asking.current?.settle(isProven);
    asking.current = undefined;
    setOpen(false);
  }, []);

  const reauthenticated = useCallback<Reauthentication>(async (call) => {
    try {
      return await call();
    } catch (error) {
      if (!isReauthenticationWanted(error)) throw error;
      // Where it does not arrive, the call was refused, and that is what is said.
      const loaded = await import('./reauthentication-dialog.js').catch(() => undefined);
      if (loaded === undefined) throw error;
      asking.current ??= ask();
      setDialog(() => loaded.ReauthenticationDialog);
      setOpen(true);
      if (!(await asking.current.answer)) throw error;
      return call();
    }
  }, []);

  return (
    <Context value={reauthenticated}>
      {children}
      {Dialog === undefined ? null : <Dialog open={open} onDone={() => settle(true)} onCancel={() => settle(false)} />}
    </Context>
  );
}

/**
 * For what endangers an account. `call` is run again after the dialog, so it must be a call that rejects with the
 * API's error (`.unwrap()`). Who leaves the dialog gets the refusal itself; see `isReauthenticationWanted`.
 */
export function useReauthentication(): Reauthentication {
  const reauthenticated = useContext(Context);
  if (reauthenticated === undefined) throw new Error('useReauthentication needs a ReauthenticationProvider above it');
  return reauthenticated;
}
