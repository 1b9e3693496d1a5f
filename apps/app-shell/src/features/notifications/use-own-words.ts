import { notificationsApi, useSession, type AppDispatch, type RealtimeListener } from '@cw/api-client';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

type Told = Parameters<RealtimeListener<'new-notification'>>[0];
/** What a toast says of it. */
type Words = Pick<Told, 'title' | 'message'>;

/**
 * The socket tells a notification in the account's language. A reader whose page speaks another gets it as the lists
 * do, asked for in the page's; when it cannot be asked for, the account's words are better than none.
 */
export function useOwnWords(): (told: Told) => Promise<Words> {
  const { locale } = useIntl();
  const session = useSession();
  const dispatch = useDispatch<AppDispatch>();
  return async (told) => {
    if (session.status !== 'signed-in' || session.user.locale === locale) return told;
    const since = { id: session.user.id, sinceSequence: told.sequence - 1 };
    const asked = notificationsApi.endpoints.listNotifications.initiate(since, {
      subscribe: false,
      forceRefetch: true,
    });
    const { data } = await dispatch(asked);
    return data?.items.find(({ id }) => id === told.id) ?? told;
  };
}
