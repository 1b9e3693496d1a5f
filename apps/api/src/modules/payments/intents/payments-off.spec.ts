import { createTestApp, type TestApp, aUser, login } from '../../../testing/index.js';
import { newId } from '../../../common/ids.js';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ env: { PAYMENTS_ENABLED: 'false' } });
});
afterAll(() => test.close());

describe('payments switched off', () => {
  it('PAY-03 says so in the words of the specification', async () => {
    const owner = await aUser(test);

    const refused = await test.http
      .post('/api/payments/intents')
      .set(await login(test, owner))
      .set('Idempotency-Key', newId())
      .send({ projectId: newId(), amountCents: 527_000 });

    expect(refused.body).toMatchObject({
      status: 503,
      code: 'payment.unavailable',
      detail: 'Payment functionality is currently disabled. Please contact support.',
    });
  });

  it('PAY-03 tells a page before it asks for a card', async () => {
    const { body } = await test.http.get('/api/payments/config');

    expect(body).toMatchObject({ mode: 'off', publishableKey: null, sandboxBase: null });
  });

  it('PAY-06 compares no books with a provider that is not there', async () => {
    const staff = await login(test, await aUser(test, { role: 'admin' }));

    const refused = await test.http.post('/api/admin/reconciliation').set(staff).send({});

    expect(refused.body).toMatchObject({ status: 503, code: 'payment.unavailable' });
    const { body } = await test.http.get('/api/admin/reconciliation').set(staff).expect(200);
    expect(body.items).toEqual([]);
  });

  it('opens no payout account', async () => {
    const contractor = await aUser(test, { role: 'contractor' });

    const refused = await test.http.post('/api/payouts/onboarding').set(await login(test, contractor));

    expect(refused.body).toMatchObject({ status: 503, code: 'payment.unavailable' });
  });
});
