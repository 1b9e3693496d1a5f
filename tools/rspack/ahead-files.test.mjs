import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { rspack } from '@rspack/core';
import { AheadFilesPlugin } from './ahead-files-plugin.mjs';

const FILES = {
  'main.js': "import('./client.js'); import('./later.js');",
  'client.js': "export const client = 'client'; import('./screen.js');",
  'later.js': "export const later = 'later';",
  'screen.js': "export const screen = 'screen';",
};
const folder = mkdtempSync(join(tmpdir(), 'ahead-files-'));
for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
after(() => rmSync(folder, { recursive: true, force: true }));

/** The errors of a build that names what these lists import. */
async function build(lists) {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: { main: './main.js' },
    output: { path: join(folder, 'dist'), chunkFilename: '[id].js' },
    optimization: { chunkIds: 'named' },
    plugins: [new AheadFilesPlugin('files.json', lists)],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  return stats.toJson({ errors: true }).errors.map(({ message }) => message);
}

test('a build names the scripts of what will be imported, and no others', async () => {
  assert.deepEqual(await build({ page: ['./client.js'], both: ['./client.js', './later.js'] }), []);
  assert.deepEqual(JSON.parse(readFileSync(join(folder, 'dist/files.json'), 'utf8')), {
    page: ['client_js.js'],
    both: ['client_js.js', 'later_js.js'],
  });
});

test('a build fails that would name nothing, such as when an import was renamed', async () => {
  await assert.rejects(
    build({ page: ['./gone.js'] }).then((errors) => assert.ok(errors.length === 0, errors.join())),
    /Nothing is imported as \.\/gone\.js/,
  );
});
