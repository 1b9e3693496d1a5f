import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'secrets.json';

/** @type {Record<string, () => string>} */
const MAKERS = {
  postgresPassword: () => random(),
  applicationPassword: () => random(),
  sessionSecret: () => random(),
  sandboxSecretKey: () => `sk_test_sbx_${random()}`,
  sandboxPublishableKey: () => `pk_test_sbx_${random()}`,
  sandboxWebhookSecret: () => `whsec_${random()}`,
};

/**
 * @typedef {object} Secrets
 * @property {string} postgresPassword of the embedded database's owner
 * @property {string} applicationPassword of the role by which the API works on it
 * @property {string} sessionSecret
 * @property {string} sandboxSecretKey
 * @property {string} sandboxPublishableKey
 * @property {string} sandboxWebhookSecret
 */

/**
 * The secrets nobody set: random, made once, kept in DATA_DIR for its owner alone.
 * @param {string} dataDir an existing folder
 * @returns {Secrets}
 */
export function loadSecrets(dataDir) {
  const file = join(dataDir, FILE);
  const kept = readKept(file);
  const missing = Object.keys(MAKERS).filter((name) => !kept[name]);
  if (missing.length === 0) return /** @type {any} */ (kept);
  const secrets = { ...kept };
  for (const name of missing) secrets[name] = /** @type {() => string} */ (MAKERS[name])();
  writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return /** @type {any} */ (secrets);
}

/**
 * @param {string} file
 * @returns {Record<string, string>}
 */
function readKept(file) {
  let content;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return JSON.parse(content);
  } catch {
    throw new Error(`${file} is damaged. Restore it from a backup, or run "npm run reset" to begin anew.`);
  }
}

function random() {
  return randomBytes(24).toString('hex');
}
