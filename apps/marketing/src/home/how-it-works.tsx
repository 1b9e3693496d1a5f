import { styled, ButtonLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from '../layout/measures.js';
import { Steps } from '../layout/steps.js';
import { useHref } from '../page/page-context.js';

const STEPS = ['submit', 'matched', 'compare', 'approve'] as const;

const More = styled('p')(({ theme }) => ({ marginTop: theme.spacing(3) }));

export interface HowItWorksProps {
  /** Leads to the tour; not where the tour itself is. */
  readonly tour?: boolean;
}

/** INT-06: the four steps. */
export function HowItWorks({ tour = false }: HowItWorksProps): ReactElement {
  const href = useHref();
  return (
    <Section aria-labelledby="how-it-works">
      <h2 id="how-it-works">
        <FormattedMessage id="marketing.how.title" />
      </h2>
      <Steps
        steps={STEPS.map((step) => ({
          titleId: `marketing.how.${step}`,
          textId: `marketing.how.${step}_text`,
        }))}
      />
      {tour ? (
        <More>
          <ButtonLink variant="secondary" href={`${href('/how-it-works')}#tour`}>
            <FormattedMessage id="site.tour.enter" />
          </ButtonLink>
        </More>
      ) : null}
    </Section>
  );
}
