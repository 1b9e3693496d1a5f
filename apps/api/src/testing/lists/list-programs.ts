import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BarePlan } from './bare-list-server.js';
import type { Load, LoadFigures } from './load-loop.js';

/** Each runs from its sources in a process of its own, as two of them in one would share what is measured. */

export interface ServerProgram {
  readonly port: number;
  stop(): Promise<void>;
}

const LOADER = pathToFileURL(resolve('../../tools/jest/typescript-source.mjs')).href;

function start(file: string, env: Readonly<Record<string, string>>): ChildProcess {
  return fork(resolve('src', file), {
    execArgv: ['--import', LOADER, ...(process.env['BENCH_NODE_OPTIONS']?.split(' ') ?? [])],
    env: { PATH: process.env['PATH'] ?? '', ...env },
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

/** The product as it runs in production, with its log written. */
export async function startApi(port: number, env: Readonly<Record<string, string>>): Promise<ServerProgram> {
  const child = start('main.ts', { NODE_ENV: 'production', API_PORT: String(port), ...env });
  await saying(child);
  return { port, stop: () => stop(child) };
}

export async function startBareServer(plan: BarePlan): Promise<ServerProgram> {
  const child = start('testing/lists/bare-list-server.ts', {});
  child.send(plan);
  const { port } = await saying<{ readonly port: number }>(child);
  return { port, stop: () => stop(child) };
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
