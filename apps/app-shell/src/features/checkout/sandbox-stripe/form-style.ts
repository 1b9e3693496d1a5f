import type { Appearance } from '@stripe/stripe-js';

/** Classes instead of style attributes, rules instead of a style element: a strict page policy allows nothing else. */
const RULES = `
.cw-pay { display: grid; gap: 1rem; color: var(--pay-text); font-family: var(--pay-font, inherit); font-size: 1rem; }
.cw-pay p { margin: 0; }
.cw-pay-mode { padding: 0.5rem 0.75rem; border-left: 5px solid var(--pay-mode); background: var(--pay-mode-soft); font-weight: 620; }
.cw-pay [hidden] { display: none; }
.cw-pay-form { display: grid; gap: 1rem; }
.cw-pay-methods { display: grid; gap: 0.5rem; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); }
.cw-pay-methods button { min-height: 46px; padding: 0 0.75rem; border: 1.5px solid var(--pay-line); border-radius: var(--pay-radius); background: var(--pay-background); color: var(--pay-text); font: inherit; font-weight: 620; cursor: pointer; }
.cw-pay-methods button:hover { border-color: var(--pay-primary); }
.cw-pay-methods button[aria-pressed='true'] { border-color: var(--pay-primary); box-shadow: inset 0 0 0 1.5px var(--pay-primary); color: var(--pay-primary); }
.cw-pay-cards { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0; padding: 0; border: 0; }
.cw-pay-cards legend { padding: 0; margin-bottom: 0.5rem; font-size: 0.9375rem; font-weight: 620; }
.cw-pay-cards button { min-height: 44px; padding: 0 0.75rem; border: 1.5px solid var(--pay-line); border-radius: var(--pay-radius); background: var(--pay-background); color: var(--pay-text); font: inherit; font-size: 0.875rem; cursor: pointer; }
.cw-pay-cards button:hover { border-color: var(--pay-primary); }
.cw-pay-row { display: grid; gap: 1rem; align-items: end; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); }
.cw-pay-field { display: grid; gap: 0.25rem; align-content: start; }
.cw-pay-field label { font-size: 0.9375rem; font-weight: 620; }
.cw-pay-field[data-invalid] { border-left: 4px solid var(--pay-danger); padding-left: 0.75rem; }
.cw-pay-hint { font-size: 0.875rem; color: var(--pay-text-secondary); }
.cw-pay-error { font-size: 0.875rem; font-weight: 620; color: var(--pay-danger); }
.cw-pay-error:empty { display: none; }
.cw-pay input { width: 100%; min-height: 46px; box-sizing: border-box; padding: 0 0.75rem; border: 1.5px solid var(--pay-line); border-radius: var(--pay-radius); background: var(--pay-background); color: inherit; font: inherit; font-variant-numeric: tabular-nums lining-nums; }
.cw-pay input[aria-invalid='true'] { border-color: var(--pay-danger); }
.cw-pay :focus-visible { outline: 3px solid var(--pay-primary); outline-offset: 2px; }
.cw-pay-status { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

/** Where each of our properties comes from: Stripe's appearance variable, else the page's theme, else the light tokens. */
const PROPERTIES = {
  '--pay-text': ['colorText', 'var(--cw-palette-text-primary, #0c2838)'],
  '--pay-text-secondary': ['colorTextSecondary', 'var(--cw-palette-text-secondary, #425b6a)'],
  '--pay-background': ['colorBackground', 'var(--cw-palette-background-paper, #ffffff)'],
  '--pay-primary': ['colorPrimary', 'var(--cw-palette-primary-main, #0a5a92)'],
  '--pay-danger': ['colorDanger', 'var(--cw-palette-error-main, #a92c20)'],
  '--pay-mode': ['colorWarning', 'var(--cw-palette-warning-main, #8f4700)'],
  '--pay-mode-soft': [null, 'var(--cw-palette-warning-soft, transparent)'],
  '--pay-line': ['inputColorBorder', 'var(--cw-palette-lineStrong, #748792)'],
  '--pay-radius': ['borderRadius', '5px'],
  '--pay-font': ['fontFamily', 'inherit'],
} as const satisfies Record<string, readonly [keyof NonNullable<Appearance['variables']> | null, string]>;

let sheet: CSSStyleSheet | null = null;

/** Adds the rules to the page once; a browser too old for constructed sheets shows the form unstyled. */
export function adoptStyle(page: Document): void {
  if (!('adoptedStyleSheets' in page)) return;
  sheet ??= new CSSStyleSheet();
  if (sheet.cssRules.length === 0) sheet.replaceSync(RULES);
  if (!page.adoptedStyleSheets.includes(sheet)) page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}

/** Sets the form's properties from Stripe's appearance object. */
export function applyAppearance(form: HTMLElement, appearance: Appearance | undefined): void {
  for (const [property, [variable, fallback]] of Object.entries(PROPERTIES)) {
    const chosen = variable === null ? undefined : appearance?.variables?.[variable];
    form.style.setProperty(property, chosen ?? fallback);
  }
}
