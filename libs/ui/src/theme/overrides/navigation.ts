import type { ThemeComponents } from './theme-components.js';

type Navigation = Pick<
  ThemeComponents,
  | 'MuiLink'
  | 'MuiTabs'
  | 'MuiTab'
  | 'MuiPopover'
  | 'MuiMenuItem'
  | 'MuiDrawer'
  | 'MuiBottomNavigation'
  | 'MuiBottomNavigationAction'
>;

export const navigation: Navigation = {
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        textUnderlineOffset: '0.2em',
        textDecorationThickness: 1,
        textDecorationColor: 'currentColor',
        '&:hover': { textDecorationThickness: 2 },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 44, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      indicator: { height: 3, '@media (forced-colors: active)': { backgroundColor: 'Highlight' } },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        minHeight: 44,
        minWidth: 44,
        padding: '0.625rem 0.875rem',
        textTransform: 'none',
        fontWeight: 560,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.text.primary, fontWeight: 680 },
      }),
    },
  },
  // Menus hang in popovers.
  MuiPopover: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, boxShadow: theme.shadows[8] }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        gap: '0.625rem',
        whiteSpace: 'normal',
        '&:hover': { backgroundColor: theme.vars.palette.sunk },
        // The ring lies inside: the menu's edge would cut it off.
        '&.Mui-focusVisible': { backgroundColor: theme.vars.palette.sunk, outlineOffset: -3 },
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
          backgroundColor: theme.vars.palette.primary.soft,
          boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`,
          fontWeight: 620,
        },
        '&.Mui-disabled': { opacity: 1, color: theme.vars.palette.text.disabled },
        '@media (forced-colors: active)': { '&.Mui-selected': { borderLeft: '4px solid Highlight' } },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.default,
        backgroundImage: 'none',
        paddingBottom: 'env(safe-area-inset-bottom)',
        paddingLeft: 'env(safe-area-inset-left)',
      }),
    },
  },
  MuiBottomNavigation: {
    defaultProps: { showLabels: true },
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        minHeight: 64,
        backgroundColor: theme.vars.palette.background.paper,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        minHeight: 52,
        padding: '8px 2px 6px',
        gap: 2,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected::before': {
          content: '""',
          position: 'absolute',
          top: -1,
          width: 36,
          height: 3,
          backgroundColor: theme.vars.palette.primary.main,
          '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
        },
        '& svg': { fontSize: '1.1rem' },
      }),
      label: { fontSize: '0.75rem', fontWeight: 560, '&.Mui-selected': { fontSize: '0.75rem', fontWeight: 680 } },
    },
  },
};
