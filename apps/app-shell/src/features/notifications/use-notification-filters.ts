import { NOTIFICATION_TOPICS, type NotificationTopic } from '@cw/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

export interface NotificationFilters {
  readonly topic: NotificationTopic | undefined;
  readonly unread: boolean;
}

export interface NotificationFilterState {
  readonly filters: NotificationFilters;
  readonly isNarrowed: boolean;
  readonly narrow: (change: Partial<NotificationFilters>) => void;
}

const NONE: NotificationFilters = { topic: undefined, unread: false };

/** What the list is narrowed to stands in the address: it can be kept, shared and gone back to. */
export function useNotificationFilters(): NotificationFilterState {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('topic');
  const topic = NOTIFICATION_TOPICS.find((known) => known === asked);
  const unread = search.get('unread') === 'true';
  const filters = useMemo(() => ({ topic, unread }), [topic, unread]);
  const narrow = useCallback(
    (change: Partial<NotificationFilters>) => {
      const next = { ...filters, ...change };
      const params = {
        ...(next.topic !== undefined && { topic: next.topic }),
        ...(next.unread && { unread: 'true' }),
      };
      setSearch(params, { replace: true, preventScrollReset: true });
    },
    [filters, setSearch],
  );
  return { filters, isNarrowed: topic !== NONE.topic || unread !== NONE.unread, narrow };
}
