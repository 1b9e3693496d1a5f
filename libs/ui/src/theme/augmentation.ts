import type { CSSProperties } from 'react';

/** A color with its quiet ground and the text that lies on it. */
export interface ToneColor {
  main: string;
  soft: string;
  contrastText: string;
}

interface OwnPalette {
  /** Group rows, totals, past days, skeletons. */
  sunk: string;
  /** Borders of controls, at least 3:1. */
  lineStrong: string;
  focus: string;
  scrim: string;
  buttonEdge: string;
  closingDay: string;
  onClosingDay: string;
  plum: ToneColor;
  slate: ToneColor;
  /** Time only. `deep` is text on `soft`. */
  tape: ToneColor & { weekend: string; deep: string };
  /** Brand ground of hero, footer, sign-in art and toasts; `edge` is a control's border on it, `line` a hairline. */
  prussian: { main: string; contrastText: string; quiet: string; edge: string; line: string };
}

interface OwnTypography {
  hero: CSSProperties;
  /** Large amounts. */
  money: CSSProperties;
  moneyTotal: CSSProperties;
  days: CSSProperties;
  quote: CSSProperties;
  rowTitle: CSSProperties;
  label: CSSProperties;
}

type Shown<T> = { [K in keyof T]: true };

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
  interface PaletteColor {
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface TypographyVariants extends OwnTypography {}
  interface TypographyVariantsOptions extends Partial<OwnTypography> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Shown<OwnTypography> {
    h3: false;
    h4: false;
    h5: false;
    h6: false;
    overline: false;
    subtitle2: false;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** One per region. */
    primary: true;
    secondary: true;
    /** Link-like. */
    quiet: true;
    /** Outlined brick; `dangerSolid` only in the dialog that confirms. */
    danger: true;
    dangerSolid: true;
    /** White on the prussian ground of hero and sign-in art. */
    inverse: true;
    inverseQuiet: true;
    contained: false;
    outlined: false;
    text: false;
  }
}
