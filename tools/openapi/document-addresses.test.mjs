import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withDocumentAddresses, withDomainAddress } from './document-addresses.mjs';
import { generateClient } from './generate-client.mjs';

const binary = { schema: { type: 'string', format: 'binary' } };
const answers = (/** @type {object} */ content) => ({ get: { responses: { 200: { content } } } });
const documentWith = (/** @type {string} */ example) => ({
  paths: {
    '/api/files/{id}': answers({ 'application/octet-stream': binary }),
    '/api/projects/{id}': answers({ 'application/json': { schema: { type: 'object' } } }),
  },
  components: { schemas: { View: { properties: { url: { type: 'string', nullable: true, example } } } } },
});

/** @param {string} example */
const shown = (example) => withDocumentAddresses(documentWith(example)).components.schemas.View.properties.url;

test('API-01 a property whose example leads to a file bears the address of a document', () => {
  const address = { allOf: [{ $ref: '#/components/schemas/DocumentAddress' }], nullable: true };

  assert.deepEqual(shown('/api/files/1'), address);
  assert.deepEqual(shown('/api/files/1?size=thumbnail'), address);
});

test('API-01 any other address stays a text', () => {
  for (const example of [
    '/api/projects/1',
    '/projects/1',
    '/api/files/1/more',
    'https://closewright.example/api/files/1',
  ])
    assert.deepEqual(shown(example), { type: 'string', nullable: true, example });
});

test('API-01 the types of the client take the address from the domain', async () => {
  const types = (await generateClient()).get('types.gen.ts') ?? '';

  assert.match(types, /^import type \{ DocumentAddress \} from '@cw\/domain';\n/);
  assert.match(types, /^export type PaperFileView = \{[^}]*\n {2}url: DocumentAddress;/m);
  assert.throws(() => withDomainAddress('export type Other = string;\n'), /have no DocumentAddress/);
});
