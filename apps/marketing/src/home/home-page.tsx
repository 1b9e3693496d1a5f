import type { ReactElement } from 'react';
import { FaqExcerpt } from '../faq/faq-excerpt.js';
import { LastCall } from '../layout/last-call.js';
import { PlanSheet } from '../layout/plan-sheet.js';
import { PageHead } from '../page/page-head.js';
import { Protection } from '../trust/protection.js';
import { Audiences } from './audiences.js';
import { Facts } from './facts.js';
import { HomeHero } from './home-hero.js';
import { HowItWorks } from './how-it-works.js';
import { ReportToJob } from './report-to-job.js';

export function HomePage(): ReactElement {
  return (
    <PlanSheet hero={<HomeHero />}>
      <PageHead titleId="marketing.home.document" descriptionId="marketing.home.lead" />
      <Facts />
      <ReportToJob />
      <HowItWorks tour />
      <Protection />
      <Audiences />
      <FaqExcerpt titleId="site.faq.title" names={['how_fast', 'cost', 'gaps', 'spanish']} />
      <LastCall />
    </PlanSheet>
  );
}
