import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const PATIENCE_MS = 30_000;

/** A program that ends with the test run, with all that it started. */
export class Program {
  private readonly child: ChildProcess;
  private said = '';
  private readonly endWithUs = (): void => this.signal('SIGKILL');

  constructor(file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.child = spawn(file, args, {
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    process.once('exit', this.endWithUs);
  }

  /** All that it and its children wrote, so far. */
  get output(): string {
    return this.said;
  }

  /** What it says of itself, once it has said it. */
  async says(pattern: RegExp): Promise<string> {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    for (;;) {
      const found = pattern.exec(this.said)?.[1];
      if (found !== undefined) return found;
      if (this.child.exitCode !== null) throw new Error(`It ended before it was ready:\n${this.said}`);
      await Promise.race([
        ...[this.child.stdout, this.child.stderr].map((stream) => stream && once(stream, 'data', { signal: patience })),
        once(this.child, 'exit', { signal: patience }),
      ]).catch(() => {
        throw new Error(`It did not say ${pattern.source}:\n${this.said}`);
      });
    }
  }

  async end(): Promise<void> {
    process.off('exit', this.endWithUs);
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.signal('SIGKILL');
    await exited;
  }

  private signal(signal: NodeJS.Signals): void {
    try {
      if (this.child.pid !== undefined) process.kill(-this.child.pid, signal);
    } catch {
      // It has gone by itself.
    }
  }
}
