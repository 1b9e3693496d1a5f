import { useListProjectBidsQuery, type BidView, type ProjectDetail } from '@cw/api-client';
import { cents, decidesForClient, seesAllBids } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { ButtonLink, LoadingState, Panel, PersonsWords, SkeletonRows, styled, TextLink, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../app/routes/paths.js';
import { LoadError } from '../../lists/load-error.js';
import { BidChip } from '../../words/bid-chip.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gap: theme.spacing(0.5),
    padding: theme.spacing(2, 3),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1.5) },
  '& .head > b': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' },
  '& .quiet': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul > li': { display: 'flex', justifyContent: 'space-between', gap: theme.spacing(2) },
  '& ul > li > span:last-child': { flex: 'none', fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('md')]: { '& > li': { padding: theme.spacing(2) } },
}));

interface BidProps {
  readonly bid: BidView;
  readonly project: ProjectDetail;
}

/** What the bid asks for each repair, and which ones it leaves out. */
function Lines({ bid, project }: BidProps): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <ul className="quiet">
      {bid.lines.map(({ conditionId, included, amountCents }) => {
        const condition = project.conditions.find(({ id }) => id === conditionId);
        return condition === undefined ? null : (
          <li key={conditionId}>
            <span>
              <FormattedMessage
                id="bids.all.repair"
                values={{ number: condition.number, title: <PersonsWords>{condition.title}</PersonsWords> }}
              />
            </span>
            <span>{included ? formatMoney(cents(amountCents)) : formatMessage({ id: 'bids.all.left_out' })}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Bid({ bid, project }: BidProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { company, name } = bid.contractor;
  return (
    <li>
      <span className="head">
        <TextLink href={paths.contractor(bid.contractorId)}>{company ?? name}</TextLink>
        <BidChip bid={bid} projectStatus={project.status} />
        <b>{formatMoney(cents(bid.amountCents))}</b>
      </span>
      <span className="quiet">
        {[bid.timeline, formatMessage({ id: 'bids.all.submitted' }, { date: formats.date(bid.submittedAt) })].join(
          ' · ',
        )}
      </span>
      <Lines bid={bid} project={project} />
    </li>
  );
}

function Loaded({ project, bids }: { readonly project: ProjectDetail; readonly bids: readonly BidView[] }) {
  if (bids.length > 0) {
    return (
      <List>
        {bids.map((bid) => (
          <Bid key={bid.id} bid={bid} project={project} />
        ))}
      </List>
    );
  }
  return (
    <Typography variant="body2" sx={{ px: { xs: 2, md: 3 }, py: 2 }}>
      <FormattedMessage id="bids.all.none" />
    </Typography>
  );
}

export interface BidsPanelProps {
  readonly project: ProjectDetail;
  /** Where the bids stand side by side; absent once nobody compares them any more. */
  readonly comparePath?: string | undefined;
}

function Panelled({ project, comparePath }: BidsPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useListProjectBidsQuery(project.id);
  return (
    <Panel
      title={formatMessage({ id: 'bids.all.title' })}
      flush
      aside={
        comparePath === undefined || !data?.items.length ? undefined : (
          <ButtonLink href={comparePath} size="small">
            {formatMessage({ id: 'bids.all.compare' })}
          </ButtonLink>
        )
      }
    >
      {data === undefined && error === undefined ? (
        <LoadingState>
          <SkeletonRows count={2} />
        </LoadingState>
      ) : null}
      {data === undefined && error !== undefined ? (
        <LoadError title={formatMessage({ id: 'record.load_failed' })} error={error} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : <Loaded project={project} bids={data.items} />}
    </Panel>
  );
}

/** Every bid, as it was made and what became of it, for whoever may read them all and answers none: staff, and who looks on. */
export function BidsPanel(props: BidsPanelProps): ReactElement | null {
  const { parties } = props.project;
  return seesAllBids(parties) && !decidesForClient(parties) ? <Panelled {...props} /> : null;
}
