import { eventually } from '../../testing/eventually.js';
import { aUser, createTestApp, login, type TestApp } from '../../testing/index.js';
import { SlowWork } from '../../testing/slow-work.js';
import { CALLS_IN_WORK } from './call-limits.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ controllers: [SlowWork], env: { CALL_LIMITS: 'true' } });
});
afterAll(() => test.close());

describe('what one person has in work', () => {
  it('ASVS 2.4.1 is so much at once, more waits its turn, and what comes beyond is refused; others do not wait', async () => {
    const ana = await login(test, await aUser(test));
    const ben = await login(test, await aUser(test));
    const { atOnce, waiting } = CALLS_IN_WORK;
    // Saying that a form comes lets nobody past the others.
    const call = () =>
      test.http
        .get('/api/slow')
        .set({ ...ana, 'Content-Type': 'multipart/form-data', 'Content-Length': '0' })
        .then(({ status, body, headers }) => ({ status, body, headers }));

    const calls = Array.from({ length: atOnce + waiting + 1 }, call);
    const refused = await Promise.race(calls);
    const others = await test.http.get('/api/slow/quick').set(ben);
    const begunBefore = SlowWork.begun;
    // Whoever is let in is sent on, until all that waited had their turn.
    await eventually(() => {
      SlowWork.endAll();
      return SlowWork.begun === atOnce + waiting;
    }, 'all that waited were let in');
    SlowWork.endAll();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);

    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'request.too_many', '1']);
    expect([others.status, begunBefore]).toEqual([200, atOnce]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(atOnce + waiting);
  });
});
