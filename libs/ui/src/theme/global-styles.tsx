import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { ReactElement } from 'react';
import { printStyles } from './print-styles.js';
import { BOTTOM_BAR, fontFamily, liftedShadow } from './tokens.js';

function page({ vars }: Theme) {
  return {
    ':root': { '--cw-lifted': liftedShadow.light, WebkitTextSizeAdjust: '100%' },
    ':root[data-theme="dark"]': { '--cw-lifted': liftedShadow.dark },
    // What is led to, by a key or a link, comes to stand clear of the bar at the window's foot.
    html: { scrollPaddingBottom: `calc(var(${BOTTOM_BAR}, 0px) + 1rem)` },
    body: {
      fontFamily: fontFamily.text,
      fontVariantNumeric: 'tabular-nums lining-nums',
      // Archivo's space is narrow, and drawn in after k, r, F, K, P and Y: two words read as one.
      wordSpacing: '0.04em',
      WebkitFontSmoothing: 'antialiased',
      backgroundColor: vars.palette.background.default,
      color: vars.palette.text.primary,
      // The pages reach under a notch and round corners: what is read does not.
      padding: 'env(safe-area-inset-top) env(safe-area-inset-right) 0 env(safe-area-inset-left)',
    },
    'h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, blockquote': { margin: 0, padding: 0, border: 0 },
    // What somebody typed may be one endless word: it breaks instead of widening the page for every reader.
    'h1, h2, h3, h4, p, dd, blockquote': { overflowWrap: 'anywhere' },
    // A browser gives these a face and a spacing of their own.
    'button, input, select, textarea': { fontFamily: 'inherit', wordSpacing: 'inherit' },
    'ul, ol': { listStyle: 'none' },
    a: { color: vars.palette.primary.main, textUnderlineOffset: '0.2em', textDecorationThickness: 1 },
    'a:hover': { textDecorationThickness: 2 },
    ':focus-visible': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 2 },
    // A heading takes focus after navigation so that a reader lands on it; it is not a control.
    'h1[tabindex="-1"]:focus': { outline: 'none' },
  };
}

/**
 * Nothing moves under its reader: what stands below a part that is still coming is seen once that part has its place.
 * Whoever types there already keeps it. What stands beside, not below, says `visibility: inherit`.
 */
const order = {
  ':where(main [data-coming] ~ *, main :has([data-coming]) ~ *):not(:focus-within)': { visibility: 'hidden' },
} as const;

const preferences = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      transition: 'none !important',
      animation: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;

/** Page ground, focus ring, reduced motion and print: what no single component owns. */
export function CwGlobalStyles(): ReactElement {
  return <GlobalStyles styles={(theme) => ({ ...page(theme), ...order, ...preferences, ...printStyles(theme) })} />;
}
