import { ButtonLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { FaqExcerpt } from '../faq/faq-excerpt.js';
import { LastCall } from '../layout/last-call.js';
import { Section } from '../layout/measures.js';
import { PlanSheet } from '../layout/plan-sheet.js';
import { Points } from '../layout/points.js';
import { TextHero } from '../layout/text-hero.js';
import { useHref } from '../page/page-context.js';
import { PageHead } from '../page/page-head.js';
import { registerPath } from '../page/public-path.js';
import { NewestContractors } from './newest-contractors.js';
import { SearchEntry } from './search-entry.js';

const POINTS = [1, 2, 3, 4] as const;

/** What visitors see of the directory: what verified means, who is new, and the way to the search. */
export function FindContractorsPage(): ReactElement {
  const href = useHref();
  const hero = (
    <TextHero titleId="marketing.find_contractors.title" leadId="marketing.find_contractors.lead">
      <ButtonLink variant="inverse" size="large" href={href(registerPath('/find-contractors'))}>
        <FormattedMessage id="marketing.find_contractors.action" />
      </ButtonLink>
      <ButtonLink variant="inverseQuiet" size="large" href={href('/login')}>
        <FormattedMessage id="marketing.header.log_in" />
      </ButtonLink>
    </TextHero>
  );
  return (
    <PlanSheet hero={hero}>
      <PageHead titleId="marketing.find_contractors.title" descriptionId="marketing.find_contractors.lead" />
      <SearchEntry />
      <NewestContractors />
      <Section aria-labelledby="points">
        <h2 id="points">
          <FormattedMessage id="marketing.find_contractors.points" />
        </h2>
        <Points
          points={POINTS.map((point) => ({
            titleId: `marketing.find_contractors.point${point}`,
            textId: `marketing.find_contractors.point${point}_text`,
          }))}
        />
      </Section>
      <FaqExcerpt titleId="landing.questions" names={['checked', 'gaps', 'bids_when', 'cost']} />
      <LastCall />
    </PlanSheet>
  );
}
