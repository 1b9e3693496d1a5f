import type { FileDropItem } from '@cw/ui';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { v4 as uuid } from 'uuid';
import { draftFilesOf, dropDraftFile, keepDraftFile, type DraftPlace } from '../../../outbox/draft-files.js';

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
  /** Whether it is known what this device has kept. */
  readonly isRead: boolean;
}

const waiting = (id: string, file: File): ChosenFile => ({ id, name: file.name, file, state: 'waiting' });

/**
 * The files that a reader has chosen, after those that are stored already, with how far each has come. What has not arrived
 * is kept on the device for its draft, until it is taken out. The place is the same object on every call.
 */
export function useChosenFiles(place: DraftPlace, stored: readonly ChosenFile[] = []): ChosenFiles {
  const [items, setItems] = useState(stored);
  const latest = useRef(items);
  const [isRead, setRead] = useState(false);

  const change = useCallback((next: readonly ChosenFile[]) => {
    latest.current = next;
    setItems(next);
  }, []);

  useEffect(() => {
    let isGone = false;
    const read = async (): Promise<void> => {
      const kept = await draftFilesOf(place);
      if (isGone) return;
      const fresh = kept.filter(({ clientId }) => latest.current.every(({ id }) => id !== clientId));
      change([...latest.current, ...fresh.map(({ clientId, file }) => waiting(clientId, file))]);
      setRead(true);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [change, place]);

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ file, id: uuid() }));
      change([...latest.current, ...added.map(({ id, file }) => waiting(id, file))]);
      for (const { id, file } of added) void keepDraftFile(place, id, file);
    },
    [change, place],
  );
  const patch = useCallback(
    (id: string, part: Partial<ChosenFile>) =>
      change(latest.current.map((item) => (item.id === id ? { ...item, ...part } : item))),
    [change],
  );
  const drop = useCallback(
    (id: string) => {
      change(latest.current.filter((item) => item.id !== id));
      void dropDraftFile(id);
    },
    [change],
  );

  return { items, latest, add, patch, drop, isRead };
}
