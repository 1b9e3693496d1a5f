import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isAlive, waitUntilGone } from './alive.mjs';
import { answersOk, runCommand, startService } from './child.mjs';
import { freePorts } from './ports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'cw-child-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const logFile = join(folder, 'log');

/**
 * @param {string} name
 * @param {string} source
 */
const script = (name, source) => {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, source);
  return path;
};

const SERVER = `import { createServer } from 'node:http';
console.log('hello from', process.env.NAME);
createServer((req, res) => res.end('ok')).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));`;
const STUBBORN = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);`;

/** @param {string} path */
const serverAt = async (path) => {
  const [port] = await freePorts(1);
  return {
    name: 'server',
    script: path,
    env: { ...process.env, PORT: String(port), NAME: 'a test' },
    cwd: folder,
    logFile,
    isReady: answersOk(`http://127.0.0.1:${port}`),
  };
};

test('a service is ready when it answers, logs to its file, and stops when told', async () => {
  const running = await startService(await serverAt(script('server', SERVER)));
  assert.match(readFileSync(logFile, 'utf8'), /hello from a test/);
  assert.equal(statSync(logFile).mode & 0o777, 0o600);
  await running.stop();
  assert.equal(isAlive(running.pid), false);
  assert.equal(await running.exited, 'code 0');
});

test('a service that ends before it is ready shows its last words', async () => {
  const broken = script('broken', `console.error('SESSION_SECRET: expected more'); process.exit(3);`);
  await assert.rejects(startService(await serverAt(broken)), /ended with code 3.*SESSION_SECRET: expected more/s);
});

test('a service that never becomes ready is ended', async () => {
  const service = await serverAt(script('sleeper', 'setInterval(() => {}, 1000);'));
  await assert.rejects(startService({ ...service, patienceMs: 300 }), /was not ready after 0.3 s/);
});

test('a command gives back what it printed, and fails with what it said', async () => {
  const command = { name: 'greeter', args: [], env: process.env, cwd: folder, logFile };
  assert.equal(await runCommand({ ...command, script: script('greet', `console.log('hi')`) }), 'hi\n');
  const failing = script('fail', `console.error('no such table'); process.exitCode = 1;`);
  await assert.rejects(runCommand({ ...command, script: failing }), /greeter ended with code 1.*no such table/s);
});

test('files a service writes are its owner’s alone', async () => {
  const writer = script('writer', `import { writeFileSync } from 'node:fs'; writeFileSync('secret', '')`);
  await runCommand({ name: 'writer', script: writer, env: process.env, cwd: folder, logFile });
  assert.equal(statSync(join(folder, 'secret')).mode & 0o777, 0o600);
});

const STARTER = (/** @type {string} */ stubborn) => `
import { startService } from '${new URL('./child.mjs', import.meta.url).href}';
import { Guard } from '${new URL('./guard.mjs', import.meta.url).href}';
const guard = new Guard();
const start = (script) => startService({ name: 'x', script, env: { ...process.env, PORT: '0' }, cwd: ${JSON.stringify(folder)},
  logFile: ${JSON.stringify(logFile)}, isReady: async () => true });
const polite = await start(${JSON.stringify(join(folder, 'server.mjs'))});
const stubborn = await start(${JSON.stringify(stubborn)});
guard.watch('polite', polite.pid);
guard.watch('stubborn', stubborn.pid);
await new Promise((resolve) => setTimeout(resolve, 300));
process.send([polite.pid, stubborn.pid, guard.child.pid]);
setInterval(() => {}, 1000);`;

test('kill -9 of the starter leaves no service behind, not even one that ignores SIGTERM', async () => {
  const starter = fork(script('starter', STARTER(script('stubborn', STUBBORN))));
  const [pids] = /** @type {[number[]]} */ (await once(starter, 'message'));
  assert.ok(pids.every(isAlive));
  starter.kill('SIGKILL');
  for (const pid of pids) assert.ok(await waitUntilGone(pid, 15_000), `process ${pid} lives on`);
  assert.ok(existsSync(logFile));
});
