import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DAY_MS } from '@cw/domain';
import { BrowserCookies } from '../../../common/auth/browser-cookies.js';
import { hashOfSecret, isSecret, newSecret } from '../../../common/auth/secret.js';
import { Clock } from '../../../common/clock.js';
import { type PreparedQuery, Sql } from '../../../common/persistence/sql.js';

/** As long as browsers keep a cookie at most. */
const FORGET_AFTER_MS = 400 * DAY_MS;

const KNOWS: PreparedQuery = {
  name: 'device_knows',
  text: `SELECT 1 FROM known_device d JOIN app_user u ON u.id = d.user_id WHERE u.email = $1 AND d.hash = $2`,
};
const EXISTS: PreparedQuery = { name: 'device_exists', text: `SELECT 1 FROM known_device WHERE hash = $1 LIMIT 1` };
const REMEMBER: PreparedQuery = {
  name: 'device_remember',
  text: `INSERT INTO known_device (user_id, hash, created_at, last_seen_at) VALUES ($1, $2, $3, $3)
    ON CONFLICT (user_id, hash) DO UPDATE SET last_seen_at = $3 RETURNING (xmax = 0) AS added`,
};
const FORGET: PreparedQuery = { name: 'device_forget', text: `DELETE FROM known_device WHERE user_id = $1` };
const PURGE: PreparedQuery = { name: 'device_purge', text: `DELETE FROM known_device WHERE last_seen_at < $1` };

/** The browsers from which a person has signed in before. */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly cookies: BrowserCookies,
  ) {}

  /** Names the request's device when the account of this e-mail knows it. */
  async nameFor(email: string, request: Request): Promise<string | undefined> {
    const device = this.deviceOf(request);
    if (device === undefined) return undefined;
    const hash = hashOfSecret(device);
    const rows = await this.sql.rows(KNOWS, [email, hash]);
    return rows.length > 0 ? hash.toString('hex') : undefined;
  }

  /** True when the account had not seen this device before. */
  async remember(userId: string, request: Request, response: Response): Promise<boolean> {
    const device = (await this.issued(request)) ?? newSecret();
    const [row] = await this.sql.rows<{ added: boolean }>(REMEMBER, [userId, hashOfSecret(device), this.clock.now()]);
    // It opens nothing: it only sets apart who has signed in here before from who has not.
    this.cookies.set(response, 'device', { value: device, maxAgeMs: FORGET_AFTER_MS });
    return row?.added === true;
  }

  /** The account has seen none of them from here on. */
  async forget(userId: string): Promise<void> {
    await this.sql.rows(FORGET, [userId]);
  }

  async purge(): Promise<void> {
    await this.sql.rows(PURGE, [new Date(this.clock.now().getTime() - FORGET_AFTER_MS)]);
  }

  private deviceOf(request: Request): string | undefined {
    const device = this.cookies.read('device', request.headers.cookie);
    return device !== undefined && isSecret(device) ? device : undefined;
  }

  // A name that we never gave was planted by somebody else.
  private async issued(request: Request): Promise<string | undefined> {
    const device = this.deviceOf(request);
    if (device === undefined) return undefined;
    const rows = await this.sql.rows(EXISTS, [hashOfSecret(device)]);
    return rows.length > 0 ? device : undefined;
  }
}
