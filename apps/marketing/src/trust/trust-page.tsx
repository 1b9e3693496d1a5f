import { ButtonLink, CheckIcon, CloseIcon, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { FaqExcerpt } from '../faq/faq-excerpt.js';
import { LastCall } from '../layout/last-call.js';
import { Section } from '../layout/measures.js';
import { PlanSheet } from '../layout/plan-sheet.js';
import { Steps } from '../layout/steps.js';
import { TextHero } from '../layout/text-hero.js';
import { useHref } from '../page/page-context.js';
import { PageHead } from '../page/page-head.js';
import { HeldPath } from './held-path.js';

const PATH = [1, 2, 3] as const;
const CHECKS = ['license', 'insurance', 'background', 'years', 'again'] as const;
const DISPUTE = [1, 2, 3, 4] as const;
const NEVER = [1, 2, 3, 4, 5, 6] as const;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
  gap: theme.spacing(4, 6),
  alignItems: 'start',
  marginTop: theme.spacing(4),
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const Numbered = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '& h3': theme.typography.subtitle1,
  '& p': { color: theme.vars.palette.text.secondary },
}));

const Rows = styled('ul')(({ theme }) => ({
  marginTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 15rem) minmax(0, 1fr)',
    gap: theme.spacing(0.5, 2),
    alignItems: 'start',
    padding: theme.spacing(2, 0),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& h3': theme.typography.subtitle1,
  '& p': { color: theme.vars.palette.text.secondary },
  '& .yes': { color: theme.vars.palette.success.main },
  '& .no': { color: theme.vars.palette.text.secondary },
  '& .sentence': { gridColumn: '2 / -1', color: theme.vars.palette.text.primary },
  [theme.breakpoints.down('md')]: {
    '& li': { gridTemplateColumns: '1.5rem minmax(0, 1fr)' },
    '& li > p': { gridColumn: 2 },
  },
}));

function HeldSection(): ReactElement {
  return (
    <Section aria-labelledby="held">
      <h2 id="held">
        <FormattedMessage id="trust.path.title" />
      </h2>
      <p className="sub">
        <FormattedMessage id="trust.path.text" />
      </p>
      <Columns>
        <HeldPath />
        <Numbered>
          {PATH.map((step) => (
            <li key={step}>
              <h3>
                <FormattedMessage id={`trust.path.step${step}`} />
              </h3>
              <p>
                <FormattedMessage id={`trust.path.step${step}_text`} />
              </p>
            </li>
          ))}
        </Numbered>
      </Columns>
    </Section>
  );
}

function ChecksSection(): ReactElement {
  return (
    <Section aria-labelledby="checks">
      <h2 id="checks">
        <FormattedMessage id="trust.check.title" />
      </h2>
      <p className="sub">
        <FormattedMessage id="trust.check.text" />
      </p>
      <Rows>
        {CHECKS.map((check) => (
          <li key={check}>
            <span className="yes">
              <CheckIcon />
            </span>
            <h3>
              <FormattedMessage id={`trust.check.${check}`} />
            </h3>
            <p>
              <FormattedMessage id={`trust.check.${check}_text`} />
            </p>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

/** Trust and payment protection: where money is, who is checked for what, and what never happens. */
export function TrustPage(): ReactElement {
  const href = useHref();
  const hero = (
    <TextHero titleId="trust.title" leadId="trust.lead">
      <ButtonLink variant="inverse" size="large" href={href('/find-contractors')}>
        <FormattedMessage id="site.nav.find" />
      </ButtonLink>
    </TextHero>
  );
  return (
    <PlanSheet hero={hero}>
      <PageHead titleId="trust.title" descriptionId="trust.lead" />
      <HeldSection />
      <ChecksSection />
      <Section aria-labelledby="disputes">
        <h2 id="disputes">
          <FormattedMessage id="trust.dispute.title" />
        </h2>
        <p className="sub">
          <FormattedMessage id="trust.dispute.text" />
        </p>
        <Steps
          steps={DISPUTE.map((step) => ({
            titleId: `trust.dispute.step${step}`,
            textId: `trust.dispute.step${step}_text`,
          }))}
        />
      </Section>
      <Section aria-labelledby="never">
        <h2 id="never">
          <FormattedMessage id="trust.never.title" />
        </h2>
        <Rows>
          {NEVER.map((item) => (
            <li key={item}>
              <span className="no">
                <CloseIcon />
              </span>
              <p className="sentence">
                <FormattedMessage id={`trust.never.item${item}`} />
              </p>
            </li>
          ))}
        </Rows>
      </Section>
      <FaqExcerpt titleId="landing.questions" names={['held', 'silence', 'dispute', 'checked']} />
      <LastCall />
    </PlanSheet>
  );
}
