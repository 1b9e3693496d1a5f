import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { newId } from '../common/ids.js';
import { FileStorage } from '../common/storage/file-storage.js';
import { Quarantine } from '../common/storage/quarantine.js';
import { StorageWatch } from '../common/storage/storage-watch.js';
import { bareEnvironment, createTestApp, type TestApp } from '../testing/index.js';

const LOADER = pathToFileURL(join(__dirname, '../../../../tools/jest/typescript-source.mjs')).href;

let test: TestApp;
let storage: FileStorage;
beforeAll(async () => {
  test = await createTestApp();
  storage = test.app.get(FileStorage, { strict: false });
});
afterAll(() => test.close());

async function run(...args: readonly string[]): Promise<string> {
  const { databaseUrl, dataDir } = test.config;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', LOADER, join(__dirname, 'files.ts'), ...args],
    { env: bareEnvironment({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SEED: 'none' }) },
  );
  return stdout;
}

describe('the command for stored files', () => {
  it('PROJ-08 lists what a sweep took and puts it back', async () => {
    const key = `projects/${newId()}/${newId()}`;
    await storage.putBytes(key, Buffer.from('evidence'));
    await test.app.get(Quarantine, { strict: false }).take(key);

    expect(await run('list')).toBe(`${key}\n`);
    expect(await run('restore', key)).toBe(`${key} is back\n`);
    expect([await storage.has(key), await run('list')]).toEqual([true, '']);
    await expect(run('restore', key)).rejects.toThrow();
  });

  it('PROJ-08 makes storage and database know each other again once somebody has looked', async () => {
    const watch = test.app.get(StorageWatch, { strict: false });
    await watch.check();
    await storage.putBytes('marker/database', Buffer.from(newId()));
    await expect(run('check')).rejects.toThrow();

    await run('pair');

    expect(await run('check')).toBe('The stored files are those of this database.\n');
    expect(await watch.check()).toBe(true);
  });
});
