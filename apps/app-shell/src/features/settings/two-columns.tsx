import { styled } from '@cw/ui';

/** Short fields side by side where there is room. */
export const TwoColumns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'end',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}));
