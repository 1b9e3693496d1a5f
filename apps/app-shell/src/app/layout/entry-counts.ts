import type { EntryCount } from '@cw/api-client';
import { COUNT_SHOWN_MAX } from '@cw/domain';
import { useIntl } from 'react-intl';
import { useToDoCount } from '../../features/dashboard/index.js';
import { useUnreadMessages } from '../../features/messages/index.js';
import { useExtensions } from '../extensions.js';
import { paths } from '../routes/paths.js';

const NOTHING: ReadonlyMap<string, EntryCount> = new Map();
const useNothing = (): typeof NOTHING => NOTHING;

/** What waits behind the entries of the navigation, by their paths; an entry behind which nothing waits is not there. */
export function useEntryCounts(): ReadonlyMap<string, EntryCount> {
  const { formatMessage } = useIntl();
  const unread = useUnreadMessages();
  const toDo = useToDoCount();
  const { useCounts = useNothing } = useExtensions();
  const added = useCounts();
  const isMore = toDo > COUNT_SHOWN_MAX;
  const counts: readonly (readonly [string, EntryCount])[] = [
    [paths.messages, { count: unread, words: formatMessage({ id: 'messages.nav_unread' }, { count: unread }) }],
    [
      paths.dashboard,
      {
        count: toDo,
        words: isMore
          ? formatMessage({ id: 'shell.nav.to_do_more' }, { count: COUNT_SHOWN_MAX })
          : formatMessage({ id: 'shell.nav.to_do' }, { count: toDo }),
      },
    ],
  ];
  return new Map([...counts.filter(([, { count }]) => count > 0), ...added]);
}
