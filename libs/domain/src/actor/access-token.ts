import type { Permission } from './permissions.js';

/** API-01: what a personal access token may do with its person's rights. `write` includes `read`. */
export const TOKEN_SCOPES = ['read', 'write'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const TOKEN_LIMITS = { nameMin: 1, nameMax: 60, perAccount: 20 } as const;

/** Lifetimes on offer, in days; a token always runs out. */
export const TOKEN_LIFETIMES_DAYS = [7, 30, 90, 365] as const;
export type TokenLifetimeDays = (typeof TOKEN_LIFETIMES_DAYS)[number];

/** Every token begins with it, so that a scanner of leaked secrets can tell what it found. */
export const TOKEN_PREFIX = 'cwp_';

/** API-01: never admin actions, what moves money, or the account's own security, whatever the scope. */
const FORBIDDEN_TO_TOKENS: readonly Permission[] = [
  'account.secure',
  'token.manage',
  'calendar.manage',
  'user.export',
  'user.delete',
  'project.review',
  'project.cancel',
  'change_order.accept',
  'party.manage',
  'party.join',
  'payment.pay',
  'invoice.manage',
  'invoice.settle',
  'payout.onboard',
  'verification.decide',
  'dispute.settle',
  'dispute.rule',
  'payment.manage',
  'admin.read',
  'intake.answer',
  'intake.manage',
  'user.manage',
  'audit.read',
  'report.decide',
  'support.read',
  'support.answer',
  'mail.read',
  'mail.resend',
];

/** Whether a permission can be used with a token at all. */
export const isOpenToTokens = (permission: Permission): boolean => !FORBIDDEN_TO_TOKENS.includes(permission);
