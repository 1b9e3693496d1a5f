import { useListBidInvitationsQuery, type ProjectDetail } from '@cw/api-client';
import { decidesForClient } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { ButtonLink, CheckIcon, Chip, ClockIcon, LoadingState, Panel, SkeletonRows, styled, TextLink } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { LoadError } from '../../lists/load-error.js';

type BidInvitation = NonNullable<ReturnType<typeof useListBidInvitationsQuery>['data']>['items'][number];

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(0.5, 1.5),
    padding: theme.spacing(1.25, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& .who': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .quiet': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
}));

export interface InvitedPanelProps {
  readonly project: ProjectDetail;
  readonly contractorPath: (contractorId: string) => string;
  /** Where more are found, near the project and of its trade. */
  readonly morePath: string;
}

type ItemProps = Pick<InvitedPanelProps, 'contractorPath'> & { readonly invitation: BidInvitation };

function Item({ invitation, contractorPath }: ItemProps): ReactElement {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { contractorId, contractorName, invitedAt, hasBid } = invitation;
  return (
    <li>
      <span className="who">
        <TextLink href={contractorPath(contractorId)}>{contractorName}</TextLink>
        <span className="quiet">{formatMessage({ id: 'bids.invited.at' }, { date: formats.date(invitedAt) })}</span>
      </span>
      {hasBid ? (
        <Chip tone="green" icon={<CheckIcon />}>
          {formatMessage({ id: 'bids.invited.has_bid' })}
        </Chip>
      ) : (
        <Chip tone="slate" icon={<ClockIcon />}>
          {formatMessage({ id: 'bids.invited.waiting' })}
        </Chip>
      )}
    </li>
  );
}

type InvitationsProps = Pick<InvitedPanelProps, 'contractorPath'> & { readonly items: readonly BidInvitation[] };

function Invitations({ items, contractorPath }: InvitationsProps): ReactElement {
  return (
    <List>
      {items.map((invitation) => (
        <Item key={invitation.id} {...{ invitation, contractorPath }} />
      ))}
    </List>
  );
}

/** BID-01: whom the client asked for a bid on an open project, when, and who has answered with one. */
export function InvitedPanel({ project, contractorPath, morePath }: InvitedPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useListBidInvitationsQuery(project.id);
  const title = formatMessage({ id: 'bids.invited.title' });
  if (data === undefined) {
    return (
      <Panel title={title}>
        {error === undefined ? (
          <LoadingState>
            <SkeletonRows count={1} />
          </LoadingState>
        ) : (
          <LoadError
            title={formatMessage({ id: 'bids.invited.load_failed' })}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </Panel>
    );
  }
  const { items } = data;
  const bids = items.filter(({ hasBid }) => hasBid).length;
  const isFirst = items.length === 0;
  return (
    <Panel title={title} subtitle={formatMessage({ id: 'bids.invited.summary' }, { count: items.length, bids })}>
      {isFirst ? null : <Invitations {...{ items, contractorPath }} />}
      {decidesForClient(project.parties) ? (
        <ButtonLink href={morePath} sx={{ mt: isFirst ? 0 : 1.5 }}>
          {formatMessage({ id: isFirst ? 'bids.invited.first' : 'bids.invited.more' })}
        </ButtonLink>
      ) : null}
    </Panel>
  );
}
