import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DomainError } from '../errors/domain-error.js';
import type { NoAnswer } from '../sandbox/run-sandboxed.js';
import { SandboxQueue } from '../sandbox/sandbox-queue.js';
import { HEIC_LIMITS } from './heic-limits.js';
import type { HeicAnswer, HeicFault, HeicPicture, HeicTask } from './heic-task.js';
import { tiffOf } from './tiff.js';

export const HEIC_PROGRAM = {
  main: join(import.meta.dirname, 'heic-main'),
  folder: import.meta.dirname,
  packages: ['libheif-js'],
};
const RETRY_AFTER_SECONDS = 5;

type Bounds = Pick<HeicTask, 'maxPixels' | 'enoughSide'>;

function refusalOf(failed: NoAnswer | Exclude<HeicFault, 'foreign'>): DomainError {
  if (failed === 'busy') return new DomainError('request.busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  return new DomainError(failed === 'damaged' ? 'file.damaged' : 'file.oversized');
}

/** Whoever took the process over may answer what it likes: only what is a picture goes on. */
function isWhole({ pixels, width, height, channels }: HeicPicture, { maxPixels }: Bounds): boolean {
  const sides = [width, height].every((side) => Number.isInteger(side) && side > 0);
  const isBounded = sides && width * height <= maxPixels && [3, 4].includes(channels);
  return isBounded && pixels.length === width * height * channels;
}

/** Decodes the photographs of phones, each in a process of its own: one that means harm stops nothing. */
@Injectable()
export class HeicDecoder implements OnModuleDestroy {
  private readonly tasks = new SandboxQueue<HeicTask>(HEIC_PROGRAM, HEIC_LIMITS);

  /** Upright, as a TIFF with its color profile; null when the file holds a picture of another kind. */
  async decode(path: string, bounds: Bounds): Promise<Buffer | null> {
    const bytes = await readFile(path);
    const end = await this.tasks.run<HeicAnswer>({ bytes, ...bounds, limits: HEIC_LIMITS });
    if ('failed' in end) throw refusalOf(end.failed);
    if ('picture' in end.answer) {
      if (!isWhole(end.answer.picture, bounds)) throw refusalOf('damaged');
      return tiffOf(end.answer.picture);
    }
    const { fault } = end.answer;
    if (fault === 'foreign') return null;
    throw refusalOf(fault);
  }

  onModuleDestroy(): void {
    this.tasks.close();
  }
}
