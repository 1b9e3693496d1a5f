import { styled } from '@cw/ui';

/** The question, and what helps with it beside it; under it where there is no room. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 24rem)',
  gap: theme.spacing(3, 4),
  alignItems: 'start',
  '& > .side': { display: 'grid', gap: theme.spacing(3), minWidth: 0 },
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** What a step asks, under its title. */
export const Questions = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  '& h2': { ...theme.typography.h2, marginTop: theme.spacing(1.5) },
  '& header > p': { color: theme.vars.palette.text.secondary, marginTop: theme.spacing(0.5) },
}));

/** On, then back: the order of a phone; on a desk back stands at the left. */
export const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(4),
  [theme.breakpoints.down('md')]: { flexDirection: 'column', '& > *': { width: '100%' } },
}));
