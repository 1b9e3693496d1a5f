import { styled } from '@cw/ui';

/** What stands in one cell, line under line. */
export const Stacked = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.5),
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '& > .quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
}));

/** The link that opens the record of its row. */
export const RecordName = styled('div')({
  overflowWrap: 'anywhere',
  '& > a': { color: 'inherit', fontWeight: 650 },
});
