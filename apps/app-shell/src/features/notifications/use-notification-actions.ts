import { useDeleteNotificationMutation, useMarkAllReadMutation, useMarkReadMutation } from '@cw/api-client';
import type { MessageId } from '@cw/i18n';
import { useToast } from '@cw/ui';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

interface Said {
  readonly done?: MessageId;
  readonly failed: MessageId;
}

export interface NotificationActions {
  readonly markRead: (id: string) => Promise<void>;
  readonly markAllRead: () => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/** NOTE-03, with its toasts. */
export function useNotificationActions(userId: string): NotificationActions {
  const { formatMessage } = useIntl();
  const { toast } = useToast();
  const [read] = useMarkReadMutation();
  const [readAll] = useMarkAllReadMutation();
  const [erase] = useDeleteNotificationMutation();

  const run = useCallback(
    async (work: Promise<unknown>, { done, failed }: Said) => {
      try {
        await work;
        if (done !== undefined) toast({ kind: 'done', title: formatMessage({ id: done }) });
      } catch {
        toast({ kind: 'broken', title: formatMessage({ id: failed }) });
      }
    },
    [formatMessage, toast],
  );

  const markRead = useCallback(
    (id: string) => run(read(id).unwrap(), { failed: 'notifications.toast.read_failed' }),
    [run, read],
  );
  const markAllRead = useCallback(
    () =>
      run(readAll(userId).unwrap(), {
        done: 'notifications.toast.all_read',
        failed: 'notifications.toast.all_read_failed',
      }),
    [run, readAll, userId],
  );
  const remove = useCallback(
    (id: string) =>
      run(erase(id).unwrap(), { done: 'notifications.toast.deleted', failed: 'notifications.toast.delete_failed' }),
    [run, erase],
  );
  return { markRead, markAllRead, remove };
}
