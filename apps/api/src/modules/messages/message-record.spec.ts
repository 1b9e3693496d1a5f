import { STAFF_READING_MS } from '@cw/domain';
import { createTestApp, login, type TestApp } from '../../testing/index.js';
import { aPerson, type Person } from '../../testing/market.js';
import { pdfText } from '../../testing/pdf-text.js';
import { aThread, award, Talk, type Thread } from '../../testing/talk.js';

const REASON = 'It is an insult.';

let test: TestApp;
let talk: Talk;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  talk = new Talk(test);
  admin = await aPerson(test, 'admin', { totpSecret: 'sealed' });
});
afterAll(() => test.close());

const bodies = (items: readonly { readonly body: string }[]): string[] => items.map(({ body }) => body);

describe('what should not be said', () => {
  let thread: Thread;
  beforeEach(async () => {
    test.clock.advance(60_000);
    thread = await aThread(talk);
  });
  const block = (person: Person, other: Person) => talk.put(person, `users/${other.user.id}/block`);

  it('MSG-02 a block stops the words of both before the award, and only mutes after it', async () => {
    await block(thread.owner, thread.contractor).expect(204);
    for (const person of [thread.owner, thread.contractor]) {
      expect(await talk.attempt(person, thread.id)).toBe('conversation.blocked');
      expect(await talk.reasonFor(person, thread.id)).toBe('blocked');
    }
    await test.http.delete(`/api/users/${thread.contractor.user.id}/block`).set(thread.owner.headers).expect(204);
    expect(await talk.attempt(thread.contractor, thread.id)).toBe(201);

    await block(thread.contractor, thread.owner).expect(204);
    expect(await talk.attempt(thread.owner, thread.id)).toBe('conversation.blocked');
    await award(talk, thread);
    expect(await talk.attempt(thread.owner, thread.id)).toBe(201);
    expect((await talk.history(thread.contractor, thread.id)).items).toHaveLength(2);
    const { members } = (await talk.get(thread.contractor, `conversations/${thread.id}`)).body;
    expect(members.map(({ isBlocked }: { isBlocked: boolean }) => isBlocked)).toEqual([true, false]);
    expect((await block(thread.owner, thread.owner)).status).toBe(404);
  });

  it('MSG-02 a reported message is hidden from all but its author and staff, and keeps its place', async () => {
    const { id } = await talk.say(thread.contractor, thread.id, 'Shameful words');
    await talk.say(thread.owner, thread.id, 'Please stop');
    expect((await talk.post(thread.contractor, `messages/${id}/report`, { reason: REASON })).status).toBe(403);
    expect((await talk.get(admin, `conversations/${thread.id}/messages`)).status).toBe(404);
    await talk.post(thread.owner, `messages/${id}/report`, { reason: REASON }).expect(204);
    await talk.post(thread.owner, `messages/${id}/report`, { reason: REASON }).expect(204);

    expect(bodies((await talk.history(admin, thread.id)).items)).toEqual(['Please stop', 'Shameful words']);
    expect((await talk.send(admin, thread.id, { body: 'Staff' })).status).toBe(403);
    expect((await talk.get(admin, 'admin/audit?action=conversation.read')).text).toContain(thread.id);
    const cases = (await talk.get(admin, 'admin/reports?limit=50')).body.items;
    const [reported] = cases.filter(({ body }: { body: string }) => body === 'Shameful words');
    expect(reported).toMatchObject({
      kind: 'message',
      authorId: thread.contractor.user.id,
      projectId: thread.projectId,
    });
    await talk.post(admin, `admin/reports/${reported.id}/hide`, { reason: REASON }).expect(200);

    expect((await talk.history(thread.owner, thread.id)).items).toMatchObject([
      { sequence: 2 },
      { sequence: 1, body: '', state: 'hidden' },
    ]);
    expect((await talk.history(thread.owner, thread.id, '?q=shameful')).items).toEqual([]);
    expect((await talk.history(thread.contractor, thread.id)).items[1]).toMatchObject({
      body: 'Shameful words',
      state: 'hidden',
    });
    expect((await talk.get(thread.owner, `conversations/${thread.id}/record.json`)).body).toMatchObject({
      faults: [],
      messages: [{ body: null, salt: null, state: 'hidden' }, { body: 'Please stop' }],
    });
    await talk.post(admin, `admin/reports/${reported.id}/show`, { reason: REASON }).expect(200);
    expect((await talk.history(thread.owner, thread.id)).items[1].body).toBe('Shameful words');
    expect((await talk.get(admin, `conversations/${thread.id}`)).status).toBe(404);
  });

  it('MSG-02 a reported person can be kept from writing to anybody', async () => {
    const person = thread.contractor.user.id;
    await talk.post(thread.owner, `users/${person}/report`, { reason: REASON }).expect(204);
    const cases = (await talk.get(admin, 'admin/reports?limit=50')).body.items;
    const [reported] = cases.filter(
      ({ kind, authorId }: Record<string, string>) => kind === 'person' && authorId === person,
    );
    await talk.post(admin, `admin/reports/${reported.id}/hide`, { reason: REASON }).expect(200);
    expect(await talk.attempt(thread.contractor, thread.id)).toBe('conversation.silenced');
    expect([await talk.reasonFor(thread.contractor, thread.id), await talk.reasonFor(thread.owner, thread.id)]).toEqual(
      ['silenced', null],
    );
    await talk.post(admin, `admin/reports/${reported.id}/show`, { reason: REASON }).expect(200);
    expect(await talk.attempt(thread.contractor, thread.id)).toBe(201);
  });
});

describe('the record of a thread', () => {
  let thread: Thread;
  beforeEach(async () => {
    test.clock.advance(60_000);
    thread = await aThread(talk);
    await talk.say(thread.owner, thread.id, 'Is the eave dry?');
    await talk.send(thread.contractor, thread.id, { reply: { id: 'work_done_by', values: { day: '2026-12-01' } } });
    await talk.say(thread.contractor, thread.id, 'It is dry');
  });
  const faults = async () =>
    (await talk.get(thread.owner, `conversations/${thread.id}/record.json`).expect(200)).body.faults;
  const asOwner = (statement: string) =>
    test.asOwner(
      `SET session_replication_role = replica`,
      `${statement} RETURNING 1`,
      `SET session_replication_role = DEFAULT`,
    );
  const here = () => `conversation_id = '${thread.id}'`;

  it('MSG-01 is refused by the database itself when somebody changes or deletes a message', async () => {
    const statements = [
      `UPDATE message SET side = 'client' WHERE ${here()}`,
      `DELETE FROM message WHERE ${here()}`,
      `UPDATE message_body SET body = 'No' WHERE message_id IN (SELECT id FROM message WHERE ${here()})`,
      `DELETE FROM message_body WHERE message_id IN (SELECT id FROM message WHERE ${here()})`,
      `TRUNCATE message CASCADE`,
    ];
    for (const statement of statements) await expect(test.asOwner(statement)).rejects.toThrow('append-only');
  });

  it.each([
    ['words', `UPDATE message_body SET body = 'Is the eave wet?' WHERE body = 'Is the eave dry?' AND message_id IN`, 1],
    ['an instant', `UPDATE message SET sent_at = sent_at + interval '1 millisecond' WHERE sequence = 2 AND id IN`, 2],
    [
      'a quick reply',
      `UPDATE message SET reply = jsonb_set(reply, '{values,day}', '"2026-12-02"') WHERE reply IS NOT NULL AND id IN`,
      2,
    ],
    [
      'an author',
      `UPDATE message SET author_id = (SELECT owner_id FROM project LIMIT 1) WHERE sequence = 3 AND id IN`,
      3,
    ],
  ])(
    'MSG-01 shows when one byte of %s is changed behind the back of the product',
    async (_what, statement, sequence) => {
      expect(await faults()).toEqual([]);
      await asOwner(`${statement} (SELECT id FROM message WHERE ${here()})`);
      expect((await faults())[0]).toContain(`message ${sequence}`);
      expect(pdfText((await talk.get(thread.owner, `conversations/${thread.id}/record.pdf`)).body)).toContain(
        'Not as it was sent',
      );
    },
  );

  it('MSG-01 is read as PDF in the own language, and as JSON in parts', async () => {
    const english = await talk.get(thread.owner, `conversations/${thread.id}/record.pdf`).set('Accept-Language', 'en');
    const words = pdfText(english.body).replaceAll(/\s+/g, ' ');
    for (const part of [
      'Every message is as it was sent.',
      'Is the eave dry?',
      'December 1, 2026',
      'It is dry',
      '12 Hidden Lane',
      'Prepared on',
      'Times are in Eastern Time.',
    ])
      expect(words).toContain(part);
    expect(words).toMatch(/1\. .+, client side, \w{3}, \w{3} \d+, 2026, \d+:\d\d [AP]M/);
    const spanish = await talk
      .get(thread.contractor, `conversations/${thread.id}/record.pdf`)
      .set('Accept-Language', 'es');
    expect(pdfText(spanish.body).replaceAll(/\s+/g, ' ')).toContain('1 de diciembre de 2026');
    const part = (await talk.get(thread.contractor, `conversations/${thread.id}/record.json?sinceSequence=2`)).body;
    expect(part).toMatchObject({ lastSequence: 3, faults: [], messages: [{ sequence: 3, body: 'It is dry' }] });
    expect(part.messages[0].hash).toBe(part.lastHash);
  });

  it('MSG-01 staff read it while the two sides disagree, and each reading is noted once, by its project and both sides', async () => {
    await award(talk, thread);
    expect((await talk.get(admin, `conversations/${thread.id}/record.pdf`)).status).toBe(404);
    await talk.post(thread.contractor, `projects/${thread.projectId}/start`).expect(200);
    await talk.post(thread.owner, `projects/${thread.projectId}/dispute`, { reason: REASON }).expect(200);
    const entries = async () =>
      (
        await test.asOwner(
          `SELECT id FROM audit_entry WHERE action = 'conversation.read' AND after ->> 'conversation' = '${thread.id}'`,
        )
      ).length;

    const listed = (await talk.get(admin, `conversations?projectId=${thread.projectId}`)).body.items;
    expect(listed).toMatchObject([{ id: thread.id, side: 'staff', closedReason: 'staff', unread: 0 }]);
    await Promise.all(
      [0, 1].map((since) => talk.get(admin, `conversations/${thread.id}/record.json?sinceSequence=${since}`)),
    );
    expect((await talk.get(admin, `conversations/${thread.id}/record.pdf`)).status).toBe(200);
    expect(await entries()).toBe(1);
    const [entry] = (await talk.get(admin, 'admin/audit?action=conversation.read')).body.items;
    const { body: project } = await talk.get(thread.owner, `projects/${thread.projectId}`);
    expect(entry).toMatchObject({
      subjectName: expect.stringContaining(thread.contractor.user.firstName),
      project: {
        id: thread.projectId,
        title: project.title,
        addressLine: '12 Hidden Lane, New York, NY 10001',
        clientName: expect.stringContaining(thread.owner.user.firstName),
      },
    });
    test.clock.advance(STAFF_READING_MS);
    const later = { ...admin, headers: await login(test, admin.user) };
    await talk.get(later, `conversations/${thread.id}/record.json`).expect(200);
    expect(await entries()).toBe(2);
    expect((await talk.put(later, `conversations/${thread.id}/read`, { sequence: 1 })).status).toBe(403);
  });

  it('AUTH-08 an erasure takes the words and the files, and the chain still checks', async () => {
    const file = await talk.upload(thread.contractor, thread.id);
    await talk.send(thread.contractor, thread.id, { body: 'With a file', fileIds: [file.id] });
    const keep = (await talk.get(thread.owner, `conversations/${thread.id}/record.json`)).body.lastHash;
    await talk.post(thread.contractor, `bids/${thread.bidId}/withdraw`).expect(200);
    const gone = await test.http.delete(`/api/users/${thread.contractor.user.id}`).set(thread.contractor.headers);
    expect(gone.status).toBe(204);

    const after = (await talk.get(thread.owner, `conversations/${thread.id}/record.json`)).body;

    expect([after.faults, after.lastHash]).toEqual([[], keep]);
    expect(after.messages).toMatchObject([
      { body: 'Is the eave dry?' },
      { body: null, state: 'erased' },
      { body: null, state: 'erased', salt: null },
      { body: null, state: 'erased', files: [{ id: file.id, name: null }] },
    ]);
    expect(await talk.attempt(thread.owner, thread.id)).toBe('conversation.closed');
    expect(await talk.reasonFor(thread.owner, thread.id)).toBe('account_ended');
    expect((await talk.get(thread.owner, `message-files/${file.id}`)).status).toBe(404);
  });
});
