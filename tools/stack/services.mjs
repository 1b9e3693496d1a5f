import { join } from 'node:path';
import { answersOk } from '../process/child.mjs';
import { logFileOf } from './data-dir.mjs';
import { apiEnvironment, sandboxEnvironment } from './environment.mjs';

/** @typedef {import('../process/child.mjs').Service} Service */

/**
 * What one start knows about itself.
 * @typedef {object} Surroundings
 * @property {string} root
 * @property {import('../config/read.mjs').Config} config
 * @property {import('../config/secrets.mjs').Secrets} secrets
 * @property {import('./environment.mjs').Ports} ports
 * @property {string} databaseUrl
 * @property {string | null} databaseOwnerUrl
 * @property {NodeJS.ProcessEnv} inherited
 */

const API = 'apps/api/dist';
/** They make tables; everything else works on them and is not told by whom they are owned. */
const MAKE_TABLES = ['migrate', 'seed'];
const SANDBOX = 'apps/payments-sandbox/dist/main.js';

/**
 * @param {Surroundings} surroundings
 * @returns {Service}
 */
export function apiService(surroundings) {
  const { root, config, ports } = surroundings;
  return {
    name: 'API',
    script: join(root, API, 'main.js'),
    cwd: root,
    env: apiEnvironment({ ...surroundings, databaseOwnerUrl: null }),
    logFile: logFileOf(config.dataDir, 'api'),
    isReady: answersOk(`http://127.0.0.1:${ports.api}/api/health/ready`),
  };
}

/**
 * @param {Surroundings} surroundings
 * @returns {Service}
 */
export function sandboxService(surroundings) {
  const { root, config, ports } = surroundings;
  return {
    name: 'payments sandbox',
    script: join(root, SANDBOX),
    cwd: root,
    env: sandboxEnvironment({ ...surroundings, dataDir: join(config.dataDir, 'sandbox') }),
    logFile: logFileOf(config.dataDir, 'sandbox'),
    isReady: answersOk(`http://127.0.0.1:${ports.sandbox}/_sandbox/health`),
  };
}

/**
 * One of the API's own commands: migrate, seed, demo-logins, ledger-check.
 * @param {Surroundings} surroundings
 * @param {string} name
 * @returns {Omit<Service, 'isReady'>}
 */
export function apiCommand(surroundings, name) {
  const { root, config } = surroundings;
  const databaseOwnerUrl = MAKE_TABLES.includes(name) ? surroundings.databaseOwnerUrl : null;
  return {
    name: `${name} command`,
    script: join(root, API, 'cli', `${name}.js`),
    cwd: root,
    env: apiEnvironment({ ...surroundings, databaseOwnerUrl }),
    logFile: logFileOf(config.dataDir, 'commands'),
  };
}
