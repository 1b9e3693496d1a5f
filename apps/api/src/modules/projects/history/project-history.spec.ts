import { createTestApp, type TestApp } from '../../../testing/index.js';
import {
  aContractor,
  aPerson,
  bidOn,
  historyOf,
  post,
  type Person,
  type PostedProject,
} from '../../../testing/market.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => {
  await test.close();
});

const told = (entries: readonly Record<string, unknown>[]): string[] =>
  entries.map(({ entity, event }) => `${String(entity)}.${String(event)}`);

describe('a job’s history', () => {
  let job: { owner: Person; contractor: Person; project: PostedProject };
  let loser: Person;
  beforeAll(async () => {
    loser = await aContractor(test, { user: { firstName: 'Lou', lastName: 'Park' } });
    const [owner, contractor] = [await aPerson(test), await aContractor(test)];
    const project = await post(test, owner);
    await bidOn(test, loser, project);
    const bid = await bidOn(test, contractor, project, { fields: { acceptsAtClosing: true } });
    job = { owner, contractor, project };
    const accept = test.http.post(`/api/bids/${bid.id}/accept`).set(owner.headers);
    await accept.send({ paymentTiming: 'at_closing' });
    await test.http.post(`/api/projects/${job.project.id}/start`).set(job.contractor.headers).send();
  });

  it('COND-05 tells the owner every event of the project, its conditions, bids and money, with who and when', async () => {
    const history = await historyOf(test, job.owner, job.project.id);

    expect(new Set(told(history))).toEqual(
      new Set([
        ...['project.post', 'project.accept_bid', 'project.start', 'condition.award', 'condition.start'],
        ...['bid.submit', 'bid.accept', 'bid.reject', 'payment.accept'],
      ]),
    );
    expect(history.find(({ entity, event }) => entity === 'project' && event === 'start')).toMatchObject({
      at: '2026-11-20T15:00:00.000Z',
      from: 'in_progress.not_started',
      to: 'in_progress.started',
      actorName: 'Marco Diaz',
      actorRole: 'contractor',
    });
  });

  it('ROLE-06 keeps rivals’ bids from the awarded contractor, and everything but the post from the one who lost', async () => {
    const [won, lost] = await Promise.all([
      historyOf(test, job.contractor, job.project.id),
      historyOf(test, loser, job.project.id),
    ]);

    expect(told(won).filter((event) => event.startsWith('bid.'))).toEqual(['bid.accept', 'bid.submit']);
    expect(told(lost)).toEqual(['bid.reject', 'bid.submit', 'project.post']);
    expect(lost.map(({ actorName }) => actorName)).toEqual(['Sofia R.', 'Lou P.', 'Sofia R.']);
  });

  it('ROLE-06 keeps from the one who lost how the repairs fare, and so what the accepted bid includes', async () => {
    const seen = await test.http.get(`/api/projects/${job.project.id}`).set(loser.headers);

    const { conditions, conditionStates } = seen.body as Record<string, { state: string }[]>;
    expect(new Set([...(conditions ?? []), ...(conditionStates ?? [])].map(({ state }) => state))).toEqual(
      new Set(['open']),
    );
  });

  it('is read page by page, each entry once, and by nobody who may not know of the project', async () => {
    const all = await historyOf(test, job.owner, job.project.id);
    const paged: unknown[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = `limit=4${cursor && `&cursor=${cursor}`}`;
      const page: { body: { items: unknown[]; nextCursor: string | null } } = await test.http
        .get(`/api/projects/${job.project.id}/history?${query}`)
        .set(job.owner.headers);
      paged.push(...page.body.items);
      cursor = page.body.nextCursor;
    }
    const stranger = await aPerson(test, 'buyer');
    const refused = await test.http.get(`/api/projects/${job.project.id}/history`).set(stranger.headers);

    expect(paged).toEqual(all);
    expect([refused.status, refused.body.code]).toEqual([404, 'project.not_found']);
  });
});

it('ROLE-06 says of staff that staff acted, and to staff who it was', async () => {
  const owner = await aPerson(test, 'seller');
  const admin = await aPerson(test, 'admin');
  const project = await post(test, owner);
  await test.http.post(`/api/projects/${project.id}/cancel`).set(admin.headers).send({ reason: 'Asked by telephone' });

  const [own, staff] = await Promise.all([historyOf(test, owner, project.id), historyOf(test, admin, project.id)]);

  expect(own[0]).toMatchObject({ event: 'cancel', actorName: null, actorRole: 'admin', reason: 'Asked by telephone' });
  expect(staff[0]).toMatchObject({ event: 'cancel', actorRole: 'admin' });
  expect(staff[0]?.['actorName']).not.toBeNull();
});

it('a bidder reads that the project was cancelled, not what was said about it', async () => {
  const owner = await aPerson(test, 'seller');
  const bidder = await aContractor(test);
  const project = await post(test, owner);
  await bidOn(test, bidder, project);
  await test.http
    .post(`/api/projects/${project.id}/cancel`)
    .set(owner.headers)
    .send({ reason: 'The sale fell through' });

  const history = await historyOf(test, bidder, project.id);

  expect(told(history)).toEqual(expect.arrayContaining(['project.cancel', 'bid.reject', 'bid.submit', 'project.post']));
  expect(history.every(({ reason }) => reason === null)).toBe(true);
});
