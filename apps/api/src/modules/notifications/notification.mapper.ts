import { topicOf, type NotificationType, type NotificationView } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import type { MatterName } from '../../common/realtime/matter-name.js';
import type { NoticeParams } from './notice.js';
import { wordsOf } from './notification-words.js';

/** The columns that a reader's view is made from. */
export interface NotificationRow {
  readonly id: string;
  readonly sequence: string;
  readonly type: NotificationType;
  readonly params: NoticeParams;
  readonly action_url: string | null;
  readonly created_at: Date;
  readonly read_at: Date | null;
  /** By what its reader calls it; absent of what has no name, and before it was asked for. */
  readonly name?: MatterName;
}

export const toNotificationView = (row: NotificationRow, locale: Locale): NotificationView => ({
  id: row.id,
  sequence: Number(row.sequence),
  type: row.type,
  topic: topicOf(row.type),
  ...(row.name !== undefined && { about: row.name.whole }),
  ...wordsOf(row.type, row.params, locale),
  isRead: row.read_at !== null,
  createdAt: row.created_at.toISOString(),
  ...(row.action_url !== null && { actionUrl: row.action_url }),
});
