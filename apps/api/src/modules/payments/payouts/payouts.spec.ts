import { ACCOUNT_SECURITY, MINUTE_MS } from '@cw/domain';
import { login } from '../../../testing/index.js';
import { PayoutAccountEntity } from './payout-account.entity.js';
import { anAcceptedBid, type AcceptedBid } from '../testing/an-accepted-bid.js';
import { Bank } from '../testing/bank.js';
import { createPaymentsTest, type PaymentsTest } from '../testing/create-payments-test.js';

let test: PaymentsTest;
let bid: AcceptedBid;

beforeAll(async () => {
  test = await createPaymentsTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  bid = await anAcceptedBid(test);
});

const payouts = async () => test.http.get('/api/payouts').set(await login(test, bid.contractor));
const startOnboarding = async () => test.http.post('/api/payouts/onboarding').set(await login(test, bid.contractor));
const approve = async (): Promise<void> => {
  await test.pay(bid.owner, bid.projectId, 527_000);
  await bid.project.start();
  await bid.project.submit();
  await bid.project.approve();
};

describe('payouts', () => {
  it('PAY-06 approved work waits for a contractor who has no payout account yet', async () => {
    await approve();
    await test.workers.drain();

    expect(await test.sandbox.list('transfers')).toEqual([]);
    expect((await payouts()).body).toEqual({
      items: [
        {
          id: expect.any(String),
          projectId: bid.projectId,
          projectTitle: 'Handrail and peeling paint',
          house: 'Austin, TX',
          totalCents: 527_000,
          feeCents: 52_700,
          nettedCents: 0,
          amountCents: 474_300,
          status: 'waiting_for_setup',
          paysFrom: null,
          releasedAt: null,
          createdAt: expect.any(String),
        },
      ],
      nextCursor: null,
      onboarding: 'missing',
    });

    await test.onboard(bid.contractor);
    await test.workers.drain();

    expect((await payouts()).body).toMatchObject({
      items: [{ status: 'released', releasedAt: test.clock.now().toISOString() }],
      onboarding: 'active',
    });
    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'released' });
    expect(await test.faults()).toEqual([]);
  });

  it('an account begun and left waits too, and the reconciler notices when it is finished', async () => {
    await approve();
    const { url } = (await startOnboarding()).body;
    expect(url).toMatch(/^http:\/\/localhost:3000\/_pay\//);
    await test.workers.drain();
    expect((await payouts()).body).toMatchObject({ items: [{ status: 'waiting_for_setup' }], onboarding: 'pending' });
    const account = await test.unitOfWork
      .repository(PayoutAccountEntity)
      .findOneByOrFail({ contractorId: bid.contractor.id });

    await test.sandbox.control('POST', `/accounts/${String(account.providerAccountId)}/onboard`, {});
    expect(await test.faults()).toEqual([]);

    expect(await test.summary(bid.projectId)).toMatchObject({ state: 'released' });
  });

  it('PAY-06 taken back by a bank is neither on its way nor released', async () => {
    const bank = new Bank(test);
    await approve();
    await test.workers.drain();
    const dispute = await bank.dispute(bid);
    expect(await test.faults()).toEqual([]);
    expect((await payouts()).body).toMatchObject({ items: [{ status: 'attention', amountCents: 474_300 }] });

    await bank.decide(dispute, 'lost');
    expect(await test.faults()).toEqual([]);

    expect((await payouts()).body).toMatchObject({
      items: [{ status: 'taken_back', totalCents: 527_000, feeCents: 0, amountCents: 0 }],
    });
  });

  it('PAY-06 taken back in part waits for the account with the rest, and is released with it', async () => {
    const bank = new Bank(test);
    await approve();
    const dispute = await bank.dispute(bid, { amount: 100_000 });
    await bank.decide(dispute, 'lost');
    expect(await test.faults()).toEqual([]);
    const rest = { feeCents: 42_700, amountCents: 384_300 };
    expect((await payouts()).body).toMatchObject({ items: [{ status: 'waiting_for_setup', ...rest }] });

    await test.onboard(bid.contractor);
    await test.workers.drain();

    expect((await payouts()).body).toMatchObject({ items: [{ status: 'released', ...rest }] });
  });

  it('AUTH-08 an unverified e-mail cannot set up payouts, and does nothing else differently', async () => {
    await test.unitOfWork.manager.query('UPDATE app_user SET email_verified_at = NULL WHERE id = $1', [
      bid.contractor.id,
    ]);

    const refused = await startOnboarding();
    const read = await payouts();

    expect([refused.status, refused.body.code]).toEqual([403, 'user.email_unverified']);
    expect([read.status, read.body.onboarding]).toEqual([200, 'missing']);
  });

  it('asking for the page again, also twice at once, opens no second account', async () => {
    const answers = await Promise.all([startOnboarding(), startOnboarding()]);
    await startOnboarding();

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const accounts = (await test.sandbox.control('GET', '/state'))['account'];
    const mine = Array.isArray(accounts)
      ? accounts.filter((one) => JSON.stringify(one).includes(bid.contractor.id))
      : [];
    expect(mine).toHaveLength(1);
  });

  it('are for contractors', async () => {
    const refused = await test.http.get('/api/payouts').set(await login(test, bid.owner));

    expect(refused.body).toMatchObject({ status: 403 });
  });

  describe('on their way to the bank', () => {
    const toBank = async (query = '') =>
      test.http.get(`/api/payouts/bank${query}`).set(await login(test, bid.contractor));
    const pass = (days: number) => test.sandbox.control('POST', '/clock', { advance_seconds: days * 86_400 });

    it('are none while there is no account, and the provider’s page has none to show', async () => {
      const opened = await test.http.post('/api/payouts/dashboard').set(await login(test, bid.contractor));

      expect((await toBank()).body).toEqual({ items: [], nextCursor: null, bankReady: false });
      expect([opened.status, opened.body.code]).toEqual([409, 'payout.not_set_up']);
    });

    it('PAY-06 say what was sent, when it arrives, and that it has', async () => {
      await test.onboard(bid.contractor);
      await approve();
      await test.workers.drain();
      await pass(4);

      const sent = (await toBank()).body;
      expect(sent).toMatchObject({
        bankReady: true,
        items: [
          {
            amountCents: 474_300,
            status: 'in_transit',
            failure: null,
            arrivesOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          },
        ],
      });
      await pass(2);
      expect((await toBank()).body.items).toMatchObject([{ id: sent.items[0].id, status: 'paid' }]);
    });

    it('are the contractor’s own, who may look at the account at the provider', async () => {
      await test.onboard(bid.contractor);

      const { url } = (await test.http.post('/api/payouts/dashboard').set(await login(test, bid.contractor))).body;
      const refused = await test.http.get('/api/payouts/bank').set(await login(test, bid.owner));

      expect(url).toMatch(/^http/);
      expect(refused.status).toBe(403);
    });

    it('AUTH-08 the account at the provider, where its bank is changed, is opened after a fresh proof alone', async () => {
      await test.onboard(bid.contractor);
      const headers = await login(test, bid.contractor);
      test.clock.advance((ACCOUNT_SECURITY.reauthenticationMinutes + 1) * MINUTE_MS);

      const { body } = await test.http.post('/api/payouts/dashboard').set(headers);

      expect(body.code).toBe('auth.reauthentication_required');
    });
  });
});
