import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fontFamily } from './tokens.js';

const tabular = 'tabular-nums lining-nums';

/** Sizes in rem, so that a reader's own text size is obeyed. h4–h6, subtitle2 and overline are not part of the language. */
export const typography: TypographyVariantsOptions = {
  fontFamily: fontFamily.text,
  fontWeightMedium: 620,
  fontWeightBold: 680,
  hero: {
    fontFamily: fontFamily.display,
    // The longest word of a heading fits a phone, however large its letters are set.
    fontSize: 'min(clamp(2.25rem, 1.3rem + 3.6vw, 4.125rem), 16vw)',
    lineHeight: 1.02,
    fontWeight: 520,
    letterSpacing: '-0.028em',
    // Each engine balances several large lines in its own way; line by line they all break at the same words.
    textWrap: 'wrap',
  },
  h1: {
    fontFamily: fontFamily.display,
    // However large the letters are, a phone's line holds “Notificaciones”.
    fontSize: 'min(clamp(1.625rem, 1.2rem + 1.4vw, 2.125rem), 12.5vw)',
    lineHeight: 1.12,
    fontWeight: 560,
    letterSpacing: '-0.016em',
    textWrap: 'balance',
  },
  h2: {
    fontFamily: fontFamily.display,
    fontSize: 'min(1.3125rem, 11vw)',
    lineHeight: 1.2,
    fontWeight: 560,
    letterSpacing: '-0.016em',
    textWrap: 'balance',
  },
  rowTitle: {
    fontFamily: fontFamily.display,
    fontSize: '1.125rem',
    lineHeight: 1.25,
    fontWeight: 580,
    letterSpacing: 0,
  },
  subtitle1: { fontFamily: fontFamily.text, fontSize: '1rem', lineHeight: 1.3, fontWeight: 650, letterSpacing: 0 },
  body1: { fontSize: '1rem', lineHeight: 1.5, letterSpacing: '0.003em' },
  body2: { fontSize: '0.875rem', lineHeight: 1.45, letterSpacing: '0.003em' },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4, letterSpacing: 0 },
  label: { fontSize: '0.9375rem', lineHeight: 1.35, fontWeight: 620, letterSpacing: 0 },
  button: { fontSize: '0.9688rem', lineHeight: 1.2, fontWeight: 620, letterSpacing: 0, textTransform: 'none' },
  money: {
    fontFamily: fontFamily.display,
    // A sum never breaks: the largest has to stand in one line of a phone.
    fontSize: 'min(2.125rem, 11vw)',
    lineHeight: 1.1,
    fontWeight: 560,
    letterSpacing: '-0.02em',
    fontVariantNumeric: tabular,
    whiteSpace: 'nowrap',
  },
  moneyTotal: {
    fontFamily: fontFamily.display,
    fontSize: 'min(1.5rem, 10vw)',
    lineHeight: 1.1,
    fontWeight: 560,
    letterSpacing: '-0.015em',
    fontVariantNumeric: tabular,
    whiteSpace: 'nowrap',
  },
  days: { fontFamily: fontFamily.display, fontWeight: 600, lineHeight: 1, fontVariantNumeric: tabular },
  quote: {
    fontFamily: fontFamily.display,
    fontStyle: 'italic',
    fontSize: '0.9688rem',
    lineHeight: 1.45,
    fontWeight: 430,
  },
};
