import type { FileKind } from './file.js';

/** The photographs that show what the work changed. A document may prove several repairs, and is no such one. */
export const WORK_PHOTO_KINDS = ['before', 'after'] as const satisfies readonly FileKind[];
export type WorkPhotoKind = (typeof WORK_PHOTO_KINDS)[number];

export const isWorkPhoto = (kind: FileKind): kind is WorkPhotoKind => WORK_PHOTO_KINDS.some((one) => one === kind);

/** One place where a photograph stands. */
export interface PhotoUse {
  readonly conditionId: string | null;
  readonly kind: FileKind;
}

/** Where it stands already. */
export interface EarlierUse extends PhotoUse {
  /** The client has returned the repair since. */
  readonly wasReturned: boolean;
}

export interface PhotoRepeats {
  /** Its own condition shows it on the other side of the work already: the two would prove nothing. */
  readonly isBothSides: boolean;
  /** It is what the client returned: a correction wants a new one. */
  readonly isReturned: boolean;
  /** Other conditions that show it; none when its own does, for that was answered then. */
  readonly elsewhere: readonly string[];
}

/** COND-04: where the same photograph stands already, among its earlier uses in the project. */
export function photoRepeats(photo: PhotoUse, earlier: readonly EarlierUse[]): PhotoRepeats {
  const own = earlier.filter(({ conditionId }) => conditionId === photo.conditionId);
  const others = earlier.flatMap(({ conditionId }) => conditionId ?? []);
  return {
    isBothSides: own.some(({ kind }) => isWorkPhoto(kind) && kind !== photo.kind),
    isReturned: photo.kind === 'after' && own.some(({ kind, wasReturned }) => kind === 'after' && wasReturned),
    elsewhere: own.length > 0 ? [] : [...new Set(others)],
  };
}
