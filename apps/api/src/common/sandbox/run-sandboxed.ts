import { type ChildProcess, fork } from 'node:child_process';
import { Logger } from '@nestjs/common';
import { BROKEN_BY_FILE, TOO_MUCH_MEMORY, type SandboxLimits } from './sandbox-limits.js';
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

const logger = new Logger('Sandbox');

/** V8 ends a process by SIGABRT when its heap is full. */
const TOO_LONG: readonly (number | string | null)[] = [TOO_MUCH_MEMORY, 'SIGABRT', 134];
/** What a program gets that runs where it may not: a library of the system broke on the file. */
const BROKEN: readonly (number | string | null)[] = [
  BROKEN_BY_FILE,
  ...['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'],
];

/** All other ends are none of the file's: killed from outside, told to end, or never begun. */
function endedBy(code: number | null, signal: string | null): NoAnswer {
  const how = signal ?? code;
  if (TOO_LONG.includes(how)) return 'too_long';
  return BROKEN.includes(how) ? 'damaged' : 'busy';
}

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

/** That a process does not begin says nothing of the file: the system lacks something, and may have it again later. */
function notStarted(error: unknown): { readonly failed: 'busy' } {
  logger.error('A process for a file did not start', error instanceof Error ? error.stack : String(error));
  return { failed: 'busy' };
}

/** What is nobody's fault who sent a file is told as such, and named to whoever runs the product. */
function ended(code: number | null, signal: string | null): { readonly failed: NoAnswer } {
  const failed = endedBy(code, signal);
  if (failed === 'busy') logger.error(`A process for a file ended by ${String(signal ?? code)}`);
  return { failed };
}

/** One file in a process of its own, which ends with it: nothing of a file is left for the next. */
export function runSandboxed<Task extends SandboxTask, Answer>(
  program: SandboxProgram,
  task: Task,
  begin = start,
): RunningTask<Answer> {
  try {
    return running(begin(program, task.limits), task);
  } catch (error) {
    return { end: Promise.resolve(notStarted(error)), stop: () => undefined };
  }
}

/** Tells a process its task, and waits for the answer or the end. */
function running<Answer>(child: ChildProcess, task: SandboxTask): RunningTask<Answer> {
  const kill = (): void => {
    // One that did not start has no number, and what is sent to no number may be heard by all of ours.
    if (child.pid !== undefined) child.kill('SIGKILL');
  };
  let isStopped = false;
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
    child.once('error', (error) => settle(notStarted(error)));
    child.once('exit', (code, signal) => {
      if (isLate || isStopped) settle({ failed: isLate ? 'timed_out' : 'busy' });
      else settle(ended(code, signal));
    });
    // It may be gone before it has heard all, then 'exit' says so; where none started there is no way to it, and 'error' does.
    if (child.pid !== undefined) child.send(task, () => undefined);
  });
  const stop = (): void => {
    isStopped = true;
    kill();
  };
  return { end, stop };
}
