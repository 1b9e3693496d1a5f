import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { areasOf } from './areas.mjs';
import { generateClient } from './generate-client.mjs';

const document = JSON.parse(await readFile(new URL('../../libs/api-client/openapi.json', import.meta.url), 'utf8'));

test('API-01 every operation stands in one area, by its tag or by its name', () => {
  const areas = areasOf(document);

  assert.equal(areas.get('placeBid'), 'bids');
  assert.equal(areas.get('addFavorite'), 'reviews');
  assert.equal(areas.get('listInvoices'), 'staff');
});

test('API-01 a tag that nobody has thought of is named', () => {
  const paths = { ...document.paths, '/api/pets': { get: { operationId: 'listPets', tags: ['pets'] } } };

  assert.throws(() => areasOf({ paths }), /listPets: the tag "pets" has no area/);
});

test('API-01 a name that is no operation any more is told', () => {
  const [path] = Object.entries(document.paths).find(([, methods]) => methods.put?.operationId === 'addFavorite') ?? [];
  const { [path ?? '']: _, ...paths } = document.paths;

  assert.throws(() => areasOf({ paths }), /names what is no operation: .*addFavorite/);
});

test('API-01 each operation is written once, and no area brings what is of another', async () => {
  const files = await generateClient();
  const areas = areasOf(document);
  const written = [...files].flatMap(([file, text]) =>
    [...text.matchAll(/^ {4}(\w+): build\./gm)].map(([, name]) => `${file} ${name}`),
  );

  assert.deepEqual(written.sort(), [...areas].map(([name, area]) => `${area}.gen.ts ${name}`).sort());
});
