// What production must be told, and what it refuses to run on. The API says the same of itself
// (apps/api/src/config/check-production.ts), for compose starts it without this; production.test.mjs holds both together.
import { LOCAL_HOST } from './kinds.mjs';

/** @typedef {(name: string) => string | undefined} Given */

/**
 * Who tries production on their own machine has no domain yet.
 * @param {Given} given
 */
function isThisMachine(given) {
  const address = given('PUBLIC_URL') ?? '';
  return URL.canParse(address) && LOCAL_HOST.test(new URL(address).hostname);
}

/** @type {readonly { name: string, expected: string, unless?: (given: Given) => boolean }[]} */
export const NEEDED_IN_PRODUCTION = [
  { name: 'DATABASE_URL', expected: 'a Postgres of your own, since the embedded one is for trying the product' },
  { name: 'SESSION_SECRET', expected: 'at least 32 random characters' },
  { name: 'PUBLIC_URL', expected: 'the https:// address people type' },
  { name: 'SMTP_URL', expected: 'a mail server, since the built-in inbox delivers to nobody' },
  { name: 'MAIL_FROM', expected: 'an address that your mail server may send by', unless: isThisMachine },
  { name: 'SUPPORT_EMAIL', expected: 'an address that somebody reads', unless: isThisMachine },
  {
    name: 'STRIPE_SECRET_KEY',
    expected: 'a real key (or PAYMENTS_ENABLED=false), since the payments sandbox is refused',
    unless: (given) => given('PAYMENTS_ENABLED') === 'false',
  },
];

/** Stand in this repository, for everybody to read. */
const PUBLISHED_SECRETS = [
  'closewright-development-secret-not-for-production',
  'demo-only-session-secret-0123456789abcdef',
];
const PUBLISHED_PASSWORDS = ['closewright-demo', 'closewright-app-demo'];
/** A domain that never resolves (RFC 6761): what is sent from there is refused, what is sent there is lost. */
const RESERVED = /\.test>?$/i;
/** What is left of `role:${PASSWORD}@` when nobody set the password. */
const EMPTY_PASSWORD = /\/\/[^@/]*:@/;

/** @param {string} address */
function hasOpenPassword(address) {
  if (!URL.canParse(address)) return false;
  return PUBLISHED_PASSWORDS.includes(new URL(address).password) || EMPTY_PASSWORD.test(address);
}

/**
 * @param {Given} given
 * @returns {string[]} one fault a variable
 */
export function productionFaults(given) {
  const because = (/** @type {string} */ name, /** @type {string} */ expected) =>
    `${name}: expected ${expected}, because NODE_ENV is production.`;
  const missing = NEEDED_IN_PRODUCTION.filter(({ name, unless }) => !given(name) && !unless?.(given));
  const faults = missing.map(({ name, expected }) => because(name, expected));
  if (PUBLISHED_SECRETS.includes(given('SESSION_SECRET') ?? ''))
    faults.push(because('SESSION_SECRET', 'a secret that this repository does not publish'));
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL']) {
    if (hasOpenPassword(given(name) ?? ''))
      faults.push(because(name, 'a password that is neither empty nor published in this repository'));
  }
  if (given('PUBLIC_URL')?.startsWith('http:') && !isThisMachine(given))
    faults.push(because('PUBLIC_URL', 'an https:// address (http:// only for localhost)'));
  for (const name of ['MAIL_FROM', 'SUPPORT_EMAIL']) {
    if (RESERVED.test(given(name) ?? '') && !isThisMachine(given)) faults.push(because(name, 'no address under .test'));
  }
  if (given('SEED') === 'demo') faults.push(because('SEED', 'none'));
  return faults;
}
