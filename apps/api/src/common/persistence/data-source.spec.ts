import { aUser, createTestApp, login, type TestApp } from '../../testing/index.js';

const EVERYTHING_HELD = { DATABASE_POOL_SIZE: '1', DATABASE_WAIT_SECONDS: '1' };

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: EVERYTHING_HELD });
});
afterAll(() => test.close());

describe('the pool of connections', () => {
  it('sends a call away with a time to come back when none gets free, and takes it when one does', async () => {
    const headers = await login(test, await aUser(test));

    const meanwhile = await test.unitOfWork.run(() => test.http.get('/api/auth/me').set(headers));
    const afterwards = await test.http.get('/api/auth/me').set(headers);

    expect([meanwhile.status, meanwhile.body.code, meanwhile.headers['retry-after']]).toEqual([
      503,
      'server.unavailable',
      '5',
    ]);
    expect(afterwards.status).toBe(200);
  });
});
