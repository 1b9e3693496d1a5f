import { lockDown } from './lock-down.js';
import { watchMemory } from './memory-watch.js';
import type { SandboxTask } from './run-sandboxed.js';
import { BROKEN_BY_FILE } from './sandbox-limits.js';

interface SandboxedWork<Task, Answer> {
  /** What it would load when it is first needed, before nothing is loaded any more. */
  readonly prepare?: () => Promise<unknown>;
  readonly work: (task: Task) => Promise<Answer> | Answer;
}

/** The life of a process of its own: hears of one task, locks itself in, says what came of it, and ends. */
export function serveOneTask<Task extends SandboxTask, Answer>({ prepare, work }: SandboxedWork<Task, Answer>): void {
  process.on('disconnect', () => process.exit(0));
  process.once('message', (task: Task) => {
    watchMemory(task.limits.processMegabytes);
    void Promise.resolve(prepare?.()).then(async () => {
      lockDown();
      process.send?.(await answered(work, task));
    });
  });
}

/** Work that throws was broken by its file; whatever else goes wrong in this process is not the file's. */
async function answered<Task, Answer>(work: SandboxedWork<Task, Answer>['work'], task: Task): Promise<Answer> {
  try {
    return await work(task);
  } catch {
    return process.exit(BROKEN_BY_FILE);
  }
}
