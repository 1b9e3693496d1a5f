import { useCallback, useMemo, useRef, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  readonly clear: () => void;
  /** Everything that the pages of the list show now. */
  readonly selectShown: () => void;
  /** A page of the list says what it shows. */
  readonly show: (page: string, ids: readonly string[]) => void;
}

/** Which rows of a list are chosen; a row that has gone is chosen no longer. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const shown = useRef(new Map<string, readonly string[]>());

  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  const selectShown = useCallback(() => setIds(new Set([...shown.current.values()].flat())), []);
  const show = useCallback((page: string, now: readonly string[]) => {
    const before = shown.current.get(page) ?? [];
    if (now.length === 0) shown.current.delete(page);
    else shown.current.set(page, now);
    const gone = before.filter((id) => ![...shown.current.values()].flat().includes(id));
    if (gone.length > 0) setIds((chosen) => new Set([...chosen].filter((id) => !gone.includes(id))));
  }, []);
  return useMemo(() => ({ ids, toggle, clear, selectShown, show }), [ids, toggle, clear, selectShown, show]);
}
