import { type ChildProcess, fork } from 'node:child_process';
import type { NoReading, ReadingEnd, ReadingKind, ReadingOf, ReadingTask } from './reading-task.js';
import { readingProgram } from './reading-program.js';

export interface RunningReading<K extends ReadingKind> {
  readonly end: Promise<ReadingEnd<K>>;
  stop(): void;
}

/** Its own watch ends it by SIGKILL, V8 by SIGABRT when the heap is full: both times the paper was too big. */
const endedBy = (code: number | null, signal: string | null): NoReading =>
  signal === 'SIGKILL' || signal === 'SIGABRT' || code === 134 ? 'too_long' : 'damaged';

function start(task: ReadingTask): ChildProcess {
  const { file, execArgv } = readingProgram(task.limits);
  return fork(file, {
    execArgv: [...execArgv],
    // Nothing of ours is in reach of what a stranger's file may do.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** One paper in a process of its own, which ends with it: nothing of a paper is left for the next. */
export function runReading<K extends ReadingKind>(kind: K, task: Omit<ReadingTask, 'kind'>): RunningReading<K> {
  const child = start({ kind, ...task });
  const kill = (): void => void child.kill('SIGKILL');
  const end = new Promise<ReadingEnd<K>>((resolve) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      kill();
    }, task.limits.hardMs);
    const settle = (how: ReadingEnd<K>): void => {
      clearTimeout(timer);
      kill();
      resolve(how);
    };
    child.once('message', (reading: ReadingOf[K]) => settle({ reading }));
    child.once('error', () => settle({ failed: 'damaged' }));
    child.once('exit', (code, signal) => settle({ failed: isLate ? 'timed_out' : endedBy(code, signal) }));
    // It may be gone before it has heard all; then 'exit' says so.
    child.send({ kind, ...task } satisfies ReadingTask, () => undefined);
  });
  return { end, stop: kill };
}
