import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { fileRefusal } from '../sandbox/file-refusal.js';
import { SandboxQueue } from '../sandbox/sandbox-queue.js';
import { HEIC_LIMITS } from './heic-limits.js';
import type { HeicAnswer, HeicPicture, HeicTask } from './heic-task.js';
import { tiffOf } from './tiff.js';

export const HEIC_PROGRAM = {
  main: join(import.meta.dirname, 'heic-main'),
  folder: import.meta.dirname,
  packages: ['libheif-js'],
};

type Bounds = Pick<HeicTask, 'maxPixels' | 'enoughSide'>;

/** Whoever took the process over may answer what it likes: only what is a picture goes on. */
function isWhole({ pixels, width, height, channels }: HeicPicture, { maxPixels }: Bounds): boolean {
  const sides = [width, height].every((side) => Number.isInteger(side) && side > 0);
  const isBounded = sides && width * height <= maxPixels && [3, 4].includes(channels);
  return isBounded && pixels.length === width * height * channels;
}

/** Decodes the photographs of phones, each in a process of its own: one that means harm stops nothing. */
@Injectable()
export class HeicDecoder implements OnModuleDestroy {
  private readonly logger = new Logger(HeicDecoder.name);
  private readonly tasks = new SandboxQueue<HeicTask>(HEIC_PROGRAM, HEIC_LIMITS);

  /** Upright, as a TIFF with its color profile; null when the file holds a picture of another kind. */
  async decode(path: string, bounds: Bounds): Promise<Buffer | null> {
    const bytes = await readFile(path);
    const end = await this.tasks.run<HeicAnswer>({ bytes, ...bounds, limits: HEIC_LIMITS });
    if ('failed' in end) throw fileRefusal(end.failed);
    if ('picture' in end.answer) {
      if (!isWhole(end.answer.picture, bounds)) throw fileRefusal('damaged');
      return tiffOf(end.answer.picture);
    }
    const { fault } = end.answer;
    if (fault === 'foreign') return null;
    if (fault !== 'ours') throw fileRefusal(fault);
    this.logger.error('A photograph was not drawn, and it is not the file’s fault');
    throw fileRefusal('busy');
  }

  onModuleDestroy(): void {
    this.tasks.close();
  }
}
