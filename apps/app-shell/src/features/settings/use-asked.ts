import { useCallback, useState } from 'react';

export interface Asked<T> {
  readonly open: boolean;
  /** Stays while the dialog closes, so that its words do too. */
  readonly about: T | undefined;
  readonly ask: (about: T) => void;
  readonly close: () => void;
}

/** A dialog that asks about one thing of a list. */
export function useAsked<T>(): Asked<T> {
  const [open, setOpen] = useState(false);
  const [about, setAbout] = useState<T>();
  const ask = useCallback((thing: T) => {
    setAbout(thing);
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  return { open, about, ask, close };
}
