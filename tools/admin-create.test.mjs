// The command finds the database of the copy that runs; what it does there is the API's own test.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { makeFakeWorkspace } from './testing/fake-workspace.mjs';
import { startWorkspace, untilReady } from './testing/started.mjs';

const workspace = makeFakeWorkspace();
const cli = join(workspace.root, 'apps/api/src/cli');
mkdirSync(cli, { recursive: true });
writeFileSync(
  join(cli, 'admin-create.js'),
  `import pg from 'pg';
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();
const { rows } = await client.query('select text from note');
console.log(JSON.stringify({ args: process.argv.slice(2), notes: rows.length, publicUrl: process.env.PUBLIC_URL }));
await client.end();
`,
);
after(() => workspace.remove());

/**
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
async function create(...args) {
  const { DATABASE_URL: _own, ...env } = process.env;
  const child = spawn(process.execPath, ['tools/admin-create.mjs', ...args], {
    cwd: workspace.root,
    env: { ...env, DATA_DIR: join(workspace.root, '.data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, output };
}

test('it works on the embedded database of the copy that runs, and for its address', async () => {
  const started = await untilReady(await startWorkspace(workspace.root));
  try {
    const { code, output } = await create('--email', 'ada@example.com');
    assert.equal(code, 0, output);
    assert.deepEqual(JSON.parse(output), {
      args: ['--email', 'ada@example.com'],
      notes: 1,
      publicUrl: `http://localhost:${started.port}`,
    });
  } finally {
    started.child.kill('SIGINT');
    await started.exited;
  }
});

test('it says so when no copy runs', async () => {
  const { code, output } = await create('--email', 'ada@example.com');
  assert.equal(code, 1);
  assert.match(output, /Closewright does not run on .*\.data\. Start it first \(npm start\)/);
});
