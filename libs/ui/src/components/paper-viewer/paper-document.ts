/** Why a paper cannot be drawn; `unknown` is everything that is no fault of a person. */
export type PaperFault = 'locked' | 'unknown';

/** Refused by what reads it, for a reason that a person can do something about. */
export class LockedPaperError extends Error {}

/** How a page lies: quarter turns to the right, in degrees. */
export type PaperTurn = 0 | 90 | 180 | 270;

/** How large in CSS pixels, of a page that is not turned and not enlarged. */
export interface PaperSize {
  readonly width: number;
  readonly height: number;
}

export interface PaperScale {
  readonly scale: number;
  readonly turn: PaperTurn;
}

export interface PaperDrawing {
  readonly done: Promise<void>;
  readonly cancel: () => void;
}

export interface PaperPage extends PaperSize {
  readonly draw: (canvas: HTMLCanvasElement, how: PaperScale) => PaperDrawing;
  /** Writes its words over it, for whoever reads by ear or copies them; a picture has none. */
  readonly write: (layer: HTMLElement, how: PaperScale) => PaperDrawing;
}

/** A paper of pages, whatever kind of file it came in. */
export interface PaperDocument {
  readonly count: number;
  /** From 1. */
  readonly page: (number: number) => Promise<PaperPage>;
  readonly close: () => void;
}

/** No canvas has more pixels than this: what small devices refuse to draw. */
const PIXELS_MAX = 16_000_000;
const HALF_TURN = 180;

export const turned = ({ width, height }: PaperSize, turn: PaperTurn): PaperSize =>
  turn % HALF_TURN === 0 ? { width, height } : { width: height, height: width };

/** How many pixels a CSS pixel gets: as many as the screen has, while the canvas can bear it. */
export function densityOf({ width, height }: PaperSize): number {
  const wanted = window.devicePixelRatio || 1;
  return Math.min(wanted, Math.sqrt(PIXELS_MAX / (width * height)));
}
