import { getMetadataStorage } from 'class-validator';
import { buildDocument } from '../../openapi.js';
import { aUser, createTestApp, login, type SignedInHeaders, type TestApp } from '../../testing/index.js';
import { FAULTS_MAX } from '../errors/problem.response.js';
import { bodyBytesOf } from '../http/json-body.js';
import { JSON_BOUNDS } from '../http/json-shape.js';
import { type Operation, operationsOf } from '../openapi/operations.js';
import { largestOf } from '../../testing/largest-body.js';
import { BAD_BODIES } from '../throttle/bad-bodies.js';

const KILOBYTE = 1024;
const ANSWER_MOST = 64 * KILOBYTE;
/** Each repair of a request stands in one of its projects only, which the contract cannot say. */
const SPLIT = '/api/admin/intake/{id}/convert';
const WEBHOOK = '/api/payments/webhook';

let test: TestApp;
let headers: SignedInHeaders;
let operations: Operation[];
beforeAll(async () => {
  test = await createTestApp();
  headers = await login(test, await aUser(test));
  operations = operationsOf(buildDocument(test.app));
});
afterAll(() => test.close());

const isPublic = ({ operation }: Operation): boolean =>
  operation.security?.some((scheme) => Object.keys(scheme).length === 0) === true;
const post = (path: string, body: string) =>
  test.http.post(path).set(headers).set('Content-Type', 'application/json').send(body);

describe('a body as large as the contract allows', () => {
  const sizes = () => {
    const document = buildDocument(test.app);
    return operations.flatMap((operation) => {
      const largest = largestOf(document, operation);
      return largest && operation.path !== SPLIT ? [{ ...operation, ...largest }] : [];
    });
  };

  it('ASVS 15.2.2 is read, on every route', () => {
    const refused = sizes().filter(
      ({ path, bytes, values, names, depth }) =>
        bytes > bodyBytesOf(path) ||
        values > JSON_BOUNDS.values ||
        names > JSON_BOUNDS.names ||
        depth > JSON_BOUNDS.depth,
    );

    expect(refused.map(({ path, bytes, values }) => [path, bytes, values])).toEqual([]);
    expect(sizes().length).toBeGreaterThan(100);
  });

  it('ASVS 15.2.2 is small where nobody is signed in', () => {
    const large = operations.filter(
      (one) => isPublic(one) && one.path !== WEBHOOK && bodyBytesOf(one.path) > 16 * KILOBYTE,
    );

    expect(large.filter(({ operation }) => operation.requestBody).map(({ path }) => path)).toEqual([]);
  });
});

describe('a body that is refused', () => {
  const objects = (count: number): unknown[] => Array.from({ length: count }, () => ({}));
  const deep = (levels: number): string => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const unknownNames = (count: number) => Object.fromEntries([...Array(count).keys()].map((n) => [`k${n}`, n]));

  it.each([
    ['/api/projects', JSON.stringify({ conditions: objects(150_000) }), 413],
    ['/api/projects', JSON.stringify({ conditions: objects(4000) }), 422],
    ['/api/projects', JSON.stringify({ conditions: [{ evidence: objects(4000) }] }), 422],
    ['/api/projects', deep(5000), 413],
    ['/api/auth/login', JSON.stringify(unknownNames(56_000)), 413],
    ['/api/auth/login', JSON.stringify(unknownNames(190)), 422],
    ['/api/auth/login', JSON.stringify({ ['\u0001'.repeat(2000)]: 1 }), 422],
    ['/api/auth/login', JSON.stringify({ email: 'x'.repeat(15_000), password: '' }), 422],
  ])('ASVS 15.2.2 costs little, and is answered in few words: %s', async (path, body, status) => {
    const looked = jest.spyOn(getMetadataStorage(), 'getTargetValidationMetadatas');

    const answer = await post(path, body);

    expect([answer.status, answer.text.length < ANSWER_MOST]).toEqual([status, true]);
    expect(answer.body.errors?.length ?? 0).toBeLessThanOrEqual(FAULTS_MAX);
    // Once for each object that is validated, once for its bounds, and once for the limit of each fault that is named.
    expect(looked.mock.calls.length).toBeLessThan(300);
    looked.mockRestore();
  });

  it('ASVS 15.2.2 names what it would have named at full length', async () => {
    const answer = await post('/api/projects', JSON.stringify({ conditions: objects(4000) }));

    expect(answer.body.errors).toContainEqual(expect.objectContaining({ path: 'conditions', code: 'too_many' }));
  });
});

it('ASVS 15.2.2 no list of parts is without its greatest length', () => {
  const rules = [...getMetadataStorage()['validationMetadatas'].values()].flat();
  const nested = rules.filter(({ type, each }) => type === 'nestedValidation' && each);
  const unbounded = nested.filter(
    ({ target, propertyName }) =>
      !rules.some(
        (rule) => rule.name === 'arrayMaxSize' && rule.target === target && rule.propertyName === propertyName,
      ),
  );

  expect(unbounded.map(({ propertyName }) => propertyName)).toEqual([]);
  expect(nested.length).toBeGreaterThan(5);
});

it('ASVS 15.2.2 bodies that cannot be read are counted, and good ones go on', async () => {
  const other = await createTestApp();
  const send = (body: string) => other.http.post('/api/auth/login').set('Content-Type', 'application/json').send(body);
  for (let tries = 0; tries < BAD_BODIES.points; tries += 1) expect((await send('{')).status).toBe(400);

  const refused = await send('[['.repeat(10));

  expect([refused.status, refused.headers['ratelimit-policy']]).toEqual([429, '"bad-body";q=100;w=900']);
  expect((await send('{}')).status).toBe(422);
  await other.close();
});
