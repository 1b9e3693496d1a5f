import { DAY_MS } from '@cw/domain';
import { createTestApp, login, type TestApp } from '../../testing/index.js';
import { aFinishedJob } from '../../testing/finished-job.js';
import { aContractor, aJob, aPerson, bidOn, post, type Job, type Person } from '../../testing/market.js';
import { ReviewRelease } from './review-release.js';

const BODY = 'On time, clean, and the lender took the photos.';

let test: TestApp;
let job: Job;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  test.clock.set('2026-11-20T15:00:00.000Z');
  job = await aFinishedJob(test);
});
afterAll(() => test.close());

const path = () => `/api/projects/${job.project.id}/reviews`;
const write = (person: Person, rating = 5, body = BODY) =>
  test.http.post(path()).set(person.headers).send({ rating, body });
const read = (person: Person) => test.http.get(path()).set(person.headers);
const ofContractor = (person: Person, query = '') =>
  test.http.get(`/api/contractors/${job.contractor.user.id}/reviews${query}`).set(person.headers);
const profile = async (person: Person) =>
  (await test.http.get(`/api/contractors/${job.contractor.user.id}`).set(person.headers)).body;
const onReview = (person: Person, method: 'put' | 'post', id: string, event: string, body: object) =>
  test.http[method](`/api/reviews/${id}/${event}`).set(person.headers).send(body);
async function told(person: Person): Promise<string[]> {
  const { body } = await test.http.get(`/api/users/${person.user.id}/notifications`).set(person.headers);
  return body.items.map(({ type }: { type: string }) => type).filter((type: string) => type.startsWith('review_'));
}
/** Days later both sides sign in again. */
async function pass(days: number): Promise<void> {
  test.clock.advance(days * DAY_MS);
  const again = async ({ user }: Person): Promise<Person> => ({ user, headers: await login(test, user) });
  job = { ...job, owner: await again(job.owner), contractor: await again(job.contractor) };
}
const release = () => test.app.get(ReviewRelease).publishDue();

/** Both sides have written; answers the client's review. */
async function published(rating = 4): Promise<{ id: string }> {
  await write(job.owner, rating);
  const { body } = await write(job.contractor, 5, 'A client who answers at once.');
  return body.items.find(({ side }: { side: string }) => side === 'client');
}

describe('writing a review', () => {
  it('CON-04 stays sealed until the other side has written, then both are published', async () => {
    const first = await write(job.owner, 4);
    const sealed = (await read(job.contractor)).body;
    const early = (await ofContractor(job.owner)).body;

    const second = await write(job.contractor, 5, 'A client who answers at once.');

    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body).toMatchObject({ canWrite: false, otherIsSealed: false, items: [{ publishedAt: null }] });
    expect(sealed).toMatchObject({ items: [], canWrite: true, otherIsSealed: true });
    expect(early.items).toEqual([]);
    expect((await read(job.owner)).body.items).toMatchObject([
      { side: 'client', rating: 4, body: BODY, authorName: 'Sofia R.', category: 'painting' },
      { side: 'contractor', rating: 5, authorName: 'Marco Diaz' },
    ]);
    expect((await ofContractor(job.owner)).body.items).toMatchObject([{ rating: 4, body: BODY }]);
  });

  it('CON-04 tells the other side that one was written, and nothing of what it says', async () => {
    await write(job.owner, 1, 'Never again, the paint is on the windows.');
    const { body } = await test.http
      .get(`/api/users/${job.contractor.user.id}/notifications`)
      .set(job.contractor.headers);

    expect(body.items[0]).toMatchObject({ type: 'review_received' });
    expect(JSON.stringify(body)).not.toContain('windows');

    await write(job.contractor);
    expect(await told(job.contractor)).toEqual(['review_published', 'review_received']);
    expect(await told(job.owner)).toEqual(['review_published']);
  });

  it('CON-04 is published alone 14 days after completion, and not a day before', async () => {
    await write(job.owner, 3);
    await pass(13);
    await release();
    const before = (await read(job.contractor)).body;

    await pass(1);
    await release();
    await release();

    expect(before).toMatchObject({ items: [], otherIsSealed: true });
    expect((await read(job.contractor)).body).toMatchObject({ items: [{ rating: 3 }], canWrite: true });
    expect(await told(job.contractor)).toEqual(['review_published', 'review_received']);
  });

  it('CON-04 is published at once when it comes after those 14 days', async () => {
    await pass(15);

    const late = await write(job.contractor);

    expect(late.body.items[0].publishedAt).toBe(test.clock.now().toISOString());
  });

  it('CON-04 is one a side, also when sent twice at once', async () => {
    const answers = await Promise.all([write(job.owner), write(job.owner), write(job.owner)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('review.already_written');
  });

  it('CON-04 is refused before the project is completed', async () => {
    job = await aJob(test);

    const answer = await write(job.owner);

    expect([answer.status, answer.body.code]).toEqual([409, 'review.not_completed']);
    expect((await read(job.owner)).body).toMatchObject({ canWrite: false, opensAt: null });
  });

  it('CON-04 is for the two sides alone', async () => {
    const [stranger, rival, admin] = [
      await aPerson(test, 'buyer'),
      await aContractor(test),
      await aPerson(test, 'admin'),
    ];
    const answers = [await write(stranger), await write(rival), await write(admin)];

    expect(answers.map(({ body }) => body.code)).toEqual(['project.not_found', 'project.not_found', 'access.denied']);
    expect((await read(stranger)).status).toBe(404);
  });

  it('a bidder who lost learns nothing of what the two said', async () => {
    const [owner, winner, loser] = [await aPerson(test), await aContractor(test), await aContractor(test)];
    const project = await post(test, owner);
    const { id } = await bidOn(test, winner, project, { fields: { acceptsAtClosing: true } });
    await bidOn(test, loser, project);
    await test.http.post(`/api/bids/${id}/accept`).set(owner.headers).send({ paymentTiming: 'at_closing' });

    const answer = await test.http.get(`/api/projects/${project.id}/reviews`).set(loser.headers);

    expect([answer.status, answer.body.code]).toEqual([403, 'access.denied']);
  });

  it.each([
    [{ rating: 0, body: BODY }, 'rating too_small'],
    [{ rating: 6, body: BODY }, 'rating too_large'],
    [{ rating: 4.5, body: BODY }, 'rating integer'],
    [{ rating: 5, body: '   short   ' }, 'body too_short'],
    [{ rating: 5 }, 'body required'],
  ])('refuses %j', async (input, fault) => {
    const { status, body } = await test.http.post(path()).set(job.owner.headers).send(input);

    expect([status, `${body.errors[0].path} ${body.errors[0].code}`]).toEqual([422, fault]);
  });
});

describe('the rating of a contractor', () => {
  it('CON-03 CON-04 is the mean of the published reviews of its clients, in the directory too', async () => {
    const { contractor } = job;
    await published(4);
    expect(await profile(job.owner)).toMatchObject({ rating: 4, reviewCount: 1, record: { rating: 4, reviews: 1 } });

    const query = '/api/contractors?minRating=4&sort=rating';
    const { body } = await test.http.get(query).set(job.owner.headers);
    expect(body.items.map(({ id }: { id: string }) => id)).toContain(contractor.user.id);
    const { body: fives } = await test.http.get('/api/contractors?minRating=5').set(job.owner.headers);
    expect(fives.items.map(({ id }: { id: string }) => id)).not.toContain(contractor.user.id);
  });

  it('CON-04 takes no note of a review that is sealed', async () => {
    await write(job.owner, 1);

    expect(await profile(job.owner)).toMatchObject({ rating: null, reviewCount: 0 });
  });
});

describe('what is said about a review', () => {
  it('CON-04 whom it is about answers it once, and the author is told', async () => {
    const { id } = await published();

    const answer = await onReview(job.contractor, 'put', id, 'answer', { body: 'Thank you.' });
    const again = await onReview(job.contractor, 'put', id, 'answer', { body: 'And once more.' });

    expect([answer.status, answer.body.answer, answer.body.canAnswer]).toEqual([200, 'Thank you.', false]);
    expect([again.status, again.body.code]).toEqual([409, 'review.already_answered']);
    expect(await told(job.owner)).toEqual(['review_answered', 'review_published']);
    expect((await ofContractor(job.owner)).body.items[0].answer).toBe('Thank you.');
  });

  it('CON-04 nobody else answers, and nobody before it is published', async () => {
    const { body } = await write(job.owner);
    const [{ id }] = body.items;
    const sealed = await onReview(job.contractor, 'put', id, 'answer', { body: 'Unfair.' });
    await write(job.contractor);

    const own = await onReview(job.owner, 'put', id, 'answer', { body: 'I agree with myself.' });

    expect([sealed.status, sealed.body.code]).toEqual([404, 'review.not_found']);
    expect([own.status, own.body.code]).toEqual([403, 'access.denied']);
  });

  it('CON-04 is reported to staff once by each reader', async () => {
    const admin = await aPerson(test, 'admin');
    const { id } = await published();

    const first = await onReview(job.contractor, 'post', id, 'report', { reason: 'It names my home.' });
    const again = await onReview(job.contractor, 'post', id, 'report', { reason: 'Look!' });

    expect([first.status, again.status]).toEqual([204, 204]);
    expect(await told(admin)).toEqual(['review_reported']);
    const { body } = await read(job.contractor);
    const [review] = body.items.filter(({ side }: { side: string }) => side === 'client');
    expect(review).toMatchObject({ canReport: false, isHidden: false });
  });

  it('is not reported by its author, nor by who may not read it', async () => {
    const { id } = await published();
    const rival = await aContractor(test);

    const own = await onReview(job.owner, 'post', id, 'report', { reason: 'Mine.' });
    const other = await onReview(rival, 'post', id, 'report', { reason: 'Envy.' });

    expect([own.body.code, other.body.code]).toEqual(['access.denied', 'review.not_found']);
  });
});

describe('the reviews of a contractor', () => {
  it('CON-04 are for those who hire and the contractor itself, page by page', async () => {
    await published();
    const rival = await aContractor(test);
    const client = await aPerson(test, 'buyer');

    expect((await ofContractor(client)).body.items).toHaveLength(1);
    expect((await ofContractor(job.contractor)).body.items[0].canAnswer).toBe(true);
    expect((await ofContractor(rival)).body.code).toBe('access.contractors_for_clients');
    expect((await ofContractor(client, '?limit=1')).body.nextCursor).toBeNull();
  });
});
