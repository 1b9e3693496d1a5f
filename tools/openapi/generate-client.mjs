import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { areasOf } from './areas.mjs';
import { withDocumentAddresses, withDomainAddress } from './document-addresses.mjs';
import { splitClient } from './split-client.mjs';

const clientFolder = join(dirname(fileURLToPath(import.meta.url)), '../../libs/api-client');
const schemaFile = join(clientFolder, 'openapi.json');

export const generatedFolder = join(clientFolder, 'src/generated');

const TYPES = 'types.gen.ts';

/**
 * The generator's text for a document; it reads documents from files only.
 * @param {object} document
 */
async function sourceOf(document) {
  const folder = await mkdtemp(join(tmpdir(), 'cw-openapi-'));
  const file = join(folder, 'openapi.json');
  try {
    await writeFile(file, JSON.stringify(document));
    const source = await generateEndpoints({
      schemaFile: file,
      prettierConfigFile: join(clientFolder, '../../.prettierrc.json'),
      apiFile: join(clientFolder, 'src/base-api.ts'),
      apiImport: 'baseApi',
      hooks: true,
      tag: false,
      unionUndefined: true,
      flattenArg: true,
      encodePathParams: true,
      // The base query encodes them; once is enough.
    });
    return String(source);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The client's sources for the committed OpenAPI document, by file name; the same document always gives the same texts.
 * @returns {Promise<Map<string, string>>}
 */
export async function generateClient() {
  const document = JSON.parse(await readFile(schemaFile, 'utf8'));
  const source = await sourceOf(withDocumentAddresses(document));
  const files = splitClient(source, areasOf(document));
  return files.set(TYPES, withDomainAddress(files.get(TYPES) ?? ''));
}
