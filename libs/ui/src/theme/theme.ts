import { createTheme, type Shadows } from '@mui/material/styles';
import './augmentation.js';
import { dataDisplay } from './overrides/data-display.js';
import { feedback } from './overrides/feedback.js';
import { inputs } from './overrides/inputs.js';
import { navigation } from './overrides/navigation.js';
import { surfaces } from './overrides/surfaces.js';
import { paletteOf } from './palette.js';
import { darkColors, duration, ease, lightColors, liftedShadow, radius } from './tokens.js';
import { typography } from './typography.js';

/** Elevation is for what lies over the page: menus, dialogs and toasts. Everything else has an edge, not a shadow. */
const LIFTED = 8;
const shadows = Array.from({ length: 25 }, (_, level) =>
  level === LIFTED ? `var(--cw-lifted, ${liftedShadow.light})` : 'none',
) as Shadows;

const makeTheme = () =>
  createTheme({
    cssVariables: { cssVarPrefix: 'cw', colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: { palette: paletteOf(lightColors) }, dark: { palette: paletteOf(darkColors) } },
    typography,
    shadows,
    shape: { borderRadius: radius.control },
    // In rem: where a reader's letters are twice as large, a desk has the room of a phone. The step keeps two rules that meet
    // apart by less than a pixel.
    breakpoints: { values: { xs: 0, sm: 24.375, md: 48, lg: 67.5, xl: 90 }, unit: 'rem', step: 0.1 },
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shortest: duration.fast,
        shorter: duration.fast,
        short: duration.base,
        standard: duration.base,
        complex: duration.slow,
        enteringScreen: duration.base,
        leavingScreen: duration.base,
      },
      easing: { easeInOut: ease, easeOut: ease, easeIn: ease, sharp: ease },
    },
    components: { ...inputs, ...feedback, ...navigation, ...surfaces, ...dataDisplay },
  });

let made: ReturnType<typeof makeTheme> | undefined;

/**
 * The one theme of all hosts; light and dark are CSS variables under `data-theme`. It is made when it is first asked for:
 * that takes half as long as all else of the library does, and a page that comes to life in turns gives it a turn.
 */
export const cwTheme = (): NonNullable<typeof made> => (made ??= makeTheme());
