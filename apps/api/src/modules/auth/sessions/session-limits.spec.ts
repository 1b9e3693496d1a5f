import { DAY_MS, HOUR_MS, MINUTE_MS } from '@cw/domain';
import { aUser, createTestApp, login, type SignedInHeaders, type TestApp } from '../../../testing/index.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const act = async (headers: SignedInHeaders): Promise<number> =>
  (await test.http.get('/api/auth/me').set(headers)).status;
const poll = async (userId: string, headers: SignedInHeaders): Promise<number> =>
  (await test.http.get(`/api/users/${userId}/notifications/unread-count`).set(headers)).status;

describe.each([
  { who: 'people', role: 'seller', idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS },
  { who: 'staff', role: 'admin', idleMs: 30 * MINUTE_MS, absoluteMs: 12 * HOUR_MS },
] as const)('the session of $who', ({ role, idleMs, absoluteMs }) => {
  it('AUTH-10 lasts through its idle limit to the millisecond, and polling does not extend it', async () => {
    const user = await aUser(test, { role });
    const [used, left] = [await login(test, user), await login(test, user)];

    test.clock.advance(idleMs - 1);
    expect([await poll(user.id, left), await act(used)]).toEqual([200, 200]);
    test.clock.advance(1);

    expect([await poll(user.id, left), await act(used)]).toEqual([401, 200]);
  });

  it('AUTH-10 ends at its absolute limit, however busy it was', async () => {
    const headers = await login(test, await aUser(test, { role }));
    const step = idleMs / 2;

    for (let passed = 0; passed + step < absoluteMs; passed += step) {
      test.clock.advance(step);
      expect(await act(headers)).toBe(200);
    }
    test.clock.advance(step);

    expect(await act(headers)).toBe(401);
  });
});
