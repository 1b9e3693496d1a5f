import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { Quarantine } from '../common/storage/quarantine.js';
import { StorageMarker } from '../common/storage/storage-marker.js';
import { StorageWatch } from '../common/storage/storage-watch.js';
import { configOrExit } from '../config/config-or-exit.js';
import { exitBecause } from '../config/exit-because.js';

const USAGE = `Stored files that the nightly sweeps took, and whether storage and database know each other.

  files.js list               what lies in quarantine, by the keys that it had
  files.js restore KEY...     puts these back where they were
  files.js check              says whether the stored files are those of this database
  files.js pair               says that they are, after you have looked: the sweeps work again`;

type Command = (app: INestApplicationContext, keys: readonly string[]) => Promise<boolean>;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const COMMANDS: Readonly<Record<string, Command>> = {
  list: async (app) => {
    for await (const key of app.get(Quarantine, { strict: false }).keys()) say(key);
    return true;
  },
  restore: async (app, keys) => {
    let isAllBack = keys.length > 0;
    for (const key of keys) {
      const isBack = await app.get(Quarantine, { strict: false }).giveBack(key);
      say(`${key} ${isBack ? 'is back' : 'is NOT in quarantine'}`);
      isAllBack &&= isBack;
    }
    return isAllBack;
  },
  check: async (app) => {
    const isKnown = await app.get(StorageWatch, { strict: false }).check();
    say(isKnown ? 'The stored files are those of this database.' : 'The stored files are NOT those of this database.');
    return isKnown;
  },
  pair: async (app) => {
    await app.get(StorageMarker, { strict: false }).pair();
    say('Storage and database have one id now.');
    return true;
  },
};

const [name = '', ...keys] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
const config = { ...configOrExit(), workers: false, logLevel: 'silent' };
try {
  const module = AppModule.forRoot(config);
  const app = await NestFactory.createApplicationContext(module, { logger: false, abortOnError: false });
  const isDone = await command(app, keys);
  await app.close();
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  exitBecause(error, config);
}
