import { QUESTION_LIMITS } from '@cw/domain';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aPerson, bidOn, post, type Person, type PostedProject } from '../../testing/market.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => {
  await test.close();
});

let owner: Person;
let asker: Person;
let bidder: Person;
let project: PostedProject;
beforeEach(async () => {
  owner = await aPerson(test);
  asker = await aContractor(test, { user: { firstName: 'Ana', lastName: 'Quist', company: 'Quist Roofing' } });
  bidder = await aContractor(test);
  project = await post(test, owner);
  await bidOn(test, bidder, project);
});

const QUESTION = 'Is there power at the rear steps?';
const ask = (person: Person, body = QUESTION) =>
  test.http.post(`/api/projects/${project.id}/questions`).set(person.headers).send({ body });
const answer = (person: Person, id: string, body = 'Yes, beside the door.') =>
  test.http.put(`/api/questions/${id}/answer`).set(person.headers).send({ body });
const remove = (person: Person, id: string) => test.http.delete(`/api/questions/${id}`).set(person.headers);
const report = (person: Person, id: string) =>
  test.http.post(`/api/questions/${id}/report`).set(person.headers).send({ reason: 'It names a person.' });
const list = async (person: Person) =>
  (await test.http.get(`/api/projects/${project.id}/questions`).set(person.headers)).body.items;
const asked = async (): Promise<string> => (await ask(asker)).body.id;
const notices = async ({ user, headers }: Person): Promise<string[]> => {
  const answered = await test.http.get(`/api/users/${user.id}/notifications`).set(headers);
  return answered.body.items.map(({ type }: { type: string }) => type);
};

describe('asking', () => {
  it('MSG-02 is read by every bidder without a name, by the client with the company', async () => {
    const made = await ask(asker);

    expect([made.status, made.body.body, made.body.isMine, made.body.actions]).toEqual([
      201,
      QUESTION,
      true,
      ['remove'],
    ]);
    const seen = await Promise.all([owner, asker, bidder].map(list));
    expect(seen.map(([question]) => question?.askerName)).toEqual(['Quist Roofing', 'Quist Roofing', null]);
    expect(seen.map(([question]) => question?.actions)).toEqual([['answer', 'report'], ['remove'], ['report']]);
    expect(JSON.stringify(seen[2])).not.toContain(asker.user.id);
    expect(await notices(owner)).toContain('question_asked');
  });

  it('takes no questions from whose papers are not in order, from clients, or once a project is over', async () => {
    const unverified = await aContractor(test, { papers: [] });
    const early = await Promise.all([unverified, owner].map((person) => ask(person)));
    await test.http.post(`/api/projects/${project.id}/cancel`).set(owner.headers).send({});
    const late = await ask(bidder);

    expect(early.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'question.contractor_unverified'],
      [403, 'access.denied'],
    ]);
    expect([late.status, late.body.code]).toEqual([409, 'question.closed']);
  });

  it('MSG-02 takes no questions of whom the client has blocked, on any project of theirs, nor of who blocked them', async () => {
    const other = await post(test, owner);
    const meeting = { contractorId: bidder.user.id };
    await test.http.post(`/api/projects/${project.id}/conversations`).set(owner.headers).send(meeting).expect(201);
    const block = (by: Person, whom: Person) => test.http.put(`/api/users/${whom.user.id}/block`).set(by.headers);
    const unblock = (by: Person, whom: Person) => test.http.delete(`/api/users/${whom.user.id}/block`).set(by.headers);
    const onOther = () =>
      test.http.post(`/api/projects/${other.id}/questions`).set(bidder.headers).send({ body: QUESTION });

    await block(owner, bidder).expect(204);
    const refused = [await ask(bidder), await onOther()];
    await unblock(owner, bidder).expect(204);
    const taken = await ask(bidder);
    await block(bidder, owner).expect(204);
    refused.push(await ask(bidder));

    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [403, 'question.blocked']),
    );
    expect(taken.status).toBe(201);
    expect((await ask(asker)).status).toBe(201);
  });

  it('names the field when it says nothing, and ends after so many of one contractor', async () => {
    const empty = await ask(asker, '   ');
    for (let count = 0; count < QUESTION_LIMITS.perContractor; count += 1) await ask(asker);
    const last = await ask(asker);

    expect([empty.status, empty.body.errors[0].path]).toEqual([422, 'body']);
    expect([last.status, last.body.code]).toEqual([409, 'question.too_many']);
  });

  it('ROLE-06 exists for nobody who may not know of the project', async () => {
    const stranger = await aPerson(test, 'buyer');
    const id = await asked();
    const answers = [
      await test.http.get(`/api/projects/${project.id}/questions`).set(stranger.headers),
      await answer(stranger, id),
      await remove(stranger, id),
      await report(stranger, id),
    ];

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'project.not_found'],
      ...Array.from({ length: 3 }, () => [404, 'question.not_found']),
    ]);
  });

  it('is read page by page, newest first', async () => {
    for (const body of ['First question?', 'Second question?', 'Third question?']) await ask(asker, body);
    const path = `/api/projects/${project.id}/questions?limit=2`;
    const first = await test.http.get(path).set(bidder.headers);
    const second = await test.http.get(`${path}&cursor=${first.body.nextCursor}`).set(bidder.headers);

    const bodies = [...first.body.items, ...second.body.items].map(({ body }: { body: string }) => body);
    expect(bodies).toEqual(['Third question?', 'Second question?', 'First question?']);
    expect(second.body.nextCursor).toBeNull();
  });
});

describe('answering', () => {
  it('MSG-02 is the client’s, is told to bidders and askers once, and may be said better', async () => {
    const id = await asked();
    const first = await answer(owner, id);
    const better = await answer(owner, id, 'Yes, an outlet beside the door, 20 A.');

    expect([first.status, better.status]).toEqual([200, 200]);
    expect((await list(bidder))[0]).toMatchObject({ answer: 'Yes, an outlet beside the door, 20 A.' });
    const told = await Promise.all([asker, bidder, owner].map(notices));
    expect(told.map((types) => types.filter((type) => type === 'question_answered').length)).toEqual([1, 1, 0]);
  });

  it('is nobody else’s, and ends with the bidding', async () => {
    const id = await asked();
    const others = await Promise.all([asker, bidder, await aPerson(test, 'admin')].map((who) => answer(who, id)));
    await test.http.post(`/api/projects/${project.id}/cancel`).set(owner.headers).send({});
    const late = await answer(owner, id);

    expect(others.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect([late.status, late.body.code]).toEqual([409, 'question.closed']);
  });
});

describe('removing and reporting', () => {
  it('MSG-02 lets the asker take back what has no answer, and nobody else', async () => {
    const id = await asked();
    const refused = await Promise.all([owner, bidder].map((who) => remove(who, id)));
    const removed = await remove(asker, id);
    const kept = await asked();
    await answer(owner, kept);
    const late = await remove(asker, kept);

    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    expect([removed.status, late.status, late.body.code]).toEqual([204, 409, 'question.answered']);
    expect(await list(owner)).toHaveLength(1);
  });

  it('MSG-02 tells staff once what a reader reports, and staff take it away, which the log keeps', async () => {
    const id = await asked();
    await answer(owner, id);
    const admin = await aPerson(test, 'admin');
    const reports = [await report(bidder, id), await report(bidder, id), await report(asker, id)];
    const removed = await remove(admin, id);

    expect(reports.map(({ status }) => status)).toEqual([204, 204, 403]);
    expect((await notices(admin)).filter((type) => type === 'question_reported')).toHaveLength(1);
    expect(removed.status).toBe(204);
    expect(await list(owner)).toEqual([]);
    const log = await test.http.get(`/api/admin/audit?subjectId=${asker.user.id}`).set(admin.headers);
    expect(log.body.items[0]).toMatchObject({ action: 'question.removed' });
  });
});
