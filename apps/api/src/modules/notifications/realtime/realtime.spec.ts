import type { NotificationView } from '@cw/domain';
import type { Socket } from 'socket.io-client';
import { EventBus } from '../../../common/events/event-bus.js';
import { newId } from '../../../common/ids.js';
import { ProjectAccess } from '../../../common/realtime/project-access.js';
import { aUser, createTestApp, login, SESSION_COOKIE, type TestApp } from '../../../testing/index.js';
import type { UserEntity } from '../../users/index.js';
import { SessionSweep } from './session-sweep.js';
import { type Client, clientAt, next, record, type Transport } from './testing/live-clients.js';

let test: TestApp;
let owner: UserEntity;
let contractor: UserEntity;
let open: Socket[] = [];
let projectId: string;
let readers: string[] = [];

beforeAll(async () => {
  test = await createTestApp();
  test.app
    .get(ProjectAccess)
    .answerWith((actor, id) => Promise.resolve(id === projectId && readers.includes(actor.userId)));
});
beforeEach(async () => {
  owner = await aUser(test);
  contractor = await aUser(test, { role: 'contractor' });
  readers = [owner.id, contractor.id];
  // Whoever sat in the room of the test before is there for a few seconds more.
  projectId = newId();
});
afterEach(() => {
  open.forEach((socket) => socket.disconnect());
  open = [];
});
afterAll(() => test.close());

function socketWith(headers: Record<string, string>, transport?: Transport): Client {
  const socket = clientAt(test, headers, transport);
  open.push(socket);
  return socket;
}

/** Connected, and past what the server says to everybody who connects. */
async function connect(user: UserEntity, transport?: Transport): Promise<Client> {
  const { Cookie } = await login(test, user);
  const socket = socketWith({ Cookie }, transport);
  await next(socket, 'unread-notifications');
  return socket;
}

const connected = (socket: Client): Promise<void> => new Promise((resolve) => socket.once('connect', resolve));
const refusalOf = (socket: Client): Promise<Error> => new Promise((resolve) => socket.once('connect_error', resolve));
const closingOf = (socket: Client): Promise<string> => new Promise((resolve) => socket.once('disconnect', resolve));

const bid = () => ({
  projectId,
  projectTitle: 'Roof',
  ownerId: owner.id,
  actorId: contractor.id,
  bidId: newId(),
  contractorId: contractor.id,
});

describe('the handshake', () => {
  it.each(['websocket', 'polling'] as const)(
    'RT-01 takes the session cookie over %s, and says how much is unread',
    async (transport) => {
      const { Cookie } = await login(test, owner);
      const socket = socketWith({ Cookie }, transport);

      expect(await next(socket, 'unread-notifications')).toEqual({ count: 0, revision: 0 });
    },
  );

  it.each(['websocket', 'polling'] as const)('RT-01 refuses everybody else over %s', async (transport) => {
    const without = await refusalOf(socketWith({}, transport));
    const forged = await refusalOf(socketWith({ Cookie: `${SESSION_COOKIE}=${'a'.repeat(43)}` }, transport));

    expect([without, forged]).toEqual([expect.any(Error), expect.any(Error)]);
  });

  it.each(['https://evil.example', 'null', 'http://evil.localhost:3000'])(
    'refuses the right cookie from Origin %s',
    async (origin) => {
      const { Cookie } = await login(test, owner);

      const error = await refusalOf(socketWith({ Cookie, Origin: origin }));

      expect(error).toBeInstanceOf(Error);
    },
  );
});

describe('what a client says', () => {
  it('RT-02 authenticate carries no right: its own id is fine, another’s is refused and hears nothing of theirs', async () => {
    const socket = await connect(owner);
    const { heard, settle } = record(socket, test);

    const own = await socket.emitWithAck('authenticate', owner.id);
    const other = await socket.emitWithAck('authenticate', contractor.id);
    await test.unitOfWork.run(() => test.app.get(EventBus).emit('bid.rejected', { ...bid(), actorId: null }));
    await settle();

    expect([own, other]).toEqual([{ ok: true }, { ok: false, error: 'auth.required' }]);
    expect(heard.filter(([name]) => name === 'new-notification')).toEqual([]);
  });

  it('RT-02 join_project needs the right to see the project', async () => {
    const stranger = await connect(await aUser(test));
    const party = await connect(owner);

    expect(await stranger.emitWithAck('join_project', projectId)).toEqual({ ok: false, error: 'project.not_found' });
    expect(await party.emitWithAck('join_project', 'no id')).toEqual({ ok: false, error: 'project.not_found' });
    expect(await party.emitWithAck('join_project', projectId)).toEqual({ ok: true });
  });

  it('RT-02 RT-03 typing reaches the others in the project’s room, with the default kind', async () => {
    const [client, pro] = [await connect(owner), await connect(contractor)];
    await client.emitWithAck('join_project', projectId);
    await pro.emitWithAck('join_project', projectId);

    const heard = next(client, 'user_typing');
    await pro.emitWithAck('typing_start', { projectId });

    expect(await heard).toEqual({ projectId, userId: contractor.id, messageType: 'project', typing: true });
  });

  it('ROLE-06 one contractor’s typing and presence stay hidden from another', async () => {
    const rival = await aUser(test, { role: 'contractor' });
    readers.push(rival.id);
    const [pro, other] = [await connect(contractor), await connect(rival)];
    await pro.emitWithAck('join_project', projectId);
    await other.emitWithAck('join_project', projectId);
    const { heard, settle } = record(other, test);

    await pro.emitWithAck('typing_start', { projectId });
    await pro.emitWithAck('user_status', 'busy');
    await settle();

    expect(heard).toEqual([]);
  });

  it('RT-04 user_status takes the four presences and tells those who share a project', async () => {
    const [client, pro] = [await connect(owner), await connect(contractor)];
    const { of, settle } = record(client, test);
    await client.emitWithAck('join_project', projectId);
    await pro.emitWithAck('join_project', projectId);
    await settle();

    for (const status of ['away', 'busy', 'offline', 'online'] as const) {
      expect(await pro.emitWithAck('user_status', status)).toEqual({ ok: true });
      await settle();
    }
    // A client may send anything; the types end at the wire.
    const untyped: Socket = pro;

    expect(await untyped.emitWithAck('user_status', 'asleep')).toEqual({ ok: false, error: 'request.invalid' });
    expect(of('user_status_update')).toEqual(
      ['online', 'away', 'busy', 'offline', 'online'].map((status) => ({ userId: contractor.id, status })),
    );
  });

  it('typing in a room that was not joined is refused', async () => {
    const socket = await connect(owner);

    expect(await socket.emitWithAck('typing_start', { projectId })).toEqual({ ok: false, error: 'project.not_found' });
  });
});

describe('what the server says', () => {
  it('BID-07 RT-03 a new bid reaches its client live: new_bid, the notification, both counts, the project', async () => {
    const socket = await connect(owner);
    const { heard, settle } = record(socket, test);
    const event = bid();

    await test.unitOfWork.run(() => test.app.get(EventBus).emit('bid.submitted', event));
    await settle();

    const said = new Map(heard);
    expect(said.get('new_bid')).toEqual({ projectId, bidId: event.bidId });
    expect(said.get('new-notification')).toMatchObject({
      type: 'bid_received',
      isRead: false,
      sequence: 1,
    } satisfies Partial<NotificationView>);
    expect(said.get('notification')).toEqual({
      title: 'New bid received',
      message: 'A new bid was submitted. Compare the bids and choose one.',
    });
    expect(said.get('unread_notifications')).toEqual({ count: 1, revision: 1 });
    expect(said.get('unread-notifications')).toEqual({ count: 1, revision: 1 });
    expect(said.get('project_update')).toEqual({ projectId, kind: 'bid.submitted' });
  });

  it('ROLE-06 tells another contractor in the project’s room nothing of a bid', async () => {
    const rival = await aUser(test, { role: 'contractor' });
    readers.push(rival.id);
    const socket = await connect(rival);
    await socket.emitWithAck('join_project', projectId);
    const { heard, settle } = record(socket, test);

    await test.unitOfWork.run(() => test.app.get(EventBus).emit('bid.submitted', bid()));
    await settle();

    expect(heard).toEqual([]);
  });

  it('a right that ended takes its holder out of the room before the next word', async () => {
    const rival = await aUser(test, { role: 'contractor' });
    readers.push(rival.id);
    const [socket, client] = [await connect(rival), await connect(owner)];
    await socket.emitWithAck('join_project', projectId);
    const { heard, settle } = record(socket, test);
    const told = next(client, 'project_update');
    readers = [owner.id, contractor.id];

    await test.unitOfWork.run(() => test.app.get(EventBus).emit('work.started', { ...bid(), actorId: contractor.id }));
    await told;
    await settle();

    expect(heard.map(([name]) => name)).not.toContain('project_update');
  });

  it('says nothing before the commit and nothing after a rollback', async () => {
    const socket = await connect(owner);
    const { heard, settle } = record(socket, test);

    const failing = test.unitOfWork.run(async () => {
      await test.app.get(EventBus).emit('bid.submitted', bid());
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    await settle();
    expect(heard.filter(([name]) => name === 'new_bid')).toEqual([]);
  });

  it('logout closes the sockets of that session and no other', async () => {
    const here = await login(test, owner);
    const there = await connect(owner);
    const socket = socketWith({ Cookie: here.Cookie });
    await connected(socket);
    const closed = closingOf(socket);

    await test.http.post('/api/auth/logout').set(here);

    expect(await closed).toBe('io server disconnect');
    expect(there.connected).toBe(true);
  });

  it('a suspended person’s sockets close, and nobody else’s', async () => {
    const [suspended, other] = [await connect(owner), await connect(contractor)];
    const closed = closingOf(suspended);
    await test.unitOfWork.manager.query(`UPDATE app_user SET status = 'suspended' WHERE id = $1`, [owner.id]);

    await test.app.get(SessionSweep, { strict: false }).sweep();

    expect(await closed).toBe('io server disconnect');
    expect(other.connected).toBe(true);
  });

  it('marking as read moves the count on the person’s other screens', async () => {
    await test.unitOfWork.run(() => test.app.get(EventBus).emit('bid.submitted', bid()));
    const socket = await connect(owner);
    const { heard, settle } = record(socket, test);

    await test.http.put(`/api/users/${owner.id}/notifications/mark-all-read`).set(await login(test, owner));
    await settle();

    expect(heard.at(-1)).toEqual(['unread-notifications', { count: 0, revision: 2 }]);
  });
});
