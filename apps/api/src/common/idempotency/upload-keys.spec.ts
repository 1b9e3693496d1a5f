import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aPerson, post, type Person } from '../../testing/market.js';
import { aThread, Talk } from '../../testing/talk.js';
import { storedFiles } from '../../testing/uploads.js';

// Papers of one length that differ in a byte.
const paper = (letter: string): Buffer => Buffer.from(`%PDF-1.4\n%${letter}\ntrailer<<>>\n%%EOF\n`);
const W9 = { name: 'Marco Diaz', businessName: 'Diaz Repairs', taxClass: 'llc', signedOn: '2026-01-05' };

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface Route {
  readonly path: string;
  readonly by: Person;
  readonly fields: Readonly<Record<string, string>>;
}

async function ofProject(): Promise<Route> {
  const by = await aPerson(test);
  return { path: `/api/projects/${(await post(test, by)).id}/files`, by, fields: { kind: 'document' } };
}

async function ofConversation(): Promise<Route> {
  const { id, owner } = await aThread(new Talk(test));
  return { path: `/api/conversations/${id}/files`, by: owner, fields: {} };
}

const ofVerification = (path: string, fields: Route['fields']) => async (): Promise<Route> => ({
  ...{ path: `/api/verification/me/${path}`, by: await aContractor(test, { papers: [] }), fields },
});

interface Sent {
  readonly content?: Buffer;
  readonly name?: string;
  readonly fields?: Route['fields'];
}

const send = ({ path, by, fields }: Route, key: string, { content = paper('a'), name = 'a.pdf', ...sent }: Sent = {}) =>
  test.http
    .post(path)
    .set(by.headers)
    .set('Idempotency-Key', key)
    .field(sent.fields ?? fields)
    .attach('file', content, { filename: name, contentType: 'application/pdf' });

describe.each([
  ['a file of a project', ofProject],
  ['a file for a message', ofConversation],
  ['a paper of a contractor', ofVerification('w9', { fields: JSON.stringify(W9) })],
  ['a certificate to be read', ofVerification('insurance/extract', {})],
])('an Idempotency-Key of %s', (_what, begin) => {
  it('NET-02 answers the first result again when the same file comes again, and keeps it once', async () => {
    const [route, key] = [await begin(), randomUUID()];
    const first = await send(route, key);
    const before = await storedFiles(test, 'files');

    const again = await send(route, key);

    expect(first.status).toBeLessThan(300);
    expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([
      first.status,
      first.body,
      'true',
    ]);
    expect(await storedFiles(test, 'files')).toEqual(before);
    expect(await storedFiles(test, 'incoming')).toEqual([]);
  });

  it.each([
    ['other bytes of equal name and length', { content: paper('b') }],
    ['another name', { name: 'b.pdf' }],
    ['a field more', { fields: { keep: '[]' } }],
  ])('NET-02 refuses %s, instead of dropping the second file in silence', async (_difference, other) => {
    const [route, key] = [await begin(), randomUUID()];
    await send(route, key);

    const answer = await send(route, key, {
      ...other,
      ...('fields' in other && { fields: { ...route.fields, ...other.fields } }),
    });

    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency.mismatch']);
    expect(await storedFiles(test, 'incoming')).toEqual([]);
  });
});

describe('a key of an upload', () => {
  it('is refused before the form is read when it is no UUID', async () => {
    const answer = await send(await ofProject(), 'abc');

    expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'Idempotency-Key']);
  });
});
