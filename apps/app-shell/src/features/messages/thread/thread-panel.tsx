import {
  isApiError,
  useGetConversationQuery,
  useProjectRoom,
  useReportMessageMutation,
  useTyping,
  type ConversationView,
  useOnline,
} from '@cw/api-client';
import { REPORT_LIMITS, type MessageView } from '@cw/domain';
import { Banner, ButtonLink, EmptyState, LoadingState, OfflineIcon, SkeletonRows, styled } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../../app/routes/paths.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useEvent } from '../../../forms/use-event.js';
import { LoadError } from '../../../lists/load-error.js';
import { MessageComposer } from '../compose/message-composer.js';
import { useUnsentMessages } from '../../../outbox/messages/unsent-message.js';
import { ThreadHeader } from './thread-header.js';
import { ThreadSearch } from './thread-search.js';
import { ThreadView } from './thread-view.js';
import { useThread } from './use-thread.js';

const Foot = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Waiting = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1, 2),
  fontWeight: 620,
  color: theme.vars.palette.warning.main,
  backgroundColor: theme.vars.palette.warning.soft,
}));

const NOT_FOUND: readonly number[] = [403, 404, 422];

function ReportDialog({
  message,
  onDone,
}: {
  readonly message: MessageView;
  readonly onDone: () => void;
}): ReactElement {
  const { formatMessage } = useIntl();
  const [report] = useReportMessageMutation();
  const { run, error } = useEvent();
  const send = async (reason: string): Promise<boolean> => {
    const work = () => report({ id: message.id, reportContent: { reason } }).unwrap();
    const isSent = await run(work, formatMessage({ id: 'messages.reported' }));
    if (isSent) onDone();
    return isSent;
  };
  return (
    <ReasonDialog
      open
      title={formatMessage({ id: 'messages.report.title' })}
      label={formatMessage({ id: 'messages.report.label' })}
      confirmLabel={formatMessage({ id: 'messages.report.send' })}
      limits={{ min: REPORT_LIMITS.reasonMin, max: REPORT_LIMITS.reasonMax }}
      error={error}
      draftKey={`report.message.${message.id}`}
      onConfirm={send}
      onClose={onDone}
    />
  );
}

/** Says that what was written here waits; nothing while everything goes out. */
function QueueLine({ conversationId }: { readonly conversationId: string }): ReactElement {
  const { entries, isStalled, unkept } = useUnsentMessages();
  const isOnline = useOnline();
  const waits = isOnline ? 'messages.queue_again' : 'messages.queue';
  const count = entries.filter((message) => message.conversationId === conversationId && message.fault === null).length;
  return (
    <div role="status">
      {isStalled && count > 0 ? (
        <Waiting>
          <OfflineIcon />
          <FormattedMessage id={unkept.size > 0 ? 'messages.queue_unkept' : waits} values={{ count }} />
        </Waiting>
      ) : null}
    </div>
  );
}

interface OpenProps {
  readonly conversation: ConversationView;
  readonly ownId: string;
}

function OpenThread({ conversation, ownId }: OpenProps): ReactElement {
  const { formatMessage } = useIntl();
  const { id, projectId, closedReason } = conversation;
  const thread = useThread(conversation);
  const { typists, onInput, onStop } = useTyping(projectId, id);
  const [isSearching, setSearching] = useState(false);
  const [found, setFound] = useState<number>();
  const [reported, setReported] = useState<MessageView>();
  useProjectRoom(projectId);
  const { window } = thread;

  const body =
    window !== undefined ? (
      <ThreadView {...{ conversation, ownId, thread, window, found, typists }} onReport={setReported} />
    ) : thread.error === undefined ? (
      <div className="rest">
        <LoadingState text={formatMessage({ id: 'messages.thread_loading' })}>
          <SkeletonRows count={4} />
        </LoadingState>
      </div>
    ) : (
      <div className="rest">
        <LoadError
          title={formatMessage({ id: 'messages.thread_failed' })}
          error={thread.error}
          onRetry={thread.retry}
        />
      </div>
    );
  return (
    <>
      <ThreadHeader conversation={conversation} onSearch={() => setSearching(true)} />
      {isSearching ? (
        <ThreadSearch
          conversation={conversation}
          current={found}
          onFound={(sequence) => {
            setFound(sequence);
            void thread.show(sequence);
          }}
          onClose={() => {
            setSearching(false);
            setFound(undefined);
          }}
        />
      ) : null}
      {body}
      <QueueLine conversationId={id} />
      {closedReason === null ? (
        <MessageComposer {...{ conversation, ownId, onInput, onStop }} />
      ) : (
        <Foot>
          <Banner kind="news">
            <FormattedMessage id={`messages.closed.${closedReason}`} />
          </Banner>
        </Foot>
      )}
      {reported === undefined ? null : <ReportDialog message={reported} onDone={() => setReported(undefined)} />}
    </>
  );
}

export interface ThreadPanelProps {
  readonly conversationId: string;
  readonly ownId: string;
}

/** MSG-01: one thread with everything that belongs to it. */
export function ThreadPanel({ conversationId, ownId }: ThreadPanelProps): ReactElement {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useGetConversationQuery(conversationId);
  if (data !== undefined) return <OpenThread conversation={data} ownId={ownId} />;
  if (error === undefined || isFetching) {
    return (
      <div className="rest">
        <LoadingState text={formatMessage({ id: 'messages.thread_loading' })}>
          <SkeletonRows count={4} />
        </LoadingState>
      </div>
    );
  }
  if (isApiError(error) && NOT_FOUND.includes(error.status)) {
    return (
      <div className="rest">
        <EmptyState
          asPage
          drawing="house"
          title={formatMessage({ id: 'messages.missing_title' })}
          action={
            <ButtonLink variant="primary" href={paths.messages}>
              <FormattedMessage id="messages.back" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="messages.missing_text" />
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="rest">
      <LoadError
        asPage
        title={formatMessage({ id: 'messages.thread_failed' })}
        error={error}
        onRetry={() => void refetch()}
      />
    </div>
  );
}
