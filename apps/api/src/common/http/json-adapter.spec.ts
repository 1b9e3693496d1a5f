import { aUser, createTestApp, login, type SignedInHeaders, type TestApp } from '../../testing/index.js';

let test: TestApp;
let headers: SignedInHeaders;
let profile: string;
beforeAll(async () => {
  test = await createTestApp();
  const user = await aUser(test, { firstName: 'Lucía' });
  headers = await login(test, user);
  profile = `/api/users/${user.id}`;
});
afterAll(() => test.close());

const read = () => test.http.get(profile).set(headers);

describe('an answer', () => {
  it('NET-04 is JSON in UTF-8, with its length in bytes', async () => {
    const { headers: answered, text, body } = await read();

    expect(answered['content-type']).toBe('application/json; charset=utf-8');
    expect(answered['content-length']).toBe(String(Buffer.byteLength(text)));
    expect([body.firstName, text.length < Buffer.byteLength(text)]).toEqual(['Lucía', true]);
  });

  it('NET-04 has the same headers without its body when only they are asked for', async () => {
    const whole = await read();
    const head = await test.http.head(profile).set(headers).expect(200);

    expect(head.headers['content-type']).toBe(whole.headers['content-type']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.text).toBeUndefined();
  });

  it('NET-04 of an error stays a problem', async () => {
    const answer = await test.http.get('/api/users/01a1fc24-28de-709d-aef2-e090adaf615f').set(headers);

    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
  });
});
