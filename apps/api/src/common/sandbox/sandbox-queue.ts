import { type RunningTask, runSandboxed, type SandboxEnd, type SandboxTask } from './run-sandboxed.js';
import type { SandboxLimits } from './sandbox-limits.js';
import type { SandboxProgram } from './sandbox-program.js';

/** A few tasks at once, the others in turn, and no more waiting than a person would wait for. */
export class SandboxQueue<Task extends SandboxTask> {
  private readonly running = new Set<RunningTask<unknown>>();
  private readonly waiting: (() => void)[] = [];
  private begun = 0;
  private isClosed = false;

  constructor(
    private readonly program: SandboxProgram,
    private readonly limits: SandboxLimits,
  ) {}

  async run<Answer>(task: Task): Promise<SandboxEnd<Answer>> {
    if (!(await this.turn()) || this.isClosed) return { failed: 'busy' };
    // Whatever goes wrong from here on, its place is free again.
    try {
      return await this.endOf<Answer>(task);
    } finally {
      this.passOn();
    }
  }

  private async endOf<Answer>(task: Task): Promise<SandboxEnd<Answer>> {
    const one = runSandboxed<Task, Answer>(this.program, task);
    this.running.add(one);
    try {
      return await one.end;
    } finally {
      this.running.delete(one);
    }
  }

  /** Ends what is under way; nothing is begun any more. */
  close(): void {
    this.isClosed = true;
    for (const one of this.running) one.stop();
    for (const go of this.waiting.splice(0)) go();
  }

  /** Resolves when it may begin; false when too many wait already, or nothing is begun any more. */
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
