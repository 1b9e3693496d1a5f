import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;
const PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** How long the secret of an invoice's link is. */
export const INVOICE_SECRET_LENGTH = 43;

export const newInvoiceSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** What is kept of it; undefined for what cannot be one. 256 random bits need no slow hash. */
export const hashOfInvoiceSecret = (secret: string): Buffer | undefined =>
  PATTERN.test(secret) ? createHash('sha256').update(secret).digest() : undefined;
