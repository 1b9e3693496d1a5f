import { emailSwitchOf } from '@cw/domain';
import type { MessageValues } from '@cw/i18n';
import type { Mail, MailItem, MailSection } from '../../common/mail/mail.js';
import { groupBy } from '../../common/group-by.js';
import type { UserEntity } from '../users/index.js';
import { noticeAction } from './notice-actions.js';
import { aboutOf, type NotificationRow } from './notification.mapper.js';
import { messageIdOf, titleIdOf, valuesOf } from './notification-words.js';

type Told = Pick<NotificationRow, 'type' | 'params' | 'action_url' | 'name' | 'read'>;

/** NOTE-01: an e-mail links into the app, or for staff into the admin area. */
export const areaOf = ({ role }: UserEntity): string => (role === 'admin' ? '/admin' : '/app');

const addressed = (user: UserEntity): Pick<Mail, 'to' | 'locale'> => ({
  to: { email: user.email, name: user.firstName },
  locale: user.locale,
});

const itemOf = ({ type, params, action_url: url, read }: Told, user: UserEntity): MailItem => ({
  title: titleIdOf(type),
  message: messageIdOf(type),
  values: valuesOf(params, user.locale, read),
  ...(params.projectId !== undefined && { projectId: params.projectId }),
  path: `${areaOf(user)}${url ?? '/notifications'}`,
});

/** With which other mails it stands: those of its project or of its request. */
function threadOf({ projectId, reference }: Told['params']): Mail['thread'] {
  if (projectId !== undefined) return { kind: 'project', id: projectId };
  return reference === undefined ? undefined : { kind: 'request', id: reference };
}

/** One notification as an e-mail of its own. */
export function notificationMail(told: Told, user: UserEntity): Mail {
  const { title, message, values, path } = itemOf(told, user);
  const thread = threadOf(told.params);
  const matter = aboutOf(told);
  return {
    ...addressed(user),
    subject: title,
    ...(thread && { thread }),
    ...(told.name && { about: told.name.house }),
    ...(matter !== '' && { matter }),
    ...(told.params.projectId !== undefined && { projectId: told.params.projectId }),
    paragraphs: [message],
    values,
    action: { label: noticeAction(told), path },
    unsubscribe: { userId: user.id, switch: emailSwitchOf(told.type) },
    reason: 'emails.reason.notification',
  };
}

/** So many are told in words; of the others only that there are some. */
const DIGEST_MAX = 50;

/** The same street is in more than one town. */
const sectionOf = (told: Told): string => [aboutOf(told), told.read?.place].join(' ');
const houseOf = ({ name, read }: Told): string => [name?.house, read?.place].join(' ');

/** By work, which the sentences name no more, in the order in which they were first heard of; what is of none comes last. */
function sectionsOf(told: readonly Told[], user: UserEntity): MailSection[] {
  const sections = [...groupBy(told, sectionOf).values()].map((items) => ({
    heading: items.map(aboutOf)[0] || null,
    ...(items[0]?.params.projectId !== undefined && { projectId: items[0].params.projectId }),
    items: items.map((item) => itemOf(item, user)),
  }));
  return [...sections.filter(({ heading }) => heading !== null), ...sections.filter(({ heading }) => heading === null)];
}

/** Of what it tells, for its subject: of one house, of several, or of what is of none beside. */
function scopeOf(told: readonly Told[]): MessageValues {
  const [first, ...others] = new Map(told.map((one) => [houseOf(one), one.name?.house])).values();
  const isOfHouses = told.every(({ name }) => name !== undefined);
  const scope = others.length === 0 ? 'house' : 'houses';
  return { scope: isOfHouses ? scope : 'other', street: first ?? '', houses: others.length + 1 };
}

/** NOTE-06: everything of a day in one e-mail. */
export function digestMail(told: readonly Told[], user: UserEntity): Mail {
  const more = told.length - DIGEST_MAX;
  return {
    ...addressed(user),
    subject: 'emails.digest.subject',
    paragraphs: ['emails.digest.body', ...(more > 0 ? (['emails.digest.more'] as const) : [])],
    sections: sectionsOf(told.slice(0, DIGEST_MAX), user),
    values: { count: told.length, more, ...scopeOf(told) },
    action: { label: 'emails.digest.action', path: `${areaOf(user)}/notifications` },
    unsubscribe: { userId: user.id, switch: 'emailNotifications' },
    reason: 'emails.reason.digest',
  };
}
