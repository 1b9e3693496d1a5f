import { styled } from '@cw/ui';

/** Rows of money: what it is of, how far it is, how much. */
export const PayoutList = styled('ul')(({ theme }) => ({
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(9rem, auto) minmax(9rem, auto)',
    gap: theme.spacing(0.25, 3),
    alignItems: 'center',
    padding: theme.spacing(1.5, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& li:last-of-type': { paddingBottom: 0 },
  '& .title': { overflowWrap: 'anywhere' },
  '& .state, & .fee': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .amount': { textAlign: 'right' },
  [theme.breakpoints.down('md')]: {
    // Where the letters are large, the sum goes below how far it is.
    '& li': { display: 'flex', flexWrap: 'wrap' },
    '& .title': { flex: '1 1 100%' },
    '& .state': { flex: '1 1 min(9rem, 100%)' },
    '& .amount': { marginInlineStart: 'auto' },
  },
}));
