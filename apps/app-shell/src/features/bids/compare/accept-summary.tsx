import type { BidView, ProjectDetail } from '@cw/api-client';
import { cents, slackDays, sumCents } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { Banner, Level, LongText, Stack, styled, Typography, WarningIcon } from '@cw/ui';
import { Fragment, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useBidFacts } from './bid-facts.js';
import { useMissingLicenses } from './missing-licenses.js';
import { usePapersEnding } from './papers-ending.js';

const List = styled('dl')(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  gap: theme.spacing(0.75, 2),
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'right', fontWeight: 560 },
}));

/** What the bid says in the contractor's own words; nothing is left out of what is agreed to. */
const Said = styled('dl')(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: theme.spacing(0, 0, 1.25) },
}));

export interface AcceptSummaryProps {
  readonly project: ProjectDetail;
  readonly bid: BidView;
}

function Finish({ project, bid }: AcceptSummaryProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (bid.finishDate === null) return <>{formatMessage({ id: 'bids.accept.no_finish' })}</>;
  if (project.closingDate === null) return <>{formats.plainDate(bid.finishDate)}</>;
  return (
    <>
      <div>{formats.plainDate(bid.finishDate)}</div>
      <Level slackDays={slackDays(bid.finishDate, project.closingDate)} />
    </>
  );
}

/** What of the work it covers, and by name what it does not: that is asked about once more below. */
function Cover({ project, bid }: AcceptSummaryProps): ReactElement {
  const { formatMessage } = useIntl();
  const covered = project.conditions.filter(({ id }) => !bid.gaps.includes(id));
  const leftOut = project.conditions.filter(({ id }) => bid.gaps.includes(id));
  const named = (some: ProjectDetail['conditions']): ReactElement => (
    <ul>
      {some.map(({ id, number, title }) => (
        <li key={id}>{formatMessage({ id: 'bids.accept.gap' }, { number, title })}</li>
      ))}
    </ul>
  );
  return (
    <Typography component="div">
      <b>{formatMessage({ id: 'bids.accept.covered' }, { count: covered.length })}</b>
      {named(covered)}
      <b>
        {bid.gaps.length === 0
          ? formatMessage({ id: 'bids.accept.all_covered' })
          : formatMessage({ id: 'bids.accept.not_covered' }, { count: bid.gaps.length })}
      </b>
      {leftOut.length === 0 ? null : named(leftOut)}
    </Typography>
  );
}

/** What the contractor's papers lack for this work; none of it stands in the way. */
function PaperWarnings({ project, bid }: AcceptSummaryProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const papersOf = usePapersEnding(project.closingDate);
  const missing = useMissingLicenses(project)(bid);
  if (missing === null && bid.papersEnding.length === 0) return null;
  return (
    <Stack spacing={1.5} sx={{ mt: 2 }}>
      {missing === null ? null : (
        <Banner kind="sent_back" icon={WarningIcon} title={formatMessage({ id: 'bids.trades.title' }, { ...missing })}>
          {formatMessage({ id: 'bids.trades.text' }, { ...missing })}
        </Banner>
      )}
      {bid.papersEnding.length === 0 ? null : (
        <Banner kind="sent_back" icon={WarningIcon} title={formatMessage({ id: 'bids.papers.title' })}>
          {formatMessage({ id: 'bids.papers.text' }, { papers: papersOf(bid) })}
        </Banner>
      )}
    </Stack>
  );
}

/** BID-03: what is agreed by accepting, before it is. */
export function AcceptSummary({ project, bid }: AcceptSummaryProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const factsOf = useBidFacts(project);
  const facts = factsOf(bid);
  const terms = facts.filter(({ id }) => id === 'warranty');
  const said = facts.filter(({ prose }) => prose === true);
  const allowances = sumCents(bid.lines.filter(({ allowance }) => allowance).map((line) => cents(line.amountCents)));
  return (
    <section aria-label={formatMessage({ id: 'bids.accept.summary' })}>
      <Cover project={project} bid={bid} />
      <List>
        <dt>{formatMessage({ id: 'bids.accept.total' })}</dt>
        <dd>{formatMoney(cents(bid.amountCents))}</dd>
        {allowances === 0 ? null : <dt>{formatMessage({ id: 'bids.accept.allowances' })}</dt>}
        {allowances === 0 ? null : <dd>{formatMoney(allowances)}</dd>}
        {bid.startDate === null ? null : <dt>{formatMessage({ id: 'bids.accept.start' })}</dt>}
        {bid.startDate === null ? null : <dd>{formats.plainDate(bid.startDate)}</dd>}
        <dt>{formatMessage({ id: 'bids.accept.finish' })}</dt>
        <dd>
          <Finish project={project} bid={bid} />
        </dd>
        {terms.map(({ id, label }) => (
          <dt key={id}>{label}</dt>
        ))}
        {terms.map(({ id, value }) => (
          <dd key={id}>{value}</dd>
        ))}
      </List>
      {allowances === 0 ? (
        <Typography variant="body2">{formatMessage({ id: 'bids.accept.no_allowances' })}</Typography>
      ) : null}
      <PaperWarnings project={project} bid={bid} />
      <Said>
        {said.map(({ id, label, value }) => (
          <Fragment key={id}>
            <dt>{label}</dt>
            <dd>
              <LongText about={label}>{value}</LongText>
            </dd>
          </Fragment>
        ))}
      </Said>
    </section>
  );
}
