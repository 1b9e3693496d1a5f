import { LOCALES, type Locale } from '@cw/domain';

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

const opposites: readonly Variant[] = [
  { locale: 'en', width: 1280, scheme: 'light' },
  { locale: 'es', width: 390, scheme: 'dark' },
];

/** Two opposite corners in `npm test`; all eight where SWEEP=full. */
export const VARIANTS = process.env['SWEEP'] === 'full' ? everyVariant : opposites;

export const nameOf = ({ locale, width, scheme }: Variant): string => `${locale}, ${width} px, ${scheme}`;
