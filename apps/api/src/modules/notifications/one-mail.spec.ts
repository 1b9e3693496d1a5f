import { groupBy } from '../../common/group-by.js';
import { AGENT, ClosingJob, createInvoicesTest, type InvoicesTest } from '../../testing/closing-job.js';
import { handIn } from '../../testing/finished-job.js';
import { aContractor, acknowledging, aPerson, bidOn, ELSEWHERE, post, type Person } from '../../testing/market.js';

let test: InvoicesTest;
beforeAll(async () => {
  test = await createInvoicesTest();
});
afterAll(() => test.close());

/** Does one act, sends what it causes, and says of each address how many e-mails it got. */
async function mailsOf(act: () => Promise<unknown>): Promise<Record<string, number>> {
  await test.jobs.drain();
  test.inbox.clear();
  await act();
  await test.jobs.drain();
  return Object.fromEntries([...groupBy(test.inbox.received, ({ to }) => to)].map(([to, mails]) => [to, mails.length]));
}

describe('one event', () => {
  it('NOTE-06 is one e-mail to each person, at every step of a job', async () => {
    const owner = await aPerson(test);
    const [hired, other] = [
      await aContractor(test, { profile: ELSEWHERE }),
      await aContractor(test, { profile: ELSEWHERE }),
    ];
    const project = await post(test, owner);
    const bidOf = (person: Person) => bidOn(test, person, project, { fields: { acceptsAtClosing: true } });
    const fire = (person: Person, event: string, body: object = {}) =>
      test.http.post(`/api/projects/${project.id}/${event}`).set(person.headers).send(body).expect(200);
    const job = { owner, contractor: hired, project, bidId: '' };
    const steps: Record<string, () => Promise<unknown>> = {
      bid: () => bidOf(other),
      accept: async () => {
        const bid = await bidOf(hired);
        const terms = { paymentTiming: 'at_closing', settlementAgent: AGENT, ...acknowledging(bid) };
        await test.http.post(`/api/bids/${bid.id}/accept`).set(owner.headers).send(terms).expect(200);
      },
      start: () => fire(hired, 'start'),
      submit: () => handIn(test, job),
      approve: () => fire(owner, 'approve', { acceptRemaining: true }),
    };
    const counted: Record<string, number> = {};
    for (const [step, act] of Object.entries(steps)) {
      const mails = await mailsOf(act);
      for (const person of [owner, hired, other]) {
        const count = mails[person.user.email] ?? 0;
        // Its second bid came in the same step as its acceptance.
        if (count > 1) counted[`${step}: ${person === owner ? 'owner' : 'contractor'}`] = count;
      }
    }

    expect(counted).toEqual({});
  });

  it('NOTE-06 is one e-mail to each person where the work is cancelled', async () => {
    const closing = await ClosingJob.accepted(test);
    const { owner, contractor } = closing.job;
    const mails = await mailsOf(() => closing.fire(owner, 'cancel', { reason: 'Sold as it is.' }));

    expect([mails[owner.user.email] ?? 0, mails[contractor.user.email] ?? 0]).toEqual([0, 1]);
  });
});
