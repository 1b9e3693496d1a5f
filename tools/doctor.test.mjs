import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { examineNode } from './doctor/checks.mjs';
import { withConnection } from './postgres/database.mjs';
import { startTemporaryPostgres } from './postgres/temporary.mjs';
import { patience } from './testing/patience.cjs';

/** @param {NodeJS.ProcessEnv} environment */
const doctor = (environment) => {
  const script = fileURLToPath(new URL('./doctor.mjs', import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [script], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    encoding: 'utf8',
    timeout: patience.program,
  });
  return { status, text: stdout };
};

test('a taken port and a wrong variable are named with what to do, and the rest is still looked at', () => {
  const blocker = createServer().listen(0);
  const { port } = /** @type {import('node:net').AddressInfo} */ (blocker.address());
  const { status, text } = doctor({ PORT: String(port), DATABASE_URL: 'postgres://nobody:wrong@127.0.0.1:1/none' });
  blocker.close();
  assert.equal(status, 1);
  assert.match(text, new RegExp(`✖ PORT.*\\n.*PORT: ${port} is taken by another program`));
  assert.match(text, /✖ Postgres +DATABASE_URL: the Postgres there cannot be used/);
  assert.match(text, /✔ Node\.js/);
  assert.match(text, /2 things to mend/);
});

test('a role of the application that could empty the ledger is told of', async () => {
  const server = await startTemporaryPostgres();
  try {
    const owner = server.url();
    const application = Object.assign(new URL(owner), { username: 'app' }).href;
    assert.match(doctor({ DATABASE_URL: owner }).text, /Postgres.*its role owns the ledger and could empty it/);
    assert.match(
      doctor({ DATABASE_URL: application, DATABASE_OWNER_URL: owner }).text,
      /✔ Postgres.*npm start makes the role of DATABASE_URL/,
    );
    await withConnection(owner, async (client) => {
      await client.query('create table ledger_posting (amount_cents bigint)');
      await client.query(`create role app login password '${new URL(owner).password}'`);
    });
    assert.match(doctor({ DATABASE_URL: application }).text, /✔ Postgres +your own \(DATABASE_URL\) answers\n/);
  } finally {
    await server.stop();
  }
});

test('an old Node is told what to install', () => {
  assert.deepEqual(examineNode('18.19.0').verdict, 'bad');
  assert.match(examineNode('18.19.0').advice ?? '', /Node\.js 20 or newer/);
  assert.equal(examineNode('20.0.0').verdict, 'good');
});
