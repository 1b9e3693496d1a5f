import { ButtonLink, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { HowItWorks } from '../home/how-it-works.js';
import { Measure, Section } from '../layout/measures.js';
import { PlanSheet } from '../layout/plan-sheet.js';
import { PageHead } from '../page/page-head.js';
import { useHref } from '../page/page-context.js';
import { JOIN_ANCHOR, WaitlistSection } from './waitlist-section.js';

const POINTS = [1, 2, 3, 4] as const;

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

function WaitlistHero(): ReactElement {
  const href = useHref();
  return (
    <Measure>
      <HeroText>
        <h1>
          <FormattedMessage id="marketing.waitlist.title" />
        </h1>
        <p className="lead">
          <FormattedMessage id="marketing.waitlist.lead" />
        </p>
        <div className="actions">
          <ButtonLink variant="inverse" size="large" href={`#${JOIN_ANCHOR}`}>
            <FormattedMessage id="marketing.waitlist.action" />
          </ButtonLink>
          <ButtonLink variant="inverseQuiet" size="large" href={href('/login')}>
            <FormattedMessage id="marketing.header.log_in" />
          </ButtonLink>
        </div>
      </HeroText>
    </Measure>
  );
}

/** WAIT-01: whom the beta is for, and the form by which they ask to be let in. */
export function WaitlistPage(): ReactElement {
  return (
    <PlanSheet hero={<WaitlistHero />}>
      <PageHead titleId="marketing.waitlist.title" descriptionId="marketing.waitlist.lead" />
      <WaitlistSection />
      <Section aria-labelledby="points">
        <h2 id="points">
          <FormattedMessage id="marketing.waitlist.points" />
        </h2>
        <Points>
          {POINTS.map((point) => (
            <li key={point}>
              <h3>
                <FormattedMessage id={`marketing.waitlist.point${point}`} />
              </h3>
              <p>
                <FormattedMessage id={`marketing.waitlist.point${point}_text`} />
              </p>
            </li>
          ))}
        </Points>
      </Section>
      <HowItWorks />
    </PlanSheet>
  );
}
