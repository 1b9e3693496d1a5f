import { DAY_MS } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { newId } from '../../common/ids.js';
import { aUser, createTestApp, login, type SignedInHeaders, type TestApp } from '../../testing/index.js';
import type { UserEntity } from '../users/index.js';
import { NotificationPurge } from './notification-purge.js';
import { aBid } from './testing/a-bid.js';

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

const bid = () => aBid(owner, contractor);
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
        about: 'Roof at Elm St',
        title: 'New bid received',
        message: 'A new bid was submitted. Compare the bids and choose one.',
        isRead: false,
        createdAt: expect.stringMatching(/Z$/),
        actionUrl: `/projects/${bid().projectId}?view=bids`,
      },
    ]);
  });

  it('NOTE-02 I18N-03 speaks the reader’s language at the time of reading', async () => {
    await submitBid();

    const { body } = await list().set('Accept-Language', 'es');

    expect(body.items[0]).toMatchObject({
      title: 'Nueva oferta recibida',
      message: 'Se presentó una oferta nueva. Compare las ofertas y elija una.',
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

  const move = (method: 'put' | 'post', act: string, ids: readonly string[], person = owner) =>
    test.http[method](`/api/users/${person.id}/notifications/${act}`).set(headers).send({ ids });
  const shown = async (query = ''): Promise<[number, boolean][]> =>
    (await list(query)).body.items.map(({ sequence, isRead }: { sequence: number; isRead: boolean }) => [
      sequence,
      isRead,
    ]);

  it('NOTE-03 marks several as read and unread, deletes them and takes that back for ten minutes', async () => {
    for (let count = 0; count < 3; count += 1) await submitBid();
    const [third, second, first] = (await list()).body.items.map(({ id }: { id: string }) => id);

    expect((await move('put', 'read', [first, second])).status).toBe(204);
    expect([await shown(), await unread()]).toEqual([
      [
        [3, false],
        [2, true],
        [1, true],
      ],
      1,
    ]);
    await move('put', 'unread', [second]);
    expect((await move('post', 'delete', [third, second])).status).toBe(204);
    expect([await shown(), await shown('?unread=true'), await unread()]).toEqual([[[1, true]], [], 0]);
    expect((await test.http.put(`/api/notifications/${third}/read`).set(headers)).status).toBe(404);

    test.clock.advance(10 * 60_000);
    expect((await move('post', 'restore', [third])).status).toBe(204);
    expect([await shown('?unread=true'), await unread()]).toEqual([[[3, false]], 1]);
    test.clock.advance(1);
    const late = await move('post', 'restore', [second]);
    expect([late.status, late.body.code]).toEqual([409, 'notification.gone']);
  });

  it('NOTE-03 forgets what was deleted a day ago, and nothing else', async () => {
    await submitBid();
    await submitBid();
    const rows = () =>
      test.unitOfWork.manager.query<{ sequence: string }[]>(
        'SELECT sequence FROM notification WHERE user_id = $1 ORDER BY sequence',
        [owner.id],
      );
    const [second] = (await list()).body.items;
    await test.http.delete(`/api/notifications/${second.id}`).set(headers).expect(204);
    const purge = test.app.get(NotificationPurge, { strict: false });

    await purge.purge();
    expect(await rows()).toHaveLength(2);
    test.clock.advance(DAY_MS + 1);
    await purge.purge();
    expect((await rows()).map(({ sequence }) => sequence)).toEqual(['1']);
  });

  it('NOTE-02 ROLE-04 changes nothing of somebody else’s, by whichever of the bulk acts, and says nothing of it', async () => {
    await submitBid();
    await submitBid();
    // Whoever tries has a list of their own.
    await test.unitOfWork.run(() => events.emit('bid.rejected', { ...bid(), actorId: owner.id }));
    const ids = (await list()).body.items.map(({ id }: { id: string }) => id);
    const before = await shown();
    const mine = headers;
    headers = await login(test, contractor);

    for (const [method, act] of [
      ['put', 'read'],
      ['put', 'unread'],
      ['post', 'delete'],
    ] as const) {
      expect((await move(method, act, ids, contractor)).status).toBe(204);
      expect((await move(method, act, ids)).status).toBe(404);
    }
    expect((await move('post', 'restore', ids, contractor)).status).toBe(409);

    headers = mine;
    expect(await shown()).toEqual(before);
  });

  it.each([[[]], [['x']], [Array.from({ length: 101 }, () => newId())]])(
    'NOTE-03 refuses ids that are none: %#',
    async (ids) => {
      expect((await move('put', 'read', ids)).status).toBe(422);
    },
  );

  it('NOTE-02 narrows the list to a topic and to the unread, page by page', async () => {
    for (let count = 0; count < 3; count += 1) {
      await submitBid();
      await test.unitOfWork.run(() => events.emit('work.submitted', bid()));
    }
    const [, , , newestBid] = (await list()).body.items.toReversed();
    await move('put', 'read', [newestBid.id]);

    expect((await shown('?topic=bids')).map(([sequence]) => sequence)).toEqual([5, 3, 1]);
    expect((await shown('?topic=work&unread=true')).map(([sequence]) => sequence)).toEqual([6, 2]);
    const first = (await list('?topic=bids&limit=2')).body;
    expect((await shown(`?topic=bids&limit=2&cursor=${first.nextCursor}`)).map(([sequence]) => sequence)).toEqual([1]);
    expect(await shown('?topic=papers')).toEqual([]);
    expect((await list('?topic=nothing')).status).toBe(422);
    expect((await list('?unread=maybe')).status).toBe(422);
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
