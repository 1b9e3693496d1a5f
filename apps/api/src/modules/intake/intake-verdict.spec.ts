import {
  earliestToday,
  INTAKE_REPAIR_SHAPE,
  INTAKE_SHAPE,
  readIntake,
  statesOfZip,
  type Field,
  type FieldFault,
  type Shape,
} from '@cw/domain';
import fc from 'fast-check';
import { DomainError } from '../../common/errors/domain-error.js';
import { Sql } from '../../common/persistence/sql.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { isFull } from '../../testing/sample.js';
import { INTAKE_EMAIL_RULE, SubmitIntakeUseCase } from './submit-intake.js';
import { aRequest, send } from './testing/sent-requests.js';

const IN_PROCESS = isFull ? 10_000 : 2000;
const OVER_HTTP = isFull ? 500 : 150;
/** Of the payloads, so that a run can be repeated. */
const SEED = 20_261_120;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A word or more, as a person writes; further signs come with the mutations. */
const text = (min: number, max: number) =>
  fc
    .string({ unit: fc.constantFrom(...'Roof é 42'), minLength: Math.max(min, 3), maxLength: Math.min(max, 12) })
    .map((word) => `a${word}b`);

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const DAYS = { min: new Date('2026-11-25'), max: new Date('2027-06-01'), noInvalidDate: true };

/** What a person would type into a field. */
function fitting(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return text(field.min, field.max);
    case 'whole':
      return fc.integer({ min: field.min, max: field.max });
    case 'choice':
      return fc.constantFrom(...field.values);
    case 'object':
      return object(field.fields);
    case 'list':
      return fc.array(object(field.fields), { minLength: field.min, maxLength: 3 });
    case 'email':
      return fc.constantFrom('sofia@example.com', 'SOFIA@example.com', 'o.reyes+roof@mail.example.org');
    case 'phone':
      return fc.constantFrom('(212) 555-0123', '+1 212 555 0123', '2125550123', '+52 55 1234 5678');
    case 'zip':
      return fc.integer({ min: 501, max: 99_950 }).map((zip) => String(zip).padStart(5, '0'));
    case 'date':
      return fc.date(DAYS).map(dayOf);
  }
}

const isOptional = (field: Field): boolean => 'optional' in field && field.optional === true;

const object = (shape: Shape): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fitting(field)])), {
    requiredKeys: Object.entries(shape).flatMap(([name, field]) => (isOptional(field) ? [] : [name])),
  });

/** What a program, a hurried person or an attacker would type. */
const WRONG = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    '   ',
    0,
    -1,
    1.5,
    1e21,
    9_999_999_999,
    true,
    [],
    {},
    [null],
    [{}],
    'x',
    '0',
    '2026-02-30',
  ),
  fc.constantFrom<unknown>(
    '2020-01-01',
    'a@b',
    '12345',
    '00000',
    'ny',
    '\u0000',
    '\u202Egpj.exe',
    'evil.example/w',
    '🏠'.repeat(200),
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 1 }),
  fc.integer({ min: 2000, max: 5200 }).map((length) => 'a'.repeat(length)),
);

const FIELDS = Object.keys(INTAKE_SHAPE);
const PATHS = [
  ...FIELDS,
  ...Object.keys(INTAKE_REPAIR_SHAPE).map((name) => `repairs.0.${name}`),
  ...['name', 'company', 'email', 'fileNumber', 'extra'].map((name) => `settlementAgent.${name}`),
  ...['userId', 'state_', '__proto__', 'constructor', 'spamFlags', 'website', 'repairs.0.id'],
];

interface Mutation {
  readonly path: string;
  /** Absent: the field is left out. */
  readonly to?: unknown;
}

const mutation: fc.Arbitrary<Mutation> = fc.record(
  { path: fc.constantFrom(...PATHS), to: WRONG },
  { requiredKeys: ['path'] },
);

/** The form with one thing other than it was. */
function mutated(form: unknown, { path, ...other }: Mutation): unknown {
  if (typeof form !== 'object' || form === null) return form;
  const [name = '', ...rest] = path.split('.');
  const entries = Object.entries(form).filter(([known]) => known !== name);
  const inner: unknown = Reflect.get(form, name);
  const value = rest.length > 0 ? mutated(inner, { path: rest.join('.'), ...other }) : other.to;
  const changed = value === undefined ? entries : [...entries, [name, value] as const];
  return Array.isArray(form) ? changed.map(([, item]) => item) : Object.fromEntries(changed);
}

/** A form as a person fills it, and then as it goes wrong; a state and a ZIP code that were drawn apart rarely agree. */
const payload: fc.Arbitrary<unknown> = fc
  .tuple(object(INTAKE_SHAPE), fc.nat(), fc.array(mutation, { maxLength: 3 }))
  .map(([form, pick, mutations]) => {
    const states = statesOfZip(String(form['zip']));
    const state = states[pick % Math.max(states.length, 1)] ?? form['state'];
    const agreed = pick % 5 === 0 ? form : { ...form, state };
    return mutations.reduce<unknown>(mutated, agreed);
  });
const anything = fc.oneof({ weight: 60, arbitrary: payload }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });

const said = (faults: readonly FieldFault[]): string[] => faults.map(({ path, code }) => `${path} ${code}`);

/** What the form says of it. */
function formVerdict(request: unknown): string[] {
  const read = readIntake(request, earliestToday(test.clock.now()));
  return read.ok ? [] : said(read.error);
}

/** What the API's own entry says of it, once it has gone over the wire as text. */
function apiVerdict(sent: string): string[] {
  try {
    test.app.get(SubmitIntakeUseCase).read(sent);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect(error.code).toBe('request.invalid');
    return said(error.details.faults ?? []);
  }
}

describe('the verdict on a request', () => {
  it('INT-04 is the same in the form and in the API for thousands of payloads, code by code', () => {
    const counts = { right: 0, wrong: 0 };
    const codes = new Set<string>();
    fc.assert(
      fc.property(anything, (request) => {
        const [form, api] = [formVerdict(request), apiVerdict(JSON.stringify(request))];
        counts[form.length === 0 ? 'right' : 'wrong'] += 1;
        for (const fault of form) codes.add(fault.split(' ').at(-1) ?? '');
        if (api.join() !== form.join()) expect(api).toEqual(form);
      }),
      { numRuns: IN_PROCESS, seed: SEED },
    );

    // Neither of them judged nothing but rubbish, nor nothing but forms that are right.
    expect(counts.right + counts.wrong).toBe(IN_PROCESS);
    expect(counts.right).toBeGreaterThan(IN_PROCESS / 20);
    expect(counts.wrong).toBeGreaterThan(IN_PROCESS / 20);
    expect([...codes].sort()).toEqual([
      'after_closing',
      'date',
      'email',
      'integer',
      'link',
      'list',
      'not_allowed',
      'object',
      'past',
      'pattern',
      'phone',
      'repair_category',
      'required',
      'text',
      'too_large',
      'too_long',
      'too_short',
      'too_small',
      'unknown_property',
      'unreadable',
      'zip_state',
      'zip_unknown',
    ]);
  });

  it('INT-04 is the same over HTTP, for hundreds of them', async () => {
    const requests = fc.sample(anything, { numRuns: OVER_HTTP, seed: SEED });
    const wrong: unknown[] = [];
    for (const [index, request] of requests.entries()) {
      if (index % INTAKE_EMAIL_RULE.points === 0) await test.app.get(Sql).execute('DELETE FROM rate_limit');
      const { status, body } = await send(test, { request: JSON.stringify(request) });
      const expected = formVerdict(request);
      const answered = said(body.errors ?? []);
      const isSame = status === (expected.length === 0 ? 201 : 422) && answered.join() === expected.join();
      if (!isSame) wrong.push({ request, status, answered, expected });
    }

    expect(wrong).toEqual([]);
  });

  it('INT-04 takes what is right, so that the two above can fail', async () => {
    expect([formVerdict(aRequest()), (await send(test)).status]).toEqual([[], 201]);
  });
});
