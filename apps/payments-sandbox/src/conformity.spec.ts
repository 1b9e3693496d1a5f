import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { exercise, KEPT_TYPES } from './testing/exercise.js';
import { startTestSandbox, type TestSandbox } from './testing/test-sandbox.js';

const run = promisify(execFile);
const resolve = createRequire(join(process.cwd(), 'package.json')).resolve;

let sandbox: TestSandbox;
let directory: string;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  directory = await mkdtemp(join(tmpdir(), 'cw-conformity-'));
});

afterAll(async () => {
  await sandbox.stop();
  await rm(directory, { recursive: true, force: true });
});

function claim(type: string, value: unknown): string {
  return `(${JSON.stringify(value)}) satisfies Stripe.${type};`;
}

const without = (record: object, name: string): object =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name));

async function compile(claims: readonly string[]): Promise<string> {
  const sdk = join(dirname(resolve('stripe')), '..', 'esm', 'stripe.esm.node.d.ts');
  await writeFile(join(directory, 'claims.ts'), `import type Stripe from 'stripe';\n${claims.join('\n')}\n`);
  const compilerOptions = {
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2023',
    types: [],
    paths: { stripe: [sdk] },
  };
  await writeFile(join(directory, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['claims.ts'] }));
  const compiler = join(dirname(resolve('typescript')), 'tsc.js');
  return run(process.execPath, [compiler, '-p', directory]).then(
    () => '',
    (failure: { stdout: string }) => failure.stdout,
  );
}

it('builds objects that are, field for field, what the SDK’s own types say', async () => {
  const claims = (await exercise(sandbox)).map(({ type, value }) => claim(type, value));
  for (const type of Object.values(KEPT_TYPES))
    expect(claims.some((one) => one.endsWith(`satisfies Stripe.${type};`))).toBe(true);
  expect(await compile(claims)).toBe('');
});

it('would notice a field that is missing, of a wrong kind, or unknown', async () => {
  const { data } = await sandbox.stripe.refunds.list({ limit: 1 });
  const refund = { ...data[0] };
  const errors = await compile([
    claim('Refund', without(refund, 'charge')),
    claim('Refund', { ...refund, amount: '5' }),
    claim('Refund', { ...refund, amuont: 5 }),
  ]);
  expect(errors).toContain("Property 'charge' is missing");
  expect(errors).toContain("Type 'string' is not assignable to type 'number'");
  expect(errors).toContain(`'"amuont"' does not exist`);
});
