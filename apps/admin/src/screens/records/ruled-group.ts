import { styled } from '@cw/ui';

/** One of several like it in a form: a rule above, its name, then its fields. */
export const RuledGroup = styled('fieldset')(({ theme }) => ({
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  margin: 0,
  padding: theme.spacing(2, 0, 0),
  minWidth: 0,
  '& > legend': {
    ...theme.typography.subtitle1,
    float: 'left',
    width: '100%',
    padding: 0,
    marginBottom: theme.spacing(1.5),
  },
  '& > .fields': { clear: 'both' },
}));
