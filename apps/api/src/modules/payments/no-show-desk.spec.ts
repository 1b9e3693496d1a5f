import { agreedDay, NOON, PRICE, type Agreed } from './testing/agreed-day.js';
import { createPaymentsTest, type PaymentsTest } from './testing/create-payments-test.js';
import { aPerson, type Person } from '../../testing/market.js';
import { Talk } from '../../testing/talk.js';

const MONDAY = 'We agreed on Monday.';
const MINUTE = 60_000;

let test: PaymentsTest;
let talk: Talk;
let before: Date;
let staff: Person;
let job: Agreed;
let threadId: string;
beforeAll(async () => {
  test = await createPaymentsTest();
  talk = new Talk(test);
  before = test.clock.now();
});
beforeEach(async () => {
  job = await agreedDay(test, before, {});
  staff = await aPerson(test, 'admin', { totpSecret: 'sealed' });
  threadId = (await talk.open(job.contractor, job.projectId).expect(201)).body.id;
  await talk.say(job.contractor, threadId, MONDAY);
  await talk.post(job.owner, `projects/${job.projectId}/no-show`).expect(201);
});
afterAll(() => test.close());

/** The contractor's answer, which staff look at. */
async function contest(): Promise<void> {
  test.clock.advance(MINUTE);
  const answer = { answer: 'agreed_another_day', words: MONDAY };
  await talk.post(job.contractor, `projects/${job.projectId}/no-show/answer`, answer).expect(200);
  await test.workers.drain();
}
const onDesk = async () => {
  const { body } = await talk.get(staff, 'admin/no-shows').expect(200);
  return body.items.find(({ projectId }: { projectId: string }) => projectId === job.projectId);
};
const threadsOf = async (who: Person): Promise<string[]> => {
  const { body } = await talk.get(who, `conversations?projectId=${job.projectId}`).expect(200);
  return body.items.map(({ id }: { id: string }) => id);
};
const statusesFor = async (who: Person): Promise<number[]> => {
  const paths = ['', '/messages', '/record.json', '/record.pdf'].map((path) => `conversations/${threadId}${path}`);
  return Promise.all(paths.map(async (path) => (await talk.get(who, path)).status));
};

describe('a contested no-show on staff’s desk', () => {
  it('CON-06 says what was agreed, where, for how much, and when each side spoke', async () => {
    await contest();

    expect(await onDesk()).toMatchObject({
      startDate: '2026-11-23',
      addressLine: '12 Hidden Lane, New York, NY 10001',
      ...{ agreedCents: PRICE, paidCents: PRICE, refundedCents: PRICE },
      reportedAt: NOON.toISOString(),
      answeredAt: new Date(NOON.getTime() + MINUTE).toISOString(),
      words: MONDAY,
    });
  });

  it('MSG-02 CON-06 opens the conversation of its two sides, and each reading is noted', async () => {
    await contest();

    expect(await threadsOf(staff)).toEqual([threadId]);
    const record = await talk.get(staff, `conversations/${threadId}/record.json`).expect(200);

    expect(record.body.messages).toMatchObject([{ body: MONDAY, side: 'contractor' }]);
    expect((await talk.send(staff, threadId, { body: 'Staff' })).status).toBe(403);
    const noted = await test.unitOfWork.manager.query(
      `SELECT 1 FROM audit_entry WHERE action = 'conversation.read' AND actor_id = $1 AND after ->> 'conversation' = $2`,
      [staff.user.id, threadId],
    );
    // The list, the record and the attempt to write are one reading.
    expect(noted).toHaveLength(1);
  });

  it('MSG-02 ROLE-06 opens it to nobody else, not before it is contested, and not once it is decided', async () => {
    const [asked, stranger] = [await statusesFor(staff), await aPerson(test)];
    const listedBefore = await threadsOf(staff);
    await contest();
    const contested = [await statusesFor(staff), await statusesFor(stranger)];
    const { id } = await onDesk();
    await talk.post(staff, `admin/no-shows/${id}/decision`, { decision: 'excuse', reason: MONDAY }).expect(200);

    expect([asked, listedBefore]).toEqual([[404, 404, 404, 404], []]);
    expect(contested).toEqual([
      [200, 200, 200, 200],
      [404, 404, 404, 404],
    ]);
    expect([await statusesFor(staff), await threadsOf(staff)]).toEqual([[404, 404, 404, 404], []]);
  });
});
