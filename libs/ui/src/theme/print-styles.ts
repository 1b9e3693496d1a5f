import type { Theme } from '@mui/material/styles';

/** Marks what belongs on a screen only, or on paper only; "wide" is laid across the paper. */
const ON_SCREEN = '[data-print="hidden"]';
const ON_PAPER = '[data-print="only"]';
const WIDE = '[data-print="wide"]';

/** What cannot be pressed or filled in on paper. */
const NOT_ON_PAPER = `nav, form, .MuiButton-root, .MuiIconButton-root, section:has(> details:not([open]):only-child), ${ON_SCREEN}`;

type Rules = Readonly<Record<string, unknown>>;

/** The values of the light scheme, whichever one the reader has: ink is for paper. */
const lightValues = ({ generateStyleSheets }: Theme): Rules => {
  const sheets = (generateStyleSheets() as readonly Readonly<Record<string, Rules>>[]).flatMap(Object.entries<Rules>);
  return sheets.find(([selector]) => selector.includes('[data-theme="light"]'))?.[1] ?? {};
};

/**
 * On A4 and on Letter: no navigation, nothing that is cut, color never without an edge or a word. Colors of small marks are
 * printed though a browser leaves grounds out, because their figures are white.
 */
export const printStyles = (theme: Theme) => ({
  [ON_PAPER]: { display: 'none' },
  '@page': { margin: '14mm' },
  '@page wide': { size: 'landscape' },
  '@media print': {
    ':root[data-theme="dark"]': lightValues(theme),
    [`body:has(${WIDE})`]: { page: 'wide' },
    html: { fontSize: '87.5%' },
    body: { backgroundColor: '#FFFFFF', printColorAdjust: 'exact' },
    [NOT_ON_PAPER]: { display: 'none !important' },
    [ON_PAPER]: { display: 'block' },
    main: { maxWidth: 'none !important', padding: '0 1px !important' },
    section: { overflow: 'visible !important' },
    'li, tr, figure, dl > div, [role="group"]': { breakInside: 'avoid' },
    'h1, h2, h3, thead': { breakAfter: 'avoid' },
    a: { color: 'inherit !important', textDecoration: 'none !important' },
  },
});
