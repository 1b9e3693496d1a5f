import { CALL_BUDGETS } from '../../common/throttle/call-limits.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { bearer, TokenHolder } from './testing/token-holder.js';

const { token: TOKEN, account: ACCOUNT, network: NETWORK } = CALL_BUDGETS;
const PARALLEL = 8;
/** What a process may let through before it knows of the others: a twentieth, and what is asked while it learns. */
const BEFORE_SHARED = 0.05;

let one: TestApp;
let other: TestApp;
beforeAll(async () => {
  one = await createTestApp({ env: { CALL_LIMITS: 'true' } });
  other = await createTestApp({ beside: one, env: { CALL_LIMITS: 'true' } });
});
// The window of a budget does not end while a slow machine fills it.
const begun = Date.now();
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(begun));
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await other.close();
  await one.close();
});

type Answer = Awaited<ReturnType<TestApp['http']['get']>>;

/** So many calls, a few at a time, and how they were answered. */
async function answersOf(count: number, call: () => PromiseLike<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let left = count;
  const caller = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      answers.push(await call());
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, caller));
  return answers;
}

const through = (answers: readonly Answer[]): number => answers.filter(({ status }) => status === 200).length;
const profile = (test: TestApp, holder: TokenHolder, token: string) =>
  test.http.get(`/api/users/${holder.user.id}`).set(bearer(token));

describe('a budget of calls', () => {
  it('ASVS 2.4.1 refuses what a program asks beyond it, in every process, and nobody else', async () => {
    const holder = await TokenHolder.signedIn(one);
    const { token } = await holder.aToken();
    const neighbor = await TokenHolder.signedIn(one);

    const answers = await answersOf(300, () => profile(one, holder, token));
    const elsewhere = await answersOf(60, () => profile(other, holder, token));

    expect(through(answers)).toBe(TOKEN.points);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too_many' } });
    expect(refused?.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^[1-9]\d*$/),
      'ratelimit-policy': '"token";q=240;w=60',
      ratelimit: expect.stringMatching(/^"token";r=0;t=[1-9]\d*$/),
    });
    expect(through(elsewhere)).toBeLessThanOrEqual(TOKEN.points * BEFORE_SHARED + PARALLEL);
    const own = await one.http.get('/api/auth/me').set(holder.headers);
    const neighbors = await one.http.get('/api/auth/me').set(neighbor.headers);
    expect([own.status, neighbors.status]).toEqual([200, 200]);
  });

  it('ASVS 2.4.1 is one for all sessions and tokens of a person', async () => {
    const holder = await TokenHolder.signedIn(one);
    const { token } = await holder.aToken();
    const bySession = () => one.http.get('/api/auth/me').set(holder.headers);

    const answers = await answersOf(ACCOUNT.points, bySession);
    const byToken = await profile(one, holder, token);
    await holder.signInAgain();
    const signedInAgain = await bySession();

    // Making the token was a call too.
    expect(through(answers)).toBe(ACCOUNT.points - 1);
    expect([byToken, signedInAgain].map(({ status, headers }) => [status, headers['ratelimit-policy']])).toEqual([
      [429, '"account";q=600;w=60'],
      [429, '"account";q=600;w=60'],
    ]);
  });

  it('says with every answer what is left', async () => {
    const holder = await TokenHolder.signedIn(one);
    const { token } = await holder.aToken();

    const { headers } = await profile(one, holder, token);

    expect(headers).toMatchObject({
      'ratelimit-policy': '"token";q=240;w=60, "account";q=600;w=60',
      ratelimit: expect.stringMatching(/^"token";r=239;t=60, "account";r=598;t=\d+$/),
    });
  });

  it('ASVS 2.4.1 counts who is not signed in by network, and neither the provider nor who asks after the health', async () => {
    const ask = (path: string) => one.http.get(path).set('X-Forwarded-For', '203.0.113.7');
    await answersOf(NETWORK.points, () => ask('/api/payments/config'));

    const refused = await ask('/api/payments/config');
    const health = await ask('/api/health/live');
    const webhook = await one.http.post('/api/payments/webhook').set('X-Forwarded-For', '203.0.113.7').send({});
    const elsewhere = await one.http.get('/api/payments/config').set('X-Forwarded-For', '203.0.113.8');

    expect([refused.status, refused.headers['ratelimit-policy']]).toEqual([429, '"network";q=1200;w=60']);
    expect([health.status, webhook.body.code, elsewhere.status]).toEqual([200, 'payment.signature', 200]);
  });

  it('writes down nobody’s address', async () => {
    const rows = await one.asOwner('SELECT key FROM rate_limit');

    expect(JSON.stringify(rows)).toMatch(/token:[\w-]{43}/);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });
});
