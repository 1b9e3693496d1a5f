import {
  detailOf,
  notificationsApi,
  useDeleteNotificationMutation,
  useMarkAllReadMutation,
  useMarkReadMutation,
  type AppDispatch,
} from '@cw/api-client';
import { NOTIFICATION_LIMITS } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { useToast, type ToastAction } from '@cw/ui';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

interface Said {
  readonly done?: MessageId;
  readonly failed: MessageId;
  readonly count?: number;
  /** What takes it back, from the toast. */
  readonly undo?: () => void;
}

type Run = (work: Promise<unknown>, said: Said) => Promise<void>;

/** Runs a change and says how it went. */
function useRun(): Run {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  return useCallback(
    async (work, { done, failed, count = 1, undo }) => {
      const action: ToastAction | undefined = undo && {
        label: formatMessage({ id: 'notifications.toast.undo' }),
        onClick: undo,
      };
      try {
        await work;
        if (done === undefined) return;
        toast({ kind: 'done', title: formatMessage({ id: done }, { count }), ...(action && { action }) });
      } catch (error) {
        const text = detailOf(error);
        toast({ kind: 'broken', title: formatMessage({ id: failed }), ...(text !== undefined && { text }) });
      }
    },
    [formatMessage, toast],
  );
}

const MANY = {
  read: notificationsApi.endpoints.markNotificationsRead,
  unread: notificationsApi.endpoints.markNotificationsUnread,
  remove: notificationsApi.endpoints.deleteNotifications,
  restore: notificationsApi.endpoints.restoreNotifications,
} as const;

/** One call takes so many at most; more of them go one call after the other. */
function useMany(userId: string) {
  const dispatch = useDispatch<AppDispatch>();
  return useCallback(
    async (act: keyof typeof MANY, ids: readonly string[]): Promise<void> => {
      for (let from = 0; from < ids.length; from += NOTIFICATION_LIMITS.idsMax) {
        const notificationIds = { ids: ids.slice(from, from + NOTIFICATION_LIMITS.idsMax) };
        await dispatch(MANY[act].initiate({ id: userId, notificationIds })).unwrap();
      }
    },
    [dispatch, userId],
  );
}

export interface NotificationActions {
  readonly markRead: (id: string) => Promise<void>;
  readonly markAllRead: () => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly markManyRead: (ids: readonly string[]) => Promise<void>;
  readonly markManyUnread: (ids: readonly string[]) => Promise<void>;
  readonly removeMany: (ids: readonly string[]) => Promise<void>;
}

/** NOTE-03, with its toasts; what was deleted can be brought back from the toast. */
export function useNotificationActions(userId: string): NotificationActions {
  const run = useRun();
  const many = useMany(userId);
  const [read] = useMarkReadMutation();
  const [readAll] = useMarkAllReadMutation();
  const [erase] = useDeleteNotificationMutation();

  return useMemo(() => {
    const restore = (ids: readonly string[]) => () =>
      void run(many('restore', ids), {
        done: 'notifications.toast.restored',
        failed: 'notifications.toast.restore_failed',
        count: ids.length,
      });
    return {
      markRead: (id) => run(read(id).unwrap(), { failed: 'notifications.toast.read_failed' }),
      markAllRead: () =>
        run(readAll(userId).unwrap(), {
          done: 'notifications.toast.all_read',
          failed: 'notifications.toast.all_read_failed',
        }),
      remove: (id) =>
        run(erase(id).unwrap(), {
          done: 'notifications.toast.deleted',
          failed: 'notifications.toast.delete_failed',
          undo: restore([id]),
        }),
      markManyRead: (ids) =>
        run(many('read', ids), {
          done: 'notifications.toast.read_many',
          failed: 'notifications.toast.all_read_failed',
          count: ids.length,
        }),
      markManyUnread: (ids) =>
        run(many('unread', ids), {
          done: 'notifications.toast.unread_many',
          failed: 'notifications.toast.unread_failed',
          count: ids.length,
        }),
      removeMany: (ids) =>
        run(many('remove', ids), {
          done: 'notifications.toast.deleted_many',
          failed: 'notifications.toast.delete_many_failed',
          count: ids.length,
          undo: restore(ids),
        }),
    };
  }, [run, many, read, readAll, erase, userId]);
}
