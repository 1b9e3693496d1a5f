import { useCountUnreadMessagesQuery } from '@cw/api-client';

const POLL_MS = 15_000;

/** How many messages are unread over all threads; asked for again when nothing tells it. */
export function useUnreadMessages(): number {
  const { data } = useCountUnreadMessagesQuery(undefined, { pollingInterval: POLL_MS });
  return data?.count ?? 0;
}
