import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { storedFiles } from '../../testing/uploads.js';
import {
  ofConversation,
  ofPapers,
  ofProject,
  ofReading,
  paper,
  type SentUpload,
  sendUpload,
  type UploadRoute,
} from './testing/upload-routes.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const send = (route: UploadRoute, key: string, sent?: SentUpload) => sendUpload(test, route, key, sent);

describe.each([
  ['a file of a project', ofProject],
  ['a file for a message', ofConversation],
  ['a paper of a contractor', ofPapers],
  ['a certificate to be read', ofReading],
])('an Idempotency-Key of %s', (_what, begin) => {
  it('NET-02 answers the first result again when the same file comes again, and keeps it once', async () => {
    const [route, key] = [await begin(test), randomUUID()];
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
    const [route, key] = [await begin(test), randomUUID()];
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
    const answer = await send(await ofProject(test), 'abc');

    expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'Idempotency-Key']);
  });
});
