import type { Components, Theme } from '@mui/material/styles';
import { duration, ease } from '../tokens.js';
import '../augmentation.js';

type Inputs = Pick<
  Components<Theme>,
  | 'MuiButtonBase'
  | 'MuiButton'
  | 'MuiIconButton'
  | 'MuiOutlinedInput'
  | 'MuiInputBase'
  | 'MuiInputAdornment'
  | 'MuiNativeSelect'
  | 'MuiSelect'
  | 'MuiToggleButton'
  | 'MuiToggleButtonGroup'
>;

const button: NonNullable<Inputs['MuiButton']> = {
  defaultProps: { variant: 'secondary', disableElevation: true },
  styleOverrides: {
    root: ({ theme }) => {
      const { palette } = theme.vars;
      const pressed = { '&:active': { transform: 'translateY(1px)', boxShadow: 'none' } };
      const solid = (ground: string, hover: string, text: string) => ({
        backgroundColor: ground,
        color: text,
        boxShadow: `inset 0 -2px 0 ${palette.buttonEdge}`,
        '&:hover': { backgroundColor: hover, boxShadow: `inset 0 -2px 0 ${palette.buttonEdge}` },
        ...pressed,
      });
      const framed = (text: string, border: string, hover: string) => ({
        backgroundColor: palette.background.paper,
        color: text,
        borderColor: border,
        '&:hover': { backgroundColor: hover },
        ...pressed,
      });
      return {
        gap: '0.5em',
        minHeight: 44,
        minWidth: 44,
        padding: '0.5rem 1.125rem',
        border: '1.5px solid transparent',
        transition: `background-color ${duration.fast}ms ${ease}, transform ${duration.fast}ms ${ease}`,
        textAlign: 'center',
        '&.Mui-disabled, &[aria-disabled="true"]': {
          backgroundColor: palette.sunk,
          color: palette.text.disabled,
          borderColor: 'transparent',
          boxShadow: 'none',
          cursor: 'not-allowed',
          transform: 'none',
        },
        variants: [
          {
            props: { variant: 'primary' },
            style: solid(palette.primary.main, palette.primary.dark, palette.primary.contrastText),
          },
          { props: { variant: 'secondary' }, style: framed(palette.text.primary, palette.lineStrong, palette.sunk) },
          {
            props: { variant: 'quiet' },
            style: {
              color: palette.primary.main,
              paddingInline: '0.625rem',
              '&:hover': { backgroundColor: palette.primary.soft },
            },
          },
          { props: { variant: 'danger' }, style: framed(palette.error.main, palette.error.main, palette.error.soft) },
          {
            props: { variant: 'dangerSolid' },
            style: solid(palette.error.main, palette.error.main, palette.error.contrastText),
          },
          { props: { variant: 'inverse' }, style: solid('#FFFFFF', '#DDEBF3', '#0A3550') },
          {
            props: { variant: 'inverseQuiet' },
            style: {
              color: palette.prussian.contrastText,
              textDecoration: 'underline',
              textUnderlineOffset: '0.25em',
              '&:hover': { backgroundColor: '#12486A', textDecoration: 'underline' },
            },
          },
          { props: { size: 'small' }, style: { minHeight: 36, padding: '0.3rem 0.75rem', fontSize: '0.875rem' } },
          { props: { size: 'large' }, style: { minHeight: 52, padding: '0.75rem 1.5rem', fontSize: '1.0625rem' } },
        ],
        [theme.breakpoints.down('md')]: { minHeight: 44 },
      };
    },
    startIcon: { margin: 0, '& > *:first-of-type': { fontSize: 'inherit' } },
    endIcon: { margin: 0, '& > *:first-of-type': { fontSize: 'inherit' } },
  },
};

const outlinedInput: NonNullable<Inputs['MuiOutlinedInput']> = {
  defaultProps: { notched: false, fullWidth: true },
  styleOverrides: {
    root: ({ theme }) => ({
      minHeight: 46,
      backgroundColor: theme.vars.palette.background.paper,
      '& .MuiOutlinedInput-notchedOutline, &:hover .MuiOutlinedInput-notchedOutline': {
        borderWidth: 1.5,
        borderColor: theme.vars.palette.lineStrong,
      },
      '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.secondary },
      '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
        borderWidth: 1.5,
        borderColor: theme.vars.palette.lineStrong,
      },
      // The ring is the same everywhere: outside the control, never only a change of its border.
      '&.Mui-focused': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
      '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: theme.vars.palette.error.main },
      '&.Mui-disabled': { backgroundColor: theme.vars.palette.sunk },
    }),
    input: ({ theme }) => ({
      padding: '0.625rem 0.75rem',
      height: 'auto',
      lineHeight: 1.4,
      boxSizing: 'border-box',
      minHeight: 43,
      fontVariantNumeric: 'tabular-nums lining-nums',
      outline: 'none',
      '&::placeholder': { color: theme.vars.palette.text.disabled, opacity: 1 },
      'textarea&': { minHeight: 88, resize: 'vertical' },
    }),
  },
};

const toggle: NonNullable<Inputs['MuiToggleButton']> = {
  styleOverrides: {
    root: ({ theme }) => ({
      minHeight: 44,
      minWidth: 44,
      gap: '0.5em',
      padding: '0.375rem 0.875rem',
      border: `1.5px solid ${theme.vars.palette.lineStrong}`,
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.background.paper,
      fontSize: '0.9375rem',
      fontWeight: 560,
      '&:hover': { backgroundColor: theme.vars.palette.sunk },
      '&.Mui-selected, &.Mui-selected:hover': {
        zIndex: 1,
        backgroundColor: theme.vars.palette.primary.soft,
        color: theme.vars.palette.text.primary,
        borderColor: theme.vars.palette.primary.main,
        boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
        fontWeight: 650,
      },
    }),
  },
};

export const inputs: Inputs = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `3px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: button,
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 44,
        height: 44,
        borderRadius: theme.shape.borderRadius,
        color: theme.vars.palette.text.primary,
        fontSize: '1.0625rem',
        '&:hover': { backgroundColor: theme.vars.palette.sunk },
      }),
      sizeSmall: { width: 36, height: 36 },
    },
  },
  MuiInputBase: { styleOverrides: { root: { fontSize: '1rem', lineHeight: 1.4 } } },
  MuiOutlinedInput: outlinedInput,
  MuiInputAdornment: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) } },
  MuiNativeSelect: { styleOverrides: { icon: ({ theme }) => ({ color: theme.vars.palette.text.primary, right: 12 }) } },
  MuiSelect: { styleOverrides: { icon: ({ theme }) => ({ color: theme.vars.palette.text.primary, right: 12 }) } },
  MuiToggleButton: toggle,
  MuiToggleButtonGroup: { styleOverrides: { root: { flexWrap: 'wrap' } } },
};
