import type { AccountState, Role } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import { Column, Entity } from 'typeorm';
import { BaseColumns } from '../../common/persistence/base.columns.js';

/** Whether its person has shown to read its mail. */
export const isProvenAddress = ({ emailVerifiedAt }: Pick<UserEntity, 'emailVerifiedAt'>): boolean =>
  emailVerifiedAt !== null;

/** Mailboxes tell capitals apart on paper alone. */
export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Invited, and not come yet: the person has accepted nothing, so nobody signs in. */
export const isAwaited = ({ status, termsAcceptedAt }: Pick<UserEntity, 'status' | 'termsAcceptedAt'>): boolean =>
  status === 'active' && termsAcceptedAt === null;

@Entity('app_user')
export class UserEntity extends BaseColumns {
  @Column('text')
  role: Role;

  @Column('text', { default: 'active' })
  status: AccountState;

  @Column('text', { name: 'first_name' })
  firstName: string;

  @Column('text', { name: 'last_name' })
  lastName: string;

  @Column('citext', { nullable: true })
  username: string | null;

  @Column('citext')
  email: string;

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt: Date | null;

  /** E.164. */
  @Column('text', { nullable: true })
  phone: string | null;

  @Column('text', { nullable: true })
  company: string | null;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('text', { nullable: true })
  bio: string | null;

  @Column('text')
  locale: Locale;

  /** IANA name. */
  @Column('text', { name: 'time_zone' })
  timeZone: string;

  @Column('text', { name: 'password_hash' })
  passwordHash: string;

  @Column('timestamptz', { name: 'password_changed_at' })
  passwordChangedAt: Date;

  /** Set exactly while the account is terminated. */
  @Column('timestamptz', { name: 'terminated_at', nullable: true })
  terminatedAt: Date | null;

  /** Set once the personal data is gone; the row stays under a pseudonym for what refers to it. */
  @Column('timestamptz', { name: 'erased_at', nullable: true })
  erasedAt: Date | null;

  /** Null, with the two below, while an invited person has not activated the account: nobody signs in before. */
  @Column('timestamptz', { name: 'terms_accepted_at', nullable: true })
  termsAcceptedAt: Date | null;

  @Column('text', { name: 'terms_version', nullable: true })
  termsVersion: string | null;

  @Column('timestamptz', { name: 'adult_confirmed_at', nullable: true })
  adultConfirmedAt: Date | null;

  /** Sealed; see auth/totp. Null: no second factor. */
  @Column('text', { name: 'totp_secret', nullable: true })
  totpSecret: string | null;

  /** The last 30-second step that was used: a code works once. */
  @Column('bigint', { name: 'totp_last_step', nullable: true })
  totpLastStep: string | null;
}
