import { eventsFor, REPORT_DECISIONS, REPORT_STATES, reportMachine, type ReportState } from '@cw/domain';
import { aFinishedJob } from '../../testing/finished-job.js';
import { createTestApp, login, type TestApp } from '../../testing/index.js';
import { aContractor, aPerson, bidOn, post, type Job, type Person, type PostedProject } from '../../testing/market.js';

const REASON = 'It names a home address.';
const WORDS = 'Lives at 12 Elm Street, never again.';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await aPerson(test, 'admin');
});
afterAll(() => test.close());

/** A second later than whatever was done before. */
function send(person: Person, path: string, body: object = { reason: REASON }) {
  test.clock.advance(1000);
  return test.http.post(`/api${path}`).set(person.headers).send(body);
}
const get = async (person: Person, path: string) => (await test.http.get(`/api${path}`).set(person.headers)).body;
const decideAs = (person: Person, id: string, event: string, body: object = { reason: REASON }) =>
  send(person, `/admin/reports/${id}/${event}`, body);
const listed = async (state: ReportState = 'open') =>
  (await get(admin, `/admin/reports?state=${state}&limit=50`)).items;
const told = async ({ user, headers }: Person): Promise<{ type: string; message: string; actionUrl: string }[]> =>
  (await test.http.get(`/api/users/${user.id}/notifications`).set(headers)).body.items;
const tellings = async (person: Person): Promise<string[]> =>
  (await told(person)).map(({ type }) => type).filter((type) => /^(words|report)_/.test(type));

describe('a reported review', () => {
  let job: Job;
  let reader: Person;
  let reviewId: string;
  beforeEach(async () => {
    job = await aFinishedJob(test);
    reader = await aPerson(test, 'buyer');
    const path = `/projects/${job.project.id}/reviews`;
    await send(job.owner, path, { rating: 1, body: WORDS });
    const { body } = await send(job.contractor, path, { rating: 5, body: 'A client who answers at once.' });
    reviewId = body.items.find(({ side }: { side: string }) => side === 'client').id;
    await send(reader, `/reviews/${reviewId}/report`);
  });

  const caseOf = async (state: ReportState = 'open') =>
    (await listed(state)).find(({ projectId }: { projectId: string }) => projectId === job.project.id);
  const profile = () => get(reader, `/contractors/${job.contractor.user.id}`);
  const ofContractor = async (person: Person) =>
    (await get(person, `/contractors/${job.contractor.user.id}/reviews`)).items;
  const ofProject = async (person: Person): Promise<string[]> =>
    (await get(person, `/projects/${job.project.id}/reviews`)).items.map(({ body }: { body: string }) => body);

  it('CON-04 waits for staff with its words, who reported it why, and where it stands', async () => {
    await send(job.contractor, `/reviews/${reviewId}/report`, { reason: 'We agreed to keep that between us.' });

    expect(await caseOf()).toMatchObject({
      kind: 'review',
      state: 'open',
      body: WORDS,
      rating: 1,
      authorId: job.owner.user.id,
      profileId: job.contractor.user.id,
      projectTitle: expect.any(String),
      reports: [
        { reporterId: reader.user.id, reason: REASON },
        { reporterId: job.contractor.user.id, reason: 'We agreed to keep that between us.' },
      ],
      decisionReason: null,
      actions: ['hide', 'keep'],
    });
    expect((await get(admin, '/admin/overview')).openReports).toBe((await listed()).length);
    expect((await told(admin)).find(({ type }) => type === 'review_reported')?.actionUrl).toBe('/reports');
  });

  it('CON-04 once hidden is read by its author and staff alone, and its rating does not count', async () => {
    const { id } = await caseOf();
    const before = await profile();

    const hidden = await decideAs(admin, id, 'hide');

    expect([before.rating, before.reviewCount]).toEqual([1, 1]);
    expect([hidden.status, hidden.body.state, hidden.body.actions]).toEqual([200, 'hidden', ['show']]);
    expect(await profile()).toMatchObject({ rating: null, reviewCount: 0, record: { rating: null, reviews: 0 } });
    expect(await ofContractor(reader)).toEqual([]);
    expect(await ofContractor(job.contractor)).toEqual([]);
    expect(await ofContractor(job.owner)).toMatchObject([{ body: WORDS, isHidden: true }]);
    expect(await ofContractor(admin)).toMatchObject([{ body: WORDS, isHidden: true }]);
    expect(await ofProject(job.contractor)).not.toContain(WORDS);
    expect(await ofProject(job.owner)).toContain(WORDS);
    const answer = await test.http
      .put(`/api/reviews/${reviewId}/answer`)
      .set(job.contractor.headers)
      .send({ body: 'That is not so.' });
    expect(answer.body.code).toBe('review.not_found');
    const { otherIsSealed } = await get(job.contractor, `/projects/${job.project.id}/reviews`);
    expect(otherIsSealed).toBe(false);
  });

  it('CON-04 shown again stands as before, with its rating', async () => {
    const { id } = await caseOf();
    await decideAs(admin, id, 'hide');

    const shown = await decideAs(admin, id, 'show', { reason: 'The address was invented.' });

    expect(shown.body).toMatchObject({ state: 'kept', decisionReason: 'The address was invented.', actions: ['hide'] });
    expect(await profile()).toMatchObject({ rating: 1, reviewCount: 1 });
    expect(await ofContractor(reader)).toMatchObject([{ body: WORDS, isHidden: false }]);
  });

  it('CON-04 its author and its reporters are told, and a reader of the profile learns no project from it', async () => {
    const { id, projectTitle } = await caseOf();
    await decideAs(admin, id, 'hide');
    await decideAs(admin, id, 'show');

    expect(await tellings(job.owner)).toEqual(['words_shown', 'words_hidden']);
    expect(await tellings(reader)).toEqual(['report_kept', 'report_hidden']);
    expect(await tellings(job.contractor)).toEqual([]);
    const [toAuthor] = await told(job.owner);
    expect(toAuthor?.message).toContain(`Reason: “${REASON.slice(0, -1)}”.`);
    const toReader = await told(reader);
    expect(toReader[0]?.actionUrl).toBe(`/contractors/${job.contractor.user.id}`);
    expect(JSON.stringify(toReader)).not.toContain(projectTitle);
    expect(JSON.stringify(toReader)).not.toContain(job.project.id);
  });

  it('CON-04 kept stays, its author hears nothing, and another reader’s report brings it back to staff', async () => {
    const { id } = await caseOf();
    await decideAs(admin, id, 'keep');
    expect(await tellings(job.owner)).toEqual([]);
    expect(await tellings(reader)).toEqual(['report_kept']);
    expect(await ofContractor(reader)).toHaveLength(1);

    await send(reader, `/reviews/${reviewId}/report`, { reason: 'Once more.' });
    expect(await caseOf()).toBeUndefined();

    await send(job.contractor, `/reviews/${reviewId}/report`);
    expect(await caseOf()).toMatchObject({ id, state: 'open', decisionReason: REASON });
  });

  it('ADM-01 every decision stands in the audit log with its reason', async () => {
    const { id } = await caseOf();
    await decideAs(admin, id, 'hide');
    await decideAs(admin, id, 'show');

    const { items } = await get(admin, `/admin/audit?subjectId=${job.owner.user.id}`);
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'report.shown', actorId: admin.user.id, reason: REASON, after: { report: id, state: 'kept' } },
      { action: 'report.hidden', before: { report: id, state: 'open' }, after: { report: id, state: 'hidden' } },
    ]);
  });

  it('two of staff who decide at once decide once', async () => {
    const { id } = await caseOf();
    const second = await aPerson(test, 'admin');

    const answers = await Promise.all([decideAs(admin, id, 'hide'), decideAs(second, id, 'keep')]);

    // Kept first it may still be hidden; hidden first it is nobody's to keep.
    expect(answers[0].status).toBe(200);
    expect([200, 409]).toContain(answers[1].status);
    expect(await caseOf('hidden')).toMatchObject({ id });
  });

  it('names the reason when none is given', async () => {
    const { id } = await caseOf();

    const { status, body } = await decideAs(admin, id, 'hide', { reason: '  ' });

    expect([status, body.errors[0].path, body.errors[0].code]).toEqual([422, 'reason', 'required']);
    expect(await caseOf()).toMatchObject({ state: 'open' });
  });

  it('AUTH-08 goes with the only one who reported it, while nobody has decided', async () => {
    const left = await test.http.delete(`/api/users/${reader.user.id}`).set(reader.headers);

    expect(left.status).toBe(204);
    expect(await caseOf()).toBeUndefined();
  });
});

describe('a reported question', () => {
  let owner: Person;
  let asker: Person;
  let bidder: Person;
  let project: PostedProject;
  let id: string;
  beforeEach(async () => {
    [owner, asker, bidder] = [await aPerson(test), await aContractor(test), await aContractor(test)];
    project = await post(test, owner);
    await bidOn(test, bidder, project);
    const question = await send(asker, `/projects/${project.id}/questions`, { body: WORDS });
    await test.http
      .put(`/api/questions/${question.body.id}/answer`)
      .set(owner.headers)
      .send({ body: 'Please do not.' });
    await send(bidder, `/questions/${question.body.id}/report`);
    const found = (await listed()).find(({ projectId }: { projectId: string }) => projectId === project.id);
    expect(found).toMatchObject({
      kind: 'question',
      body: WORDS,
      answer: 'Please do not.',
      profileId: null,
      rating: null,
    });
    id = found.id;
  });

  const list = async (person: Person) => (await get(person, `/projects/${project.id}/questions`)).items;

  it('MSG-02 once hidden is read by whoever asked it and staff alone, until it is shown again', async () => {
    await decideAs(admin, id, 'hide');

    expect(await list(owner)).toEqual([]);
    expect(await list(bidder)).toEqual([]);
    expect(await list(asker)).toMatchObject([{ body: WORDS, isHidden: true }]);
    const [seen] = await list(admin);
    expect(seen).toMatchObject({ body: WORDS, isHidden: true });
    const late = await test.http.put(`/api/questions/${seen.id}/answer`).set(owner.headers).send({ body: 'No.' });
    expect(late.body.code).toBe('question.not_found');
    expect((await send(bidder, `/questions/${seen.id}/report`)).body.code).toBe('question.not_found');
    expect(await tellings(asker)).toEqual(['words_hidden']);
    expect(await tellings(bidder)).toEqual(['report_hidden']);

    await decideAs(admin, id, 'show');

    expect(await list(bidder)).toMatchObject([{ body: WORDS, answer: 'Please do not.', isHidden: false }]);
  });

  it('MSG-02 that staff remove altogether leaves no report behind', async () => {
    const [{ id: questionId }] = await list(admin);

    await test.http.delete(`/api/questions/${questionId}`).set(admin.headers);

    expect((await decideAs(admin, id, 'hide')).body.code).toBe('report.not_found');
    expect((await listed()).map((one: { id: string }) => one.id)).not.toContain(id);
  });

  const PATHS: Record<ReportState, readonly string[]> = { open: [], hidden: ['hide'], kept: ['keep'] };
  const cells = REPORT_STATES.flatMap((state) => REPORT_DECISIONS.map((event) => [state, event] as const));

  it.each(cells)('of a report that is %s, %s is as its table says, for staff', async (state, event) => {
    for (const step of PATHS[state]) await decideAs(admin, id, step);

    const { status, body } = await decideAs(admin, id, event);

    const allowed = eventsFor(reportMachine, state, ['admin']).includes(event);
    expect([status, allowed ? undefined : body.code]).toEqual(allowed ? [200, undefined] : [409, 'state.conflict']);
  });

  it.each(REPORT_DECISIONS)('nobody but staff may %s', async (event) => {
    const withoutCode = { ...admin, headers: await login(test, admin.user, { mfa: false }) };
    const people = [owner, asker, bidder, withoutCode];

    const answers = await Promise.all(people.map((person) => decideAs(person, id, event)));

    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 403));
    expect((await test.http.get('/api/admin/reports').set(owner.headers)).status).toBe(403);
  });
});

describe('the list of reports', () => {
  it('shows what waits page by page, longest first', async () => {
    const owner = await aPerson(test);
    const asker = await aContractor(test);
    const project = await post(test, owner);
    for (const body of ['First question?', 'Second question?', 'Third question?']) {
      const { body: asked } = await send(asker, `/projects/${project.id}/questions`, { body });
      await send(owner, `/questions/${asked.id}/report`);
    }

    const bodies: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await get(admin, `/admin/reports?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`);
      bodies.push(...page.items.map(({ body }: { body: string }) => body));
      cursor = page.nextCursor;
    }

    expect(bodies.filter((body) => body.endsWith('question?'))).toEqual([
      'First question?',
      'Second question?',
      'Third question?',
    ]);
    expect(new Set(bodies).size).toBeGreaterThan(2);
  });
});
