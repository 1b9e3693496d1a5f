import type { FileDropItem } from '@cw/ui';
import { useCallback, useRef, useState, type RefObject } from 'react';

export interface ChosenFile extends FileDropItem {
  /** Once it has arrived. */
  readonly storedId?: string;
}

export interface ChosenFiles {
  readonly items: readonly ChosenFile[];
  /** The same, for work that goes on while the screen is drawn anew. */
  readonly latest: RefObject<readonly ChosenFile[]>;
  readonly add: (files: readonly File[]) => void;
  readonly patch: (id: string, part: Partial<ChosenFile>) => void;
  readonly drop: (id: string) => void;
}

/** The files that a reader has chosen, after those that are stored already, with how far each has come. */
export function useChosenFiles(stored: readonly ChosenFile[] = []): ChosenFiles {
  const [items, setItems] = useState(stored);
  const latest = useRef(items);
  const nextId = useRef(1);

  const change = useCallback((next: readonly ChosenFile[]) => {
    latest.current = next;
    setItems(next);
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file): ChosenFile => ({
        id: `file-${nextId.current++}`,
        name: file.name,
        file,
        state: 'waiting',
      }));
      change([...latest.current, ...added]);
    },
    [change],
  );
  const patch = useCallback(
    (id: string, part: Partial<ChosenFile>) =>
      change(latest.current.map((item) => (item.id === id ? { ...item, ...part } : item))),
    [change],
  );
  const drop = useCallback((id: string) => change(latest.current.filter((item) => item.id !== id)), [change]);

  return { items, latest, add, patch, drop };
}
