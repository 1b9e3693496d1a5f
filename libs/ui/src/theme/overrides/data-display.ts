import type { ThemeComponents } from './theme-components.js';

type DataDisplay = Pick<
  ThemeComponents,
  'MuiTableCell' | 'MuiTableRow' | 'MuiTypography' | 'MuiDivider' | 'MuiListItemButton'
>;

export const dataDisplay: DataDisplay = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        hero: 'h1',
        rowTitle: 'h3',
        subtitle1: 'h3',
        quote: 'p',
        money: 'span',
        moneyTotal: 'span',
        days: 'span',
        label: 'span',
        caption: 'span',
        body1: 'p',
        body2: 'p',
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '0.75rem',
        fontSize: '0.9375rem',
        fontVariantNumeric: 'tabular-nums lining-nums',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      }),
      head: ({ theme }) => ({
        padding: '0.625rem 0.75rem',
        fontSize: '0.8438rem',
        lineHeight: 1.3,
        fontWeight: 620,
        color: theme.vars.palette.text.secondary,
        verticalAlign: 'bottom',
        borderBottom: `2px solid ${theme.vars.palette.text.primary}`,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-selected': {
          backgroundColor: theme.vars.palette.primary.soft,
          boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}`,
          '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
        },
        'tbody &:last-of-type > td, tbody &:last-of-type > th': { borderBottom: 0 },
      }),
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
  MuiListItemButton: { styleOverrides: { root: { minHeight: 44 } } },
};
