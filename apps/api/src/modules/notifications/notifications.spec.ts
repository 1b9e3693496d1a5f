import { cents, NOTIFICATION_TYPES } from '@cw/domain';
import { LOCALES } from '@cw/i18n';
import { EventBus } from '../../common/events/event-bus.js';
import { newId } from '../../common/ids.js';
import { ProjectAudience } from '../../common/realtime/project-audience.js';
import { aUser, createTestApp, login, type SignedInHeaders, type TestApp } from '../../testing/index.js';
import type { UserEntity } from '../users/index.js';
import { wordsOf } from './notification-words.js';
import { HEARD_EVENTS } from './notices-of.js';
import { PAPER_EVENTS } from './paper-notice.js';

let test: TestApp;
let events: EventBus;
let owner: UserEntity;
let contractor: UserEntity;
let headers: SignedInHeaders;
beforeAll(async () => {
  test = await createTestApp();
  events = test.app.get(EventBus);
});
beforeEach(async () => {
  owner = await aUser(test);
  contractor = await aUser(test, { role: 'contractor', locale: 'es' });
  headers = await login(test, owner);
});
afterAll(() => test.close());

const projectId = newId();
const bid = () => ({
  projectId,
  projectTitle: 'Roof at Elm St',
  ownerId: owner.id,
  actorId: contractor.id,
  bidId: newId(),
  contractorId: contractor.id,
});
const submitBid = () => test.unitOfWork.run(() => events.emit('bid.submitted', bid()));
const list = (query = '') => test.http.get(`/api/users/${owner.id}/notifications${query}`).set(headers);
const unread = async (): Promise<number> =>
  (await test.http.get(`/api/users/${owner.id}/notifications/unread-count`).set(headers)).body.count;

describe('notifications over REST', () => {
  it('NOTE-01 NOTE-02 lists what a person was told, newest first', async () => {
    await submitBid();
    test.clock.advance(1000);
    await test.unitOfWork.run(() => events.emit('work.submitted', { ...bid(), actorId: contractor.id }));

    const { body } = await list();

    expect(body.nextCursor).toBeNull();
    expect(body.items).toEqual([
      expect.objectContaining({ sequence: 2, type: 'work_submitted', isRead: false }),
      {
        id: expect.any(String),
        sequence: 1,
        type: 'bid_received',
        topic: 'bids',
        title: 'New bid received',
        message: 'A new bid was submitted for Roof at Elm St.',
        isRead: false,
        createdAt: expect.stringMatching(/Z$/),
        actionUrl: `/projects/${projectId}`,
      },
    ]);
  });

  it('NOTE-02 I18N-03 speaks the reader’s language at the time of reading', async () => {
    await submitBid();

    const { body } = await list().set('Accept-Language', 'es');

    expect(body.items[0]).toMatchObject({
      title: 'Nueva oferta recibida',
      message: 'Se presentó una oferta nueva para Roof at Elm St.',
    });
  });

  it('NOTE-02 counts the unread, marks one and all as read, and deletes', async () => {
    await submitBid();
    await submitBid();
    await submitBid();
    const [first, second] = (await list()).body.items;

    const read = await test.http.put(`/api/notifications/${first.id}/read`).set(headers);
    expect([read.status, read.body]).toEqual([200, { ...first, isRead: true }]);
    expect(await unread()).toBe(2);

    expect((await test.http.delete(`/api/notifications/${second.id}`).set(headers)).status).toBe(204);
    expect(await unread()).toBe(1);

    expect((await test.http.put(`/api/users/${owner.id}/notifications/mark-all-read`).set(headers)).status).toBe(204);
    expect(await unread()).toBe(0);
    expect((await list()).body.items).toHaveLength(2);
  });

  it('NOTE-02 answers 404 to everybody else', async () => {
    await submitBid();
    const [item] = (await list()).body.items;
    headers = await login(test, contractor);

    const answers = await Promise.all([
      list(),
      test.http.get(`/api/users/${owner.id}/notifications/unread-count`).set(headers),
      test.http.put(`/api/users/${owner.id}/notifications/mark-all-read`).set(headers),
      test.http.put(`/api/notifications/${item.id}/read`).set(headers),
      test.http.delete(`/api/notifications/${item.id}`).set(headers),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('NOTE-02 pages by cursors that stay put when something new arrives', async () => {
    for (let count = 0; count < 5; count += 1) await submitBid();
    const first = (await list('?limit=2')).body;
    await submitBid();

    const second = (await list(`?limit=2&cursor=${first.nextCursor}`)).body;
    const third = (await list(`?limit=2&cursor=${second.nextCursor}`)).body;

    const sequences = [first, second, third].map(({ items }) =>
      items.map(({ sequence }: { sequence: number }) => sequence),
    );
    expect(sequences).toEqual([[5, 4], [3, 2], [1]]);
    expect(third.nextCursor).toBeNull();
  });

  it.each(['abc', 'AAAAAAAAAAAAAAAAWyI5Il0'])('refuses the made-up cursor %s', async (cursor) => {
    const answer = await list(`?cursor=${cursor}`);

    expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'cursor']);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'sinceSequence=-1', 'order=asc'])('refuses ?%s', async (query) => {
    expect((await list(`?${query}`)).status).toBe(422);
  });

  it('RT-06 answers what came after a sequence', async () => {
    await submitBid();
    await submitBid();
    await submitBid();

    const { body } = await list('?sinceSequence=1');

    expect(body.items.map(({ sequence }: { sequence: number }) => sequence)).toEqual([3, 2]);
  });

  it('RT-06 numbers what ten transactions tell at once without a gap or a double', async () => {
    await Promise.all(Array.from({ length: 10 }, () => submitBid()));

    const sequences = (await list()).body.items.map(({ sequence }: { sequence: number }) => sequence);

    expect(sequences).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

describe('who is told', () => {
  const typesOf = async (person: UserEntity): Promise<string[]> => {
    const answer = await test.http.get(`/api/users/${person.id}/notifications`).set(await login(test, person));
    return answer.body.items.map(({ type }: { type: string }) => type);
  };

  it('nobody of an event that was rolled back', async () => {
    await test.jobs.drain();
    const failing = test.unitOfWork.run(async () => {
      await events.emit('bid.submitted', bid());
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect(await typesOf(owner)).toEqual([]);
    expect(await test.jobs.drain()).toBe(0);
  });

  it('BID-03 a chosen contractor, the others that were not, and not the client who did it', async () => {
    const other = await aUser(test, { role: 'contractor' });
    await test.unitOfWork.run(async () => {
      await events.emit('bid.accepted', { ...bid(), actorId: owner.id, amountCents: cents(100_000) });
      await events.emit('bid.rejected', { ...bid(), actorId: owner.id, contractorId: other.id });
    });

    expect([await typesOf(contractor), await typesOf(other), await typesOf(owner)]).toEqual([
      ['bid_accepted'],
      ['bid_rejected'],
      [],
    ]);
  });

  it('both sides about money, each in its own words and language', async () => {
    await test.unitOfWork.run(() =>
      events.emit('payment.released', {
        ...bid(),
        actorId: owner.id,
        amountCents: cents(286_000),
        payoutCents: cents(257_400),
        feeCents: cents(28_600),
      }),
    );

    const contractorList = await test.http
      .get(`/api/users/${contractor.id}/notifications`)
      .set(await login(test, contractor));

    expect((await list()).body.items[0].message).toBe('$2,860.00 for Roof at Elm St was released to the contractor.');
    expect(contractorList.body.items[0].message).toBe(
      '$2,574.00 para Roof at Elm St van en camino hacia usted, menos la comisión del 10 %.',
    );
  });

  it('everybody with a stake in a cancelled project, once', async () => {
    const bidder = await aUser(test, { role: 'contractor' });
    await test.unitOfWork.run(() =>
      events.emit('project.cancelled', {
        ...bid(),
        actorId: owner.id,
        contractorId: contractor.id,
        pendingBidderIds: [bidder.id, contractor.id],
        reason: 'Sold as is',
      }),
    );

    expect([await typesOf(contractor), await typesOf(bidder), await typesOf(owner)]).toEqual([
      ['project_cancelled'],
      ['project_cancelled'],
      [],
    ]);
  });

  it('contractors whom a new project fits', async () => {
    test.app.get(ProjectAudience).answerWith(() => Promise.resolve([contractor.id]));
    await test.unitOfWork.run(() => events.emit('project.posted', { ...bid(), actorId: owner.id }));

    expect([await typesOf(contractor), await typesOf(owner)]).toEqual([['project_posted'], []]);
  });
});

describe('the words', () => {
  const params = {
    project: 'Roof {at} <Elm>',
    side: 'client',
    amountCents: cents(100),
    payoutCents: cents(90),
    condition: 'Handrail',
    reason: '{x, plural}',
    paper: 'license',
    expiresOn: '2026-12-20',
    reference: 'CW-7F3A-91',
  } as const;

  it.each(LOCALES)('I18N-01 exist for every type, side and reason in %s, and user text stays literal', (locale) => {
    for (const type of NOTIFICATION_TYPES) {
      for (const side of ['client', 'contractor'] as const) {
        const { title, message } = wordsOf(type, { ...params, side }, locale);
        expect(title).not.toBe('');
        // Whoever reported words may not know of the project, and a contractor's papers are of none.
        if (/^(report|paper)_/.test(type)) continue;
        expect(message).toContain(type.startsWith('intake_') ? 'CW-7F3A-91' : 'Roof {at} <Elm>');
      }
    }
  });

  it('answer every event that there is', () => {
    expect(HEARD_EVENTS).toHaveLength(70);
    expect(PAPER_EVENTS).toHaveLength(2);
  });
});
