import { notificationsApi, useSession, type AppDispatch, type FeedItem } from '@cw/api-client';
import { useLocale } from '@cw/i18n/react';
import { useDispatch } from 'react-redux';

/** What a toast says of it. */
type Words = Pick<FeedItem, 'title' | 'about' | 'message'>;

/**
 * The socket tells a notification in the account's language. A reader whose page speaks another gets it as the lists
 * do, asked for in the page's; when it cannot be asked for, the account's words are better than none.
 */
export function useOwnWords(): (told: FeedItem) => Promise<Words> {
  const { locale } = useLocale();
  const session = useSession();
  const dispatch = useDispatch<AppDispatch>();
  return async (told) => {
    const isAsked = told.alert === undefined;
    if (isAsked || session.status !== 'signed-in' || session.user.locale === locale) return told;
    const since = { id: session.user.id, sinceSequence: told.sequence - 1 };
    const asked = notificationsApi.endpoints.listNotifications.initiate(since, {
      subscribe: false,
      forceRefetch: true,
    });
    const { data } = await dispatch(asked);
    return data?.items.find(({ id }) => id === told.id) ?? told;
  };
}
