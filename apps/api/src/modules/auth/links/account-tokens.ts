import { Injectable } from '@nestjs/common';
import { ACCOUNT_SECURITY, DAY_MS, HOUR_MS, MINUTE_MS } from '@cw/domain';
import { hashOfSecret, newSecret } from '../../../common/auth/secret.js';
import { Clock } from '../../../common/clock.js';
import { type PreparedQuery, Sql } from '../../../common/persistence/sql.js';

export type LinkPurpose = 'verify_email' | 'change_email' | 'reset_password' | 'invitation' | 'activation';

/** What a link proves: that its bearer reads the mail of this address, or was handed the invitation. */
export interface AccountLink {
  readonly userId: string;
  readonly email: string;
  readonly purpose: LinkPurpose;
}

const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  verify_email: ACCOUNT_SECURITY.verifyEmailHours * HOUR_MS,
  change_email: ACCOUNT_SECURITY.changeEmailHours * HOUR_MS,
  reset_password: ACCOUNT_SECURITY.resetPasswordMinutes * MINUTE_MS,
  invitation: ACCOUNT_SECURITY.invitationHours * HOUR_MS,
  activation: ACCOUNT_SECURITY.activationDays * DAY_MS,
};

const COLUMNS = `user_id AS "userId", email, purpose`;
const INSERT: PreparedQuery = {
  name: 'link_insert',
  text: `INSERT INTO account_token (hash, user_id, purpose, email, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)`,
};
const FIND: PreparedQuery = {
  name: 'link_find',
  text: `SELECT ${COLUMNS} FROM account_token
    WHERE hash = $1 AND purpose = ANY ($2::text[]) AND used_at IS NULL AND expires_at > $3`,
};
const REDEEM: PreparedQuery = {
  name: 'link_redeem',
  text: `UPDATE account_token SET used_at = $3
    WHERE hash = $1 AND purpose = ANY ($2::text[]) AND used_at IS NULL AND expires_at > $3 RETURNING ${COLUMNS}`,
};
const USED: PreparedQuery = {
  name: 'link_used',
  text: `SELECT ${COLUMNS} FROM account_token WHERE hash = $1 AND purpose = ANY ($2::text[]) AND used_at IS NOT NULL`,
};
const WITHDRAW: PreparedQuery = {
  name: 'link_withdraw',
  text: `DELETE FROM account_token WHERE user_id = $1 AND purpose = ANY ($2::text[]) AND used_at IS NULL`,
};
const PURGE: PreparedQuery = { name: 'link_purge', text: `DELETE FROM account_token WHERE expires_at < $1` };

/** One-time secrets of links: only their hash is kept, each is good for one purpose, once, and not for long. */
@Injectable()
export class AccountTokens {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async create(purpose: LinkPurpose, userId: string, email: string): Promise<string> {
    const token = newSecret();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose]);
    await this.sql.rows(INSERT, [hashOfSecret(token), userId, purpose, email, now, expiresAt]);
    return token;
  }

  /** What the token is good for now; looking does not use it up. */
  async find(token: string, ...purposes: LinkPurpose[]): Promise<AccountLink | undefined> {
    return this.one(FIND, [hashOfSecret(token), purposes, this.clock.now()]);
  }

  /** Uses the token up. Of callers at the same time exactly one gets the link, the others nothing. */
  async redeem(token: string, ...purposes: LinkPurpose[]): Promise<AccountLink | undefined> {
    return this.one(REDEEM, [hashOfSecret(token), purposes, this.clock.now()]);
  }

  /** What a token was good for that has been used. */
  async used(token: string, ...purposes: LinkPurpose[]): Promise<AccountLink | undefined> {
    return this.one(USED, [hashOfSecret(token), purposes]);
  }

  /** Makes a person's unused links of these purposes worthless. */
  async withdraw(userId: string, ...purposes: LinkPurpose[]): Promise<void> {
    await this.sql.rows(WITHDRAW, [userId, purposes]);
  }

  /** A day later, so that a link opened twice can still say that all is well. */
  async purge(): Promise<void> {
    await this.sql.rows(PURGE, [new Date(this.clock.now().getTime() - DAY_MS)]);
  }

  private async one(query: PreparedQuery, values: readonly unknown[]): Promise<AccountLink | undefined> {
    const [link] = await this.sql.rows<AccountLink & Record<string, unknown>>(query, values);
    return link;
  }
}
