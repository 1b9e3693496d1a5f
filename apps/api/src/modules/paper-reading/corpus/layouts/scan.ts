import { wrap } from '../kit/measure.js';
import type { Sheet } from '../kit/sheet.js';

/** A page that is only a picture of words; answers its number. */
export function drawScan(sheet: Sheet, texts: readonly string[]): number {
  sheet.addPage();
  const lines = texts.flatMap((text) => wrap(text, { face: 'serif', size: 12 }, { width: sheet.width - 140 }));
  sheet.add({ kind: 'picture', x: 0, y: 0, width: sheet.width, height: sheet.height, shows: lines });
  return sheet.page;
}
