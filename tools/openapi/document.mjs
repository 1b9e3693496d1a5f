import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const program = join(root, 'apps/api/dist/cli/openapi.js');

export const documentFile = join(root, 'libs/api-client/openapi.json');

/**
 * The OpenAPI document of the API as it is built now; needs no database.
 * @returns {Promise<string>}
 */
export async function freshDocument() {
  const folder = await mkdtemp(join(tmpdir(), 'cw-openapi-'));
  try {
    const file = join(folder, 'openapi.json');
    await promisify(execFile)(process.execPath, [program, file]);
    return await readFile(file, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
