import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exercise } from './testing/exercise.js';
import { compareWithSample } from './testing/stripe-openapi/compare.js';
import { DEVIATIONS } from './testing/stripe-openapi/deviations.js';
import { startTestSandbox, type TestSandbox } from './testing/test-sandbox.js';

let sandbox: TestSandbox;
let samples: ReadonlyMap<string, object>;
let shown: ReadonlyMap<string, object[]>;

/** Every object with a kind of its own, however deep it stands in another. */
function* objectsIn(value: unknown): Generator<{ kind: string; value: object }> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  if ('object' in value && typeof value.object === 'string') yield { kind: value.object, value };
  for (const item of Object.values(value)) yield* objectsIn(item);
}

beforeAll(async () => {
  const file = join(process.cwd(), 'src/testing/stripe-openapi/fixtures3.json');
  const { resources } = JSON.parse(await readFile(file, 'utf8')) as { resources: Record<string, object> };
  samples = new Map(Object.entries(resources));
  sandbox = await startTestSandbox();
  const found = new Map<string, object[]>();
  for (const { kind, value } of objectsIn((await exercise(sandbox)).map((one) => one.value)))
    found.set(kind, [...(found.get(kind) ?? []), value]);
  shown = found;
});

afterAll(() => sandbox.stop());

const deviationsOf = (kind: string, value: object): string[] => compareWithSample(value, samples.get(kind) ?? {}, kind);

it('has the keys and the JSON types of Stripe’s own samples, but for the reviewed deviations', () => {
  const found = new Set<string>();
  for (const kind of samples.keys())
    for (const value of shown.get(kind) ?? []) for (const one of deviationsOf(kind, value)) found.add(one);
  expect([...found].toSorted()).toEqual(Object.keys(DEVIATIONS).toSorted());
});

it('has shown every kind that there is a sample of', () => {
  expect([...samples.keys()].filter((kind) => !shown.has(kind))).toEqual([]);
});

it('would notice a key too few, one too many, and another type', () => {
  const [refund] = shown.get('refund') ?? [];
  const { charge: _charge, ...rest } = { charge: null, ...refund };
  expect(deviationsOf('refund', { ...rest, amount: '5', amuont: 5 })).toEqual(
    expect.arrayContaining([
      'refund.charge: missing',
      'refund.amuont: extra',
      'refund.amount: string instead of number',
    ]),
  );
});
