import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Environment } from '../../../config/env.js';
import { bareEnvironment } from '../../../testing/bare-environment.js';

const ROOT = resolve(process.cwd(), '../..');
const KEYS = {
  SANDBOX_SECRET_KEY: 'sk_test_payments_spec',
  SANDBOX_PUBLISHABLE_KEY: 'pk_test_payments_spec',
  SANDBOX_WEBHOOK_SECRET: 'whsec_payments_spec',
} as const;

/**
 * Runs a TypeScript source of the workspace as a process of its own. The channel tells it when whoever started it is gone,
 * however that came about.
 */
export const runSource = (path: string, env: Record<string, string>, output: 'pipe' | 'inherit' | 'ignore' = 'pipe') =>
  spawn(process.execPath, ['--import', join(ROOT, 'tools/jest/typescript-source.mjs'), join(ROOT, path)], {
    env: bareEnvironment(env),
    stdio: ['ignore', output, 'inherit', 'ipc'],
  });

export interface SandboxProcess {
  readonly url: string;
  /** What the API must be told to talk to it. */
  readonly apiEnv: Environment;
  /** A call that only a test or a demonstration may make: `control('POST', '/clock', { advance_seconds: 5 })`. */
  control(method: string, path: string, body?: object): Promise<Record<string, unknown>>;
  /** Confirms an intent as the payer's page does, with a test card. */
  confirm(clientSecret: string, card: string): Promise<Record<string, unknown>>;
  /** What exists at the provider. */
  list(kind: 'transfers' | 'refunds' | 'payment_intents' | 'charges' | 'disputes'): Promise<Record<string, unknown>[]>;
  /** Ends it as a power cut would, and starts it again on what it had written down. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

async function listeningAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The payments sandbox ended before it listened');
}

async function call(url: string, key: string, init: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(url, { ...init, headers: { ...init.headers, Authorization: `Bearer ${key}` } });
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null) throw new Error(`${url} answered no object`);
  return { ...body };
}

interface SandboxOptions {
  /** Where its events go; without it none are sent. */
  readonly webhookUrl?: string | undefined;
  /** The instant at which its clock starts to run: that of the application beside it. */
  readonly now: Date;
}

/** The product's own payments sandbox, running as it does beside the product. */
export async function startSandboxProcess({ webhookUrl, now }: SandboxOptions): Promise<SandboxProcess> {
  const clockAheadSeconds = Math.round((now.getTime() - Date.now()) / 1000);
  const directory = await mkdtemp(join(tmpdir(), 'cw-sandbox-'));
  const start = (port: string) =>
    runSource('apps/payments-sandbox/src/main.ts', {
      ...KEYS,
      SANDBOX_PORT: port,
      SANDBOX_DATA_DIR: directory,
      SANDBOX_PUBLIC_BASE: 'http://localhost:3000/_pay',
      SANDBOX_CLOCK_AHEAD_SECONDS: String(clockAheadSeconds),
      ...(webhookUrl !== undefined && { SANDBOX_WEBHOOK_URL: webhookUrl }),
    });
  const listening = async (): Promise<string> => {
    if (!child.stdout) throw new Error('The payments sandbox has no output');
    return listeningAddress(child.stdout);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  let child = start('0');
  const url = await listening();
  const secret = KEYS.SANDBOX_SECRET_KEY;
  return {
    url,
    apiEnv: { ...KEYS, SANDBOX_URL: url },
    control: (method, path, body) =>
      call(`${url}/_sandbox${path}`, secret, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      }),
    confirm: (clientSecret, card) =>
      call(
        `${url}/v1/payment_intents/${clientSecret.split('_secret_')[0] ?? ''}/confirm`,
        KEYS.SANDBOX_PUBLISHABLE_KEY,
        {
          method: 'POST',
          body: new URLSearchParams({ client_secret: clientSecret, payment_method: card }),
        },
      ),
    list: async (kind) => {
      const { data } = await call(`${url}/v1/${kind}?limit=100`, secret, {});
      return Array.isArray(data) ? data : [];
    },
    crash: async () => {
      await end('SIGKILL');
      child = start(new URL(url).port);
      await listening();
    },
    stop: async () => {
      await end('SIGTERM');
      await rm(directory, { recursive: true, force: true });
    },
  };
}
