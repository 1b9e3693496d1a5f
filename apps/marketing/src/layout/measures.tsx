import { styled } from '@cw/ui';

/** The width of every public page, with its gutters. */
export const Measure = styled('div')(({ theme }) => ({
  maxWidth: 1240,
  margin: '0 auto',
  padding: theme.spacing(0, 4),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(0, 2) },
}));

/** A section of a public page with its title and one sentence under it. */
export const Section = styled('section')(({ theme }) => ({
  paddingTop: theme.spacing(9),
  '& > h2': {
    ...theme.typography.h2,
    fontSize: 'clamp(1.625rem, 1.2rem + 1.6vw, 2.375rem)',
    letterSpacing: '-0.02em',
    maxWidth: '22em',
  },
  '& > .sub': {
    color: theme.vars.palette.text.secondary,
    fontSize: '1.0625rem',
    marginTop: theme.spacing(1),
    maxWidth: '42em',
  },
  [theme.breakpoints.down('md')]: { paddingTop: theme.spacing(6) },
}));
