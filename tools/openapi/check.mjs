// Drift: the committed document is what the built API says, and the committed client is what the document describes.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentFile, freshDocument } from './document.mjs';
import { generateClient, generatedFolder } from './generate-client.mjs';

const GENERATE = 'Run `npm run generate -w @cw/api-client` and commit.';

/**
 * @param {string} name
 * @param {string} committed
 * @param {string} fresh
 * @param {string} remedy
 */
function compare(name, committed, fresh, remedy) {
  if (committed === fresh) {
    console.log(`${name}: up to date`);
    return;
  }
  const at = committed.split('\n').findIndex((line, index) => line !== fresh.split('\n')[index]);
  console.error(`${name} differs from line ${at + 1} on. ${remedy}`);
  process.exitCode = 1;
}

compare(
  'libs/api-client/openapi.json',
  await readFile(documentFile, 'utf8'),
  await freshDocument(),
  'Run `npm run build -w @cw/api && node tools/openapi/write-document.mjs` and commit.',
);

const fresh = await generateClient();
for (const name of new Set([...(await readdir(generatedFolder)), ...fresh.keys()])) {
  const committed = await readFile(join(generatedFolder, name), 'utf8').catch(() => '');
  compare(`libs/api-client/src/generated/${name}`, committed, fresh.get(name) ?? '', GENERATE);
}
