import { INTAKE_STATES, VERIFICATION_STATES } from '@cw/domain';
import { agreedDay, anIntakeIn } from '../../testing/desk-work.js';
import { createPaymentsTest, DisputedJob, type PaymentsTest } from '../../testing/disputed-job.js';
import { newId } from '../../common/ids.js';
import { aFinishedJob } from '../../testing/finished-job.js';
import { joinProject } from '../../testing/join-project.js';
import { aContractor, aPerson, ELSEWHERE, post, type Person } from '../../testing/market.js';
import { aThread, Talk } from '../../testing/talk.js';

let test: PaymentsTest;
let staff: Person;
beforeEach(async () => {
  test = await createPaymentsTest();
  staff = await aPerson(test, 'admin');
});
afterEach(() => test.close());

const reads = async (path: string) => (await test.http.get(`/api/${path}`).set(staff.headers).expect(200)).body;
const sql = (text: string, values: readonly unknown[] = []): Promise<unknown> =>
  test.unitOfWork.manager.query(text, [...values]);

/** What the desk's own page lists where its number leads. */
async function listed(...paths: readonly string[]): Promise<number> {
  const pages = await Promise.all(paths.map(reads));
  return pages.reduce((sum: number, { items }) => sum + items.length, 0);
}

/** A request whose re-inspection failed, and what became of its one project. */
async function aFailedRequest(status: 'cancelled' | 'open'): Promise<void> {
  const { id } = await post(test, await aPerson(test, 'seller'));
  const { intake } = await anIntakeIn(test, 'work_scheduled', { staffId: staff.user.id, projectIds: [id] });
  await sql(`UPDATE project SET status = $2 WHERE id = $1`, [id, status]);
  await sql(
    `INSERT INTO intake_reinspection (id, intake_id, scheduled_on, inspector_name, ordered_at, ordered_by, result,
       notes, recorded_at, recorded_by)
     VALUES ($1, $2, '2026-12-11', 'Dana Whitfield', now(), $3, 'failed', 'The rail is loose.', now(), $3)`,
    [newId(), intake.id, staff.user.id],
  );
}

describe('what staff’s menu and dashboard count of a desk is what the desk lists as waiting', () => {
  it('ADM-01 INT-08 requests, whatever they wait for', async () => {
    for (const state of INTAKE_STATES) await anIntakeIn(test, state, { staffId: staff.user.id });
    await aFailedRequest('cancelled');
    await aFailedRequest('open');

    const { waitingIntakes } = await reads('admin/overview');

    const { items } = await reads('admin/intake?only=waiting&limit=50');
    expect(items.map(({ state }: { state: string }) => state).toSorted()).toEqual([
      'approved',
      'in_review',
      'invoiced',
      'reinspection_ordered',
      'submitted',
      'work_scheduled',
    ]);
    expect(waitingIntakes).toBe(items.length);
  });

  it('ADM-01 PAY-06 disputes to decide or confirm, and contested no-shows', async () => {
    const job = await agreedDay(test, test.clock.now(), {});
    await test.http.post(`/api/projects/${job.projectId}/no-show`).set(job.owner.headers).send({}).expect(201);
    const words = 'We agreed by message to begin on Monday.';
    const answer = test.http.post(`/api/projects/${job.projectId}/no-show/answer`).set(job.contractor.headers);
    await answer.send({ answer: 'agreed_another_day', words }).expect(200);
    staff = await aPerson(test, 'admin');
    await DisputedJob.opened(test);
    await DisputedJob.answered(test);
    const withdrawn = await DisputedJob.answered(test);
    await withdrawn.send(withdrawn.owner, 'withdraw');
    const proposed = await DisputedJob.answered(test);
    const reason = 'Half of the eave is painted as agreed, the other half is not.';
    await sql(`UPDATE dispute SET state = 'ruling_proposed' WHERE id = $1`, [(await proposed.case()).id]);
    await sql(
      `INSERT INTO dispute_ruling (id, dispute_id, contractor_cents, reason, state, proposed_by_id, proposed_at)
       VALUES ($1, $2, 100, $3, 'proposed', $4, now())`,
      [newId(), (await proposed.case()).id, reason, staff.user.id],
    );

    const { waitingCases } = await reads('admin/overview');

    expect(waitingCases).toBe(3);
    expect(await listed('admin/disputes?waiting=yes', 'admin/no-shows')).toBe(3);
  });

  it('ADM-01 VER-01 documents to check, none of an account that is closed', async () => {
    const [first, second] = [await aContractor(test, { profile: ELSEWHERE }), await aContractor(test)];
    const closed = await aContractor(test);
    await sql(`DELETE FROM verification_paper`);
    const paper = (who: Person, kind: string, state: string) =>
      sql(`INSERT INTO verification_paper (contractor_id, kind, state, updated_at) VALUES ($1, $2, $3, now())`, [
        ...[who.user.id, kind, state],
      ]);
    const kinds = ['license', 'insurance', 'background_check', 'w9'];
    for (const [index, state] of VERIFICATION_STATES.entries())
      await paper(index < 4 ? first : second, kinds[index % 4] ?? '', state);
    await paper(second, 'w9', 'submitted');
    await paper(closed, 'w9', 'submitted');
    await sql(`UPDATE app_user SET status = 'terminated', terminated_at = now() WHERE id = $1`, [closed.user.id]);

    const { waitingPapers } = await reads('admin/overview');

    expect(waitingPapers).toBe(2);
    expect(await listed('verification?state=submitted')).toBe(2);
    expect((await reads('verification?state=submitted&limit=1')).waiting).toBe(2);
  });

  it('ADM-01 reports to decide', async () => {
    const reader = await aPerson(test, 'buyer');
    const sends = (person: Person, path: string, body: object) =>
      test.http.post(`/api/${path}`).set(person.headers).send(body);
    for (let count = 0; count < 3; count += 1) {
      const { owner, contractor, project } = await aFinishedJob(test);
      await sends(owner, `projects/${project.id}/reviews`, { rating: 1, body: 'Lives at 12 Elm Street.' }).expect(201);
      const words = { rating: 5, body: 'A client who answers at once.' };
      const { body } = await sends(contractor, `projects/${project.id}/reviews`, words).expect(201);
      const { id } = body.items.find(({ side }: { side: string }) => side === 'client');
      await sends(reader, `reviews/${id}/report`, { reason: 'It names a home address.' }).expect(204);
    }
    const [decided] = (await reads('admin/reports?state=open')).items;
    await sends(staff, `admin/reports/${decided.id}/keep`, { reason: 'It names no home.' }).expect(200);

    const { openReports } = await reads('admin/overview');

    expect(openReports).toBe(2);
    expect(await listed('admin/reports?state=open')).toBe(2);
  });

  it('ADM-01 MSG-02 people to decide on, also one who was taken off the project since', async () => {
    const talk = new Talk(test);
    const thread = await aThread(talk);
    const [stays, leaves] = [await aPerson(test, 'seller'), await aPerson(test, 'buyer')];
    const { projectId, owner } = thread;
    await joinProject(test, owner, { person: stays, projectId, right: 'view' });
    const partyId = await joinProject(test, owner, { person: leaves, projectId, right: 'decide' });
    const told = { reason: 'It is an insult.' };
    for (const { user } of [stays, leaves, owner])
      await talk.post(thread.contractor, `users/${user.id}/report`, told).expect(204);
    await test.http.delete(`/api/parties/${partyId}`).set(owner.headers).expect(204);

    const { openReports } = await reads('admin/overview');

    const { items } = await reads('admin/reports?state=open');
    expect(openReports).toBe(3);
    expect(items.map(({ authorId }: { authorId: string }) => authorId)).toEqual(
      [stays, leaves, owner].map(({ user }) => user.id),
    );
    expect(items.map((item: { projectId: string }) => item.projectId)).toEqual([projectId, projectId, projectId]);
    const [, gone] = items;
    const decided = test.http.post(`/api/admin/reports/${gone.id}/keep`).set(staff.headers);
    await decided.send({ reason: 'A quarrel between neighbors.' }).expect(200);
    expect((await reads('admin/overview')).openReports).toBe(2);
  });

  it('ADM-01 SUP-01 messages to answer', async () => {
    const written = {
      name: 'Sofia',
      email: 'sofia@writes.example.com',
      topic: 'payment',
      message: 'Where is it, please?',
    };
    for (let count = 0; count < 3; count += 1) await test.http.post('/api/support/messages').send(written).expect(204);
    const [{ id }] = (await reads('admin/support/messages')).items;
    await test.http.put(`/api/admin/support/messages/${id}/answered`).set(staff.headers).send({ answered: true });

    const { openSupportMessages } = await reads('admin/overview');

    expect(openSupportMessages).toBe(2);
    expect(await listed('admin/support/messages?state=open')).toBe(2);
  });

  it('ADM-01 PAY-06 payments to look at', async () => {
    const [stopped] = [await DisputedJob.underWork(test), await DisputedJob.underWork(test)];
    await sql(`UPDATE milestone SET attention_reason = 'refund_failed' WHERE project_id = $1`, [
      stopped.job.project.id,
    ]);

    const { waitingPayments } = await reads('admin/overview');

    expect(waitingPayments).toBe(1);
    expect(await listed('admin/payments?attention=any')).toBe(1);
  });
});
