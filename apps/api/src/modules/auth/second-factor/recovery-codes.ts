import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNT_SECURITY } from '@cw/domain';
import { Clock } from '../../../common/clock.js';
import { type PreparedQuery, Sql } from '../../../common/persistence/sql.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';

const KEY_BYTES = 32;
/** 80 bits: sixteen letters of five bits. */
const CODE_BYTES = 10;
const CODE_LENGTH = 16;
const BITS = 5;
/** Without i, l, o and u, which people misread or would rather not read. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const MISREAD: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

const CLEAR: PreparedQuery = { name: 'recovery_clear', text: `DELETE FROM recovery_code WHERE user_id = $1` };
const INSERT: PreparedQuery = {
  name: 'recovery_insert',
  text: `INSERT INTO recovery_code (user_id, hash, created_at) SELECT $1, unnest($2::bytea[]), $3`,
};
const USE: PreparedQuery = {
  name: 'recovery_use',
  text: `UPDATE recovery_code SET used_at = $3 WHERE user_id = $1 AND hash = $2 AND used_at IS NULL RETURNING 1`,
};
const LEFT: PreparedQuery = {
  name: 'recovery_left',
  text: `SELECT count(*)::int AS count FROM recovery_code WHERE user_id = $1 AND used_at IS NULL`,
};

function newCode(): string {
  const bits = [...randomBytes(CODE_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = Array.from(
    { length: CODE_LENGTH },
    (_, at) => ALPHABET[Number.parseInt(bits.slice(at * BITS, (at + 1) * BITS), 2)],
  );
  return letters.join('');
}

const grouped = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

/** The code that somebody meant, whatever case, spaces and look-alikes they typed; undefined when it is none. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = [...typed.toLowerCase().replaceAll(/[\s-]/g, '')].map((char) => MISREAD[char] ?? char).join('');
  return code.length === CODE_LENGTH && [...code].every((char) => ALPHABET.includes(char)) ? code : undefined;
}

/**
 * One-time codes for a lost authenticator. Kept as a keyed hash: of 80 random bits nothing can be guessed, so a slow
 * hash would add no safety, and ten of them at each login would be a way to exhaust the server.
 */
@Injectable()
export class RecoveryCodes {
  private readonly key: Buffer;

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'recovery codes', KEY_BYTES));
  }

  /** New codes in place of all old ones; the answer is the only time that they can be read. */
  async renew(userId: string): Promise<string[]> {
    const codes = Array.from({ length: ACCOUNT_SECURITY.recoveryCodes }, newCode);
    const hashes = codes.map((code) => this.hashOf(userId, code));
    await this.unitOfWork.run(async () => {
      await this.clear(userId);
      await this.sql.rows(INSERT, [userId, hashes, this.clock.now()]);
    });
    return codes.map(grouped);
  }

  /** Uses a code up; false when it is none of this person's, or was used before. */
  async use(userId: string, code: string): Promise<boolean> {
    const rows = await this.sql.rows(USE, [userId, this.hashOf(userId, code), this.clock.now()]);
    return rows.length === 1;
  }

  async left(userId: string): Promise<number> {
    const [row] = await this.sql.rows<{ count: number }>(LEFT, [userId]);
    return row?.count ?? 0;
  }

  async clear(userId: string): Promise<void> {
    await this.sql.rows(CLEAR, [userId]);
  }

  private hashOf(userId: string, code: string): Buffer {
    return createHmac('sha256', this.key).update(`${userId}:${code}`).digest();
  }
}
