import { styled } from '@cw/ui';

/** Rows of a flush panel: who and when above, then the words. */
export const CaseItems = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li:first-of-type': { borderTop: 0 },
});

export const CaseItem = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  padding: theme.spacing(2, 3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1.5) },
  '& h3': { ...theme.typography.subtitle1, margin: 0 },
  '& .quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .words': { whiteSpace: 'pre-line', maxWidth: '68ch' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul:empty': { display: 'none' },
  '& .line': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: theme.spacing(0, 2) },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
}));
