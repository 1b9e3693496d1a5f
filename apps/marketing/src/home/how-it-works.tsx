import { styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from '../layout/measures.js';

const STEPS = ['submit', 'matched', 'compare', 'approve'] as const;

const Steps = styled('ol')(({ theme }) => {
  const ink = theme.vars.palette.text.primary;
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
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
      borderTop: 0,
      borderLeft: `2px solid ${ink}`,
      '& li': { padding: theme.spacing(0, 0, 3, 3) },
      '& li::before': { width: 14, height: 2, top: '0.7rem' },
    },
  };
});

/** INT-06: the four steps. */
export function HowItWorks(): ReactElement {
  return (
    <Section aria-labelledby="how-it-works">
      <h2 id="how-it-works">
        <FormattedMessage id="marketing.how.title" />
      </h2>
      <Steps>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>
              <FormattedMessage id={`marketing.how.${step}`} />
            </h3>
            <p>
              <FormattedMessage id={`marketing.how.${step}_text`} />
            </p>
          </li>
        ))}
      </Steps>
    </Section>
  );
}
