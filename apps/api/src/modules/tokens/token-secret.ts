import { TOKEN_PREFIX } from '@cw/domain';
import { hashOfSecret, isSecret, newSecret } from '../../common/auth/secret.js';

/** How much of a token its owner may see again, to tell one from another. */
const SHOWN_CHARACTERS = 8;

export interface NewToken {
  /** What the owner gets, this once. */
  readonly token: string;
  readonly hash: Buffer;
  readonly prefix: string;
}

export function newToken(): NewToken {
  const token = TOKEN_PREFIX + newSecret();
  return { token, hash: hashOfSecret(token), prefix: token.slice(0, SHOWN_CHARACTERS) };
}

/** The hash to look a token up by; undefined for what cannot be one. */
export const hashOfToken = (token: string): Buffer | undefined =>
  token.startsWith(TOKEN_PREFIX) && isSecret(token.slice(TOKEN_PREFIX.length)) ? hashOfSecret(token) : undefined;
