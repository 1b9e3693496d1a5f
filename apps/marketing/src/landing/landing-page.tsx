import { ButtonLink, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { HowItWorks } from '../home/how-it-works.js';
import { Measure, Section } from '../layout/measures.js';
import { PlanSheet } from '../layout/plan-sheet.js';
import { PageHead } from '../page/page-head.js';
import { useHref } from '../page/page-context.js';
import { registerPath } from '../page/public-path.js';
import { JOIN_ANCHOR, WaitlistSection } from '../waitlist/waitlist-section.js';
import { NewestContractors } from './newest-contractors.js';

/** Pages of one shape: a promise, four points, and one thing to do. */
export type Landing = 'sellers' | 'buyers' | 'agents' | 'contractors' | 'find_contractors' | 'waitlist';

const POINTS = [1, 2, 3, 4] as const;

/** What the page's action is for; whoever opens an account by it goes on there. */
const PURPOSE: Readonly<Partial<Record<Landing, string>>> = {
  sellers: '/projects/create',
  find_contractors: '/find-contractors',
};

const HeroText = styled('div')(({ theme }) => ({
  maxWidth: 860,
  padding: theme.spacing(5, 0, 6),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(3, 0, 4) },
}));

const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(0, 6),
  marginTop: theme.spacing(4),
  '& li': { padding: theme.spacing(2.5, 0), borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& h3': { ...theme.typography.h2, fontSize: '1.1875rem', marginBottom: 6 },
  '& p': { color: theme.vars.palette.text.secondary, maxWidth: '34em' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}));

function LandingHero({ landing }: { readonly landing: Landing }): ReactElement {
  const href = useHref();
  const action = landing === 'waitlist' ? `#${JOIN_ANCHOR}` : href(registerPath(PURPOSE[landing]));
  return (
    <Measure>
      <HeroText>
        <h1>
          <FormattedMessage id={`marketing.${landing}.title`} />
        </h1>
        <p className="lead">
          <FormattedMessage id={`marketing.${landing}.lead`} />
        </p>
        <div className="actions">
          <ButtonLink variant="inverse" size="large" href={action}>
            <FormattedMessage id={`marketing.${landing}.action`} />
          </ButtonLink>
          <ButtonLink variant="inverseQuiet" size="large" href={href('/login')}>
            <FormattedMessage id="marketing.header.log_in" />
          </ButtonLink>
        </div>
      </HeroText>
    </Measure>
  );
}

export function LandingPage({ landing }: { readonly landing: Landing }): ReactElement {
  return (
    <PlanSheet hero={<LandingHero landing={landing} />}>
      <PageHead titleId={`marketing.${landing}.title`} descriptionId={`marketing.${landing}.lead`} />
      {landing === 'waitlist' ? <WaitlistSection /> : null}
      <Section aria-labelledby="points">
        <h2 id="points">
          <FormattedMessage id={`marketing.${landing}.points`} />
        </h2>
        <Points>
          {POINTS.map((point) => (
            <li key={point}>
              <h3>
                <FormattedMessage id={`marketing.${landing}.point${point}`} />
              </h3>
              <p>
                <FormattedMessage id={`marketing.${landing}.point${point}_text`} />
              </p>
            </li>
          ))}
        </Points>
      </Section>
      {landing === 'find_contractors' ? <NewestContractors /> : null}
      <HowItWorks />
    </PlanSheet>
  );
}
