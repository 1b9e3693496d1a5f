import type { SandboxTask } from '../sandbox/run-sandboxed.js';

/** What the process is told: all that it ever learns. */
export interface HeicTask extends SandboxTask {
  readonly bytes: Uint8Array;
  readonly maxPixels: number;
  /** A picture whose longer side is at least twice as long is handed over smaller, and never below it. */
  readonly enoughSide: number;
}

/** Upright pixels, row by row, each of three or four bytes. */
export interface HeicPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  /** An ICC profile; null when the colors are those of the web. */
  readonly profile: Uint8Array | null;
}

/** `foreign`: a container of this kind whose picture is of another, such as AV1. `ours`: the file is not to blame. */
export type HeicFault = 'damaged' | 'oversized' | 'foreign' | 'ours';

export type HeicAnswer = { readonly picture: HeicPicture } | { readonly fault: HeicFault };
