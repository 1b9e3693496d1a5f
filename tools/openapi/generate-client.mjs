import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { areasOf } from './areas.mjs';
import { splitClient } from './split-client.mjs';

const clientFolder = join(dirname(fileURLToPath(import.meta.url)), '../../libs/api-client');
const schemaFile = join(clientFolder, 'openapi.json');

export const generatedFolder = join(clientFolder, 'src/generated');

/**
 * The client's sources for the committed OpenAPI document, by file name; the same document always gives the same texts.
 * @returns {Promise<Map<string, string>>}
 */
export async function generateClient() {
  const source = await generateEndpoints({
    schemaFile,
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
  return splitClient(String(source), areasOf(JSON.parse(await readFile(schemaFile, 'utf8'))));
}
