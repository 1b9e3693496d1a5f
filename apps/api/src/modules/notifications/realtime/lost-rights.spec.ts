import { createTestApp, type TestApp } from '../../../testing/index.js';
import { joinProject } from '../../../testing/join-project.js';
import { aContractor, aPerson, type Person } from '../../../testing/market.js';
import { aThread, award, Talk, type Thread } from '../../../testing/talk.js';
import { type Client, clientAt, next, record } from './testing/live-clients.js';

let test: TestApp;
let beside: TestApp;
let talk: Talk;
let open: Client[] = [];
beforeAll(async () => {
  test = await createTestApp();
  beside = await createTestApp({ beside: test });
  talk = new Talk(test);
});
afterEach(() => {
  open.forEach((socket) => socket.disconnect());
  open = [];
});
afterAll(async () => {
  await beside.close();
  await test.close();
});

/** A screen at the other process than the one where things happen. */
async function look(
  { headers }: Person,
  projectId: string,
): Promise<Client & { readonly log: ReturnType<typeof record> }> {
  const socket = clientAt(beside, { Cookie: headers.Cookie });
  open.push(socket);
  const log = record(socket, test, beside);
  await next(socket, 'unread-notifications');
  await socket.emitWithAck('join_project', projectId);
  return Object.assign(socket, { log });
}

interface Losing {
  readonly thread: Thread;
  readonly who: Person;
}
type Ending = readonly [
  name: string,
  who: (thread: Thread) => Promise<Person>,
  end: (losing: Losing) => Promise<unknown>,
];

const party = (right: 'view' | 'decide') => async (thread: Thread) => {
  const person = await aPerson(test, 'agent');
  await joinProject(test, thread.owner, { person, projectId: thread.projectId, right });
  return person;
};
const rival = () => aContractor(test);
const remove = async ({ thread, who }: Losing): Promise<void> => {
  const { items } = (await talk.get(thread.owner, `projects/${thread.projectId}/parties`)).body;
  const { id } = items.find(({ email }: { email: string }) => email === who.user.email);
  await test.http.delete(`/api/parties/${id}`).set(thread.owner.headers).expect(204);
};

const ENDINGS: readonly Ending[] = [
  ['an agent is removed', party('decide'), remove],
  ['somebody who looks on is removed', party('view'), remove],
  ['the project is awarded to another contractor', rival, ({ thread }) => award(talk, thread)],
  [
    'the project is cancelled',
    rival,
    ({ thread }) => talk.post(thread.owner, `projects/${thread.projectId}/cancel`).expect(200),
  ],
];

describe('whose right to a project has ended', () => {
  it.each(ENDINGS)(
    'RT-02 ROLE-06 leaves its room and hears nothing more in any process: %s',
    async (_name, whoOf, end) => {
      const thread = await aThread(talk);
      const who = await whoOf(thread);
      const socket = await look(who, thread.projectId);
      const stays = await look(thread.contractor, thread.projectId);
      await socket.log.settle();
      const typing = { projectId: thread.projectId };
      expect(await socket.emitWithAck('typing_start', typing)).toEqual({ ok: true });

      await end({ thread, who });
      await socket.log.settle();
      socket.log.forget();
      stays.log.forget();
      await talk.say(thread.contractor, thread.id, 'Between us');
      await stays.emitWithAck('typing_start', typing);
      await stays.emitWithAck('typing_start', { ...typing, messageType: thread.id });
      await stays.emitWithAck('user_status', 'busy');
      await socket.log.settle();

      expect(socket.log.heard).toEqual([]);
      for (const messageType of ['project', thread.id])
        expect(await socket.emitWithAck('typing_start', { ...typing, messageType })).toMatchObject({ ok: false });
      expect(await socket.emitWithAck('join_project', thread.projectId)).toMatchObject({ ok: false });
    },
  );

  const STOPPED: readonly Ending[] = [
    ['who looks on', party('view'), () => Promise.resolve()],
    [
      'who is blocked',
      (thread) => Promise.resolve(thread.contractor),
      ({ thread, who }) => talk.put(thread.owner, `users/${who.user.id}/block`).expect(204),
    ],
    [
      'who has blocked',
      (thread) => Promise.resolve(thread.contractor),
      ({ thread, who }) => talk.put(who, `users/${thread.owner.user.id}/block`).expect(204),
    ],
  ];

  it.each(STOPPED)('RT-02 MSG-02 nobody hears that somebody types who may not write: %s', async (_name, whoOf, end) => {
    const thread = await aThread(talk);
    const who = await whoOf(thread);
    const socket = await look(who, thread.projectId);
    const heard = await look(thread.owner, thread.projectId);
    const typing = { projectId: thread.projectId, messageType: thread.id };

    await end({ thread, who });
    await heard.log.settle();
    heard.log.forget();
    const said = await socket.emitWithAck('typing_start', typing);
    await heard.log.settle();

    expect(said).toMatchObject({ ok: false });
    expect(heard.log.of('user_typing')).toEqual([]);
  });

  it('RT-02 who is suspended is cut off in every process', async () => {
    const thread = await aThread(talk);
    const admin = await aPerson(test, 'admin', { totpSecret: 'sealed' });
    const socket = await look(thread.contractor, thread.projectId);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));

    await talk.post(admin, `admin/users/${thread.contractor.user.id}/suspend`, { reason: 'Fraud.' });

    expect(await closed).toBe('io server disconnect');
  });
});
