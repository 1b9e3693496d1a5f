import { NOTIFICATION_RULES, PUSH_LIMITS, type PushNews } from '@cw/domain';
import { formatterFor } from '@cw/i18n';
import type { UserEntity } from '../../users/index.js';
import type { DueRow } from '../deliveries.repository.js';
import { areaOf } from '../notification-mail.js';
import { titleIdOf, valuesOf } from '../notification-words.js';

const ALL = '/notifications';

/** Of a thread, or of a project that is edited, the last is enough; anything else stands for itself. */
const tagOf = ({ id, type, action_url: url }: DueRow): string =>
  type === 'message_received' || type === 'project_edited' ? `${type} ${url ?? ''}` : id;

const clipped = (text: string): string => [...text].slice(0, PUSH_LIMITS.textMax).join('');

/** One push for all that is new: of several things only how many there are. */
export function pushNewsOf(rows: readonly [DueRow, ...DueRow[]], user: UserEntity): PushNews {
  const words = formatterFor(user.locale);
  const [row] = rows;
  if (rows.length > 1) {
    const title = words.text('notifications.toast.several', { count: rows.length });
    return { tag: 'several', title, path: `${areaOf(user)}${ALL}`, lang: user.locale };
  }
  const title = words.text(titleIdOf(row.type), valuesOf(row.params, user.locale, row.read));
  // A locked screen shows it to whoever is near: the house, and nobody's name.
  const text = row.name && { text: clipped(row.name.short) };
  return { tag: tagOf(row), title, ...text, path: `${areaOf(user)}${row.action_url ?? ALL}`, lang: user.locale };
}

/** What costs money or a right in a day of waiting may wake a device that saves its battery. */
export const urgencyOf = (rows: readonly DueRow[]): 'normal' | 'high' =>
  rows.some(({ type }) => NOTIFICATION_RULES[type].isUrgent) ? 'high' : 'normal';
