import type { CssVarsThemeOptions } from '@mui/material/styles';

/**
 * What `createTheme` takes, by its own name for it. `Components<Theme>` means the same, but comparing the two costs the
 * compiler ten seconds in every project that shows our components.
 */
export type ThemeComponents = NonNullable<CssVarsThemeOptions['components']>;
