import { styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

/** MKT-01. */
export const FACTS = ['cover', 'bids', 'value', 'cancel', 'checked', 'plan', 'held', 'fee'] as const;
export type Fact = (typeof FACTS)[number];

const Grid = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  // With large letters a word alone can be wider than its column.
  overflowWrap: 'anywhere',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: theme.spacing(3, 3, 3, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > div:not(:nth-of-type(4n + 1))': {
    paddingLeft: theme.spacing(3),
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dd': { ...theme.typography.h2, fontSize: '1.5rem', letterSpacing: '-0.02em' },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > div:not(:nth-of-type(4n + 1))': { paddingLeft: 0, borderLeft: 0 },
    '& > div:nth-of-type(even)': {
      paddingLeft: theme.spacing(2),
      borderLeft: `1px solid ${theme.vars.palette.divider}`,
    },
    '& dd': { fontSize: '1.3125rem' },
  },
  // Large letters on a phone, in rem of the reader's own size.
  '@media (max-width: 18rem)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > div:nth-of-type(even)': { paddingLeft: 0, borderLeft: 0 },
  },
}));

export interface FactsProps {
  /** Those that matter most to the readers of this page. */
  readonly first?: readonly Fact[];
}

/** MKT-01: what is promised, each with its figure; on every page all of them. */
export function Facts({ first = [] }: FactsProps): ReactElement {
  const facts = [...first, ...FACTS.filter((fact) => !first.includes(fact))];
  return (
    <Grid>
      {facts.map((fact) => (
        <div key={fact}>
          <dt>
            <FormattedMessage id={`marketing.fact.${fact}_text`} />
          </dt>
          <dd>
            <FormattedMessage id={`marketing.fact.${fact}`} />
          </dd>
        </div>
      ))}
    </Grid>
  );
}
