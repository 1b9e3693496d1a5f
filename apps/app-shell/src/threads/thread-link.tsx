import { useListConversationsQuery, type ConversationView } from '@cw/api-client';
import { PAGE_LIMITS } from '@cw/domain';
import { MessageIcon, styled, TextLink, VisuallyHidden } from '@cw/ui';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../app/routes/paths.js';

const Ground = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  '& a': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(0.75), minHeight: 24 },
  '& .unread': { fontWeight: 650 },
}));

/** The newest threads, asked for once for all rows of a page. */
const NEWEST = { limit: PAGE_LIMITS.max } as const;

const NONE: readonly ConversationView[] = [];

/** Whether rows know of their threads, or will not: shown before, each would grow under its reader. */
export function useThreadsKnown({ skip = false }: { readonly skip?: boolean } = {}): boolean {
  const { isKnown } = useListConversationsQuery(NEWEST, {
    skip,
    selectFromResult: ({ data, isError }) => ({ isKnown: data !== undefined || isError }),
  });
  return skip || isKnown;
}

export interface ThreadLinkProps {
  readonly project: { readonly id: string; readonly name: string };
}

/** MSG-01: from a row to what is written about it, and how much of that is new; nothing where nobody has written. */
export function ThreadLink({ project }: ThreadLinkProps): ReactElement | null {
  const { threads } = useListConversationsQuery(NEWEST, {
    selectFromResult: ({ data }) => ({ threads: data?.items ?? NONE }),
  });
  const own = threads.filter(({ projectId }) => projectId === project.id);
  const thread = own.find(({ unread }) => unread > 0) ?? own[0];
  if (thread === undefined) return null;
  const count = own.reduce((sum, { unread }) => sum + unread, 0);
  return (
    <Ground>
      <TextLink href={paths.conversation(thread.id)}>
        <MessageIcon />
        <span className={count > 0 ? 'unread' : ''}>
          <FormattedMessage id="messages.entry" values={{ count }} />
        </span>
        <VisuallyHidden>{project.name}</VisuallyHidden>
      </TextLink>
    </Ground>
  );
}
