import type { Socket } from 'socket.io-client';
import { Broadcast } from '../../../../common/broadcast/broadcast.js';
import { EventBus } from '../../../../common/events/event-bus.js';
import { newId } from '../../../../common/ids.js';
import { ConversationAccess } from '../../../../common/realtime/conversation-access.js';
import { ProjectAccess } from '../../../../common/realtime/project-access.js';
import { aUser, createTestApp, login, type SignedInHeaders, type TestApp } from '../../../../testing/index.js';
import type { UserEntity } from '../../../users/index.js';
import { Notifier } from '../../notifier.js';
import { OwnPresence, PRESENCE_NEWS } from '../own-presence.js';
import { Typing } from '../typing.js';
import { type Client, clientAt, next, record, settled } from './live-clients.js';

export type Log = ReturnType<typeof record>;
export type Happening = 'work.started' | 'work.submitted' | 'bid.submitted' | 'bid.rejected';

/** Two processes of one product, one project that some may read, and everything that clients at either hear. */
export class TwoProcesses {
  one!: TestApp;
  other!: TestApp;
  owner!: UserEntity;
  contractor!: UserEntity;
  rival!: UserEntity;
  projectId = '';
  conversationId = '';
  /** Who may read the project, and the thread. */
  readers: string[] = [];
  members: string[] = [];
  /** Every name that any client was sent. */
  readonly said = new Set<string>();
  private readonly logs = new WeakMap<Client, Log>();
  private open: Socket[] = [];

  async start(): Promise<void> {
    this.one = await createTestApp();
    this.other = await createTestApp({ beside: this.one });
    for (const { app } of [this.one, this.other]) {
      app
        .get(ProjectAccess)
        .answerWith(({ userId }, id) => Promise.resolve(id === this.projectId && this.readers.includes(userId)));
      const isMember = ({ userId }: { readonly userId: string }, id: string): Promise<boolean> =>
        Promise.resolve(id === this.conversationId && this.members.includes(userId));
      app.get(ConversationAccess).answerWith({
        canRead: isMember,
        canWrite: isMember,
        membersOf: () => Promise.resolve(this.members),
        peersOf: (userId) =>
          Promise.resolve(this.members.includes(userId) ? this.members.filter((id) => id !== userId) : []),
      });
    }
  }

  /** Nobody's screen is open, and everybody is new. */
  async begin(): Promise<void> {
    this.owner = await aUser(this.one);
    this.contractor = await aUser(this.one, { role: 'contractor' });
    this.rival = await aUser(this.one, { role: 'contractor' });
    this.projectId = newId();
    this.conversationId = newId();
    this.readers = [this.owner.id, this.contractor.id, this.rival.id];
    this.members = [];
  }

  hangUp(): void {
    this.open.forEach((socket) => socket.disconnect());
    this.open = [];
  }

  async close(): Promise<void> {
    await this.other.close();
    await this.one.close();
  }

  async addReader(): Promise<UserEntity> {
    const user = await aUser(this.one);
    this.readers.push(user.id);
    return user;
  }

  /** Connected, and past what the server says to everybody who connects. */
  async connect(process: TestApp, user: UserEntity, headers?: SignedInHeaders): Promise<Client> {
    const { Cookie } = headers ?? (await login(this.one, user));
    const socket = clientAt(process, { Cookie });
    this.open.push(socket);
    this.logs.set(socket, record(socket, this.one, this.other));
    socket.onAny((name: string) => this.said.add(name));
    await next(socket, 'unread-notifications');
    return socket;
  }

  async joined(process: TestApp, user: UserEntity): Promise<Client> {
    const socket = await this.connect(process, user);
    const { ok } = await socket.emitWithAck('join_project', this.projectId);
    if (!ok) throw new Error('The room is closed');
    return socket;
  }

  logOf(socket: Client): Log {
    const log = this.logs.get(socket);
    if (!log) throw new Error('Nobody listens there');
    return log;
  }

  /** A third process says that a contractor sits in the project's room. */
  async sitsElsewhere({ id }: UserEntity): Promise<void> {
    await this.one.asOwner(
      `INSERT INTO presence_lease VALUES ('${newId()}', '${id}', 'online', true, '{${this.projectId}}', now() + interval '1 hour')`,
    );
    await this.other.app.get(Broadcast).send(PRESENCE_NEWS, { userIds: [id] });
  }

  /** Everything that was said so far is on its way to every screen. */
  settled(): Promise<void> {
    return settled(this.one, this.other);
  }

  tell(process: TestApp, userId: string): Promise<void> {
    const params = { project: 'Roof', side: 'contractor' as const };
    const notice = { userId, type: 'bid_rejected' as const, params, actionUrl: '/projects/1' };
    return process.unitOfWork.run(() => process.app.get(Notifier, { strict: false }).tell([notice]));
  }

  emit(process: TestApp, name: Happening): Promise<void> {
    const event = {
      projectId: this.projectId,
      projectTitle: 'Roof',
      ownerId: this.owner.id,
      actorId: this.owner.id,
      bidId: newId(),
      contractorId: this.contractor.id,
    };
    return process.unitOfWork.run(() => process.app.get(EventBus).emit(name, event));
  }

  /** No process hears any other until it has connected again. */
  async cut(): Promise<void> {
    await this.one.unitOfWork.manager.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'closewright-api-broadcast'`,
    );
  }

  /** Time passes after somebody has left. */
  gone(process: TestApp, user: UserEntity): void {
    process.app.get(OwnPresence, { strict: false }).gone(user.id);
  }

  typingEndsAfter(ms: number): void {
    for (const { app } of [this.one, this.other]) app.get(Typing, { strict: false }).endsAfterMs = ms;
  }
}
