import { randomBytes } from 'node:crypto';
import { FALLBACK_LOCALE } from '@cw/domain';
import type { UserEntity } from '../user.entity.js';

const SALT_BYTES = 16;
const DIGEST_BYTES = 32;
const base64 = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** A hash of the form that passwords have, which no password has: it takes as long to refuse as any other. */
export const unusablePasswordHash = (): string =>
  `$argon2id$v=19$m=19456,t=2,p=1$${base64(SALT_BYTES)}$${base64(DIGEST_BYTES)}`;

type Personal = Pick<
  UserEntity,
  | 'firstName'
  | 'lastName'
  | 'username'
  | 'email'
  | 'emailVerifiedAt'
  | 'phone'
  | 'company'
  | 'location'
  | 'bio'
  | 'locale'
  | 'timeZone'
  | 'passwordHash'
  | 'totpSecret'
  | 'totpLastStep'
>;

/** What stands in place of a person who left. The address leads nowhere (RFC 2606) and frees the old one. */
export const pseudonymOf = (userId: string): Personal => ({
  firstName: 'Deleted user',
  lastName: '',
  username: null,
  email: `deleted-${userId}@deleted.invalid`,
  emailVerifiedAt: null,
  phone: null,
  company: null,
  location: null,
  bio: null,
  locale: FALLBACK_LOCALE,
  timeZone: 'UTC',
  passwordHash: unusablePasswordHash(),
  totpSecret: null,
  totpLastStep: null,
});
