import { READING_LIMITS, type ReadingLimits } from './reading-limits.js';
import type { ReadingEnd, ReadingKind } from './reading-task.js';
import { type RunningReading, runReading } from './run-reading.js';

/** A few readings at once, the others in turn, and no more waiting than somebody would wait for. */
export class ReadingQueue {
  private readonly running = new Set<RunningReading<ReadingKind>>();
  private readonly waiting: (() => void)[] = [];
  private begun = 0;
  private isClosed = false;

  constructor(private readonly limits: ReadingLimits = READING_LIMITS) {}

  async read<K extends ReadingKind>(kind: K, bytes: Uint8Array): Promise<ReadingEnd<K>> {
    if (!(await this.turn()) || this.isClosed) return { failed: 'busy' };
    const one = runReading(kind, { bytes, limits: this.limits });
    this.running.add(one);
    try {
      return await one.end;
    } finally {
      this.running.delete(one);
      this.passOn();
    }
  }

  /** Ends what is being read; nothing is begun any more. */
  close(): void {
    this.isClosed = true;
    for (const one of this.running) one.stop();
    for (const go of this.waiting.splice(0)) go();
  }

  /** Resolves when it may begin; false when too many wait already, or nothing is read any more. */
  private async turn(): Promise<boolean> {
    if (this.isClosed || this.waiting.length >= this.limits.waiting) return false;
    if (this.begun >= this.limits.atOnce) await new Promise<void>((go) => void this.waiting.push(go));
    else this.begun += 1;
    return true;
  }

  /** Whoever has waited longest takes the place; if nobody waits it is free. */
  private passOn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.begun -= 1;
  }
}
