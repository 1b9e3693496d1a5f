/** A run of characters as the file sets it. Lengths in points, `y` down from the top of the page to the baseline. */
export interface TextItem {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** One page as text, before anybody asks what its lines are. */
export interface PageText {
  /** Of the file, from 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** Upright and visible; boxes, however they are drawn, are `☐` and `☒`. */
  readonly items: readonly TextItem[];
  /** Words that nobody sees: white, tiny, painted over. */
  readonly hasHiddenText: boolean;
  /** Of the page's area under pictures, 0 to 1. */
  readonly pictureShare: number;
}

export const EMPTY_BOX = '☐';
export const MARKED_BOX = '☒';

/** A file's pages, as many as could be read. */
export interface ReadPages {
  readonly pages: readonly PageText[];
  /** Of the file, read or not. */
  readonly total: number;
  readonly ended: 'whole' | 'too_long' | 'out_of_time';
}
