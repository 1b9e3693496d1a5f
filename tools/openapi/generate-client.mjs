import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateEndpoints } from '@rtk-query/codegen-openapi';

const clientFolder = join(dirname(fileURLToPath(import.meta.url)), '../../libs/api-client');

export const endpointsFile = join(clientFolder, 'src/endpoints.gen.ts');
export const schemaFile = join(clientFolder, 'openapi.json');

/** The client's source for the committed OpenAPI document; the same document always gives the same text. */
export async function generateClient() {
  const source = await generateEndpoints({
    schemaFile,
    prettierConfigFile: join(clientFolder, '../../.prettierrc.json'),
    apiFile: join(clientFolder, 'src/base-api.ts'),
    apiImport: 'baseApi',
    exportName: 'generatedApi',
    hooks: true,
    tag: false,
    unionUndefined: true,
    flattenArg: true,
    encodePathParams: true,
    // The base query encodes them; once is enough.
  });
  // Asked for a text and not for a file, so that a check changes nothing. It names the folder of this machine, and the
  // extension is what ES modules ask for.
  return String(source).replace(/from ['"][^'"]*base-api(?:\.[jt]s)?['"]/, "from './base-api.js'");
}
