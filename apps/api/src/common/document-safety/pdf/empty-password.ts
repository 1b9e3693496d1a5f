import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { Effort } from '../effort.js';
import { rc4 } from './rc4.js';

/** What a file says of how it is encrypted, of the parts that are asked here. */
export interface SecuritySettings {
  readonly revision: number;
  readonly owner: Buffer;
  readonly user: Buffer;
  readonly userKey: Buffer;
  readonly permissions: number;
  readonly lengthBits: number;
  readonly isMetadataEncrypted: boolean;
}

/** What stands for the letters that a password lacks; of an empty one, all of it. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const LAST_OLD_REVISION = 4;
const HASHED_REVISION = 6;
const NO_VECTOR = Buffer.alloc(16);
/** To try a key takes about as long as to read so much of a file. */
const OLD_TRY_BYTES = 64 * 1024;
const NEW_TRY_BYTES = 1024 * 1024;

const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
const sha256 = (...parts: readonly Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(parts)).digest();
const xored = (key: Buffer, round: number): Buffer => Buffer.from(key.map((byte) => byte ^ round));
const rounds = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** ISO 32000-1, algorithm 2. */
function oldKey(settings: SecuritySettings, id: Buffer, keyBytes: number): Buffer {
  const { revision, owner, permissions, isMetadataEncrypted } = settings;
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  const more = revision >= LAST_OLD_REVISION && !isMetadataEncrypted ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  const first = md5(PADDING, owner.subarray(0, 32), flags, id, more);
  const times = revision >= 3 ? 50 : 0;
  return rounds(times)
    .reduce((key) => md5(key.subarray(0, keyBytes)), first)
    .subarray(0, keyBytes);
}

/** Algorithms 4, 5 and 6: whether the key is the one of the empty password. */
function isOldKey(key: Buffer, { revision, user }: SecuritySettings, id: Buffer): boolean {
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32));
  const proof = rounds(20).reduce((data, round) => rc4(xored(key, round), data), md5(PADDING, id));
  return proof.equals(user.subarray(0, 16));
}

/** ISO 32000-2, algorithm 2.B, of an empty password. */
function hardened(salt: Buffer): Buffer {
  let key = sha256(salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round += 1) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key));
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const data = cipher.update(repeated);
    const rest = data.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256')
      .update(data)
      .digest();
    last = data.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Algorithm 2.A: the check's salt and the key's salt stand behind the hash. */
function newKey({ revision, user, userKey }: SecuritySettings): Buffer | undefined {
  const hash = revision >= HASHED_REVISION ? hardened : sha256;
  if (user.length < 48 || userKey.length < 32 || !hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return;
  const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), NO_VECTOR).setAutoPadding(false);
  return decipher.update(userKey.subarray(0, 32));
}

/** The key of a file that opens without a password; undefined when a password is needed. */
export function keyOfEmptyPassword(
  settings: SecuritySettings,
  ids: readonly Buffer[],
  effort: Effort,
): Buffer | undefined {
  if (settings.revision > LAST_OLD_REVISION) {
    effort.spend(NEW_TRY_BYTES);
    return newKey(settings);
  }
  const lengths = settings.revision === 2 ? [5] : [settings.lengthBits / 8, 16, 5];
  for (const id of ids) {
    for (const length of new Set(lengths)) {
      effort.spend(OLD_TRY_BYTES);
      const key = oldKey(settings, id, length);
      if (isOldKey(key, settings, id)) return key;
    }
  }
  return undefined;
}
