import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOUR_MS } from '@cw/domain';
import { readConfig } from '../../config/env.js';
import { SettableClock } from '../../testing/settable-clock.js';
import { IncomingFolder, incomingFolder } from './incoming-folder.js';

const NOW = new Date('2026-11-20T15:00:00.000Z');

describe('the incoming folder', () => {
  let config: ReturnType<typeof readConfig>;
  beforeEach(async () => {
    config = readConfig({ NODE_ENV: 'test', DATA_DIR: await mkdtemp(join(tmpdir(), 'cw-incoming-')) });
  });
  afterEach(() => rm(config.dataDir, { recursive: true }));
  const start = () => new IncomingFolder(config, new SettableClock(NOW)).onModuleInit();

  it('loses at a start what a killed process left a day ago, and keeps what may still be coming in', async () => {
    await mkdir(incomingFolder(config));
    for (const [name, hours] of [
      ['abandoned', 25],
      ['arriving', 1],
    ] as const) {
      const at = new Date(NOW.getTime() - hours * HOUR_MS);
      await writeFile(join(incomingFolder(config), name), 'x');
      await utimes(join(incomingFolder(config), name), at, at);
    }

    await start();

    expect(await readdir(incomingFolder(config))).toEqual(['arriving']);
  });

  it('may not be there yet', async () => {
    await expect(start()).resolves.toBeUndefined();
  });
});
