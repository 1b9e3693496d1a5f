import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY_MS } from '@cw/domain';
import { APP_CONFIG, type AppConfig } from '../../config/app-config.js';
import { Clock } from '../clock.js';

const ABANDONED_MS = DAY_MS;

/** Where an upload lies while it is looked at. */
export const incomingFolder = (config: Pick<AppConfig, 'dataDir'>): string => join(resolve(config.dataDir), 'incoming');

/** A process that was killed in the middle of an upload leaves a file; the next start takes it away. */
@Injectable()
export class IncomingFolder implements OnModuleInit {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Others may be uploading at this moment, so only what nobody can still be working on goes. */
  async onModuleInit(): Promise<void> {
    const folder = incomingFolder(this.config);
    const names = await readdir(folder).catch(() => []);
    for (const path of names.map((name) => join(folder, name))) {
      const { mtimeMs } = await stat(path);
      if (this.clock.now().getTime() - mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  }
}
