import { styled } from '@cw/ui';

/** A page without the signed-in layout: not found, errors, refusals. */
export const BarePage = styled('main')(({ theme }) => ({
  maxWidth: 760,
  margin: '0 auto',
  padding: theme.spacing(6, 3),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(3, 2) },
}));
