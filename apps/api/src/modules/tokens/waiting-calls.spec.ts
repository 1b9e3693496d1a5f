import { CALLS_IN_WORK } from '../../common/throttle/call-limits.js';
import { eventually } from '../../testing/eventually.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { SlowWork } from '../../testing/slow-work.js';
import { AccessGrants } from '../users/index.js';
import { bearer, TokenHolder } from './testing/token-holder.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ controllers: [SlowWork], env: { CALL_LIMITS: 'true' } });
});
beforeEach(() => (SlowWork.begun = 0));
afterAll(() => test.close());

describe('a call that waits for its turn', () => {
  it.each(['session', 'token'])('ASVS 7.4.1 is not begun once its %s has ended', async (kind) => {
    const holder = await TokenHolder.signedIn(test);
    const headers = kind === 'session' ? holder.headers : bearer((await holder.aToken()).token);
    const { atOnce, waiting } = CALLS_IN_WORK;

    const calls = Array.from({ length: atOnce + waiting + 1 }, () => test.http.get('/api/slow').set(headers).then());
    // One is refused, for all others are in work or wait.
    await Promise.race(calls);
    await eventually(() => SlowWork.begun === atOnce, 'those in work are at it');
    await test.unitOfWork.run(() => test.app.get(AccessGrants, { strict: false }).endAll(holder.user.id));
    SlowWork.endAll();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);

    const counts = [200, 401, 429].map((status) => statuses.filter((one) => one === status).length);
    expect([SlowWork.begun, ...counts]).toEqual([atOnce, atOnce, waiting, 1]);
  });

  it('is begun in a session that goes on', async () => {
    const holder = await TokenHolder.signedIn(test);
    const calls = Array.from({ length: CALLS_IN_WORK.atOnce + 1 }, () =>
      test.http
        .get('/api/slow')
        .set(holder.headers)
        .then(({ status }) => status),
    );

    await eventually(() => {
      SlowWork.endAll();
      return SlowWork.begun === calls.length;
    }, 'each had its turn');
    SlowWork.endAll();

    expect(new Set(await Promise.all(calls))).toEqual(new Set([200]));
  });
});
