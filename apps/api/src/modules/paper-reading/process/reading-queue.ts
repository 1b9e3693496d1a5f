import { join, resolve } from 'node:path';
import { SandboxQueue } from '../../../common/sandbox/sandbox-queue.js';
import { READING_LIMITS, type ReadingLimits } from './reading-limits.js';
import type { ReadingEnd, ReadingKind, ReadingOf, ReadingTask } from './reading-task.js';

const READING_PROGRAM = {
  main: join(import.meta.dirname, 'reading-main'),
  folder: resolve(import.meta.dirname, '..'),
  packages: ['unpdf', '@cw/domain'],
};

/** Papers are read a few at once, each in a process of its own. */
export class ReadingQueue {
  private readonly tasks: SandboxQueue<ReadingTask>;

  constructor(private readonly limits: ReadingLimits = READING_LIMITS) {
    this.tasks = new SandboxQueue(READING_PROGRAM, limits);
  }

  async read<K extends ReadingKind>(kind: K, bytes: Uint8Array): Promise<ReadingEnd<K>> {
    const end = await this.tasks.run<ReadingOf[K]>({ kind, bytes, limits: this.limits });
    return 'answer' in end ? { reading: end.answer } : end;
  }

  /** Ends what is being read; nothing is begun any more. */
  close(): void {
    this.tasks.close();
  }
}
