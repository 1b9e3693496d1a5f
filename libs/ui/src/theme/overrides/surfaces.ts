import type { ThemeComponents } from './theme-components.js';
import { radius } from '../tokens.js';

type Surfaces = Pick<ThemeComponents, 'MuiPaper' | 'MuiAccordion'>;

export const surfaces: Surfaces = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundImage: 'none',
        borderRadius: radius.panel,
        borderColor: theme.vars.palette.divider,
      }),
    },
  },
  MuiAccordion: { defaultProps: { disableGutters: true, square: true } },
};
