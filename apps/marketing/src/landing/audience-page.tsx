import { ButtonLink, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { FaqExcerpt } from '../faq/faq-excerpt.js';
import type { FaqName } from '../faq/faq-entries.js';
import { Facts, type Fact } from '../home/facts.js';
import { LastCall } from '../layout/last-call.js';
import { Section } from '../layout/measures.js';
import { PlanSheet } from '../layout/plan-sheet.js';
import { Points } from '../layout/points.js';
import { INTAKE_PATH, POST_PATH, type Audience } from '../layout/site-links.js';
import { TextHero } from '../layout/text-hero.js';
import { useHref } from '../page/page-context.js';
import { PageHead } from '../page/page-head.js';
import { CONTRACTOR_REGISTER_PATH, registerPath } from '../page/public-path.js';
import { AgentsBoard } from './agents-board.js';
import { BuyersProof } from './buyers-proof.js';
import { ContractorsPay } from './contractors-pay.js';
import { SellersList } from './sellers-list.js';

interface AudienceContent {
  /** Where the page's action leads. */
  readonly path: string;
  /** The second action of the hero; contractors have another one than people with a list. */
  readonly second: { readonly path: string; readonly wordId: 'marketing.home.start' | 'site.nav.fees' };
  readonly sample: ReactElement;
  readonly facts: readonly Fact[];
  readonly questions: readonly FaqName[];
}

const START = { path: INTAKE_PATH, wordId: 'marketing.home.start' } as const;

const CONTENT: Readonly<Record<Audience, AudienceContent>> = {
  sellers: {
    path: POST_PATH,
    second: START,
    sample: <SellersList />,
    facts: ['bids', 'held', 'cancel', 'value'],
    questions: ['how_fast', 'cost', 'gaps', 'cancel'],
  },
  buyers: {
    path: registerPath(),
    second: START,
    sample: <BuyersProof />,
    facts: ['checked', 'cover', 'held', 'bids'],
    questions: ['proof', 'lender', 'checked', 'who_posts'],
  },
  agents: {
    path: registerPath(),
    second: START,
    sample: <AgentsBoard />,
    facts: ['bids', 'plan', 'checked', 'value'],
    questions: ['who_posts', 'late', 'lender', 'spanish'],
  },
  contractors: {
    path: CONTRACTOR_REGISTER_PATH,
    second: { path: '/fees', wordId: 'site.nav.fees' },
    sample: <ContractorsPay />,
    facts: ['plan', 'fee', 'value', 'held'],
    questions: ['join', 'fee', 'paid', 'secret'],
  },
};

const NUMBERS = [1, 2, 3, 4] as const;
const FEARS = [1, 2, 3] as const;

const Sample = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(4),
  '& > p': { ...theme.typography.caption, color: theme.vars.palette.text.secondary, marginTop: theme.spacing(1.5) },
}));

function AudienceHero({ audience }: { readonly audience: Audience }): ReactElement {
  const href = useHref();
  const { path, second } = CONTENT[audience];
  return (
    <TextHero titleId={`marketing.${audience}.title`} leadId={`marketing.${audience}.lead`}>
      <ButtonLink variant="inverse" size="large" href={href(path)}>
        <FormattedMessage id={`marketing.${audience}.action`} />
      </ButtonLink>
      <ButtonLink variant="inverseQuiet" size="large" href={href(second.path)}>
        <FormattedMessage id={second.wordId} />
      </ButtonLink>
    </TextHero>
  );
}

/** MKT-01: what a seller, buyer, agent or contractor fears, sees, gets and asks. */
export function AudiencePage({ audience }: { readonly audience: Audience }): ReactElement {
  const href = useHref();
  const { path, sample, facts, questions } = CONTENT[audience];
  const joins = (
    <ButtonLink variant="primary" size="large" href={href(path)}>
      <FormattedMessage id={`marketing.${audience}.action`} />
    </ButtonLink>
  );
  return (
    <PlanSheet hero={<AudienceHero audience={audience} />}>
      <PageHead titleId={`marketing.${audience}.title`} descriptionId={`marketing.${audience}.lead`} />
      <Facts first={facts} />
      <Section aria-labelledby="fears">
        <h2 id="fears">
          <FormattedMessage id={`landing.${audience}.fears`} />
        </h2>
        <Points
          points={FEARS.map((fear) => ({
            titleId: `landing.${audience}.fear${fear}`,
            textId: `landing.${audience}.fear${fear}_text`,
          }))}
        />
      </Section>
      <Section aria-labelledby="sample">
        <h2 id="sample">
          <FormattedMessage id={`landing.${audience}.see`} />
        </h2>
        <p className="sub">
          <FormattedMessage id={`landing.${audience}.see_text`} />
        </p>
        <Sample>
          {sample}
          <p>
            <FormattedMessage id="landing.sample" />
          </p>
        </Sample>
      </Section>
      <Section aria-labelledby="points">
        <h2 id="points">
          <FormattedMessage id={`marketing.${audience}.points`} />
        </h2>
        <Points
          points={NUMBERS.map((point) => ({
            titleId: `marketing.${audience}.point${point}`,
            textId: `marketing.${audience}.point${point}_text`,
          }))}
        />
      </Section>
      <FaqExcerpt titleId="landing.questions" names={questions} />
      {audience === 'contractors' ? <LastCall wordsOf="contractors" action={joins} /> : <LastCall />}
    </PlanSheet>
  );
}
