import { DAY_MS } from '@cw/domain';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aPhoto, PDF, upload } from '../../../testing/uploads.js';
import { ConditionEntity } from '../conditions/condition.entity.js';
import type { FileView } from '../dto/file.response.js';
import { aContractor, aJob, aPerson, bidOn, historyOf, post, type Person } from '../../../testing/market.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => {
  await test.close();
});

const repost = (person: Person, id: string, body: object = {}) =>
  test.http.post(`/api/projects/${id}/repost`).set(person.headers).send(body);
const read = (person: Person, id: string) => test.http.get(`/api/projects/${id}`).set(person.headers);
const titles = (body: { conditions: { title: string }[] }) => body.conditions.map(({ title }) => title);

async function cancelled(owner: Person, overrides: object = {}): Promise<string> {
  const project = await post(test, owner, overrides);
  await test.http.post(`/api/projects/${project.id}/cancel`).set(owner.headers).send({});
  return project.id;
}

describe('a cancelled project', () => {
  it('PROJ-06 is posted again with its words and its conditions, all open, and both name each other', async () => {
    const owner = await aPerson(test);
    const id = await cancelled(owner, { lender: 'First Bank', budgetCents: 300_000 });

    const answer = await repost(owner, id);

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      status: 'open',
      title: 'Repairs before closing',
      address: '12 Hidden Lane',
      lender: 'First Bank',
      budgetCents: 300_000,
      closingDate: '2026-12-18',
      repostOf: { id, status: 'cancelled' },
      reposts: [],
      bidCount: 0,
    });
    expect(answer.body.id).not.toBe(id);
    expect(titles(answer.body)).toEqual(titles((await read(owner, id)).body));
    expect(answer.body.conditionStates).toEqual([1, 2, 3].map((number) => ({ number, state: 'open' })));
    expect((await read(owner, id)).body.reposts).toMatchObject([
      { id: answer.body.id, status: 'open', unclearedCount: 3 },
    ]);
    expect((await historyOf(test, owner, id))[0]).toMatchObject({
      event: 'repost',
      from: 'cancelled',
      to: 'cancelled',
    });
  });

  it('COND-05 counts what is not cleared where it went on, also after it was posted a third time', async () => {
    const owner = await aPerson(test);
    const id = await cancelled(owner);
    const second = (await repost(owner, id)).body.id;
    await test.http.post(`/api/projects/${second}/cancel`).set(owner.headers).send({}).expect(200);
    const third = (await repost(owner, second)).body;
    const conditions = test.unitOfWork.repository(ConditionEntity);
    await conditions.update(third.conditions[0].id, { state: 'cleared' });
    await conditions.update(third.conditions[1].id, { state: 'accepted' });

    const counts = await Promise.all([id, second].map(async (from) => (await read(owner, from)).body.reposts));

    expect(counts).toMatchObject([[{ id: second, unclearedCount: 2 }], [{ id: third.id, unclearedCount: 2 }]]);
  });

  it('is posted once, however often and at once it is asked for', async () => {
    const owner = await aPerson(test);
    const id = await cancelled(owner);

    const answers = await Promise.all([repost(owner, id), repost(owner, id), repost(owner, id)]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await read(owner, id)).body.reposts).toHaveLength(1);
  });

  it('leaves out a closing that is over', async () => {
    const owner = await aPerson(test);
    const id = await cancelled(owner, { closingDate: '2026-11-22' });
    test.clock.advance(5 * DAY_MS);

    const answer = await repost(owner, id);

    expect([answer.status, answer.body.closingDate]).toEqual([201, null]);
  });

  it('PROJ-08 brings its photographs and papers along, each a file of its own', async () => {
    const owner = await aPerson(test);
    const { id: sourceId } = await post(test, owner);
    await upload(test, owner, { projectId: sourceId, content: await aPhoto() });
    const paper = { kind: 'document', name: 'appraisal.pdf', contentType: 'application/pdf' };
    await upload(test, owner, { projectId: sourceId, content: PDF, ...paper });
    await test.http.post(`/api/projects/${sourceId}/cancel`).set(owner.headers).send({});

    const { id } = (await repost(owner, sourceId)).body;

    const { files } = (await read(owner, id)).body;
    expect(files.map(({ name, kind }: FileView) => [name, kind])).toEqual([
      ['eave.jpg', 'photo'],
      ['appraisal.pdf', 'document'],
    ]);
    await Promise.all(files.map((file: FileView) => test.http.delete(`/api/files/${file.id}`).set(owner.headers)));
    expect((await read(owner, id)).body.files).toEqual([]);
    const first = (await read(owner, sourceId)).body.files as FileView[];
    const served = await Promise.all(
      first
        .flatMap(({ url, thumbnailUrl }) => [url, thumbnailUrl ?? url])
        .map((url) => test.http.get(url).set(owner.headers)),
    );
    expect(served.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it('is found by whoever bids on the trades of its conditions', async () => {
    const owner = await aPerson(test);
    const { id } = (await repost(owner, await cancelled(owner))).body;

    const found = await test.http
      .get('/api/projects?scope=available&trades=windows&limit=100')
      .set((await aContractor(test)).headers);

    expect(found.body.items.map((item: { id: string }) => item.id)).toContain(id);
  });
});

/** A project whose accepted bid covers its first condition alone. */
async function partlyAwarded(): Promise<{ owner: Person; id: string }> {
  const [owner, contractor] = [await aPerson(test), await aContractor(test)];
  const project = await post(test, owner);
  const fields = { acceptsAtClosing: true };
  const bid = await bidOn(test, contractor, project, { prices: { 1: 100_000 }, fields });
  const acknowledgedGaps = project.conditions.slice(1).map(({ id }) => id);
  const accept = test.http.post(`/api/bids/${bid.id}/accept`).set(owner.headers);
  await accept.send({ paymentTiming: 'at_closing', acknowledgedGaps });
  return { owner, id: project.id };
}

describe('what an accepted bid left out', () => {
  it('BID-02 becomes a linked project of its own in one click, and once', async () => {
    const { owner, id } = await partlyAwarded();

    const answer = await repost(owner, id, { leftOut: true });
    const again = await repost(owner, id, { leftOut: true });

    expect(answer.status).toBe(201);
    expect(titles(answer.body)).toEqual(['Water heater strap', 'Cracked bedroom window']);
    expect(answer.body).toMatchObject({ status: 'open', category: 'plumbing', repostOf: { id } });
    expect(again.body.id).toBe(answer.body.id);
  });

  it('is nothing where the bid covers everything', async () => {
    const job = await aJob(test);

    const answer = await repost(job.owner, job.project.id, { leftOut: true });

    expect([answer.status, answer.body.code]).toEqual([409, 'project.nothing_left_out']);
  });

  it('is not posted a second time with the whole, once that is cancelled', async () => {
    const { owner, id } = await partlyAwarded();
    await repost(owner, id, { leftOut: true });
    await test.http.post(`/api/projects/${id}/cancel`).set(owner.headers).send({});

    const answer = await repost(owner, id);

    expect(titles(answer.body)).toEqual(['Peeling paint on the north eave']);
  });
});

describe('who and when', () => {
  it('refuses an open project, and the left-out of one that nobody was chosen for', async () => {
    const owner = await aPerson(test);
    const project = await post(test, owner);

    const answers = await Promise.all([repost(owner, project.id), repost(owner, project.id, { leftOut: true })]);

    expect(answers.map(({ status, body }) => [status, body.state])).toEqual([
      [409, 'open'],
      [409, 'open'],
    ]);
  });

  it('ROLE-06 is the owner’s alone, and only the owner and staff are told where it went on', async () => {
    const owner = await aPerson(test);
    const bidder = await aContractor(test);
    const admin = await aPerson(test, 'admin');
    const project = await post(test, owner);
    await bidOn(test, bidder, project);
    await test.http.post(`/api/projects/${project.id}/cancel`).set(owner.headers).send({});

    const refused = await Promise.all(
      [bidder, admin, await aPerson(test, 'buyer')].map((who) => repost(who, project.id)),
    );
    await repost(owner, project.id);
    const seen = await Promise.all([bidder, admin].map((who) => read(who, project.id)));

    expect(refused.map(({ status }) => status)).toEqual([403, 403, 404]);
    expect(seen.map(({ body }) => body.reposts.length)).toEqual([0, 1]);
  });
});
