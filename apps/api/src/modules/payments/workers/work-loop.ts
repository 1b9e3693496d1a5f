import { Logger } from '@nestjs/common';
import type { Pulse } from './pulse.js';

/** Work that is taken one piece at a time by whichever process is free. */
export interface WorkSource<T> {
  readonly name: string;
  /** A piece that nobody else gets while its lease lasts: a worker that dies keeps it no longer than that. */
  claim(): Promise<T | undefined>;
  /** Renews the lease of a piece that takes its time. */
  extend(piece: T): Promise<void>;
  /** Never rejects for a fault of the piece itself: it puts the piece back. */
  handle(piece: T): Promise<void>;
}

/** How long a claimed piece is kept without a renewal. */
export const LEASE_MS = 6_000;
const RENEW_MS = 2_000;
const LOOK_MS = 500;
const AT_ONCE = 4;

/** Looks for work at every pulse and twice a second, and does a few pieces at a time. */
export class WorkLoop<T> {
  private readonly logger = new Logger(WorkLoop.name);
  private readonly running = new Set<Promise<void>>();
  private loop: Promise<void> | undefined;
  private stopping = false;

  constructor(
    private readonly source: WorkSource<T>,
    private readonly pulse: Pulse,
  ) {}

  start(): void {
    this.loop ??= this.run();
  }

  /** Takes nothing more, and resolves when what was taken is done. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.pulse.beat();
    await this.loop;
    await Promise.all(this.running);
  }

  /** Does what is due now, one after the other, and says how many pieces that were; for tests and seeds. */
  async drain(): Promise<number> {
    let done = 0;
    for (let piece = await this.source.claim(); piece !== undefined; piece = await this.source.claim()) {
      await this.work(piece);
      done += 1;
    }
    return done;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const piece = await this.take();
      if (piece === undefined) await this.pulse.next(LOOK_MS);
      else this.begin(piece);
      if (this.running.size >= AT_ONCE) await Promise.race(this.running);
    }
  }

  private async take(): Promise<T | undefined> {
    try {
      return await this.source.claim();
    } catch (error) {
      this.complain(error);
      return undefined;
    }
  }

  private begin(piece: T): void {
    const work = this.work(piece)
      .catch((error: unknown) => this.complain(error))
      .finally(() => this.running.delete(work));
    this.running.add(work);
  }

  private async work(piece: T): Promise<void> {
    const renewal = setInterval(() => {
      this.source.extend(piece).catch((error: unknown) => this.complain(error));
    }, RENEW_MS);
    try {
      await this.source.handle(piece);
    } finally {
      clearInterval(renewal);
    }
  }

  private complain(error: unknown): void {
    this.logger.error(error instanceof Error ? error.stack : String(error), this.source.name);
  }
}
