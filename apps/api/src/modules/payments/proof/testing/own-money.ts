import type { Person } from '../../../../testing/market.js';
import { PaymentGateway } from '../../provider/payment-gateway.js';
import type { ReconciliationDifferenceView } from '../../reconciliation/dto/reconciliation.response.js';
import type { ProofWorld } from './proof-world.js';

/** Staff are called to a top-up that no closing explains when it is a day old. */
const OVER_A_DAY_S = 86_400 + 60;
const REASON = 'Banks took more than our fees had brought; stands on the statement of our bank.';
const PATH = '/api/admin/reconciliation';

/** Transfers that are more than lies at the provider get our own money; what was missing of it. */
export async function topUpOwn({ test }: ProofWorld, wantedCents: number): Promise<number> {
  const amount = wantedCents - (await test.app.get(PaymentGateway).balance());
  await test.sandbox.control('POST', '/top_ups', { amount });
  return amount;
}

/** The comparison finds it, one of the staff says that it is ours, and another confirms; what they booked. */
export async function bookOwn(world: ProofWorld, staff: () => Promise<readonly [Person, Person]>): Promise<number> {
  await world.wait(OVER_A_DAY_S);
  const { http, jobs } = world.test;
  const [one, other] = await staff();
  await http.post(PATH).set(one.headers).send({}).expect(200);
  await jobs.drain();
  const answer = await http.get(`${PATH}/differences`).set(one.headers).expect(200);
  const found: ReconciliationDifferenceView[] = answer.body.items;
  let booked = 0;
  for (const { id, object, providerCents } of found.filter(({ kind }) => kind === 'unknown_object')) {
    if (object !== 'balance_transaction') continue;
    await http
      .post(`${PATH}/differences/${id}/book`)
      .set(one.headers)
      .send({ as: 'own_money', reason: REASON })
      .expect(200);
    await http.post(`${PATH}/differences/${id}/book/confirm`).set(other.headers).expect(200);
    booked += providerCents ?? 0;
  }
  return booked;
}
