import {
  download,
  useBlockPersonMutation,
  useMuteConversationMutation,
  usePresence,
  useReportPersonMutation,
  useUnblockPersonMutation,
  type ConversationMember,
  type ConversationView,
} from '@cw/api-client';
import { documentAddresses, REPORT_LIMITS } from '@cw/domain';
import {
  ArrowBackIcon,
  ConfirmDialog,
  IconButton,
  Menu,
  MenuItem,
  MoreIcon,
  MuteIcon,
  PageHeading,
  ProjectName,
  SearchIcon,
  StateChip,
  styled,
  Tooltip,
} from '@cw/ui';
import { useRef, useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../app/routes/paths.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useDownload } from '../../../forms/use-download.js';
import { useEvent } from '../../../forms/use-event.js';
import { otherSideOf } from '../words.js';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .who': { flex: 1, minWidth: 0 },
  '& h1': { ...theme.typography.h2, overflowWrap: 'anywhere' },
  '& .line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(0.5, 1) },
  '& .project': { ...theme.typography.body2, overflowWrap: 'anywhere' },
  // As high as a finger needs it.
  '& .project > a': {
    display: 'inline-block',
    maxWidth: '100%',
    minHeight: 24,
    lineHeight: '24px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    verticalAlign: 'top',
  },
  '& .back': { display: 'none' },
  // On a phone the messages need the room: the project has a line, and the rest is on its own page. The name is whole,
  // and what is said of the person stands under it where both do not fit.
  [theme.breakpoints.down('md')]: {
    padding: theme.spacing(1),
    '& .back': { display: 'inline-flex' },
    '& .line': { gap: theme.spacing(0, 1) },
    '& .line > :not(:first-of-type)': { flex: 'none' },
    '& h1': { minWidth: 0 },
    '& .project': { minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  },
  // Large letters on a phone: a line for the controls, and one for the name.
  '@media (max-width: 16rem)': {
    flexWrap: 'wrap',
    '& .who': { flex: '1 0 100%', order: 1 },
    '& .back': { marginRight: 'auto' },
  },
}));

const PAIR = 2;
const DOT = ' · ';

/** With its town where two alone write; where there are more, their names need the room. */
const houseOf = ({ members, house, addressLine }: ConversationView): string =>
  members.length <= PAIR ? addressLine : house;

/** Everybody in the thread where there are more than two. */
const everybody = ({ members }: ConversationView): string =>
  members.length <= PAIR ? '' : `${DOT}${members.map(({ name }) => name).join(', ')}`;

interface DialogProps {
  readonly person: ConversationMember;
  readonly onDone: () => void;
}

function BlockDialog({ person: { userId, name }, onDone }: DialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const [block] = useBlockPersonMutation();
  const { run, error } = useEvent();
  const confirm = async (): Promise<void> => {
    if (await run(() => block(userId).unwrap(), formatMessage({ id: 'messages.blocked' }, { name }))) onDone();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage({ id: 'messages.block.title' }, { name })}
      confirmLabel={formatMessage({ id: 'messages.block.confirm' })}
      error={error}
      onConfirm={confirm}
      onClose={onDone}
    >
      <FormattedMessage id="messages.block.text" />
    </ConfirmDialog>
  );
}

function ReportPersonDialog({ person: { userId, name }, onDone }: DialogProps): ReactElement {
  const { formatMessage } = useIntl();
  const [report] = useReportPersonMutation();
  const { run, error } = useEvent();
  const send = async (reason: string): Promise<boolean> => {
    const work = () => report({ id: userId, reportContent: { reason } }).unwrap();
    const isSent = await run(work, formatMessage({ id: 'messages.reported' }));
    if (isSent) onDone();
    return isSent;
  };
  return (
    <ReasonDialog
      open
      title={formatMessage({ id: 'messages.report_person.title' }, { name })}
      label={formatMessage({ id: 'messages.report_person.label' })}
      confirmLabel={formatMessage({ id: 'messages.report.send' })}
      limits={{ min: REPORT_LIMITS.reasonMin, max: REPORT_LIMITS.reasonMax }}
      error={error}
      draftKey={`report.person.${userId}`}
      onConfirm={send}
      onClose={onDone}
    />
  );
}

const DIALOGS = { block: BlockDialog, report: ReportPersonDialog } as const;

export interface HeaderProps {
  readonly conversation: ConversationView;
  readonly onSearch: () => void;
}

interface ChoicesProps extends HeaderProps {
  readonly person: ConversationMember | undefined;
  readonly onDialog: (dialog: keyof typeof DIALOGS) => void;
}

/** What may be done with the thread and with whom it is with, in the order of how often it is wanted. */
function useChoices({ conversation, person, onDialog, onSearch }: ChoicesProps) {
  const { formatMessage } = useIntl();
  const { id, projectId, isMuted, side } = conversation;
  const name = person?.name ?? '';
  const go = useNavigate();
  const [mute] = useMuteConversationMutation();
  const [unblock] = useUnblockPersonMutation();
  const { run } = useEvent();
  const record = useDownload(
    () => download(documentAddresses.conversationRecord(id)),
    formatMessage({ id: 'messages.record_failed' }),
  );
  const setMuted = (muted: boolean): void =>
    void run(
      () => mute({ id, muteConversation: { muted } }).unwrap(),
      formatMessage({ id: muted ? 'messages.muted' : 'messages.unmuted' }),
    );
  const isBlocked = person?.isBlocked ?? false;
  const lift = (): void => {
    if (person === undefined) return;
    void run(() => unblock(person.userId).unwrap(), formatMessage({ id: 'messages.unblocked' }, { name }));
  };
  const ofBoth = [
    { id: 'project', act: () => void go(paths.project(projectId)) },
    { id: 'search', act: onSearch },
    { id: 'record', act: () => void record.get() },
  ] as const;
  if (side === 'staff' || person === undefined) return { choices: ofBoth, name };
  const ofMembers = [
    isMuted
      ? ({ id: 'unmute', act: () => setMuted(false) } as const)
      : ({ id: 'mute', act: () => setMuted(true) } as const),
    { id: 'report', act: () => onDialog('report') },
    isBlocked ? ({ id: 'unblock', act: lift } as const) : ({ id: 'block', act: () => onDialog('block') } as const),
  ] as const;
  return { choices: [...ofBoth, ...ofMembers], name };
}

function ThreadMenu({ conversation, onSearch }: HeaderProps): ReactElement {
  const { formatMessage } = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [dialog, setDialog] = useState<keyof typeof DIALOGS>();
  const person = otherSideOf(conversation);
  const { choices, name } = useChoices({ conversation, person, onDialog: setDialog, onSearch });
  const Doing = dialog === undefined ? undefined : DIALOGS[dialog];
  const label = formatMessage({ id: 'messages.menu' });
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          ref={button}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <MoreIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={() => button.current} open={isOpen} onClose={() => setOpen(false)}>
        {choices.map(({ id, act }) => (
          <MenuItem
            key={id}
            onClick={() => {
              setOpen(false);
              act();
            }}
          >
            <FormattedMessage id={`messages.menu.${id}`} values={{ name }} />
          </MenuItem>
        ))}
      </Menu>
      {Doing === undefined || person === undefined ? null : (
        <Doing person={person} onDone={() => setDialog(undefined)} />
      )}
    </>
  );
}

/** Whom the thread is with, whether they are there, of which project, and what may be done with it. */
export function ThreadHeader({ conversation, onSearch }: HeaderProps): ReactElement {
  const { formatMessage } = useIntl();
  const go = useNavigate();
  const other = otherSideOf(conversation);
  const presence = usePresence(other?.userId);
  const search = formatMessage({ id: 'messages.menu.search' });
  return (
    <Bar>
      <span className="back">
        <IconButton aria-label={formatMessage({ id: 'messages.back' })} onClick={() => void go(paths.messages)}>
          <ArrowBackIcon />
        </IconButton>
      </span>
      <div className="who">
        <div className="line">
          <PageHeading title={other?.name ?? ''} />
          {presence === undefined ? null : <StateChip machine="presence" state={presence} />}
          {conversation.isMuted ? (
            <Tooltip title={formatMessage({ id: 'messages.row.muted' })}>
              <span role="img" aria-label={formatMessage({ id: 'messages.row.muted' })}>
                <MuteIcon />
              </span>
            </Tooltip>
          ) : null}
        </div>
        <div className="project">
          <Link to={paths.project(conversation.projectId)}>
            <ProjectName brief house={houseOf(conversation)} title={conversation.projectTitle} />
          </Link>
          {everybody(conversation)}
        </div>
      </div>
      <Tooltip title={search}>
        <IconButton aria-label={search} onClick={onSearch}>
          <SearchIcon />
        </IconButton>
      </Tooltip>
      <ThreadMenu conversation={conversation} onSearch={onSearch} />
    </Bar>
  );
}
