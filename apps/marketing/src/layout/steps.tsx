import { styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Point } from './points.js';

const Ruler = styled('ol')(({ theme }) => {
  const ink = theme.vars.palette.text.primary;
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    marginTop: theme.spacing(4),
    borderTop: `2px solid ${ink}`,
    '& li': { position: 'relative', padding: theme.spacing(2, 3, 0, 0) },
    '& li::before': {
      content: '""',
      position: 'absolute',
      top: -2,
      left: 0,
      width: 2,
      height: 16,
      backgroundColor: ink,
    },
    '& h3': { ...theme.typography.h2, fontSize: '1.1875rem', lineHeight: 1.25, marginBottom: 6 },
    '& p': { color: theme.vars.palette.text.secondary, fontSize: '0.9688rem' },
    [theme.breakpoints.down('lg')]: {
      gridTemplateColumns: '1fr',
      gridAutoFlow: 'row',
      borderTop: 0,
      borderLeft: `2px solid ${ink}`,
      '& li': { padding: theme.spacing(0, 0, 3, 3) },
      '& li::before': { width: 14, height: 2, top: '0.7rem' },
    },
  };
});

/** Steps along a ruler: beside each other at a desk, under each other on a phone. */
export function Steps({ steps }: { readonly steps: readonly Point[] }): ReactElement {
  return (
    <Ruler>
      {steps.map(({ titleId, textId }) => (
        <li key={titleId}>
          <h3>
            <FormattedMessage id={titleId} />
          </h3>
          <p>
            <FormattedMessage id={textId} />
          </p>
        </li>
      ))}
    </Ruler>
  );
}
