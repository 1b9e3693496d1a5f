import type { Machine } from '../machine/machine.js';

export const ACCOUNT_STATES = ['active', 'suspended', 'terminated'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export const ACCOUNT_EVENTS = ['suspend', 'restore', 'terminate'] as const;
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

/** `address_owner`: whoever reads the mail of an address that was never proven, and did not open the account. */
export type AccountMover = 'admin' | 'self' | 'address_owner';

export const accountMachine: Machine<AccountState, AccountEvent, AccountMover, 'nothing_held'> = {
  name: 'account',
  initial: 'active',
  states: ACCOUNT_STATES,
  final: ['terminated'],
  transitions: [
    { event: 'suspend', from: ['active'], to: 'suspended', who: ['admin', 'address_owner'] },
    { event: 'restore', from: ['suspended'], to: 'active', who: ['admin'] },
    {
      event: 'terminate',
      from: ['active', 'suspended'],
      to: 'terminated',
      who: ['admin', 'self'],
      guards: ['nothing_held'],
    },
  ],
};

/** AUTH-02, AUTH-11: lengths in characters. */
export const ACCOUNT_LIMITS = {
  nameMin: 1,
  nameMax: 60,
  usernameMin: 3,
  usernameMax: 30,
  emailMax: 254,
  passwordMin: 12,
  passwordMax: 128,
  companyMax: 120,
  locationMax: 120,
  bioMax: 2000,
} as const;

export const USERNAME_PATTERN = /^[a-zA-Z0-9][a-zA-Z0-9._-]*$/;

/** AUTH-09 and the terms. */
export const MINIMUM_AGE_YEARS = 18;

export const LOCALES = ['en', 'es'] as const;
export type Locale = (typeof LOCALES)[number];
export const FALLBACK_LOCALE: Locale = 'en';

/** Spec 3: presence. */
export const PRESENCES = ['online', 'away', 'busy', 'offline'] as const;
export type Presence = (typeof PRESENCES)[number];
