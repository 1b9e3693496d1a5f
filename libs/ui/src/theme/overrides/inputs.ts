import type { Theme } from '@mui/material/styles';
import type { ThemeComponents } from './theme-components.js';
import { duration, ease, fixedColors } from '../tokens.js';
import '../augmentation.js';

type Inputs = Pick<
  ThemeComponents,
  | 'MuiButtonBase'
  | 'MuiButton'
  | 'MuiIconButton'
  | 'MuiOutlinedInput'
  | 'MuiInputBase'
  | 'MuiInputAdornment'
  | 'MuiNativeSelect'
  | 'MuiToggleButton'
  | 'MuiToggleButtonGroup'
>;

type Vars = Theme['vars'];

/** Round whatever has the focus. */
const ring = ({ vars }: Theme) => ({ outline: `3px solid ${vars.palette.focus}`, outlineOffset: 2 });

const pressed = { '&:active': { transform: 'translateY(1px)', boxShadow: 'none' } };

/** Filled, with a lower edge like a planed board. */
function solid({ palette }: Vars, ground: string, hover: string, text: string) {
  const edge = `inset 0 -2px 0 ${palette.buttonEdge}`;
  return {
    backgroundColor: ground,
    color: text,
    boxShadow: edge,
    '&:hover': { backgroundColor: hover, boxShadow: edge },
    ...pressed,
  };
}

function framed({ palette }: Vars, text: string, border: string, hover: string) {
  return {
    backgroundColor: palette.background.paper,
    color: text,
    borderColor: border,
    '&:hover': { backgroundColor: hover },
    ...pressed,
  };
}

const QUIET_PADDING = '0.625rem';
/** Its words begin where the line above it does, and it reaches no further than a phone's gutter. */
const QUIET_OUTDENT = `min(1.5px + ${QUIET_PADDING}, 16px)`;

function buttonVariants(vars: Vars) {
  const { primary, error, text, lineStrong, sunk, prussian } = vars.palette;
  return [
    { props: { variant: 'primary' }, style: solid(vars, primary.main, primary.dark, primary.contrastText) },
    { props: { variant: 'secondary' }, style: framed(vars, text.primary, lineStrong, sunk) },
    {
      props: { variant: 'quiet' },
      style: {
        color: primary.main,
        paddingInline: QUIET_PADDING,
        '&:hover': { backgroundColor: primary.soft },
        // Nothing is drawn round it. Where its row is as wide as the button, the room on the left is its own, too.
        '&:not(.MuiButton-fullWidth)': {
          marginInlineStart: `calc(-1 * ${QUIET_OUTDENT})`,
          maxWidth: `calc(100% + ${QUIET_OUTDENT})`,
        },
      },
    },
    { props: { variant: 'danger' }, style: framed(vars, error.main, error.main, error.soft) },
    { props: { variant: 'dangerSolid' }, style: solid(vars, error.main, error.main, error.contrastText) },
    { props: { variant: 'inverse' }, style: solid(vars, '#FFFFFF', '#DDEBF3', fixedColors.mark) },
    {
      props: { variant: 'inverseQuiet' },
      style: {
        color: prussian.contrastText,
        textDecoration: 'underline',
        textUnderlineOffset: '0.25em',
        '&:hover': { backgroundColor: fixedColors.markOnPrussian, textDecoration: 'underline' },
      },
    },
    {
      props: { size: 'small' },
      style: {
        minHeight: 36,
        padding: '0.3rem 0.75rem',
        fontSize: '0.875rem',
        // A finger needs more than a pointer.
        '@media (pointer: coarse), (max-width: 47.999rem)': { minHeight: 44 },
      },
    },
    { props: { size: 'large' }, style: { minHeight: 52, padding: '0.75rem 1.5rem', fontSize: '1.0625rem' } },
  ] as const;
}

const button: NonNullable<Inputs['MuiButton']> = {
  defaultProps: { variant: 'secondary', disableElevation: true },
  styleOverrides: {
    root: ({ theme }) => ({
      gap: '0.5em',
      minHeight: 44,
      minWidth: 44,
      // Its words break where large letters leave them no room in one line, whatever the row says of its parts.
      maxWidth: '100%',
      padding: '0.5rem 1.125rem',
      border: '1.5px solid transparent',
      transition: `background-color ${duration.fast}ms ${ease}, transform ${duration.fast}ms ${ease}`,
      textAlign: 'center',
      variants: [
        ...buttonVariants(theme.vars),
        // After the variants, so that a button that cannot be pressed never looks as if it could.
        {
          props: {},
          style: {
            '&.Mui-disabled, &[aria-disabled="true"]': {
              backgroundColor: theme.vars.palette.sunk,
              color: theme.vars.palette.text.disabled,
              // By night its ground is nearly the page's: the edge still says that there is a button.
              borderColor: theme.vars.palette.divider,
              boxShadow: 'none',
              cursor: 'not-allowed',
              transform: 'none',
            },
          },
        },
      ],
    }),
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
      '&.Mui-focused': ring(theme),
      // By itself: a browser that does not know `:has` leaves out every selector of its rule.
      '&:has(> .MuiOutlinedInput-input:focus-visible)': ring(theme),
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
        '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
      },
    }),
  },
};

export const inputs: Inputs = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // The class comes with a script: a stored page that nobody has brought to life yet frames by the browser's own word.
        '&.Mui-focusVisible, &:focus-visible': ring(theme),
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
  MuiToggleButton: toggle,
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        // In large letters each stands in a line of its own, framed on all sides.
        '@media (max-width: 14rem)': {
          gap: 4,
          '& > .MuiToggleButton-root': { marginLeft: 0, borderLeft: `1.5px solid ${theme.vars.palette.lineStrong}` },
        },
      }),
    },
  },
};
