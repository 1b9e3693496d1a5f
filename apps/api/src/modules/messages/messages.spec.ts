import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MESSAGE_LIMITS } from '@cw/domain';
import { joinProject } from '../../testing/join-project.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aPerson, bidOn, post, type Person } from '../../testing/market.js';
import { aPhoto, PDF, storedFiles } from '../../testing/uploads.js';
import { aThread, clientAt, next, record, Talk, type Thread } from '../../testing/talk.js';
import { UnsentFilesSweep } from './unsent-files-sweep.js';

const REASON = 'It is an insult.';

let test: TestApp;
let beside: TestApp;
let talk: Talk;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  beside = await createTestApp({ beside: test });
  talk = new Talk(test);
  admin = await aPerson(test, 'admin', { totpSecret: 'sealed' });
});
afterAll(async () => {
  await beside.close();
  await test.close();
});

const bodies = (items: readonly { readonly body: string }[]): string[] => items.map(({ body }) => body);

describe('who writes to whom', () => {
  it('MSG-01 from the first bid on, in one thread, whoever opens it', async () => {
    const [owner, contractor] = [await aPerson(test), await aContractor(test)];
    const project = await post(test, owner);
    const { id: projectId } = project;
    const named = { contractorId: contractor.user.id };
    expect((await talk.open(owner, projectId, named)).body.code).toBe('conversation.no_bid');
    expect((await talk.open(contractor, projectId)).body.code).toBe('conversation.no_bid');
    await bidOn(test, contractor, project);
    expect((await talk.open(owner, projectId)).status).toBe(422);
    expect((await talk.open(contractor, projectId, { contractorId: owner.user.id })).status).toBe(422);

    const opened = await talk.open(owner, projectId, named);
    const again = await talk.open(contractor, projectId);

    expect([opened.status, again.status, again.body.id]).toEqual([201, 200, opened.body.id]);
    expect(again.body).toMatchObject({ side: 'contractor', closedReason: null, lastMessage: null, unread: 0 });
    expect(again.body.addressLine).toBe('New York, NY 10001');
    expect(opened.body.addressLine).toBe('12 Hidden Lane, New York, NY 10001');
  });

  it('MSG-01 lists a thread for the other side once something has been said in it', async () => {
    const { owner, contractor, id } = await aThread(talk);
    const listed = async (person: Person) => (await talk.get(person, 'conversations')).body.items.length;
    expect([await listed(contractor), await listed(owner)]).toEqual([1, 0]);
    await talk.say(contractor, id, 'When could I come?');
    expect(await listed(owner)).toBe(1);
  });

  it('MSG-01 agent and principal are one side; who only looks on reads along', async () => {
    const thread = await aThread(talk);
    const [agent, viewer] = [await aPerson(test, 'agent'), await aPerson(test, 'buyer')];
    await joinProject(test, thread.owner, { person: agent, projectId: thread.projectId, right: 'decide' });
    await joinProject(test, thread.owner, { person: viewer, projectId: thread.projectId, right: 'view' });

    await talk.say(thread.owner, thread.id, 'From the seller');
    await talk.say(agent, thread.id, 'From the agent');

    expect(await talk.attempt(viewer, thread.id)).toBe('access.denied');
    expect(await talk.reasonFor(viewer, thread.id)).toBe('viewer');
    for (const person of [thread.contractor, thread.owner, agent, viewer])
      expect((await talk.history(person, thread.id)).items).toMatchObject([
        { body: 'From the agent', side: 'client', authorId: agent.user.id },
        { body: 'From the seller', side: 'client', authorId: thread.owner.user.id },
      ]);
    const { members } = (await talk.get(viewer, `conversations/${thread.id}`)).body;
    expect(members.map(({ userId, right }: Record<string, string>) => [userId, right])).toEqual([
      [thread.owner.user.id, 'owner'],
      [agent.user.id, 'decide'],
      [viewer.user.id, 'view'],
      [thread.contractor.user.id, 'contractor'],
    ]);

    const { items } = (await talk.get(thread.owner, `projects/${thread.projectId}/parties`)).body;
    const party = items.find(({ email }: { email: string }) => email === agent.user.email);
    await test.http.delete(`/api/parties/${party.id}`).set(thread.owner.headers).expect(204);
    expect((await talk.get(agent, `conversations/${thread.id}`)).body.code).toBe('conversation.not_found');
    expect((await talk.get(agent, 'conversations')).body.items).toEqual([]);
  });

  it.each([
    ['withdrawn', 'bid_ended', (t: Thread) => talk.post(t.contractor, `bids/${t.bidId}/withdraw`)],
    ['rejected', 'bid_ended', (t: Thread) => talk.post(t.owner, `bids/${t.bidId}/reject`)],
    ['cancelled', 'ended', (t: Thread) => talk.post(t.owner, `projects/${t.projectId}/cancel`)],
  ] as const)('MSG-01 a bid or project that is %s closes the thread after a while (%s)', async (_end, reason, end) => {
    const thread = await aThread(talk);
    const people = [thread.owner, thread.contractor] as const;
    expect((await end(thread)).status).toBe(200);
    await talk.pass(MESSAGE_LIMITS.daysOpenAfterEnd - 1, ...people);
    expect([await talk.attempt(thread.owner, thread.id), await talk.attempt(thread.contractor, thread.id)]).toEqual([
      201, 201,
    ]);
    expect((await talk.open(thread.contractor, thread.projectId)).status).toBe(200);

    await talk.pass(1, ...people);

    for (const person of people) {
      expect(await talk.attempt(person, thread.id)).toBe('conversation.closed');
      expect((await talk.history(person, thread.id)).items).toHaveLength(2);
    }
    expect(['ended', 'bid_ended']).toContain(await talk.reasonFor(thread.owner, thread.id));
    if (reason === 'ended') expect(await talk.reasonFor(thread.owner, thread.id)).toBe('ended');
    test.clock.advance(-MESSAGE_LIMITS.daysOpenAfterEnd * DAY_MS);
  });

  it('MSG-01 sealed: a rival, a stranger and staff learn nothing, not even that there is a thread', async () => {
    const thread = await aThread(talk);
    const { id } = await talk.say(thread.contractor, thread.id, 'Between us');
    const rival = await aContractor(test);
    await bidOn(test, rival, thread.project);
    const upload = await talk.upload(thread.contractor, thread.id);
    const stranger = await aPerson(test);
    for (const person of [rival, stranger, admin]) {
      const calls = [
        talk.get(person, `conversations/${thread.id}`),
        talk.get(person, `conversations/${thread.id}/messages`),
        talk.get(person, `conversations/${thread.id}/record.pdf`),
        talk.get(person, `conversations/${thread.id}/record.json`),
        talk.send(person, thread.id, { body: 'Hello' }),
        talk.put(person, `conversations/${thread.id}/read`, { sequence: 1 }),
        talk.put(person, `conversations/${thread.id}/mute`, { muted: true }),
        talk.post(person, `messages/${id}/report`, { reason: REASON }),
        talk.get(person, `message-files/${upload.id}`),
      ];
      expect(await Promise.all(calls.map(async (call) => (await call).status))).toEqual(calls.map(() => 404));
      expect((await talk.get(person, `conversations?projectId=${thread.projectId}`)).body.items).toEqual([]);
      if (person !== rival) continue;
      for (const call of [
        talk.put(person, `users/${thread.contractor.user.id}/block`),
        talk.post(person, `users/${thread.contractor.user.id}/report`, { reason: REASON }),
      ])
        expect((await call).status).toBe(404);
    }
    const own = await talk.open(rival, thread.projectId);
    expect([own.status, own.body.id === thread.id]).toEqual([201, false]);
  });
});

describe('a thread', () => {
  let thread: Thread;
  beforeEach(async () => {
    test.clock.advance(60_000);
    thread = await aThread(talk);
  });

  it('MSG-01 takes what is sent fifty times at once for one message', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => talk.send(thread.owner, thread.id, { clientId, body: 'Once' })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.sequence}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await talk.history(thread.contractor, thread.id)).items).toHaveLength(1);
    expect((await talk.get(thread.contractor, 'conversations/unread-count')).body.count).toBe(1);
  });

  it('MSG-01 takes thirty messages a minute from one person, whatever the thread', async () => {
    const other = await aThread(talk, { owner: thread.owner });
    for (let sent = 0; sent < MESSAGE_LIMITS.perMinute; sent += 1)
      await talk.say(thread.owner, sent % 2 === 0 ? thread.id : other.id, `Message ${sent}`);

    const refused = await talk.send(thread.owner, thread.id, { body: 'One more' });

    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'request.too_many',
      '60',
    ]);
    expect(await talk.attempt(thread.contractor, thread.id)).toBe(201);
    test.clock.advance(60_000);
    expect(await talk.attempt(thread.owner, thread.id)).toBe(201);
  });

  it('MSG-01 takes words, or a quick reply of the own side, or files, and nothing else', async () => {
    const faults = async (person: Person, fields: object) => {
      const { status, body } = await talk.send(person, thread.id, fields);
      return status === 201 ? [] : body.errors.map(({ path }: { path: string }) => path);
    };
    const arriving = { id: 'arriving', values: { day: '2026-12-01', time: '09:30' } };
    expect(await faults(thread.owner, {})).toEqual(['body']);
    expect(await faults(thread.owner, { body: '   ' })).toEqual(['body']);
    expect(await faults(thread.owner, { body: 'x'.repeat(MESSAGE_LIMITS.bodyMax + 1) })).toEqual(['body']);
    expect(await faults(thread.owner, { reply: arriving })).toEqual(['reply.id']);
    expect(await faults(thread.contractor, { reply: arriving, body: 'Both' })).toEqual(['reply']);
    expect(await faults(thread.contractor, { reply: { id: 'arriving', values: { day: 'soon' } } })).toEqual([
      'reply.values.day',
      'reply.values.time',
    ]);
    expect(await faults(thread.contractor, { fileIds: [randomUUID()] })).toEqual(['fileIds']);
    expect(await faults(thread.contractor, { reply: arriving })).toEqual([]);
    expect((await talk.history(thread.owner, thread.id)).items).toMatchObject([{ body: '', reply: arriving }]);
  });

  it('MSG-01 keeps files as they are checked, for those who read the message', async () => {
    const photo = await talk.upload(thread.contractor, thread.id, { content: await aPhoto(), name: 'eave.jpg' });
    const paper = await talk.upload(thread.contractor, thread.id, { content: PDF, name: 'quote.pdf' });
    expect((await talk.get(thread.owner, `message-files/${photo.id}`)).status).toBe(404);
    expect(
      (await talk.sendFile(thread.contractor, thread.id, { content: Buffer.from('MZ'), name: 'tool.exe' })).body.code,
    ).toBe('file.type');

    const sent = await talk.send(thread.contractor, thread.id, { fileIds: [paper.id, photo.id] });

    expect(sent.body.files.map(({ name }: { name: string }) => name)).toEqual(['quote.pdf', 'eave.jpg']);
    const seen = await talk.get(thread.owner, `message-files/${photo.id}`).expect(200);
    expect([seen.headers['content-type'], Buffer.from(seen.body).includes('SecretCam')]).toEqual(['image/jpeg', false]);
    expect((await talk.get(thread.owner, `message-files/${photo.id}?size=thumbnail`)).status).toBe(200);
    const again = await talk.send(thread.contractor, thread.id, { fileIds: [photo.id] });
    expect([again.status, again.body.errors[0].path]).toEqual([422, 'fileIds']);

    await talk.upload(thread.owner, thread.id, { content: PDF, name: 'never-sent.pdf' });
    test.clock.advance((MESSAGE_LIMITS.unsentFileHours + 1) * HOUR_MS);
    const before = (await storedFiles(test, 'files/messages')).length;
    await test.app.get(UnsentFilesSweep, { strict: false }).sweep();
    await test.jobs.drain();
    // The sealed spec's upload was never sent either.
    expect((await storedFiles(test, 'files/messages')).length).toBeLessThan(before);
    await talk.pass(0, thread.owner);
    expect((await talk.get(thread.owner, `message-files/${photo.id}`)).status).toBe(200);
  });

  it('MSG-01 is read from anywhere in both directions while messages arrive', async () => {
    for (let n = 1; n <= 7; n += 1) await talk.say(thread.contractor, thread.id, `m${n}`);
    const newest = await talk.history(thread.owner, thread.id, '?limit=3');
    expect([bodies(newest.items), newest.previousCursor]).toEqual([['m7', 'm6', 'm5'], null]);
    await talk.say(thread.contractor, thread.id, 'm8');
    const older = await talk.history(thread.owner, thread.id, `?limit=3&cursor=${newest.nextCursor}`);
    expect(bodies(older.items)).toEqual(['m4', 'm3', 'm2']);
    const back = await talk.history(thread.owner, thread.id, `?limit=3&cursor=${older.previousCursor}`);
    expect(bodies(back.items)).toEqual(['m7', 'm6', 'm5']);
    const oldest = await talk.history(thread.owner, thread.id, `?limit=3&cursor=${older.nextCursor}`);
    expect([bodies(oldest.items), oldest.nextCursor]).toEqual([['m1'], null]);
    const around = await talk.history(thread.owner, thread.id, '?limit=4&around=4');
    expect(bodies(around.items)).toEqual(['m6', 'm5', 'm4', 'm3']);
    const missed = await talk.history(thread.owner, thread.id, '?limit=2&sinceSequence=5');
    expect(bodies(missed.items)).toEqual(['m7', 'm6']);
    const rest = await talk.history(thread.owner, thread.id, `?limit=2&cursor=${missed.previousCursor}`);
    expect([bodies(rest.items), rest.previousCursor]).toEqual([['m8'], null]);
    expect((await talk.history(thread.owner, thread.id, '?sinceSequence=8')).items).toEqual([]);
    const other = await aThread(talk);
    const foreign = await talk.get(other.owner, `conversations/${other.id}/messages?cursor=${newest.nextCursor}`);
    expect(foreign.status).toBe(422);
  });

  it('MSG-01 is searched by the beginnings of words, in both languages', async () => {
    for (const body of ['The north eave is painted', 'La pintura está seca', 'Niño jugando', 'North again'])
      await talk.say(thread.contractor, thread.id, body);
    const found = async (q: string) =>
      bodies((await talk.history(thread.owner, thread.id, `?q=${encodeURIComponent(q)}`)).items);
    expect(await found('nort')).toEqual(['North again', 'The north eave is painted']);
    expect(await found('paint north')).toEqual(['The north eave is painted']);
    expect(await found('esta')).toEqual(['La pintura está seca']);
    expect(await found('nino')).toEqual(['Niño jugando']);
    expect(await found('NIÑO está')).toEqual([]);
    expect(await found('NIÑO')).toEqual(['Niño jugando']);
    expect(await found("!!! ' & |")).toEqual([]);
  });

  it('MSG-01 is read forward only; what is unread is counted for each reader', async () => {
    for (const body of ['one', 'two', 'three']) await talk.say(thread.contractor, thread.id, body);
    await talk.say(thread.owner, thread.id, 'four');
    const unread = async (person: Person) => (await talk.get(person, 'conversations/unread-count')).body;
    const revision = (await unread(thread.owner)).revision;
    expect((await unread(thread.owner)).count).toBe(3);

    for (const sequence of [2, 1, 0]) await talk.put(thread.owner, `conversations/${thread.id}/read`, { sequence });

    const seen = (await talk.get(thread.contractor, `conversations/${thread.id}`)).body;
    expect(seen.members[0].readSequence).toBe(2);
    expect(await unread(thread.owner)).toEqual({ count: 1, revision: revision + 1 });
    await talk.put(thread.owner, `conversations/${thread.id}/read`, { sequence: 99 });
    expect((await talk.get(thread.owner, 'conversations?unread=true')).body.items).toEqual([]);
    const [row] = (await talk.get(thread.owner, 'conversations?q=repairs')).body.items;
    expect(row).toMatchObject({ unread: 0, readSequence: 4, lastMessage: { body: 'four' } });
  });

  it('MSG-01 lists newest first, by page, by project and by name', async () => {
    const second = await aThread(talk, {
      owner: thread.owner,
      contractor: await aContractor(test, { user: { company: 'Ñandú Painting' } }),
    });
    await talk.say(second.contractor, second.id, 'Older');
    test.clock.advance(1000);
    await talk.say(thread.contractor, thread.id, 'Newest');
    const ids = async (query: string) =>
      (await talk.get(thread.owner, `conversations${query}`)).body.items.map(({ id }: { id: string }) => id);
    expect(await ids('')).toEqual([thread.id, second.id]);
    expect(await ids(`?projectId=${second.projectId}`)).toEqual([second.id]);
    expect(await ids('?q=nandu')).toEqual([second.id]);
    expect(await ids('?q=100%25')).toEqual([]);
    const first = (await talk.get(thread.owner, 'conversations?limit=1')).body;
    expect(await ids(`?limit=1&cursor=${first.nextCursor}`)).toEqual([second.id]);
  });

  it('MSG-01 tells the screens of its members, in every process, and nobody else', async () => {
    const rival = await aContractor(test);
    await bidOn(test, rival, thread.project);
    const sockets = [
      clientAt(test, thread.owner.headers),
      clientAt(beside, thread.contractor.headers),
      clientAt(beside, rival.headers),
    ] as const;
    await Promise.all(sockets.map((socket) => next(socket, 'connect' as never)));
    const [atOwner, atContractor, atRival] = sockets.map((socket) => record(socket, test, beside));

    const { id } = await talk.say(thread.contractor, thread.id, 'Live');
    for (const screen of [atOwner, atContractor]) await screen?.settle();
    await talk.put(thread.owner, `conversations/${thread.id}/read`, { sequence: 1 });
    for (const screen of [atOwner, atContractor, atRival]) await screen?.settle();

    const said = { projectId: thread.projectId, message: expect.objectContaining({ id, body: 'Live', sequence: 1 }) };
    const read = { conversationId: thread.id, userId: thread.owner.user.id, sequence: 1 };
    expect(atOwner?.of('new_message')).toEqual([said]);
    expect(atContractor?.of('new_message')).toEqual([said]);
    expect(atContractor?.of('message_read')).toEqual([read]);
    expect(atOwner?.of('unread_messages')).toEqual([
      { count: 1, revision: 1 },
      { count: 0, revision: 2 },
    ]);
    expect(atRival?.heard.filter(([name]) => /message/.test(name))).toEqual([]);
    sockets.forEach((socket) => socket.close());
  });
});
