import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** How many characters a secret of a link or a cookie has. */
export const SECRET_LENGTH = 43;

/** 256 random bits, for a link or a cookie. */
export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

export const isSecret = (text: string): boolean => PATTERN.test(text);

/** What is kept of a secret: whoever reads it cannot use it. 256 random bits need no slow hash. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** What to look a secret up by; undefined for what cannot be one. */
export const hashIfSecret = (text: string): Buffer | undefined => (isSecret(text) ? hashOfSecret(text) : undefined);
