import { stdSerializers } from 'pino';

/** What may never stand in a log, wherever it is nested in what is logged. */
const SECRET_KEYS: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'totp',
  'token',
  'secret',
  'cookie',
  'set-cookie',
  'authorization',
  'x-csrf-token',
  'x-link-token',
  'stripe-signature',
  'email',
  'phone',
]);
const CENSOR = '[redacted]';
const DEPTH_MAX = 8;

type Fields = Record<string, unknown>;

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * What is logged, its secrets replaced. Requests, answers and errors pass as they are: their serializers pick what is
 * said of them. (The redaction of pino looks for every key at every depth of every line, a tenth of a short request.)
 */
export function withoutSecrets(fields: Fields, depth = 0): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, shown(key, value, depth)]));
}

function shown(key: string, value: unknown, depth: number): unknown {
  if (SECRET_KEYS.has(key)) return CENSOR;
  if (depth >= DEPTH_MAX) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => shown('', item, depth + 1));
  return isPlain(value) ? withoutSecrets(value, depth + 1) : value;
}

/** An error's message, stack and own fields, these without secrets. */
export const loggedError = (error: Error): Fields => withoutSecrets({ ...stdSerializers.err(error) });
