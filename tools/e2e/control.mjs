import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { withConnection } from '../postgres/database.mjs';
import { holdOwnWork, releaseOwnWork } from './own-work.mjs';

/**
 * @typedef {object} Controlled what of a stack a test may reach
 * @property {{ faults: Map<string, import('../edge/edge.mjs').Fault> }} edge
 * @property {string} databaseUrl
 * @property {(service: string) => number | null} pidOf
 * @property {(name: string, args?: readonly string[]) => Promise<string>} run one of the API's own commands
 * @property {() => Promise<string>} startSecondApi
 * @property {(path: string, body: object) => Promise<void>} tellSandbox
 */

/**
 * @typedef {(stack: Controlled, body: any) => unknown} Action
 * @type {Record<string, Action>}
 */
const ACTIONS = {
  /** Plants a fault at every address that begins so, or lifts it. */
  'POST /faults': ({ edge }, { prefix, fault }) => {
    if (fault) edge.faults.set(prefix, fault);
    else edge.faults.delete(prefix);
  },
  'POST /faults/lift': ({ edge }) => edge.faults.clear(),
  /** kill -9; the supervisor starts it again. */
  'POST /kill': (stack, { service }) => {
    const pid = stack.pidOf(service);
    if (!pid) throw new Error(`${service} is not running`);
    process.kill(pid, 'SIGKILL');
  },
  /**
   * Forgets who tried what how often: all journeys come from one address, as if a town shared it. A code of a second
   * factor is good once, and the next journey's member of staff need not wait for the next one.
   */
  'POST /tries/forget': ({ databaseUrl }) =>
    withConnection(databaseUrl, async (client) => {
      await client.query('delete from rate_limit');
      await client.query('update app_user set totp_last_step = null where totp_last_step is not null');
    }),
  /** What was planned earlier, by the product or its provider, waits until what this answers is released. */
  'POST /own-work/hold': async (stack) => {
    await stack.tellSandbox('/webhooks', { paused: true });
    return holdOwnWork(stack.databaseUrl);
  },
  'POST /own-work/release': async (stack, held) => {
    await releaseOwnWork(stack.databaseUrl, held);
    await stack.tellSandbox('/webhooks', { paused: false });
  },
  /** Another API process beside the first; answers its address. */
  'POST /second-api': (stack) => stack.startSecondApi(),
  /** The payer's bank answers a debit that is on its way, days before it would. */
  'POST /settle-debit': (stack, { intentId }) => stack.tellSandbox(`/payment_intents/${intentId}/settle`, {}),
  /** What must always be true of the money, in the database and at the provider; refused with what is broken. */
  'POST /ledger-check': (stack) => stack.run('ledger-check'),
  /** Invites a member of staff as npm run admin:create does; answers what it prints. */
  'POST /admin-create': (stack, { email, firstName, lastName }) =>
    stack.run('admin-create', ['--email', email, '--first-name', firstName, '--last-name', lastName]),
  /** Reads the database as it stands, past every layer. */
  'POST /query': async ({ databaseUrl }, { sql, values }) =>
    withConnection(databaseUrl, async (client) => {
      await client.query('begin read only');
      return (await client.query(sql, values)).rows;
    }),
};

/**
 * @param {Controlled} stack
 * @returns {Promise<string>} its address, on the loopback interface
 */
export function startControl(stack) {
  const server = createServer((request, response) => void answer(stack, request, response));
  server.unref();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`);
    });
  });
}

/**
 * @param {Controlled} stack
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(stack, request, response) {
  const action = ACTIONS[`${request.method} ${request.url}`];
  try {
    if (!action) throw new Error(`there is no ${request.method} ${request.url}`);
    const result = await action(stack, await json(request));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(result ?? null));
  } catch (error) {
    response.writeHead(400).end(/** @type {Error} */ (error).message);
  }
}
