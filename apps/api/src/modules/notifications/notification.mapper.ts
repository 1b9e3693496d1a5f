import { outgoingLine, topicOf, type NotificationType, type NotificationView } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import type { MatterName } from '../../common/realtime/matter-name.js';
import type { ToldMessage } from '../../common/realtime/told-facts.js';
import type { NoticeParams } from './notice.js';
import { wordsOf } from './notification-words.js';
import { FIRST_WORDS_LISTED, firstWordsOf, type ReadFacts } from './read-facts.js';

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
  /** What its words say beside what was told; absent before it was asked for. */
  readonly read?: ReadFacts;
  /** Of a message, in the list alone: who wrote it, and what. */
  readonly said?: ToldMessage;
}

/** The line above its words: house, client and work, or the title alone where they could not be looked up; empty of no project. */
export const aboutOf = ({ name, params }: Pick<NotificationRow, 'name' | 'params'>): string =>
  name?.whole ?? outgoingLine(params.project);

/** As the list of whoever was told shows it. */
export interface ListedNotification extends NotificationView {
  /** Of a message: who wrote it and its first words, apart from our sentence, for they may be in another language. */
  readonly said?: { readonly by: string; readonly words: string };
  /** What it asks for is done. */
  readonly isOver?: boolean;
}

export const toListed = (row: NotificationRow, locale: Locale): ListedNotification => ({
  ...toNotificationView(row, locale),
  ...(row.said && { said: { by: row.said.who, words: firstWordsOf(row.said.bodyIn(locale), FIRST_WORDS_LISTED) } }),
});

export const toNotificationView = (row: NotificationRow, locale: Locale): NotificationView => ({
  id: row.id,
  sequence: Number(row.sequence),
  type: row.type,
  topic: topicOf(row.type),
  ...(aboutOf(row) !== '' && { about: aboutOf(row) }),
  ...wordsOf(row.type, row.params, locale, row.read),
  isRead: row.read_at !== null,
  createdAt: row.created_at.toISOString(),
  ...(row.action_url !== null && { actionUrl: row.action_url }),
});
