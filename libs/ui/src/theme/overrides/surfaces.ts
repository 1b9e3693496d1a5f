import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../tokens.js';

type Surfaces = Pick<Components<Theme>, 'MuiPaper' | 'MuiAccordion'>;

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
