import type { ServerToClientEvents } from '@cw/domain';
import fc from 'fast-check';
import { newId } from '../../../common/ids.js';
import { ProjectAccess } from '../../../common/realtime/project-access.js';
import { aUser, login } from '../../../testing/index.js';
import { isFull } from '../../../testing/sample.js';
import type { UserEntity } from '../../users/index.js';
import { CLAIMS_NOTED } from './foreign-claims.js';
import { OwnPresence } from './own-presence.js';
import { CaughtUpClient, readSince } from './testing/caught-up.js';
import { ACTS, type Act, doingOf, NOTICES } from './testing/histories.js';
import { type Client, next } from './testing/live-clients.js';
import { SOCKET_NAMES } from './testing/socket-names.js';
import { type Log, TwoProcesses } from './testing/two-processes.js';

const two = new TwoProcesses();
beforeAll(() => two.start());
beforeEach(() => two.begin());
afterEach(() => two.hangUp());
afterAll(() => two.close());

describe('notifications over two processes', () => {
  const acts = fc.array(fc.record({ act: fc.constantFrom<Act>(...ACTS), at: fc.boolean() }), {
    minLength: 5,
    maxLength: 20,
  });

  it('RT-06 NOTE-02 each comes once and in order, the count equals the list, and polling alone reaches the same', async () => {
    const headers = await login(two.one, two.owner);
    const person = { userId: two.owner.id, headers };
    const doing = doingOf(two, headers);
    let from = 0;
    await fc.assert(
      fc.asyncProperty(acts, async (steps) => {
        const client = new CaughtUpClient(person, from);
        let expected = from;
        for (const { act, at } of steps) {
          const process = at ? two.one : two.other;
          expected += NOTICES[act];
          await doing[act](process, client);
        }
        await client.connect(two.one);
        await two.settled();
        await client.idle();
        client.disconnect();
        const polled = await readSince(two.other, person, from);
        const { body } = await two.one.http.get(`/api/users/${two.owner.id}/notifications/unread-count`).set(headers);

        const everything = Array.from({ length: expected - from }, (_, index) => from + index + 1);
        from = expected;
        expect(client.faults).toEqual([]);
        expect(client.taken).toEqual(everything);
        expect(polled.map(({ sequence }) => sequence)).toEqual(everything);
        expect(client.count).toEqual(body);
        expect(body.count).toBe((await readSince(two.one, person, 0)).filter(({ isRead }) => !isRead).length);
      }),
      { numRuns: isFull ? 100 : 8, endOnFailure: !isFull },
    );
  });

  it('RT-06 what is said while a process hears nothing comes as soon as it hears again', async () => {
    const socket = await two.connect(two.other, two.owner);
    const heard = two.logOf(socket);
    const news = next(socket, 'new-notification');

    await two.cut();
    for (let said = 0; said < 2; said += 1) await two.tell(two.one, two.owner.id);

    expect(await news).toMatchObject({ sequence: 1 });
    await two.tell(two.one, two.owner.id);
    await heard.settle();
    expect(heard.of('new-notification')).toMatchObject([{ sequence: 1 }, { sequence: 2 }, { sequence: 3 }]);
    expect(heard.of('unread-notifications').at(-1)).toEqual({ count: 3, revision: 3 });
  });
});

describe('a project’s room over two processes', () => {
  it('RT-03 what happens in either is heard in both, in one order and once', async () => {
    const [here, there] = [await two.joined(two.one, two.owner), await two.joined(two.other, two.contractor)];
    const [mine, theirs] = [two.logOf(here), two.logOf(there)];
    const names = [
      'work.started',
      'work.submitted',
      'work.started',
      'work.submitted',
      'bid.submitted',
      'work.started',
    ] as const;

    for (const [index, name] of names.entries()) await two.emit(index % 2 === 0 ? two.one : two.other, name);
    await mine.settle();
    await theirs.settle();

    const updates = names.map((kind) => ({ projectId: two.projectId, kind }));
    expect(mine.of('project_update')).toEqual(updates);
    expect(theirs.of('project_update')).toEqual(updates);
    expect(mine.of('new_bid')).toHaveLength(1);
  });

  it.each(['work.started', 'bid.rejected'] as const)(
    'RT-02 ROLE-06 who has lost the right hears nothing from the other process either, after %s',
    async (name) => {
      const [client, third] = [await two.joined(two.one, two.owner), await two.joined(two.other, two.rival)];
      const { heard, settle, forget } = two.logOf(third);
      await settle();
      forget();
      two.readers = [two.owner.id, two.contractor.id];

      await two.emit(two.one, name);
      await two.settled();
      await client.emitWithAck('typing_start', { projectId: two.projectId });
      await client.emitWithAck('user_status', 'busy');
      await two.emit(two.one, 'work.submitted');
      await settle();

      expect(heard.filter(([event]) => event !== 'user_status_update')).toEqual([]);
      expect(heard.flatMap(([, news]) => Object.values(news as object))).not.toContain('busy');
      expect(await third.emitWithAck('typing_start', { projectId: two.projectId })).toMatchObject({ ok: false });
    },
  );

  it('RT-03 typing is heard in the other process, and ends by itself or with the connection', async () => {
    const [client, pro, third] = [
      await two.joined(two.one, two.owner),
      await two.joined(two.other, two.contractor),
      await two.joined(two.one, two.rival),
    ];
    const [heard, hidden] = [two.logOf(client), two.logOf(third)];
    const heardOf = (count: number): Promise<void> =>
      new Promise((resolve) => {
        client.on('user_typing', () => {
          if (heard.of('user_typing').length === count) resolve();
        });
      });
    const typing = { projectId: two.projectId, userId: two.contractor.id, messageType: 'project' };

    two.typingEndsAfter(50);
    const itself = heardOf(2);
    await pro.emitWithAck('typing_start', { projectId: two.projectId });
    await itself;
    two.typingEndsAfter(600_000);
    const withTheRest = heardOf(4);
    await pro.emitWithAck('typing_start', { projectId: two.projectId, messageType: 'question' });
    pro.disconnect();
    await withTheRest;
    await hidden.settle();

    const question = { ...typing, messageType: 'question' };
    expect(heard.of('user_typing')).toEqual([
      { ...typing, typing: true },
      { ...typing, typing: false },
      { ...question, typing: true },
      { ...question, typing: false },
    ]);
    expect(hidden.of('user_typing')).toEqual([]);
  });

  it('MSG-01 ROLE-06 typing in a thread is heard by its members alone, joined or not', async () => {
    two.members = [two.owner.id, two.contractor.id];
    const [client, pro] = [await two.connect(two.one, two.owner), await two.connect(two.other, two.contractor)];
    const outsider = await two.joined(two.other, await two.addReader());
    const [heard, foreign] = [two.logOf(client), two.logOf(outsider)];
    const typing = { projectId: two.projectId, messageType: two.conversationId };

    await pro.emitWithAck('typing_start', typing);
    expect(await outsider.emitWithAck('typing_start', typing)).toEqual({ ok: false, error: 'project.not_found' });
    expect(await pro.emitWithAck('typing_start', { ...typing, projectId: newId() })).toMatchObject({ ok: false });
    await heard.settle();
    await foreign.settle();

    expect(heard.of('user_typing')).toEqual([{ ...typing, userId: two.contractor.id, typing: true }]);
    expect(foreign.of('user_typing')).toEqual([]);
  });
});

describe('presence over tabs and processes', () => {
  it('RT-04 busy was chosen, online is stronger than away, and offline is nobody there', async () => {
    const [watcher, hidden] = [await two.joined(two.one, two.owner), await two.joined(two.one, two.rival)];
    const [heard, unseen] = [two.logOf(watcher), two.logOf(hidden)];
    const [first, second] = [await two.joined(two.one, two.contractor), await two.joined(two.other, two.contractor)];
    await two.settled();
    await first.emitWithAck('user_status', 'busy');
    await two.settled();
    await second.emitWithAck('user_status', 'away');
    await two.settled();
    await first.emitWithAck('user_status', 'online');
    await two.settled();
    first.disconnect();
    await two.settled();
    two.gone(two.one, two.contractor);
    await two.settled();
    const latecomer = await two.connect(two.other, await two.addReader());
    const joining = two.logOf(latecomer);
    await latecomer.emitWithAck('join_project', two.projectId);
    await joining.settle();
    second.disconnect();
    await heard.settle();
    two.gone(two.other, two.contractor);
    await heard.settle();
    await unseen.settle();

    const of = (log: Log, user: UserEntity): unknown[] =>
      (log.of('user_status_update') as Parameters<ServerToClientEvents['user_status_update']>[0][])
        .filter(({ userId }) => userId === user.id)
        .map(({ status }) => status);
    expect(of(heard, two.contractor)).toEqual(['online', 'busy', 'online', 'away', 'offline']);
    expect(of(unseen, two.contractor)).toEqual([]);
    expect(of(joining, two.contractor).slice(0, 1)).toEqual(['away']);
    expect(of(joining, two.owner).slice(0, 1)).toEqual(['online']);
  });

  it('RT-04 a page that is loaded anew was never away, and who leaves the room is not seen there', async () => {
    const watcher = await two.joined(two.one, two.owner);
    const before = await two.joined(two.other, two.contractor);
    const heard = two.logOf(watcher);
    await heard.settle();
    heard.forget();

    before.disconnect();
    const after = await two.joined(two.one, two.contractor);
    await heard.settle();
    two.gone(two.other, two.contractor);
    await heard.settle();
    expect(heard.of('user_status_update')).toEqual([]);
    await after.emitWithAck('leave_project', two.projectId);
    two.gone(two.one, two.contractor);
    await heard.settle();

    expect(heard.of('user_status_update')).toEqual([{ userId: two.contractor.id, status: 'offline' }]);
  });

  it('RT-04 MSG-01 those who share a thread know of each other wherever they are, and nobody else does', async () => {
    two.members = [two.owner.id, two.contractor.id];
    const [client, third] = [await two.connect(two.one, two.owner), await two.connect(two.one, two.rival)];
    const [heard, foreign] = [two.logOf(client), two.logOf(third)];
    const pro = await two.connect(two.other, two.contractor);
    const theirs = two.logOf(pro);
    await heard.settle();
    await pro.emitWithAck('user_status', 'away');
    await heard.settle();
    await theirs.settle();
    await foreign.settle();

    expect(heard.of('user_status_update')).toEqual(
      ['online', 'away'].map((status) => ({ userId: two.contractor.id, status })),
    );
    expect(theirs.of('user_status_update')).toEqual([{ userId: two.owner.id, status: 'online' }]);
    expect(foreign.of('user_status_update')).toEqual([]);
  });

  it('RT-04 a process that dies takes its people with it when its lease ends', async () => {
    const pro = await aUser(two.one, { role: 'contractor' });
    const watcher = await two.connect(two.one, two.owner);
    await two.sitsElsewhere(pro);
    const heard = two.logOf(watcher);
    await watcher.emitWithAck('join_project', two.projectId);
    await heard.settle();
    expect(heard.of('user_status_update')).toEqual([{ userId: pro.id, status: 'online' }]);

    await two.one.asOwner(`UPDATE presence_lease SET until = now() WHERE user_id = '${pro.id}'`);
    await two.other.app.get(OwnPresence, { strict: false }).renew();
    await heard.settle();

    expect(heard.of('user_status_update').at(-1)).toEqual({ userId: pro.id, status: 'offline' });
  });

  it('RT-04 what the database lost is said again, and what is no longer so is taken away', async () => {
    const watcher = await two.joined(two.one, two.owner);
    const heard = two.logOf(watcher);
    await two.joined(two.other, two.contractor);
    await heard.settle();
    await two.one.asOwner(`DELETE FROM presence_lease WHERE user_id = '${two.contractor.id}'`);

    await two.other.app.get(OwnPresence, { strict: false }).renew();
    await heard.settle();
    heard.forget();
    await watcher.emitWithAck('join_project', two.projectId);
    await heard.settle();

    expect(heard.of('user_status_update')).toEqual([{ userId: two.contractor.id, status: 'online' }]);
  });
});

describe('what one client may ask', () => {
  it('RT-02 a thousand claims to be somebody else let nothing through, and are a few lines of the audit log', async () => {
    const sockets: Client[] = [];
    for (let index = 0; index < 5; index += 1)
      sockets.push(await two.connect(index % 2 === 0 ? two.one : two.other, two.rival));
    const heard = sockets.map((socket) => two.logOf(socket));
    for (const { settle, forget } of heard) {
      await settle();
      forget();
    }
    const claims = sockets.flatMap((socket) =>
      Array.from({ length: 200 }, () => socket.emitWithAck('authenticate', two.owner.id)),
    );
    await two.tell(two.one, two.owner.id);
    await two.emit(two.other, 'bid.submitted');
    const answers = await Promise.all(claims);
    for (const { settle } of heard) await settle();

    expect(new Set(answers.map((ack) => JSON.stringify(ack)))).toEqual(
      new Set(['auth.required', 'request.too_many'].map((error) => JSON.stringify({ ok: false, error }))),
    );
    expect(heard.flatMap((log) => log.heard)).toEqual([]);
    const lines = await two.one.asOwner(
      `SELECT action, subject_id FROM audit_entry WHERE actor_id = '${two.rival.id}' AND action = 'auth.identity_claimed'`,
    );
    expect(lines).toEqual(
      Array.from({ length: CLAIMS_NOTED.points }, () => ({
        action: 'auth.identity_claimed',
        subject_id: two.owner.id,
      })),
    );
  });

  it('RT-02 of twenty-one screens the oldest goes, and nobody sits in fifty rooms', async () => {
    const headers = await login(two.one, two.owner);
    const oldest = await two.connect(two.one, two.owner, headers);
    const closed = new Promise<string>((resolve) => oldest.once('disconnect', resolve));
    const first = await two.connect(two.one, two.owner, headers);
    for (let index = 0; index < 19; index += 1) await two.connect(two.one, two.owner, headers);

    expect(await closed).toBe('io server disconnect');
    expect(first.connected).toBe(true);
    two.one.app.get(ProjectAccess).answerWith(() => Promise.resolve(true));
    const joins = Array.from({ length: 60 }, () => first.emitWithAck('join_project', newId()));
    expect((await Promise.all(joins)).at(-1)).toEqual({ ok: false, error: 'request.too_many' });
  });
});

it('RT-03 every name of the specification was heard, and none that it does not know', () => {
  const named = Object.entries(SOCKET_NAMES).flatMap(([name, by]) => (by === 'specification' ? [name] : []));

  expect([...two.said].sort()).toEqual(named.sort());
});
