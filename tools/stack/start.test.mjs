// The whole start, with tiny programs in the product's place: who is started, what survives, and that nothing stays.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { accountFor, isRoot } from '../postgres/account.mjs';
import { withConnection } from '../postgres/database.mjs';
import { clusterFolders } from '../postgres/location.mjs';
import { canRead } from '../postgres/reach.mjs';
import { startTemporaryPostgres } from '../postgres/temporary.mjs';
import { ROOT } from '../setup/bootstrap.mjs';
import { makeFakeWorkspace } from '../testing/fake-workspace.mjs';
import { listenersOf } from '../testing/listeners.mjs';
import { ask, eventually, processesWith, startWorkspace, untilReady } from '../testing/started.mjs';
import { listeningAddresses } from './addresses.mjs';

const onLinux = { skip: existsSync('/proc/self/environ') ? false : 'looks for left processes in /proc' };
const workspace = makeFakeWorkspace();
before(async () => {
  const first = await untilReady(await startWorkspace(workspace.root));
  first.child.kill('SIGINT');
  assert.equal(await first.exited, 0, first.output());
});
after(() => workspace.remove());

/** @param {string} text */
const untilNoneLeft = (text) =>
  eventually(
    () => processesWith(text).length === 0,
    () =>
      `left behind:\n${processesWith(text)
        .map(({ pid, command }) => `${pid} ${command}`)
        .join('\n')}`,
  );

/** @param {import('../testing/started.mjs').Started} started */
const state = async (started) => JSON.parse((await ask(started, '/api/state')).text);

/**
 * @param {string} name of the service
 * @param {string} root
 */
const pidOf = (name, root) => {
  const found = processesWith(root).find(({ command }) => command.includes(name));
  assert.ok(found, `${name} is not running`);
  return found.pid;
};

test('everything is up behind one port, and the block says where', onLinux, async () => {
  const started = await untilReady(await startWorkspace(workspace.root));
  assert.equal((await ask(started, '/')).text, '<h1>fake</h1>');
  assert.equal((await state(started)).env, `http://localhost:${started.port}`);
  assert.equal((await ask(started, '/_pay/v1/charges')).status, 200);
  for (const expected of [
    `http://app.localhost:${started.port}/`,
    '/api/docs',
    'seller@demo.closewright.test',
    'Build',
    'nothing changed',
  ]) {
    assert.ok(started.output().includes(expected), `${expected} is missing in:\n${started.output()}`);
  }
  process.kill(-Number(started.child.pid), 'SIGINT');
  assert.equal(await started.exited, 0);
  await untilNoneLeft(workspace.root);
});

/** @param {import('../testing/started.mjs').Started} started of everything that it opened */
const openedBy = ({ child }) =>
  listenersOf([Number(child.pid), ...processesWith(workspace.root).map(({ pid }) => pid)]);

const LOOPBACK = /^(127\.0\.0\.1|\[::1\]):/;

test(
  'nothing that it opens is open to the network, and localhost is ours by either of its addresses',
  onLinux,
  async () => {
    const started = await untilReady(await startWorkspace(workspace.root, { env: { API_HOST: '0.0.0.0' } }));
    const opened = openedBy(started);
    started.child.kill('SIGINT');
    assert.equal(await started.exited, 0);

    // Edge, API, sandbox, Postgres, and of the inbox the page and the mail server.
    assert.ok(opened.length >= 6, opened.join());
    assert.deepEqual(
      opened.filter((at) => !LOOPBACK.test(at)),
      [],
    );
    const ours = listeningAddresses('localhost').map((address) => (address.includes(':') ? `[${address}]` : address));
    assert.deepEqual(
      opened.filter((at) => at.endsWith(`:${started.port}`)).sort(),
      ours.map((at) => `${at}:${started.port}`),
    );
  },
);

test('HOST opens the one port and no other to the network', onLinux, async () => {
  const started = await untilReady(await startWorkspace(workspace.root, { env: { HOST: '0.0.0.0' } }));
  const opened = openedBy(started);
  started.child.kill('SIGINT');
  assert.equal(await started.exited, 0);

  assert.deepEqual(
    opened.filter((at) => !LOOPBACK.test(at)),
    [`0.0.0.0:${started.port}`],
  );
});

test('a HOST that is no address of this machine is named', onLinux, async () => {
  const refused = await startWorkspace(workspace.root, { env: { HOST: '203.0.113.7' } });
  assert.equal(await refused.exited, 1);
  assert.match(refused.output(), /HOST: expected an address of this machine/);
});

/** @type {[string, 'npm' | 'node', (started: import('../testing/started.mjs').Started) => void][]} */
const ends = [
  ['Ctrl-C in a terminal', 'npm', ({ child }) => process.kill(-Number(child.pid), 'SIGINT')],
  ['SIGTERM to npm', 'npm', ({ child }) => child.kill('SIGTERM')],
  ['kill -9 of npm', 'npm', ({ child }) => child.kill('SIGKILL')],
  ['kill -9 of the starter', 'node', ({ child }) => child.kill('SIGKILL')],
  ['kill -9 of the whole process group', 'npm', ({ child }) => process.kill(-Number(child.pid), 'SIGKILL')],
];
for (const [how, by, end] of ends) {
  test(`${how} leaves no process behind`, onLinux, async () => {
    const started = await untilReady(await startWorkspace(workspace.root, { by }));
    end(started);
    await started.exited;
    await untilNoneLeft(workspace.root);
  });
}

test('it ends by itself when whoever reads its output is gone', onLinux, async () => {
  const started = await startWorkspace(workspace.root);
  started.child.stdout?.destroy();
  started.child.stderr?.destroy();
  assert.equal(await started.exited, 0);
  await untilNoneLeft(workspace.root);
});

test(
  'started by another Node it goes on under the pinned one, and kill -9 of either leaves nothing',
  onLinux,
  async () => {
    const other = join(workspace.root, 'another-node');
    copyFileSync(process.execPath, other);
    for (const victim of ['the outer', 'the inner']) {
      const started = await untilReady(await startWorkspace(workspace.root, { node: other }));
      const inner = processesWith(workspace.root).find(
        ({ command }) => command.endsWith('tools/start.mjs') && !command.startsWith(other),
      );
      assert.ok(inner, 'it did not go on under the pinned Node');
      process.kill(victim === 'the outer' ? Number(started.child.pid) : inner.pid, 'SIGKILL');
      await started.exited;
      await untilNoneLeft(workspace.root);
    }
  },
);

test('a database of your own is used, and outlives the start', onLinux, async () => {
  const server = await startTemporaryPostgres();
  try {
    const started = await untilReady(await startWorkspace(workspace.root, { env: { DATABASE_URL: server.url() } }));
    assert.match(started.output(), /your own \(DATABASE_URL\)/);
    await ask(started, '/api/notes', { method: 'POST' });
    started.child.kill('SIGINT');
    assert.equal(await started.exited, 0);
    const notes = await withConnection(
      server.url(),
      async (client) => (await client.query('select text from note order by 1')).rows,
    );
    assert.deepEqual(notes, [{ text: 'posted' }, { text: 'seeded' }]);
  } finally {
    await server.stop();
  }
});

test('stopped while still starting, it leaves no process behind either', onLinux, async () => {
  const started = await startWorkspace(workspace.root);
  await eventually(() => started.output().includes('Database'), started.output);
  started.child.kill('SIGINT');
  await started.exited;
  await untilNoneLeft(workspace.root);
});

test('a killed API, sandbox and Postgres come back, and nothing acknowledged is lost', onLinux, async () => {
  const started = await untilReady(await startWorkspace(workspace.root));
  await ask(started, '/api/notes', { method: 'POST' });
  const { notes, pid } = await state(started);
  for (const name of ['apps/api/dist/main.js', 'payments-sandbox/dist/main.js', 'bin/postgres -D']) {
    process.kill(pidOf(name, workspace.root), 'SIGKILL');
  }
  await eventually(async () => {
    const [api, sandbox] = await Promise.all([ask(started, '/api/state'), ask(started, '/_pay/')]);
    return api.status === 200 && sandbox.status === 200 && JSON.parse(api.text).pid !== pid;
  }, started.output);
  assert.equal((await state(started)).notes, notes);
  await eventually(
    () => /api ended unexpectedly \(SIGKILL\)/.test(started.output()) && /api is back/.test(started.output()),
    started.output,
  );
  started.child.kill('SIGINT');
  await started.exited;
  await untilNoneLeft(workspace.root);
});

test('after kill -9 of everything but Postgres the next start adopts it, with all data', onLinux, async () => {
  const first = await untilReady(await startWorkspace(workspace.root));
  await ask(first, '/api/notes', { method: 'POST' });
  const { notes } = await state(first);
  const postgres = pidOf('bin/postgres -D', workspace.root);
  for (const { pid, command } of processesWith(workspace.root)) {
    if (!command.includes('postgres')) process.kill(pid, 'SIGKILL');
  }
  await first.exited;
  const second = await untilReady(await startWorkspace(workspace.root));
  assert.match(second.output(), /left running by an earlier start/);
  assert.equal(pidOf('bin/postgres -D', workspace.root), postgres);
  assert.equal((await state(second)).notes, notes);
  second.child.kill('SIGINT');
  await second.exited;
  await untilNoneLeft(workspace.root);
});

test('after kill -9 of everything, Postgres too, the next start has all data', onLinux, async () => {
  const first = await untilReady(await startWorkspace(workspace.root));
  await ask(first, '/api/notes', { method: 'POST' });
  const { notes } = await state(first);
  for (const { pid } of processesWith(workspace.root)) process.kill(pid, 'SIGKILL');
  await first.exited;
  await untilNoneLeft(workspace.root);
  const second = await untilReady(await startWorkspace(workspace.root));
  assert.equal((await state(second)).notes, notes);
  second.child.kill('SIGINT');
  await second.exited;
});

test('two copies with their own PORT and DATA_DIR run side by side, and both may need to build', onLinux, async () => {
  const other = makeFakeWorkspace();
  try {
    const dirs = [join(other.root, '.data'), join(other.root, '.data2')];
    const [one, two] = await Promise.all(
      dirs.map(async (dataDir) => untilReady(await startWorkspace(other.root, { dataDir }))),
    );
    assert.ok(one && two);
    one.child.kill('SIGINT');
    await one.exited;
    assert.equal((await ask(two, '/api/state')).status, 200);
    two.child.kill('SIGINT');
    await two.exited;
    await untilNoneLeft(other.root);
  } finally {
    other.remove();
  }
});

test('a taken port and a taken DATA_DIR are named with what to do', onLinux, async () => {
  const blocker = createServer().listen(0);
  const { port } = /** @type {import('node:net').AddressInfo} */ (blocker.address());
  const refused = await startWorkspace(workspace.root, { port });
  assert.equal(await refused.exited, 1);
  assert.match(
    refused.output(),
    new RegExp(`PORT: ${port} is taken by another program.*PORT=${port + 1} npm start`, 's'),
  );
  blocker.close();

  const holder = await untilReady(await startWorkspace(workspace.root));
  const second = await startWorkspace(workspace.root);
  assert.equal(await second.exited, 1);
  assert.match(second.output(), /DATA_DIR: .* is in use by process \d+ \(http:\/\/localhost:\d+\)/);
  assert.equal((await ask(holder, '/api/state')).status, 200);
  holder.child.kill('SIGINT');
  await holder.exited;
  await untilNoneLeft(workspace.root);
});

test('a wrong variable stops it by name before anything starts', onLinux, async () => {
  const refused = await startWorkspace(workspace.root, { env: { SEED: 'yes', NODE_ENV: 'production' } });
  assert.equal(await refused.exited, 1);
  assert.match(refused.output(), /SEED: expected one of demo, none; it is "yes"\./);
  assert.match(refused.output(), /SESSION_SECRET: expected at least 32 random characters/);
  assert.deepEqual(processesWith(workspace.root), []);
});

const asRoot = { skip: isRoot() ? onLinux.skip : 'only root can become somebody else' };

test('root starts it under a home that is closed to the Postgres user', asRoot, async () => {
  const closed = makeFakeWorkspace();
  chmodSync(closed.root, 0o700);
  try {
    const started = await untilReady(await startWorkspace(closed.root));
    const [clusterDir = ''] = clusterFolders(started.dataDir);
    assert.ok(!clusterDir.startsWith(closed.root), clusterDir);
    assert.notEqual(statSync(clusterDir).uid, 0);
    assert.equal((await ask(started, '/api/state')).status, 200);
    started.child.kill('SIGINT');
    await started.exited;
    await untilNoneLeft(closed.root);
    rmSync(clusterDir, { recursive: true });
  } finally {
    closed.remove();
  }
});

test('an ordinary user starts it', asRoot, async (context) => {
  const account = accountFor('/nowhere');
  assert.ok(account);
  if (!canRead(account, join(ROOT, 'node_modules/nx/package.json'))) {
    context.skip('the packages lie under a folder that others cannot enter');
    return;
  }
  const theirs = makeFakeWorkspace();
  try {
    // -P: node_modules is a link out of this folder, and what it points to is not theirs.
    execFileSync('chown', ['-RhP', `${account.uid}:${account.gid}`, theirs.root]);
    const started = await untilReady(
      await startWorkspace(theirs.root, {
        account,
        env: { HOME: theirs.root, npm_config_cache: join(theirs.root, '.npm') },
      }),
    );
    assert.equal(statSync(join(started.dataDir, 'postgres')).uid, account.uid);
    started.child.kill('SIGINT');
    assert.equal(await started.exited, 0);
    await untilNoneLeft(theirs.root);
  } finally {
    theirs.remove();
  }
});
