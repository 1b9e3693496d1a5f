import type { ThemeComponents } from './theme-components.js';
import { radius } from '../tokens.js';

type Feedback = Pick<
  ThemeComponents,
  'MuiDialog' | 'MuiDialogTitle' | 'MuiDialogContent' | 'MuiDialogActions' | 'MuiBackdrop'
>;

/** Dialogs are sheets from below on phones. */
export const feedback: Feedback = {
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'md' },
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        borderRadius: radius.panel,
        // Seen where colors are forced, and shadows with them gone.
        border: '1px solid transparent',
        boxShadow: theme.shadows[8],
        maxWidth: '35rem',
        [theme.breakpoints.down('md')]: {
          margin: 0,
          width: '100%',
          maxWidth: 'none',
          maxHeight: 'calc(100% - 24px)',
          alignSelf: 'flex-end',
          borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
          paddingBottom: 'env(safe-area-inset-bottom)',
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.h2, padding: theme.spacing(3, 3, 1) }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(1, 3, 2),
        // A field's label would else stand on the title's heels.
        '.MuiDialogTitle-root + &': { paddingTop: theme.spacing(1) },
        // A field that is led to is seen with its label and fault above it and its ring below.
        scrollPaddingBlock: theme.spacing(11, 2),
      }),
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(1, 3, 3),
        gap: theme.spacing(1.5),
        flexWrap: 'wrap',
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        [theme.breakpoints.down('md')]: { flexDirection: 'column-reverse', '& > *': { width: '100%' } },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme, ownerState }) =>
        ownerState.invisible === true ? {} : { backgroundColor: theme.vars.palette.scrim },
    },
  },
};
