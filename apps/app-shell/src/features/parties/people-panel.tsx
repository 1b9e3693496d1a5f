import { detailOf, useListPartiesQuery, type PartyList, type PartyView, type ProjectDetail } from '@cw/api-client';
import { looksAsClient, PARTY_ROLES } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { Banner, Button, Chip, ClockIcon, Coming, Panel, PlusIcon, styled } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLatePiece } from '../../app/loading/late-piece.js';
import { useNow } from '../../time/use-now.js';
import { PartyActions } from './party-actions.js';
import { hasRunOut, nameOf } from './party-words.js';
import { PersonRow } from './person-row.js';

// A form that few open: it comes when it is asked for.
const loadDialog = async () => (await import('./invite-dialog.js')).InviteDialog;

const People = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, '& > li:first-of-type': { borderTop: 0 } });

function Invite({ projectId }: { readonly projectId: string }): ReactElement {
  const { Piece: InviteDialog, fetchPiece } = useLatePiece(loadDialog);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<PlusIcon />}
        onClick={() => {
          setOpen(true);
          fetchPiece();
        }}
      >
        <FormattedMessage id="parties.invite.open" />
      </Button>
      {InviteDialog === undefined ? null : (
        <InviteDialog projectId={projectId} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Whoever posted it, and for whom. */
function Owner({ project }: { readonly project: ProjectDetail }): ReactElement {
  const { formatMessage } = useIntl();
  const { onBehalfOf, ownerRole } = project;
  const role = PARTY_ROLES.find((known) => known === ownerRole);
  const posted = formatMessage({ id: 'parties.owner' });
  const facts = [role === undefined ? posted : `${formatMessage({ id: `parties.role.${role}` })} · ${posted}`];
  const principal =
    onBehalfOf === null
      ? []
      : [
          formatMessage(
            { id: 'parties.on_behalf_of' },
            { name: onBehalfOf.name, role: formatMessage({ id: `parties.role.${onBehalfOf.role}` }) },
          ),
        ];
  return <PersonRow name={project.ownerName} facts={[...facts, ...principal]} />;
}

function useFacts(party: PartyView): ReactNode[] {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const now = useNow();
  const what = [
    formatMessage({ id: `parties.role.${party.role}` }),
    formatMessage({ id: `parties.may.${party.right}` }),
  ];
  const facts = [what.join(' · ')];
  if (party.name !== null) facts.push(party.email);
  if (party.state === 'pending') {
    const id = hasRunOut(party, now) ? 'parties.ran_out' : 'parties.until';
    facts.push(formatMessage({ id }, { date: formats.date(party.expiresAt) }));
  }
  return facts;
}

interface InvitedProps {
  readonly party: PartyView;
  readonly canManage: boolean;
  readonly onLeft: () => void;
}

function Invited({ party, canManage, onLeft }: InvitedProps): ReactElement {
  const facts = useFacts(party);
  const pending = (
    <Chip tone="slate" icon={<ClockIcon />}>
      <FormattedMessage id="parties.pending" />
    </Chip>
  );
  return (
    <PersonRow name={nameOf(party)} facts={facts} {...(party.state === 'pending' && { sign: pending })}>
      {canManage || party.isMe ? <PartyActions party={party} canManage={canManage} onLeft={onLeft} /> : undefined}
    </PersonRow>
  );
}

export interface PeoplePanelProps {
  readonly project: ProjectDetail;
  /** Whoever leaves no longer has this page. */
  readonly onLeft: () => void;
}

function Body({ project, onLeft, list }: PeoplePanelProps & { readonly list: PartyList }): ReactElement {
  return (
    <People>
      <Owner project={project} />
      {list.items.map((party) => (
        <Invited key={party.id} party={party} canManage={list.canManage} onLeft={onLeft} />
      ))}
    </People>
  );
}

function ClientsPanel(props: PeoplePanelProps): ReactElement | null {
  const { formatMessage } = useIntl();
  const { project } = props;
  const { data, error, refetch } = useListPartiesQuery(project.id);
  if (data === undefined && error === undefined) return <Coming />;
  return (
    // Their addresses are nothing for whoever is handed the page on paper.
    <div data-print="hidden">
      <Panel
        title={formatMessage({ id: 'parties.title' })}
        subtitle={formatMessage({ id: 'parties.subtitle' })}
        aside={data?.canManage ? <Invite projectId={project.id} /> : undefined}
        flush={data !== undefined}
      >
        {data === undefined ? (
          <Banner
            kind="broken"
            title={formatMessage({ id: 'parties.load_failed' })}
            action={
              <Button size="small" onClick={() => void refetch()}>
                <FormattedMessage id="ui.error_state.retry" />
              </Button>
            }
          >
            {detailOf(error)}
          </Banner>
        ) : (
          <Body {...props} list={data} />
        )}
      </Panel>
    </div>
  );
}

/** PROJ-10: who is on the client's side of the project, and who may do what. Contractors are not told. */
export function PeoplePanel(props: PeoplePanelProps): ReactElement | null {
  const { parties } = props.project;
  return looksAsClient(parties) || parties.includes('admin') ? <ClientsPanel {...props} /> : null;
}
