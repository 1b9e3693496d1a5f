import type { SessionUser } from '@cw/api-client';
import { isContractor } from '@cw/domain';
import { EmptyState, SHORT_WINDOW, styled } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConversationList } from './list/conversation-list.js';
import { ThreadPanel } from './thread/thread-panel.js';

const Screen = styled('div')(({ theme }) => {
  const { divider, background } = theme.vars.palette;
  const panel = {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    overflow: 'hidden',
    border: `1px solid ${divider}`,
    borderRadius: 8,
    backgroundColor: background.paper,
  } as const;
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(17rem, 22rem) minmax(0, 1fr)',
    gap: theme.spacing(2),
    flex: 1,
    minHeight: '22rem',
    // Never higher than the window: what is written stands at its foot. The page's head gives way by scrolling.
    [SHORT_WINDOW]: { minHeight: 'min(15rem, 100dvh - 2rem)' },
    '& > section': panel,
    // Neither of the two pushes the other away.
    '& > .thread': { visibility: 'inherit' },
    '& .rows': { flex: 1, minHeight: 0, overflowY: 'auto' },
    '& .rest': { flex: 1, display: 'grid', alignContent: 'center', overflowY: 'auto' },
    [theme.breakpoints.down('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '&.closed': { flex: 'none', minHeight: 0 },
      '&.closed > section': { ...panel, overflow: 'visible' },
      '&.open > section.list, &.closed > section.thread': { display: 'none' },
      '& .rows': { overflowY: 'visible' },
    },
  };
});

export interface MessagesScreenProps {
  readonly user: SessionUser;
  /** The thread that is open, if one is. */
  readonly openId: string | undefined;
}

/** MSG-01: the list of threads and beside it the one that is open; on a phone one of the two. */
export function MessagesScreen({ user, openId }: MessagesScreenProps): ReactElement {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'messages.choose_title' });
  return (
    <Screen className={openId === undefined ? 'closed' : 'open'} data-fills={openId === undefined ? 'wide' : 'always'}>
      <section className="list" aria-label={formatMessage({ id: 'messages.list' })}>
        <ConversationList ownId={user.id} isContractor={isContractor(user.role)} openId={openId} />
      </section>
      <section className="thread" aria-label={formatMessage({ id: 'messages.title' })}>
        {openId === undefined ? (
          <div className="rest">
            <EmptyState drawing="toolbox" title={title}>
              <FormattedMessage id="messages.choose_text" />
            </EmptyState>
          </div>
        ) : (
          <ThreadPanel key={openId} conversationId={openId} ownId={user.id} />
        )}
      </section>
    </Screen>
  );
}
