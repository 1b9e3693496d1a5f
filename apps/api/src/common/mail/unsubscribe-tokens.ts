import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_PREFERENCES, NOTIFICATION_PREFERENCES, type PreferenceSwitch } from '@cw/domain';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';

/** Their order is part of every link that was sent: new ones come at the end. */
const SWITCHES: readonly PreferenceSwitch[] = [...ACCOUNT_PREFERENCES, ...NOTIFICATION_PREFERENCES];

const ID_BYTES = 16;
const SIGNATURE_BYTES = 15;
const TOKEN_BYTES = ID_BYTES + 1 + SIGNATURE_BYTES;
/** Of base64url. */
export const UNSUBSCRIBE_TOKEN_LENGTH = Math.ceil((TOKEN_BYTES * 4) / 3);

export interface Unsubscription {
  readonly userId: string;
  readonly switch: PreferenceSwitch;
}

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * What an e-mail carries so that its reader can turn off one switch without signing in: who, which switch, and a
 * signature. It is kept nowhere, so it works for as long as the account and the installation's secret do.
 */
@Injectable()
export class UnsubscribeTokens {
  private readonly secret: KeyObject;

  constructor(@Inject(APP_CONFIG) config: AppConfig) {
    this.secret = createSecretKey(config.sessionSecret, 'utf8');
  }

  make({ userId, switch: name }: Unsubscription): string {
    const body = Buffer.concat([bytesOf(userId), Buffer.of(SWITCHES.indexOf(name))]);
    return Buffer.concat([body, this.sign(body)]).toString('base64url');
  }

  /** Undefined for what is none of ours. */
  read(token: string): Unsubscription | undefined {
    const bytes = Buffer.from(token, 'base64url');
    const body = bytes.subarray(0, ID_BYTES + 1);
    const genuine = bytes.length === TOKEN_BYTES && timingSafeEqual(bytes.subarray(ID_BYTES + 1), this.sign(body));
    const name = SWITCHES[body[ID_BYTES] ?? SWITCHES.length];
    return genuine && name !== undefined ? { userId: idOf(body.subarray(0, ID_BYTES)), switch: name } : undefined;
  }

  private sign(body: Buffer): Buffer {
    return createHmac('sha256', this.secret).update('unsubscribe:').update(body).digest().subarray(0, SIGNATURE_BYTES);
  }
}
