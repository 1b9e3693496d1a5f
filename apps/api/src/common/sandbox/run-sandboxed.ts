import { type ChildProcess, fork } from 'node:child_process';
import type { SandboxLimits } from './sandbox-limits.js';
import { nodeProgram, type SandboxProgram } from './sandbox-program.js';

/** How a task ended without an answer of its own. */
export type NoAnswer = 'timed_out' | 'too_long' | 'damaged' | 'busy';

export type SandboxEnd<Answer> = { readonly answer: Answer } | { readonly failed: NoAnswer };

export interface RunningTask<Answer> {
  readonly end: Promise<SandboxEnd<Answer>>;
  stop(): void;
}

export interface SandboxTask {
  readonly limits: SandboxLimits;
}

/** Its own watch ends it by SIGKILL, V8 by SIGABRT when the heap is full: both times the file was too big. */
const endedBy = (code: number | null, signal: string | null): NoAnswer =>
  signal === 'SIGKILL' || signal === 'SIGABRT' || code === 134 ? 'too_long' : 'damaged';

function start(program: SandboxProgram, limits: SandboxLimits): ChildProcess {
  const { file, execArgv } = nodeProgram(program, limits.heapMegabytes);
  return fork(file, {
    execArgv: [...execArgv],
    // Nothing of ours is in reach of what a stranger's file may do.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** One file in a process of its own, which ends with it: nothing of a file is left for the next. */
export function runSandboxed<Task extends SandboxTask, Answer>(
  program: SandboxProgram,
  task: Task,
): RunningTask<Answer> {
  const child = start(program, task.limits);
  const kill = (): void => void child.kill('SIGKILL');
  const end = new Promise<SandboxEnd<Answer>>((resolve) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      kill();
    }, task.limits.hardMs);
    const settle = (how: SandboxEnd<Answer>): void => {
      clearTimeout(timer);
      kill();
      resolve(how);
    };
    child.once('message', (answer: Answer) => settle({ answer }));
    child.once('error', () => settle({ failed: 'damaged' }));
    child.once('exit', (code, signal) => settle({ failed: isLate ? 'timed_out' : endedBy(code, signal) }));
    // It may be gone before it has heard all; then 'exit' says so.
    child.send(task, () => undefined);
  });
  return { end, stop: kill };
}
