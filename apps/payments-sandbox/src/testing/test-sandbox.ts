import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import type { SandboxConfig } from '../config.js';
import { startSandbox } from '../sandbox.js';

export const SECRET_KEY = 'sk_test_sbx_for_tests';
export const PUBLISHABLE_KEY = 'pk_test_sbx_for_tests';

/** The official SDK, pointed at a sandbox. */
export const sdkFor = (port: number, key = SECRET_KEY, options: Stripe.StripeConfig = {}): Stripe =>
  new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', telemetry: false, maxNetworkRetries: 2, ...options });

export interface TestSandbox {
  readonly port: number;
  readonly url: string;
  readonly stripe: Stripe;
  readonly directory: string;
  /** A control call with the secret key; gives the parsed answer. */
  control<T = unknown>(method: string, path: string, body?: object): Promise<T>;
  /** A call as a browser makes it. */
  browser(
    method: string,
    path: string,
    form?: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Stops it and deletes its folder, unless the next start is to find it. */
  stop(options?: { keepData: boolean }): Promise<void>;
}

export const controlCall = async <T>(url: string, method: string, path: string, body?: object): Promise<T> => {
  const response = await fetch(`${url}/_sandbox${path}`, {
    method,
    headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
};

async function browserCall(url: string, method: string, path: string, form: Record<string, string> = {}) {
  const fields = new URLSearchParams(form).toString();
  const response = await fetch(method === 'GET' ? `${url}${path}?${fields}` : `${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${PUBLISHABLE_KEY}`, 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' && { body: fields }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** A sandbox in this process, on a free port, with its journal in a folder of its own. */
export async function startTestSandbox(
  options: Partial<Pick<SandboxConfig, 'webhook' | 'dataDirectory' | 'clockAheadSeconds'>> = {},
): Promise<TestSandbox> {
  const directory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'cw-sandbox-')));
  const config: SandboxConfig = {
    port: 0,
    dataDirectory: directory,
    publicBase: 'http://localhost:3000/_pay',
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    webhook: options.webhook ?? null,
    clockAheadSeconds: options.clockAheadSeconds ?? 0,
  };
  const fail = (error: unknown): never => {
    throw error;
  };
  const sandbox = await startSandbox(config, { onJournalFailure: fail, onRequestFailure: fail });
  const url = `http://127.0.0.1:${sandbox.port}`;
  return {
    port: sandbox.port,
    url,
    stripe: sdkFor(sandbox.port),
    directory,
    control: (method, path, body) => controlCall(url, method, path, body),
    browser: (method, path, form) => browserCall(url, method, path, form),
    async stop({ keepData } = { keepData: false }) {
      await sandbox.close();
      if (!keepData) await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Waits for an expected rejection and gives the error, so that its fields can be looked at. */
export async function failureOf(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('expected the call to be refused');
}
