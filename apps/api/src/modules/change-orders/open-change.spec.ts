import { createTestApp, type TestApp } from '../../testing/index.js';
import { aJob, historyOf, type Job, type Person } from '../../testing/market.js';

let test: TestApp;
let job: Job;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const SIDES = ['owner', 'contractor'] as const;
type Side = (typeof SIDES)[number];
const otherOf = (side: Side): Side => (side === 'owner' ? 'contractor' : 'owner');

const REASON = 'The eave is rotten under the paint.';
const query = (sql: string, parameters: unknown[]) => test.unitOfWork.manager.query(sql, parameters);
const fire = (person: Person, event: string, body: object = {}) =>
  test.http.post(`/api/projects/${job.project.id}/${event}`).set(person.headers).send(body);
const answer = (person: Person, id: string, event: string) =>
  test.http.post(`/api/change-orders/${id}/${event}`).set(person.headers).send({});
const read = async (person: Person) =>
  (await test.http.get(`/api/projects/${job.project.id}`).set(person.headers)).body;
const changeOf = async (person: Person) =>
  (await test.http.get(`/api/projects/${job.project.id}/change-orders`).set(person.headers)).body.items[0];
const told = async (person: Person): Promise<{ type: string; message: string }[]> =>
  (await test.http.get(`/api/users/${person.user.id}/notifications`).set(person.headers)).body.items;

const BODIES: Readonly<Record<string, object>> = {
  cancel: { reason: REASON },
  dispute: { reason: REASON },
  'contest-start': { reason: REASON },
  approve: { acceptRemaining: true },
};
const bodyOf = (event: string): object => {
  const [first] = job.project.conditions;
  return event === 'request-changes'
    ? { returns: [{ conditionId: first?.id, reason: REASON }] }
    : (BODIES[event] ?? {});
};

/** A job in a state of its work, its repairs in one of theirs, and a change that waits for its answer. */
async function withOpenChange(work: string, side: Side, repairs: string): Promise<string> {
  job = await aJob(test);
  await query(`UPDATE project SET work = $2, started_at = $3 WHERE id = $1`, [
    job.project.id,
    work,
    work === 'not_started' ? null : test.clock.now(),
  ]);
  await query(`UPDATE condition SET state = $2 WHERE project_id = $1`, [job.project.id, repairs]);
  const { status, body } = await test.http
    .post(`/api/projects/${job.project.id}/change-orders`)
    .set(job[side].headers)
    .send({ reason: REASON, days: 1 });
  expect(status).toBe(201);
  return body.id;
}

/** What a project's event does while a change waits: it goes on, is refused, or ends the change by itself. */
const CELLS = [
  ['start', 'contractor', 'not_started', 'awarded', 'waits'],
  ['cancel', 'owner', 'not_started', 'awarded', 'cancelled'],
  ['cancel', 'contractor', 'not_started', 'awarded', 'cancelled'],
  ['contest-start', 'owner', 'started', 'in_work', 'disputed'],
  ['submit', 'contractor', 'started', 'evidenced', 'refused'],
  ['dispute', 'owner', 'started', 'in_work', 'disputed'],
  ['dispute', 'contractor', 'started', 'in_work', 'disputed'],
  ['submit', 'contractor', 'changes_requested', 'evidenced', 'refused'],
  ['dispute', 'contractor', 'changes_requested', 'in_work', 'disputed'],
  ['request-changes', 'owner', 'submitted', 'evidenced', 'waits'],
  ['approve', 'owner', 'submitted', 'accepted', 'refused'],
  ['approve', 'owner', 'submitted', 'evidenced', 'refused'],
  ['dispute', 'owner', 'submitted', 'evidenced', 'disputed'],
] as const;

describe('a change that waits for its answer, when the work goes on', () => {
  it.each(CELLS.flatMap((cell) => SIDES.map((side) => [...cell, side] as const)))(
    'PAY-06 %s by the %s while %s and %s: the change is %s; proposed by the %s',
    async (event, by, work, repairs, outcome, side) => {
      const id = await withOpenChange(work, side, repairs);

      const { status, body } = await fire(job[by], event, bodyOf(event));

      const change = await changeOf(job.owner);
      const refusal = [409, 'project.change_open', `in_progress.${work}`];
      if (outcome === 'refused') expect([status, body.code, body.state]).toEqual(refusal);
      else expect(status).toBe(200);
      const isOver = outcome === 'cancelled' || outcome === 'disputed';
      expect([change.state, change.lapseCause]).toEqual(isOver ? ['lapsed', outcome] : ['proposed', null]);
      expect((await answer(job[otherOf(side)], id, 'accept')).status).toBe(isOver ? 409 : 200);
      // Whatever is left cannot be agreed to behind the back of work that is over.
      expect((await read(job.owner)).agreed.changeProposedBy).toBeNull();
    },
  );

  it('COND-05 one that ended by itself stands in the history without a person, and both sides are told why', async () => {
    await withOpenChange('started', 'contractor', 'in_work');

    await fire(job.contractor, 'dispute', { reason: REASON }).expect(200);

    expect(await historyOf(test, job.owner, job.project.id)).toContainEqual(
      expect.objectContaining({ entity: 'project', event: 'lapse_change', actorName: null, reason: null }),
    );
    for (const side of SIDES) {
      expect(await told(job[side])).toContainEqual(
        expect.objectContaining({
          type: 'change_lapsed',
          message: expect.stringMatching(/is in dispute, so the proposed change order \(.*\) ended without an answer/),
        }),
      );
    }
  });

  it('the page names it as what stands in the way, and no longer once it is answered', async () => {
    const id = await withOpenChange('started', 'owner', 'evidenced');
    const before = await read(job.contractor);
    await answer(job.contractor, id, 'decline').expect(200);
    const after = await read(job.contractor);

    const blocked = { event: 'submit', guard: 'no_change_open' };
    expect(before.blockers).toContainEqual(blocked);
    expect(after.blockers).not.toContainEqual(blocked);
    await fire(job.contractor, 'submit').expect(200);
  });

  it('nothing that would be accepted with the approval is accepted when the approval is refused', async () => {
    await withOpenChange('submitted', 'contractor', 'evidenced');

    await fire(job.owner, 'approve', { acceptRemaining: true }).expect(409);

    expect((await read(job.owner)).conditions.map(({ state }: { state: string }) => state)).toEqual([
      'evidenced',
      'evidenced',
      'evidenced',
    ]);
  });

  it('a proposal and an approval at once: whichever comes second finds what the first did', async () => {
    job = await aJob(test);
    await query(`UPDATE project SET work = 'submitted', started_at = now() WHERE id = $1`, [job.project.id]);
    await query(`UPDATE condition SET state = 'accepted' WHERE project_id = $1`, [job.project.id]);

    const [proposed, approved] = await Promise.all([
      fire(job.contractor, 'change-orders', { reason: REASON, days: 1 }),
      fire(job.owner, 'approve'),
    ]);

    expect([
      [201, 409],
      [409, 200],
    ]).toContainEqual([proposed.status, approved.status]);
  });
});

describe('what is told of a change', () => {
  it('PAY-06 NOTE-01 names what it is about to those whose project it is, and keeps none of it', async () => {
    job = await aJob(test);
    const lines = [
      { title: 'New fascia board', amountDeltaCents: 40_000, category: 'roofing', location: 'North side' },
      { conditionId: job.project.conditions[0]?.id, amountDeltaCents: 5_000 },
    ];
    const proposed = await test.http
      .post(`/api/projects/${job.project.id}/change-orders`)
      .set(job.contractor.headers)
      .send({ reason: REASON, lines })
      .expect(201);
    const saidTo = async (person: Person, type: string) =>
      (await told(person)).find((one) => one.type === type)?.message;

    expect(await saidTo(job.owner, 'change_proposed')).toContain(
      'proposes a change order: “New fascia board” and 1 more. Price difference: $450.00.',
    );
    await answer(job.owner, proposed.body.id, 'decline').expect(200);
    expect(await saidTo(job.contractor, 'change_declined')).toContain(
      'The client declined the change order you proposed (“New fascia board” and 1 more, price difference $450.00).',
    );
    const kept = await query(`SELECT params::text AS params FROM notification WHERE params ->> 'projectId' = $1`, [
      job.project.id,
    ]);
    expect(JSON.stringify(kept)).not.toContain('fascia');
  });
});
