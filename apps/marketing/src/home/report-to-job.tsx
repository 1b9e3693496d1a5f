import { cents } from '@cw/domain';
import { ArrowIcon, Money, Panel, Quote, StateChip, styled, Tag } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from '../layout/measures.js';
import { REPORT_PAGE, REPORT_WORDS } from '../tour/report-words.js';

const EXAMPLE_COST = cents(89_000);

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 56px 1fr',
  gap: theme.spacing(2),
  alignItems: 'center',
  marginTop: theme.spacing(4),
  '& .arrow': { color: theme.vars.palette.text.secondary, display: 'grid', placeItems: 'center' },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .arrow': { transform: 'rotate(90deg)' },
  },
}));

const Report = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: `6px 6px 0 ${theme.vars.palette.sunk}`,
  '& .line': { display: 'block', height: 7, margin: '9px 0', backgroundColor: theme.vars.palette.sunk },
  '& .long': { width: '92%' },
  '& .short': { width: '64%' },
  '& .words': { margin: theme.spacing(1.5, 0) },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  alignItems: 'flex-start',
  '& .body': { flex: '1 1 7rem', minWidth: 0 },
  '& h3': theme.typography.subtitle1,
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& .proof': { color: theme.vars.palette.text.primary, marginTop: theme.spacing(1) },
  '& .figure': { marginLeft: 'auto', textAlign: 'right', display: 'grid', gap: 6, justifyItems: 'end' },
}));

/** How a sentence of the report becomes a row that somebody prices and proves. */
export function ReportToJob(): ReactElement {
  return (
    <Section aria-labelledby="report-to-job">
      <h2 id="report-to-job">
        <FormattedMessage id="marketing.report.title" />
      </h2>
      <p className="sub">
        <FormattedMessage id="marketing.report.text" />
      </p>
      <Columns>
        <Report>
          <span className="line long" />
          <span className="line short" />
          <div className="words">
            <Quote page={REPORT_PAGE}>{REPORT_WORDS}</Quote>
          </div>
          <span className="line long" />
          <span className="line short" />
        </Report>
        <div className="arrow">
          <ArrowIcon size={44} />
        </div>
        <Panel>
          <Row>
            <Tag number={3} state="in_work" />
            <div className="body">
              <h3>
                <FormattedMessage id="marketing.report.job" />
              </h3>
              <p>
                <FormattedMessage id="marketing.report.job_detail" />
              </p>
              <p className="proof">
                <FormattedMessage id="marketing.report.proof" />
              </p>
            </div>
            <div className="figure">
              <Money cents={EXAMPLE_COST} size="strong" />
              <StateChip machine="condition" state="in_work" />
            </div>
          </Row>
        </Panel>
      </Columns>
    </Section>
  );
}
