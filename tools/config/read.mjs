import { resolve } from 'node:path';
import { productionFaults } from './production.mjs';
import { GROUPS, VARIABLES } from './table.mjs';

/**
 * Everything `npm start` was told, checked. `null` means: the built-in one is used.
 * @typedef {object} Config
 * @property {number} port
 * @property {string} host by which address of this machine others reach it
 * @property {string} dataDir absolute
 * @property {string | null} databaseUrl
 * @property {string | null} databaseOwnerUrl by which migrations run; null: by databaseUrl
 * @property {'demo' | 'none'} seed
 * @property {{ secretKey: string, publishableKey: string, webhookSecret: string } | null} stripe
 * @property {boolean} usesSandbox payments go to the built-in sandbox
 * @property {string | null} smtpUrl
 * @property {Record<string, string>} passedOn what the API is told as it was given
 * @property {string} publicUrl origin, without a trailing slash
 * @property {string[]} trustedProxies networks of those who are believed about a client
 * @property {string | null} sessionSecret
 * @property {boolean} paymentsEnabled
 * @property {'development' | 'production' | 'test'} nodeEnv
 */

/** A configuration that cannot be used; `faults` has one line a variable. */
export class ConfigError extends Error {
  /** @param {string[]} faults */
  constructor(faults) {
    super(`The configuration cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/**
 * Reads and checks every variable at once.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} root the workspace; a relative DATA_DIR is taken from here
 * @returns {Config}
 * @throws {ConfigError} naming every wrong variable and what was expected
 */
export function readConfig(environment, root) {
  /** @type {string[]} */
  const faults = [];
  const given = (/** @type {string} */ name) => environment[name] || undefined;
  /** @type {Record<string, any>} */
  const values = {};
  for (const { name, parse, fallback, secret } of VARIABLES) {
    const text = given(name) ?? fallback;
    if (text === undefined) continue;
    try {
      values[name] = parse(text);
    } catch (error) {
      faults.push(`${name}: expected ${/** @type {Error} */ (error).message}${secret ? '' : `; it is "${text}"`}.`);
    }
  }
  faults.push(...incompleteGroups(given), ...mixedStripeModes(given), ...sameRoles(values));
  if (values.NODE_ENV === 'production') faults.push(...productionFaults(given));
  if (faults.length > 0) throw new ConfigError(faults);
  const passedOn = VARIABLES.flatMap(({ name, passedOn: isPassedOn }) => {
    const text = isPassedOn && given(name);
    return text ? [[name, text]] : [];
  });
  return assemble(values, Object.fromEntries(passedOn), root);
}

/**
 * @param {Record<string, any>} values
 * @param {Record<string, string>} passedOn
 * @param {string} root
 * @returns {Config}
 */
function assemble(values, passedOn, root) {
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(root, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
    seed: values.SEED ?? (values.NODE_ENV === 'production' ? 'none' : 'demo'),
    stripe: values.STRIPE_SECRET_KEY
      ? {
          secretKey: values.STRIPE_SECRET_KEY,
          publishableKey: values.STRIPE_PUBLISHABLE_KEY,
          webhookSecret: values.STRIPE_WEBHOOK_SECRET,
        }
      : null,
    usesSandbox: !values.STRIPE_SECRET_KEY && values.NODE_ENV !== 'production',
    smtpUrl: values.SMTP_URL ?? null,
    passedOn,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    trustedProxies: values.TRUST_PROXY ?? [],
    sessionSecret: values.SESSION_SECRET ?? null,
    paymentsEnabled: values.PAYMENTS_ENABLED,
    nodeEnv: values.NODE_ENV,
  };
}

/** @param {(name: string) => string | undefined} given */
function incompleteGroups(given) {
  return GROUPS.flatMap((group) => {
    const present = group.filter(given);
    if (present.length === 0) return [];
    return group
      .filter((name) => !given(name))
      .map((name) => `${name}: expected a value, because ${present[0]} is set.`);
  });
}

/** @param {(name: string) => string | undefined} given */
function mixedStripeModes(given) {
  const mode = (/** @type {string} */ name) => given(name)?.split('_')[1];
  const secret = mode('STRIPE_SECRET_KEY');
  const publishable = mode('STRIPE_PUBLISHABLE_KEY');
  if (!secret || !publishable || secret === publishable) return [];
  return [`STRIPE_PUBLISHABLE_KEY: expected a key of the same mode as STRIPE_SECRET_KEY (${secret}).`];
}

/**
 * Two roles, or the second address protects nothing.
 * @param {Record<string, any>} values
 */
function sameRoles({ DATABASE_URL, DATABASE_OWNER_URL }) {
  if (!DATABASE_OWNER_URL) return [];
  if (!DATABASE_URL) return ['DATABASE_URL: expected a value, because DATABASE_OWNER_URL is set.'];
  const { username } = new URL(DATABASE_URL);
  if (!username) return ['DATABASE_URL: expected to name a role, because DATABASE_OWNER_URL is set.'];
  return username === new URL(DATABASE_OWNER_URL).username
    ? ['DATABASE_OWNER_URL: expected another role than that of DATABASE_URL.']
    : [];
}
