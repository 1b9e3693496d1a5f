import { styled } from '@cw/ui';

/** One entry of the support desk's lists, with what can be done about it beside it. */
export const DeskItem = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1, 2),
  gridTemplateColumns: 'minmax(0, 1fr) max-content',
  alignItems: 'start',
  padding: theme.spacing(2.5, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > *': { minWidth: 0 },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1.5) },
  '& .note': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .words': { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch', marginTop: theme.spacing(1) },
  '& h2, & h3': { ...theme.typography.rowTitle, overflowWrap: 'anywhere' },
  '& .acts': { display: 'grid', gap: theme.spacing(1), justifyItems: 'stretch' },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: theme.spacing(2),
    '& .acts': { marginTop: theme.spacing(1) },
  },
}));
