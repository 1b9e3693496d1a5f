import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { CertificateVerdict } from './judge/judge-certificate.js';
import type { Verdict } from './judge/judge-report.js';

export interface Measured {
  readonly verdicts: readonly Verdict[];
  readonly certificates: readonly CertificateVerdict[];
}

const LOADER = resolve(import.meta.dirname, '../../../../../../tools/jest/typescript-source.mjs');
const PROGRAM = join(import.meta.dirname, 'measuring-main.ts');
const OUTPUT_MAX = 64 * 1024 * 1024;

const run = promisify(execFile);

/** One process for many papers: what reads papers is a module that Jest cannot load. */
export async function measureApart(ids: readonly string[]): Promise<Measured> {
  const args = ['--no-warnings', '--import', pathToFileURL(LOADER).href, PROGRAM, ...ids];
  const { stdout } = await run(process.execPath, args, {
    maxBuffer: OUTPUT_MAX,
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  return JSON.parse(stdout) as Measured;
}
