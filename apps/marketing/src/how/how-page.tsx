import { addDays } from '@cw/domain';
import { ButtonLink, styled, Tape, type TapeMarker } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FaqExcerpt } from '../faq/faq-excerpt.js';
import { HowItWorks } from '../home/how-it-works.js';
import { LastCall } from '../layout/last-call.js';
import { Section } from '../layout/measures.js';
import { PlanSheet } from '../layout/plan-sheet.js';
import { Steps } from '../layout/steps.js';
import { INTAKE_PATH } from '../layout/site-links.js';
import { TextHero } from '../layout/text-hero.js';
import { useHref, useToday } from '../page/page-context.js';
import { PageHead } from '../page/page-head.js';
import { ProductTour } from '../tour/product-tour.js';

const PROMISES = [1, 2, 3, 4, 5] as const;
const DAYS = 9;
const DAY_STEPS = [
  { step: 'post', day: 0 },
  { step: 'choose', day: 2 },
  { step: 'work', day: 5 },
  { step: 'approve', day: 7 },
  { step: 'keys', day: DAYS },
] as const;

const Place = styled('div')(({ theme }) => ({ paddingTop: theme.spacing(5), scrollMarginTop: 0 }));
const TapePlace = styled('div')(({ theme }) => ({ marginTop: theme.spacing(4) }));

function NineDays(): ReactElement {
  const { formatMessage } = useIntl();
  const today = useToday();
  const markers: TapeMarker[] = DAY_STEPS.map(({ step, day }) => ({
    date: addDays(today, day),
    label: formatMessage({ id: `site.how.day_${step}` }),
    detail: formatMessage({ id: `site.how.day_${step}_detail` }),
  }));
  return (
    <Section aria-labelledby="nine-days">
      <h2 id="nine-days">
        <FormattedMessage id="site.how.days_title" />
      </h2>
      <p className="sub">
        <FormattedMessage id="site.how.days_text" />
      </p>
      <TapePlace>
        <Tape today={today} closing={addDays(today, DAYS)} markers={markers} captions legend="dated" />
      </TapePlace>
    </Section>
  );
}

/** INT-06, INT-08: the way of a list, shown with the product's own parts. */
export function HowPage(): ReactElement {
  const href = useHref();
  const hero = (
    <TextHero titleId="site.how.title" leadId="site.how.lead">
      <ButtonLink variant="inverse" size="large" href={href(INTAKE_PATH)}>
        <FormattedMessage id="marketing.home.start" />
      </ButtonLink>
    </TextHero>
  );
  return (
    <PlanSheet hero={hero}>
      <PageHead titleId="site.how.title" descriptionId="site.how.lead" />
      <Place id="tour">
        <ProductTour />
      </Place>
      <HowItWorks />
      <NineDays />
      <Section aria-labelledby="promises">
        <h2 id="promises">
          <FormattedMessage id="site.how.promise_title" />
        </h2>
        <p className="sub">
          <FormattedMessage id="site.how.promise_text" />
        </p>
        <Steps
          steps={PROMISES.map((promise) => ({
            titleId: `site.how.promise${promise}`,
            textId: `site.how.promise${promise}_text`,
          }))}
        />
      </Section>
      <FaqExcerpt titleId="landing.questions" names={['what', 'account', 'report', 'how_fast']} />
      <LastCall />
    </PlanSheet>
  );
}
