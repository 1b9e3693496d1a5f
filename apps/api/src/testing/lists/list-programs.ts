import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bareEnvironment } from '../bare-environment.js';
import type { BarePlan } from './bare-list-server.js';
import type { Load, LoadFigures } from './load-loop.js';

/** Each runs from its sources in a process of its own, as two of them in one would share what is measured. */

export interface ServerProgram {
  readonly port: number;
  /** Processor time that it has taken so far, in milliseconds; not a number where the system does not say. */
  cpuMs(): number;
  /** Memory that it holds, in bytes; not a number where the system does not say. */
  residentBytes(): number;
  stop(): Promise<void>;
  /** As an operator or the machine ends it; resolves when it is gone. */
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const LOADER = pathToFileURL(resolve('../../tools/jest/typescript-source.mjs')).href;

function start(file: string, env: Readonly<Record<string, string>>): ChildProcess {
  return fork(resolve('src', file), {
    execArgv: ['--import', LOADER, ...(process.env['BENCH_NODE_OPTIONS']?.split(' ') ?? [])],
    env: bareEnvironment(env),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** What the program says next; throws when it ends instead. */
function saying<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolveWith, reject) => {
    const ended = (code: number | null): void => reject(new Error(`${child.spawnargs.at(-1)} ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (said: T) => {
      child.off('exit', ended);
      resolveWith(said);
    });
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  await ended;
}

async function kill(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const MS_PER_TICK = 10;

/** Of Linux's /proc, where a process's own time stands in ticks: user and system, the 14th and 15th field. */
function cpuMsOf({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}

function residentBytesOf({ pid }: ChildProcess): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}

const running = (child: ChildProcess, port: number): ServerProgram => ({
  port,
  cpuMs: () => cpuMsOf(child),
  residentBytes: () => residentBytesOf(child),
  stop: () => stop(child),
  kill: (signal) => kill(child, signal),
});

/** The product as it runs in production, with its log written. */
export async function startApi(port: number, env: Readonly<Record<string, string>>): Promise<ServerProgram> {
  const child = start('main.ts', { NODE_ENV: 'production', CALL_LIMITS: 'false', API_PORT: String(port), ...env });
  await saying(child);
  return running(child, port);
}

export async function startBareServer(plan: BarePlan): Promise<ServerProgram> {
  const child = start('testing/lists/bare-list-server.ts', {});
  child.send(plan);
  const { port } = await saying<{ readonly port: number }>(child);
  return running(child, port);
}

export class LoadProgram {
  private readonly child = start('testing/lists/load-loop.ts', {});

  async put(load: Load): Promise<LoadFigures> {
    this.child.send(load);
    return saying<LoadFigures>(this.child);
  }

  stop(): Promise<void> {
    return stop(this.child);
  }
}
