import { aUser, login, TEST_PASSWORD } from '../../../testing/index.js';
import { anAcceptedBid } from '../testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';

const POOL = 2;

let test: PaymentsTest;
beforeAll(async () => {
  test = await createPaymentsTest({ env: { DATABASE_POOL_SIZE: String(POOL), DATABASE_WAIT_SECONDS: '1' } });
});
afterAll(() => test.close());

/** Holds every connection of the pool while `work` runs, as a flood of ordinary calls does. */
async function whileAllAreHeld(work: () => Promise<void>): Promise<void> {
  let letGo = (): void => undefined;
  const until = new Promise<void>((resolve) => (letGo = resolve));
  const holding: Promise<unknown>[] = [];
  for (let held = 0; held < POOL; held += 1) {
    await new Promise<void>((begun) => {
      holding.push(
        test.unitOfWork.run(async () => {
          begun();
          await until;
        }),
      );
    });
  }
  try {
    await work();
  } finally {
    letGo();
    await Promise.all(holding);
  }
}

it('money, sign-in and health are answered while ordinary calls hold every connection of the pool', async () => {
  const bid = await anAcceptedBid(test);
  await test.pay(bid.owner, bid.projectId, 527_000);
  await test.workers.drain();
  await bid.project.cancel();
  const person = await aUser(test);
  const headers = await login(test, person);
  const payer = await login(test, bid.owner);
  const statuses: number[] = [];

  await whileAllAreHeld(async () => {
    const sent = [
      await test.http.get('/api/auth/me').set(headers),
      await test.http.get('/api/health/ready'),
      await test.http.get('/api/auth/csrf').set(headers),
      await test.http.post('/api/auth/login').send({ email: person.email, password: TEST_PASSWORD }),
      await test.http.get('/api/payments').set(payer),
    ];
    statuses.push(...sent.map(({ status }) => status));
    await test.workers.drain();
  });

  expect(statuses).toEqual([503, 200, 200, 200, 200]);
  expect(await test.summary(bid.projectId)).toMatchObject({ state: 'refunded', refundedCents: 527_000 });
});
