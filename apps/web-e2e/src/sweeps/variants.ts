import type { BrowserContextOptions } from '@playwright/test';
import { LOCALES, type Locale } from '@cw/domain';
import { isFull } from '../support/sample.js';

/** One way in which a screen can be looked at. */
export interface Variant {
  readonly locale: Locale;
  readonly width: 390 | 1280;
  readonly scheme: 'light' | 'dark';
}

const WIDTHS = [390, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

const everyVariant: readonly Variant[] = LOCALES.flatMap((locale) =>
  WIDTHS.flatMap((width) => SCHEMES.map((scheme) => ({ locale, width, scheme }))),
);

/** Where words are longest and room is least. */
const narrowest: Variant = { locale: 'es', width: 390, scheme: 'dark' };
const widest: Variant = { locale: 'en', width: 1280, scheme: 'light' };

/** One of two opposite corners in `npm test`, so that both are seen in every run; all eight where SWEEP=full. */
export const NARROW_VARIANTS = isFull ? everyVariant : [narrowest];
export const WIDE_VARIANTS = isFull ? everyVariant : [widest];
/** Both corners, for what is laid out in two ways. */
export const OPPOSITE_VARIANTS = isFull ? everyVariant : [narrowest, widest];

export const nameOf = ({ locale, width, scheme }: Variant): string => `${locale}, ${width} px, ${scheme}`;

/** The language is the device's own choice, so that an account in another one does not change it. */
export const browserOf = ({ locale, width, scheme }: Variant): BrowserContextOptions => ({
  locale: `${locale}-US`,
  viewport: { width, height: 900 },
  colorScheme: scheme,
  reducedMotion: 'reduce',
});
