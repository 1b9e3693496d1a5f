import { aPerson, post } from '../../testing/market.js';
import { createPaymentsTest, type PaymentsTest } from './testing/create-payments-test.js';
import { UpfrontJob } from './testing/upfront-job.js';

let test: PaymentsTest;
beforeAll(async () => {
  test = await createPaymentsTest();
});
afterAll(() => test.close());

const entriesAbout = async (projectId: string): Promise<unknown[]> => {
  const reader = await aPerson(test, 'admin');
  const { body } = await test.http.get(`/api/admin/audit?subjectId=${projectId}`).set(reader.headers).expect(200);
  return body.items;
};

describe('what staff do to a project', () => {
  it('ADM-01 leaves who canceled it with a refund, why, and what was before and after, in one entry', async () => {
    const job = await UpfrontJob.accepted(test);
    await job.pay(300_000);
    const staff = await aPerson(test, 'admin');

    await job.fire(staff, 'cancel', { reason: 'The sale fell through.' }).expect(200);

    expect(await entriesAbout(job.project.id)).toMatchObject([
      {
        action: 'project.cancelled',
        actorId: staff.user.id,
        subjectType: 'project',
        reason: 'The sale fell through.',
        before: { project: 'in_progress.not_started', payment: 'funded' },
        after: { project: 'cancelled', payment: 'refunding' },
      },
    ]);
  });

  it('ADM-01 leaves the names of the fields that were edited, and nothing of what was typed', async () => {
    const staff = await aPerson(test, 'admin');
    const project = await post(test, staff);
    const edit = { title: 'Repairs for Ms. Hidden', yearBuilt: 1968 };
    await test.http.patch(`/api/projects/${project.id}`).set(staff.headers).send(edit).expect(200);

    const [edited, posted] = await entriesAbout(project.id);
    expect([edited, posted]).toMatchObject([
      { action: 'project.edited', actorId: staff.user.id, after: { fields: ['title', 'yearBuilt'] } },
      { action: 'project.posted', actorId: staff.user.id },
    ]);
    // The entry itself: what the project is called today is looked up when it is read.
    expect(JSON.stringify(edited, (key, value: unknown) => (key === 'project' ? null : value))).not.toContain('Hidden');
  });

  it('ADM-01 leaves nothing of what a client does to its own project', async () => {
    const owner = await aPerson(test);
    const project = await post(test, owner);
    await test.http.post(`/api/projects/${project.id}/cancel`).set(owner.headers).send({ reason: 'Sold.' }).expect(200);

    expect(await entriesAbout(project.id)).toEqual([]);
  });
});
