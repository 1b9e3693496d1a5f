import './augmentation.js';

export { COLOR_SCHEMES, applyStoredColorScheme, useColorSchemeChoice } from './color-scheme.js';
export type { ColorSchemeChoice, ColorSchemeState } from './color-scheme.js';
export { cwTheme } from './theme.js';
export { CwThemeProvider } from './theme-provider.js';
export type { CwThemeProviderProps } from './theme-provider.js';
export {
  BOTTOM_BAR,
  CARD_CONTAINER,
  darkColors,
  duration,
  ease,
  fontFamily,
  lightColors,
  PLACE_MARGIN,
  radius,
  SHORT_WINDOW,
  space,
} from './tokens.js';
export { TONES, toneColors } from './tones.js';
export type { Tone, ToneColors } from './tones.js';
export type { ToneColor } from './augmentation.js';
