import { cents } from '@cw/domain';
import { newId } from '../../common/ids.js';
import { login } from '../../testing/index.js';
import { anAcceptedBid } from './testing/an-accepted-bid.js';
import { createPaymentsTest, type PaymentsTest } from './testing/create-payments-test.js';

/** When the sandbox's bank sends a refund back. */
const COMES_BACK_SECONDS = 700;

let test: PaymentsTest;

beforeAll(async () => {
  test = await createPaymentsTest();
});
afterAll(() => test.close());

it('AUTH-08 a client to whom a part must still go back does not leave, although the work was paid', async () => {
  const bid = await anAcceptedBid(test);
  const { projectId, owner } = bid;
  await test.onboard(bid.contractor);
  await test.pay(owner, projectId, 527_000, 'pm_card_refundFail');
  await bid.project.start();
  const change = { projectId, changeOrderId: newId(), amountDeltaCents: cents(-100_000), actorId: owner.id };
  await test.unitOfWork.run(() => test.money.onChanged({ ...change, as: ['owner'] }));
  await test.workers.drain();
  await bid.project.submit();
  await bid.project.approve();
  await test.workers.drain();

  await test.sandbox.control('POST', '/clock', { advance_seconds: COMES_BACK_SECONDS });
  expect(await test.faults()).toEqual([]);

  expect(await test.summary(projectId)).toMatchObject({ state: 'released', attention: true });
  const leaving = await test.http.delete(`/api/users/${owner.id}`).set(await login(test, owner));
  expect(leaving.body).toMatchObject({ status: 409, code: 'user.money_held' });
});
