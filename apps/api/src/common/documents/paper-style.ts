import { join } from 'node:path';

const FONTS = join(import.meta.dirname, 'fonts');

export const FONT = {
  title: join(FONTS, 'Besley-SemiBold.ttf'),
  text: join(FONTS, 'Archivo-Regular.ttf'),
  strong: join(FONTS, 'Archivo-SemiBold.ttf'),
} as const;

/** The colors of the product in its light scheme: paper has no other. */
export const INK = {
  text: '#0C2838',
  quiet: '#425B6A',
  line: '#D0D9D7',
  brand: '#0A3550',
  ground: '#FFFFFF',
  foot: '#F7C11E',
  stamp: '#B3261E',
} as const;

interface TextStyle {
  readonly font: string;
  readonly size: number;
  readonly color: string;
  /** Beyond the font's own distance between lines. */
  readonly lineGap: number;
}

export const STYLE = {
  title: { font: FONT.title, size: 22, color: INK.text, lineGap: 2 },
  brand: { font: FONT.title, size: 15, color: INK.brand, lineGap: 0 },
  heading: { font: FONT.title, size: 13, color: INK.text, lineGap: 1 },
  text: { font: FONT.text, size: 10.5, color: INK.text, lineGap: 3 },
  strong: { font: FONT.strong, size: 10.5, color: INK.text, lineGap: 3 },
  small: { font: FONT.text, size: 9, color: INK.quiet, lineGap: 2 },
} as const satisfies Record<string, TextStyle>;
export type StyleName = keyof typeof STYLE;

/** US letter, in points. */
export const PAGE = { size: 'LETTER', width: 612, height: 792, margin: 54, foot: 36 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;
