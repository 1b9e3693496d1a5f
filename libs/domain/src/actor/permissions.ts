import { hasAdminRights, type Actor } from './actor.js';
import { CLIENT_ROLES, ROLES, type Role } from './role.js';

const EVERYBODY = ROLES;
const CLIENTS = CLIENT_ROLES;
const CONTRACTORS = ['contractor'] as const;
/** Buyers, sellers and agents: whoever can be invited to somebody's project. */
const PRINCIPALS = ['buyer', 'seller', 'agent'] as const;
const ADMINS = ['admin'] as const;
const CONTRACTORS_AND_ADMINS = ['contractor', 'admin'] as const;

/** What a role may ask for at all. Whether this record is theirs is the record's own policy. Deny by default. */
export const PERMISSIONS = {
  'session.use': EVERYBODY,
  'user.read': EVERYBODY,
  'user.edit': EVERYBODY,
  'user.export': EVERYBODY,
  'user.delete': EVERYBODY,
  'account.secure': EVERYBODY,
  'token.manage': EVERYBODY,
  'notification.read': EVERYBODY,
  'project.list': EVERYBODY,
  'search.use': EVERYBODY,
  'saved_search.manage': CONTRACTORS,
  'calendar.manage': EVERYBODY,
  'project.read': EVERYBODY,
  'project.create': CLIENTS,
  'project.edit': CLIENTS,
  'project.cancel': EVERYBODY,
  'project.review': CLIENTS,
  'project.dispute': EVERYBODY,
  'work.start': CONTRACTORS,
  'work.submit': CONTRACTORS,
  'condition.edit': CLIENTS,
  'condition.prove': CONTRACTORS,
  'condition.review': CLIENTS,
  'file.read': EVERYBODY,
  'file.upload': EVERYBODY,
  'file.delete': EVERYBODY,
  'bid.place': CONTRACTORS,
  'bid.list': EVERYBODY,
  'bid.decide': CLIENTS,
  'contractor.browse': CLIENTS,
  'contractor.profile': CONTRACTORS,
  'contractor.read': EVERYBODY,
  'review.read': EVERYBODY,
  'review.write': EVERYBODY,
  'favorite.manage': CLIENTS,
  'bid.invite': CLIENTS,
  'change_order.read': EVERYBODY,
  'change_order.propose': EVERYBODY,
  'change_order.accept': EVERYBODY,
  'party.read': EVERYBODY,
  'party.manage': CLIENTS,
  'party.join': PRINCIPALS,
  'question.ask': CONTRACTORS,
  'question.answer': CLIENTS,
  'question.remove': EVERYBODY,
  'question.report': EVERYBODY,
  'message.read': EVERYBODY,
  'message.write': EVERYBODY,
  'message.report': EVERYBODY,
  'person.block': EVERYBODY,
  'payment.pay': CLIENTS,
  'payment.read': EVERYBODY,
  'invoice.read': EVERYBODY,
  'invoice.manage': CLIENTS,
  'invoice.settle': ADMINS,
  'payout.read': CONTRACTORS,
  'payout.onboard': CONTRACTORS,
  'verification.submit': CONTRACTORS,
  'verification.decide': ADMINS,
  'verification.read': CONTRACTORS_AND_ADMINS,
  'dispute.read': EVERYBODY,
  'dispute.answer': EVERYBODY,
  'dispute.settle': EVERYBODY,
  'dispute.rule': ADMINS,
  'payment.manage': ADMINS,
  'admin.read': ADMINS,
  'intake.read': EVERYBODY,
  'intake.answer': EVERYBODY,
  'intake.manage': ADMINS,
  'user.manage': ADMINS,
  'audit.read': ADMINS,
  'report.decide': ADMINS,
  'support.read': ADMINS,
  'support.answer': ADMINS,
  'mail.read': ADMINS,
  'mail.resend': ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether the actor's role carries the permission; admin-only ones need a second factor as well (ROLE-07). */
export function hasPermission(actor: Actor, permission: Permission): boolean {
  const roles: readonly Role[] = PERMISSIONS[permission];
  if (roles.length === 1 && roles[0] === 'admin') return hasAdminRights(actor);
  return roles.includes(actor.role);
}
