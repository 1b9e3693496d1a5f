import { peopleApi, type AppDispatch, type FeedItem, type SessionUser } from '@cw/api-client';
import { DEFAULT_PREFERENCES, deliveryOf, NOTIFICATION_TYPES, type Preferences, type ScreenAlert } from '@cw/domain';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

/** A notification with what it may do on the screen. */
export interface AlertedItem extends FeedItem {
  readonly alert: ScreenAlert;
}

const SILENT: ScreenAlert = { toast: false, browser: false, sound: false };

function alertOf(item: FeedItem, user: SessionUser, preferences: Preferences): ScreenAlert {
  const type = NOTIFICATION_TYPES.find((known) => known === item.type);
  if (type === undefined) return SILENT;
  return deliveryOf({ type, preferences, now: new Date(), timeZone: user.timeZone }).alert;
}

/**
 * What the socket tells says what it may do; for what had to be asked for, the same rules are followed here, by the
 * person's own switches and hours. When these cannot be asked for, it is only listed.
 */
export function useAlerts(user: SessionUser): (items: readonly FeedItem[]) => Promise<readonly AlertedItem[]> {
  const dispatch = useDispatch<AppDispatch>();
  return useCallback(
    async (items) => {
      const isTold = (item: FeedItem): item is AlertedItem => item.alert !== undefined;
      if (items.every(isTold)) return items;
      const asked = peopleApi.endpoints.getPreferences.initiate(user.id, { subscribe: false });
      const { data } = await dispatch(asked);
      const { emailFrequency } = DEFAULT_PREFERENCES;
      const preferences = data && { ...data, emailFrequency: data.emailFrequency ?? emailFrequency };
      return items.map((item) => ({
        ...item,
        alert: item.alert ?? (preferences ? alertOf(item, user, preferences) : SILENT),
      }));
    },
    [dispatch, user],
  );
}
