import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isAlive } from '../process/alive.mjs';
import { withConnection } from './database.mjs';
import { EmbeddedPostgres } from './server.mjs';
import { eventually } from '../testing/started.mjs';

const home = mkdtempSync(join(tmpdir(), 'cw-postgres-'));
chmodSync(home, 0o711);
after(() => rmSync(home, { recursive: true, force: true }));

/**
 * @param {string} name
 * @param {{ volatile?: boolean }} [options]
 */
const makeServer = (name, { volatile = true } = {}) => {
  const dataDir = join(home, name);
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  return new EmbeddedPostgres({ dataDir, password: `p@ss/${name}`, logFile: join(dataDir, 'log'), volatile });
};

/**
 * @param {EmbeddedPostgres} server
 * @param {string} sql
 */
const query = (server, sql) => withConnection(server.url(), async (client) => (await client.query(sql)).rows);

test('a server is made, keeps its data over a stop, and is adopted after a crash of its starter', async () => {
  const first = makeServer('kept');
  await first.prepare();
  const running = await first.start();
  assert.equal(running.adopted, false);
  await query(first, 'create table proof as select 42 as answer');
  await query(
    first,
    "create table address as select 'sofia@example.com' as email; create unique index on address (email)",
  );
  await assert.rejects(query(first, "insert into address values ('sofia@example.com')"), { code: '23505' });
  const log = readFileSync(join(home, 'kept', 'log'), 'utf8');
  assert.match(log, /duplicate key/);
  assert.doesNotMatch(log, /DETAIL/, 'the log says whose row was refused');
  await running.stop();
  assert.equal(isAlive(running.pid), false);

  const second = makeServer('kept');
  await second.prepare();
  const again = await second.start();
  assert.deepEqual(await query(second, 'select answer from proof'), [{ answer: 42 }]);

  // Nobody stops it: as after a crash, the next start finds it running.
  const third = makeServer('kept');
  await third.prepare();
  const adopted = await third.start();
  assert.deepEqual([adopted.adopted, adopted.pid, third.port], [true, again.pid, second.port]);
  await adopted.stop();
  await again.exited;
  await adopted.exited;
});

test('after kill -9 it starts again on the same port and nothing acknowledged is lost', async () => {
  const server = makeServer('killed', { volatile: false });
  await server.prepare();
  const running = await server.start();
  const { port } = server;
  await query(server, 'create table proof as select 7 as answer');
  process.kill(running.pid, 'SIGKILL');
  await running.exited;
  const again = await server.start();
  assert.equal(server.port, port);
  assert.deepEqual(await query(server, 'select answer from proof'), [{ answer: 7 }]);
  await again.stop();
});

test('after kill -9 it waits for what is left of the server to leave', async () => {
  const server = makeServer('left', { volatile: false });
  await server.prepare();
  const running = await server.start();
  const [{ pid } = { pid: 0 }] = await query(
    server,
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  process.kill(pid, 'SIGSTOP');
  process.kill(running.pid, 'SIGKILL');
  await running.exited;
  const again = server.start();
  const log = () => readFileSync(server.logFile, 'utf8');
  await eventually(() => log().includes('still in use'), log);
  process.kill(pid, 'SIGCONT');
  const { adopted, stop } = await again;
  assert.equal(adopted, false);
  await stop();
});

test('a stale process file that names another program is no obstacle', async () => {
  const server = makeServer('stale');
  await server.prepare();
  writeFileSync(join(server.clusterDir, 'postmaster.pid'), `${process.pid}\n${server.clusterDir}\n0\n1\n`);
  const running = await server.start();
  assert.equal(running.adopted, false);
  await running.stop();
});

test('an interrupted creation leaves nothing in the way', async () => {
  const server = makeServer('interrupted');
  mkdirSync(join(server.dataDir, 'postgres.init-abc', 'data'), { recursive: true });
  await server.prepare();
  assert.deepEqual(readdirSync(server.dataDir), ['postgres']);
});

test('the superuser needs the password', async () => {
  const server = makeServer('locked');
  await server.prepare();
  const running = await server.start();
  const open = server.url().replace(/:[^:@]+@/, ':wrong@');
  await assert.rejects(
    withConnection(open, (client) => client.query('select 1')),
    /password authentication failed/,
  );
  await running.stop();
});

test('text is UTF-8 and folds case alike on every machine', async () => {
  const server = makeServer('locale');
  await server.prepare();
  const running = await server.start();
  assert.deepEqual(
    await query(server, "select upper('ñandú') as word, current_setting('server_encoding') as encoding"),
    [{ word: 'ÑANDÚ', encoding: 'UTF8' }],
  );
  await running.stop();
});

test('files that are no cluster are refused, not overwritten', async () => {
  const server = makeServer('foreign');
  mkdirSync(join(server.dataDir, 'postgres'));
  writeFileSync(join(server.dataDir, 'postgres', 'letter.txt'), 'mine');
  await assert.rejects(server.prepare(), /not a Postgres cluster/);
  assert.equal(statSync(join(server.dataDir, 'postgres', 'letter.txt')).size, 4);
});

test('a cluster of another version is refused with what to do', async () => {
  const server = makeServer('older');
  await server.prepare();
  writeFileSync(join(server.clusterDir, 'PG_VERSION'), '14\n');
  await assert.rejects(server.prepare(), /made by Postgres 14, and this version brings Postgres 18.*npm run reset/s);
});
