import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PUBLISHABLE_KEY, SECRET_KEY } from './test-sandbox.js';

const ROOT = process.cwd();

export interface SpawnedSandbox {
  readonly port: number;
  /** As a power cut would: no handler runs, nothing is flushed. */
  killHard(): Promise<void>;
}

export interface SpawnResult {
  readonly code: number | null;
  readonly errors: string;
}

const environment = (extra: Record<string, string>): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  SANDBOX_PORT: '0',
  SANDBOX_PUBLIC_BASE: 'http://localhost:3000/_pay',
  SANDBOX_SECRET_KEY: SECRET_KEY,
  SANDBOX_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
  ...extra,
});

const start = (extra: Record<string, string>): ChildProcess =>
  spawn(process.execPath, ['--import', join(ROOT, 'src/testing/run-from-source.mjs'), join(ROOT, 'src/main.ts')], {
    env: environment(extra),
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The sandbox as its own process, from the sources, on a free port. */
export async function spawnSandbox(directory: string, extra: Record<string, string> = {}): Promise<SpawnedSandbox> {
  const child = start({ SANDBOX_DATA_DIR: directory, ...extra });
  if (!child.stdout || !child.stderr) throw new Error('the sandbox has no output');
  child.stderr.pipe(process.stderr);
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    return {
      port: Number(port),
      async killHard() {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      },
    };
  }
  throw new Error('the sandbox ended before it listened');
}

/** Runs the sandbox where it is expected to refuse to start. */
export async function expectNoStart(extra: Record<string, string>): Promise<SpawnResult> {
  const child = start(extra);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors };
}
