import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { Clock } from '../../../common/clock.js';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const STEP_SECONDS = 30;
const STEP_MS = STEP_SECONDS * 1000;
/** A code of the step before or after is taken too: clocks differ and people type slowly. */
const WINDOW = 1;

const SECRET_BYTES = 20;

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Closewright', label, digits: 6, period: STEP_SECONDS, secret: Secret.fromBase32(secret) });

export interface TotpSecret {
  /** Base32. */
  readonly secret: string;
  readonly otpauthUri: string;
}

/** Second factor by time-based codes. Secrets are sealed at rest under a key that comes from SESSION_SECRET. */
@Injectable()
export class Totp {
  private readonly key: Buffer;

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'totp secrets', KEY_BYTES));
  }

  /** A new secret, sealed. */
  create(): string {
    return this.seal(new Secret({ size: SECRET_BYTES }).base32);
  }

  seal(secret: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, iv);
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** The 30-second step that the code belongs to; undefined for a wrong code. Base32 secret in, sealed. */
  stepOf(sealed: string, code: string): number | undefined {
    const now = this.clock.now().getTime();
    const delta = totpOf(this.open(sealed)).validate({
      token: code.replaceAll(/\s/g, ''),
      timestamp: now,
      window: WINDOW,
    });
    return delta === null ? undefined : Math.floor(now / STEP_MS) + delta;
  }

  /** What an authenticator app reads, as text and as the address of a QR code. */
  describe(sealed: string, label: string): TotpSecret {
    const secret = this.open(sealed);
    return { secret, otpauthUri: totpOf(secret, label).toString() };
  }

  private open(sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString();
  }
}

/** The code of an instant, for tests and tools that play the authenticator. */
export const totpCodeAt = (secret: string, instant: Date): string =>
  totpOf(secret).generate({ timestamp: instant.getTime() });
