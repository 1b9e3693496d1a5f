import { emailSwitchOf } from '@cw/domain';
import type { Mail, MailItem, MailSection } from '../../common/mail/mail.js';
import { groupBy } from '../../common/group-by.js';
import type { UserEntity } from '../users/index.js';
import type { NotificationRow } from './notification.mapper.js';
import { messageIdOf, titleIdOf, valuesOf } from './notification-words.js';

type Told = Pick<NotificationRow, 'type' | 'params' | 'action_url' | 'name'>;

/** NOTE-01: an e-mail links into the app, or for staff into the admin area. */
export const areaOf = ({ role }: UserEntity): string => (role === 'admin' ? '/admin' : '/app');

const addressed = (user: UserEntity): Pick<Mail, 'to' | 'locale'> => ({
  to: { email: user.email, name: user.firstName },
  locale: user.locale,
});

const itemOf = ({ type, params, action_url: url }: Told, user: UserEntity): MailItem => ({
  title: titleIdOf(type),
  message: messageIdOf(type),
  values: valuesOf(params, user.locale),
  path: `${areaOf(user)}${url ?? '/notifications'}`,
});

/** One notification as an e-mail of its own. */
export function notificationMail(told: Told, user: UserEntity): Mail {
  const { title, message, values, path } = itemOf(told, user);
  const about = told.name?.short ?? told.params.project;
  return {
    ...addressed(user),
    subject: title,
    ...(about !== '' && { about }),
    ...(told.name && { matter: told.name.whole }),
    ...(told.params.projectId !== undefined && { projectId: told.params.projectId }),
    paragraphs: [message],
    values,
    action: { label: 'emails.layout.open', path },
    unsubscribe: { userId: user.id, switch: emailSwitchOf(told.type) },
    reason: 'emails.reason.notification',
  };
}

/** So many are told in words; of the others only that there are some. */
const DIGEST_MAX = 50;

const headingOf = ({ name, params }: Told): string => name?.whole ?? params.project;

/** Which project or request it is about; empty of neither. */
function matterOf(told: Told): string {
  const { project, projectId, reference } = told.params;
  if (project !== '') return projectId ?? project;
  return told.name === undefined ? '' : (reference ?? '');
}

/** By project or request, in the order in which they were first heard of; what is of none comes last. */
function sectionsOf(told: readonly Told[], user: UserEntity): MailSection[] {
  const sections = [...groupBy(told, matterOf).values()].map((items) => ({
    heading: items.map(headingOf)[0] || null,
    ...(items[0]?.params.projectId !== undefined && { projectId: items[0].params.projectId }),
    items: items.map((item) => itemOf(item, user)),
  }));
  return [...sections.filter(({ heading }) => heading !== null), ...sections.filter(({ heading }) => heading === null)];
}

/** NOTE-06: everything of a day in one e-mail. */
export function digestMail(told: readonly Told[], user: UserEntity): Mail {
  const more = told.length - DIGEST_MAX;
  return {
    ...addressed(user),
    subject: 'emails.digest.subject',
    paragraphs: ['emails.digest.body', ...(more > 0 ? (['emails.digest.more'] as const) : [])],
    sections: sectionsOf(told.slice(0, DIGEST_MAX), user),
    values: { count: told.length, more },
    action: { label: 'emails.digest.action', path: `${areaOf(user)}/notifications` },
    unsubscribe: { userId: user.id, switch: 'emailNotifications' },
    reason: 'emails.reason.digest',
  };
}
