// Drift: the committed document is what the built API says, and the committed client is what the document describes.
import { readFile } from 'node:fs/promises';
import { documentFile, freshDocument } from './document.mjs';
import { endpointsFile, generateClient } from './generate-client.mjs';

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
compare(
  'libs/api-client/src/endpoints.gen.ts',
  await readFile(endpointsFile, 'utf8'),
  await generateClient(),
  'Run `npm run generate -w @cw/api-client` and commit.',
);
