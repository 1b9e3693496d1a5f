import { Button, LoadingState, Panel, SkeletonRows, Stack } from '@cw/ui';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKit } from '../kit-context.js';
import { RecordedTalk } from './recorded-talk.js';

interface ProjectTalks {
  readonly projectId: string;
}

function Talks({ projectId }: ProjectTalks): ReactElement {
  const { formatMessage } = useIntl();
  const { api, LoadError } = useKit();
  const { data, error, isFetching, refetch } = api.useListConversationsQuery({ projectId });
  if (data === undefined) {
    return error !== undefined && !isFetching ? (
      <LoadError title={formatMessage({ id: 'admin.talk.failed' })} error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingState text={formatMessage({ id: 'admin.talk.loading' })}>
        <SkeletonRows count={3} />
      </LoadingState>
    );
  }
  if (data.items.length === 0) return <FormattedMessage id="admin.talk.none" />;
  return (
    <>
      {data.items.map((conversation) => (
        <RecordedTalk key={conversation.id} conversation={conversation} />
      ))}
    </>
  );
}

/**
 * MSG-02: what the two sides wrote to each other, where a standing case, a contested no-show or a report opens it to
 * staff. It is read when somebody asks for it and not before: each reading is noted.
 */
export function ConversationReading({ projectId }: ProjectTalks): ReactElement {
  const [isAsked, setAsked] = useState(false);
  return (
    <Stack spacing={2}>
      <p>
        <FormattedMessage id="admin.talk.text" />
      </p>
      {isAsked ? (
        <Talks projectId={projectId} />
      ) : (
        <div>
          <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
            <FormattedMessage id="admin.talk.read" />
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** The same as a part of a record. */
export function ConversationPanel({ projectId }: ProjectTalks): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'admin.talk.title' })}>
      <ConversationReading projectId={projectId} />
    </Panel>
  );
}
