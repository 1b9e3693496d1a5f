import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { withConnection } from '../postgres/database.mjs';
import { startTemporaryPostgres } from '../postgres/temporary.mjs';
import { startControl } from './control.mjs';
import { JOB_TABLES } from './testing/job-tables.mjs';

/** As the real one: what it knows is its own. */
class FakeStack {
  #pids = new Map();
  /** @type {Map<string, import('../edge/edge.mjs').Fault>} */
  #faults = new Map();
  databaseUrl = '';
  get edge() {
    return { faults: this.#faults };
  }
  /** @param {string} service */
  pidOf(service) {
    return this.#pids.get(service) ?? null;
  }
  /**
   * @param {string} service
   * @param {number | undefined} pid
   */
  started(service, pid) {
    this.#pids.set(service, pid);
  }
  /** @param {string} name */
  async run(name) {
    return `${name} says: balanced`;
  }
  async startSecondApi() {
    return 'http://localhost:3001';
  }
  /** @type {string[]} */
  told = [];
  /** @param {string} path */
  async tellSandbox(path) {
    this.told.push(path);
  }
}

const stack = new FakeStack();
let url = '';
/** @type {Awaited<ReturnType<typeof startTemporaryPostgres>>} */
let server;
before(async () => {
  server = await startTemporaryPostgres();
  stack.databaseUrl = server.url();
  url = await startControl(stack);
});
after(() => server.stop());

/**
 * @param {string} path
 * @param {object} body
 */
const tell = async (path, body) => {
  const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
};

test('faults are planted by address, lifted one by one and all at once', async () => {
  await tell('/faults', { prefix: '/remotes/ui', fault: { status: 503 } });
  await tell('/faults', { prefix: '/app/remotes', fault: 'hang' });
  assert.deepEqual(
    [...stack.edge.faults],
    [
      ['/remotes/ui', { status: 503 }],
      ['/app/remotes', 'hang'],
    ],
  );
  await tell('/faults', { prefix: '/remotes/ui', fault: null });
  assert.deepEqual([...stack.edge.faults.keys()], ['/app/remotes']);
  await tell('/faults/lift', {});
  assert.equal(stack.edge.faults.size, 0);
});

test('the service that is named is killed, and one that does not run is named', async () => {
  const victim = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  stack.started('api', victim.pid);
  const exited = once(victim, 'exit');
  assert.equal((await tell('/kill', { service: 'api' })).status, 200);
  assert.deepEqual(await exited, [null, 'SIGKILL']);
  assert.deepEqual(await tell('/kill', { service: 'sandbox' }), { status: 400, text: 'sandbox is not running' });
});

test('the database is read with values of its own, and cannot be written', async () => {
  assert.equal((await tell('/query', { sql: 'select $1::int + 1 as sum', values: [41] })).text, '[{"sum":42}]');
  assert.match(
    (await tell('/query', { sql: 'create table planted (id int)', values: [] })).text,
    /read-only transaction/,
  );
});

test('the ledger check is the API’s own', async () => {
  assert.equal((await tell('/ledger-check', {})).text, '"ledger-check says: balanced"');
});

test('a second API process says where it is', async () => {
  assert.equal((await tell('/second-api', {})).text, '"http://localhost:3001"');
});

test('anything else is refused', async () => {
  assert.deepEqual(await tell('/reboot', {}), { status: 400, text: 'there is no POST /reboot' });
});

test('what was planned, here and at the provider, waits until it is released', async () => {
  await withConnection(server.url(), (client) => client.query(JOB_TABLES));
  stack.told = [];
  const held = await tell('/own-work/hold', {});
  assert.equal(held.status, 200);
  assert.equal((await tell('/own-work/release', JSON.parse(held.text))).status, 200);
  assert.deepEqual(stack.told, ['/webhooks', '/webhooks']);
});

test('a bank answers its debit when a journey says so', async () => {
  stack.told = [];
  await tell('/settle-debit', { intentId: 'pi_1' });
  assert.deepEqual(stack.told, ['/payment_intents/pi_1/settle']);
});
