import { styled } from '@cw/ui';

/** Things that can be ended one by one: what it is left, what ends it right; hairlines between them. */
export const ItemList = styled('ul')(({ theme }) => {
  const { divider, text } = theme.vars.palette;
  return {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: theme.spacing(1, 2),
      alignItems: 'center',
      padding: theme.spacing(2, 3),
      borderTop: `1px solid ${divider}`,
    },
    '& .name': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.spacing(0.5, 1.25),
      fontWeight: 650,
      overflowWrap: 'anywhere',
    },
    '& .facts': {
      ...theme.typography.body2,
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(0.25, 2),
      marginTop: 4,
      color: text.secondary,
    },
    '& code': { fontFamily: 'inherit', fontWeight: 620, whiteSpace: 'nowrap' },
    [theme.breakpoints.down('md')]: {
      '& > li': { gridTemplateColumns: 'minmax(0, 1fr)', padding: theme.spacing(2) },
      '& .act': { justifySelf: 'start' },
    },
  };
});
