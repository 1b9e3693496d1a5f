import { Banner, HelpLink, Logo, Panel, SkeletonRows, styled, Timeline } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageLinks } from '../layout/language-links.js';
import { useHref } from '../page/page-context.js';
import { PageHead } from '../page/page-head.js';
import { FIRST_STEP, STORED_STEP } from '../workspace/first-step.js';
import { FORM_FAILED, FORM_LOADING } from '../workspace/form-failed.js';

const PARTS = ['submit', 'matched', 'compare', 'complete'] as const;

const Top = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  minHeight: 64,
  padding: theme.spacing(1, 4),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > a': { flex: '1 1 0', minWidth: '2rem', color: 'inherit', textDecoration: 'none' },
  [theme.breakpoints.down('md')]: { minHeight: 56, padding: theme.spacing(0.5, 2) },
}));

const Tools = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(1) }));

const Main = styled('main')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 24rem)',
  gap: theme.spacing(3, 4),
  alignItems: 'start',
  maxWidth: 1240,
  margin: '0 auto',
  padding: theme.spacing(6, 3),
  '& .lead': { color: theme.vars.palette.text.secondary, margin: '0.4375rem 0 1rem' },
  '& h1': theme.typography.h1,
  '& h2': theme.typography.h2,
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(3, 2) },
}));

/** What was pressed before the form came says so. */
const FirstStep = styled('div')({
  [`html:not([${FIRST_STEP}]) &`]: { display: 'none' },
  '& button[aria-busy="true"]': { opacity: 0.7, cursor: 'progress' },
});

const Waiting = styled('div')({ [`html[${FIRST_STEP}] &`]: { display: 'none' } });

/**
 * INT-06: the stored page of the form, which is the workspace's. Whoever has not begun finds the first step itself, as the
 * build puts it in its place; whoever goes on, or has no scripts, what the form is for.
 */
export function IntakePage(): ReactElement {
  const { formatMessage } = useIntl();
  const href = useHref();
  return (
    <>
      <PageHead titleId="marketing.repair_intake.title" descriptionId="marketing.repair_intake.lead" />
      <FirstStep {...{ [STORED_STEP]: '' }} />
      <Waiting>
        <Top>
          <a href={href('/')}>
            <Logo yields />
          </a>
          <Tools>
            <HelpLink href={href('/support')} />
            <LanguageLinks onPaper />
          </Tools>
        </Top>
        <Main>
          <div>
            <h1>
              <FormattedMessage id="marketing.repair_intake.title" />
            </h1>
            <p className="lead">
              <FormattedMessage id="marketing.repair_intake.lead" />
            </p>
            <h2>
              <FormattedMessage id="marketing.repair_intake.first_title" />
            </h2>
            <p className="lead">
              <FormattedMessage id="marketing.repair_intake.first_lead" />
              <br />
              <span role="status" {...{ [FORM_LOADING]: '' }}>
                <FormattedMessage id="marketing.repair_intake.loading" />
              </span>
            </p>
            <div {...{ [FORM_LOADING]: '' }}>
              <SkeletonRows count={4} />
            </div>
            <div role="alert" hidden {...{ [FORM_FAILED]: '' }}>
              <Banner kind="broken">
                <FormattedMessage id="marketing.repair_intake.failed" />
              </Banner>
            </div>
            <noscript>
              <FormattedMessage id="marketing.repair_intake.needs_script" />
            </noscript>
          </div>
          <Panel title={formatMessage({ id: 'marketing.repair_intake.how_title' })}>
            <Timeline
              items={PARTS.map((part) => ({
                title: formatMessage({ id: `marketing.repair_intake.how_${part}` }),
                detail: formatMessage({ id: `marketing.repair_intake.how_${part}_text` }),
                place: 'next',
              }))}
            />
          </Panel>
        </Main>
      </Waiting>
    </>
  );
}
