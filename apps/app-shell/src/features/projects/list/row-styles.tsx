import { styled } from '@cw/ui';

/** Rows in one panel, hairlines between them; the whole row leads where its title leads. */
const Rows = styled('ul')(({ theme }) => {
  const { divider, text, primary, sunk } = theme.vars.palette;
  return {
    '& > li': { position: 'relative', borderTop: `1px solid ${divider}`, padding: theme.spacing(2, 3) },
    '& > li:hover': { backgroundColor: sunk },
    '& > li[data-awaits="true"]': { boxShadow: `inset 4px 0 0 ${primary.main}` },
    '& .title': { ...theme.typography.rowTitle, color: 'inherit', textDecoration: 'none', overflowWrap: 'anywhere' },
    '& .title::after': { content: '""', position: 'absolute', inset: 0 },
    '& .title:hover': { textDecoration: 'underline' },
    '& .note': { ...theme.typography.caption, color: text.secondary, overflowWrap: 'anywhere' },
    '& .chips': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.75) },
    // What can be pressed by itself lies above the stretched link of the title.
    '& .act, & :is(a, button):not(.title)': { position: 'relative' },
    [theme.breakpoints.down('md')]: { '& > li': { padding: theme.spacing(2) } },
  };
});

/** A client's board: five columns where there is room, cards where there is not (by the list's own width). */
export const OwnRows = styled(Rows)(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '7rem minmax(0, 1.4fr) minmax(0, 1.2fr) 7.5rem 9.5rem',
    gap: theme.spacing(1, 2.5),
    alignItems: 'center',
  },
  '& .why': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, marginTop: 4 },
  '& .act': { textAlign: 'right' },
  '@container (max-width: 54rem)': {
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"property closing" "standing standing" "repairs act"',
      alignItems: 'start',
    },
    '& .property': { gridArea: 'property' },
    '& .closing': { gridArea: 'closing', justifyItems: 'end', textAlign: 'right' },
    '& .standing': { gridArea: 'standing' },
    '& .repairs': { gridArea: 'repairs', alignSelf: 'end' },
    '& .act': { gridArea: 'act' },
  },
  // In large letters on a phone each part has a line of its own.
  '@container (max-width: 18rem)': {
    '& > li': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"property" "closing" "standing" "repairs" "act"',
    },
    '& .closing': { justifyItems: 'start', textAlign: 'left' },
    '& .act': { textAlign: 'left' },
  },
}));

/** Open work: title and facts left, the days right, chips under both. */
export const AvailableRows = styled(Rows)(({ theme }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"property closing" "chips chips"',
    gap: theme.spacing(1.25, 2.5),
    alignItems: 'start',
  },
  '& .property': { gridArea: 'property' },
  '& .closing': { gridArea: 'closing', justifyItems: 'end', textAlign: 'right' },
  '& .chips': { gridArea: 'chips' },
  '@container (max-width: 18rem)': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"property" "closing" "chips"' },
    '& .closing': { justifyItems: 'start', textAlign: 'left' },
  },
  '& .facts': {
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 2),
    marginTop: 4,
    color: theme.vars.palette.text.secondary,
  },
  '& .facts > span': { display: 'inline-flex', alignItems: 'center', gap: '0.35em' },
  '& .facts > .budget:empty': { display: 'none' },
}));

/** Measured by its own width, so that large text turns the board into cards too. */
export const RowsFrame = styled('div')({ containerType: 'inline-size', '& ul > li:first-of-type': { borderTop: 0 } });
