import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from '@cw/domain';

const SECRET_BYTES = 32;
const PATTERN = /^cwp_[A-Za-z0-9_-]{43}$/;
/** How much of a token its owner may see again, to tell one from another. */
const SHOWN_CHARACTERS = 8;

export interface NewSecret {
  /** What the owner gets, this once. */
  readonly token: string;
  readonly hash: Buffer;
  readonly prefix: string;
}

/** What stands in the database: whoever reads it cannot call with it. 256 random bits need no slow hash. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export function newSecret(): NewSecret {
  const token = TOKEN_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  return { token, hash: hashOf(token), prefix: token.slice(0, SHOWN_CHARACTERS) };
}

/** The hash to look a token up by; undefined for what cannot be one. */
export const hashOfToken = (token: string): Buffer | undefined => (PATTERN.test(token) ? hashOf(token) : undefined);
