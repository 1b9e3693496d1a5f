import { HOUR_MS } from '@cw/domain';
import { createMailTest, type MailTest } from '../../testing/index.js';
import { HOSTILE_NAMES, linksFoundIn, TURNED } from '../../testing/hostile-names.js';
import { aFinishedJob, handIn } from '../../testing/finished-job.js';
import { aContractor, aJob, aPerson, bidOn, conditionInput, post, type Person } from '../../testing/market.js';
import { ProjectEntity } from '../projects/index.js';

let test: MailTest;
beforeAll(async () => {
  test = await createMailTest();
});
afterAll(() => test.close());

async function linkOf(person: Person): Promise<string> {
  const { body, status } = await test.http.post('/api/calendar').set(person.headers).send({});
  expect(status).toBe(201);
  return new URL(body.url).pathname;
}

async function feedOf(person: Person): Promise<string> {
  const { text, status } = await test.http.get(await linkOf(person));
  expect(status).toBe(200);
  return text.replaceAll('\r\n ', '');
}
/** The lines of the entry of one kind about one project. */
function entryOf(feed: string, kind: string, { id }: { readonly id: string }): string[] {
  const entries = feed.split('BEGIN:VEVENT').map((entry) => entry.split(/\r?\n/));
  return entries.find((lines) => lines.includes(`UID:${kind}-${id}@closewright`)) ?? [];
}
const valueIn = (entry: readonly string[], property: string): string | undefined =>
  entry.find((line) => line.startsWith(`${property}:`))?.slice(property.length + 1);
const summaries = (feed: string): string[] =>
  [...feed.matchAll(/^SUMMARY:(.*?)\r?$/gm)].map(([, text]) => text ?? '').sort();

describe('the calendar feed', () => {
  it('tells a client of closings and of the promise of a first bid, until there is one', async () => {
    const client = await aPerson(test, 'agent');
    const project = await post(test, client, { title: 'Maple Lane', closingDate: '2026-12-18' });
    const before = await feedOf(client);

    await bidOn(test, await aContractor(test), project);

    expect(summaries(before)).toEqual([
      '12 Hidden Lane: closing (Maple Lane)',
      '12 Hidden Lane: first bid promised by now (Maple Lane)',
    ]);
    expect(before).toContain('DTSTART;VALUE=DATE:20261218');
    expect(before).toContain('DTSTART:20261121T');
    expect(summaries(await feedOf(client))).toEqual(['12 Hidden Lane: closing (Maple Lane)']);
  });

  it.each(HOSTILE_NAMES)('names projects on one line, without a link: %j', async (name) => {
    const client = await aPerson(test, 'agent');
    const project = await post(test, client, { closingDate: '2026-12-18' });
    await test.unitOfWork
      .repository(ProjectEntity)
      .update({ id: project.id }, { title: name.toWellFormed(), city: 'evil.com' });

    const feed = await feedOf(client);
    const lines = feed.split(/\r?\n/).filter((line) => !/^(?:URL|UID|SOURCE)/.test(line));

    expect(lines.flatMap(linksFoundIn)).toEqual([]);
    expect(lines.filter((line) => /^Bcc/.test(line) || TURNED.test(line) || line.includes('\\n'))).toEqual([]);
    expect(summaries(feed)).toHaveLength(2);
  });

  it('PROJ-10 tells whom the owner invited of the closing', async () => {
    const owner = await aPerson(test, 'agent');
    const { id } = await post(test, owner, { title: 'Elm Court', closingDate: '2026-12-20' });
    const seller = await aPerson(test, 'seller');
    const invitation = { email: seller.user.email, role: 'seller', right: 'view' };
    await test.http.post(`/api/projects/${id}/parties`).set(owner.headers).send(invitation).expect(201);
    expect(summaries(await feedOf(seller))).toEqual([]);

    await test.jobs.drain();
    const token = test.inbox.linkSecret(seller.user.email);
    await test.http.post('/api/parties/accept').set(seller.headers).send({ token }).expect(200);

    const { firstName, lastName } = owner.user;
    const named = `12 Hidden Lane: closing (${firstName} ${lastName} · Elm Court)`;
    expect(summaries(await feedOf(seller))).toEqual([named]);
  });

  it('tells a contractor of its jobs and of pending bids, in the language of the account', async () => {
    const job = await aJob(test, { project: { title: 'Olmo 5' }, bid: { fields: { startDate: '2026-12-01' } } });
    await test.http
      .patch(`/api/users/${job.contractor.user.id}`)
      .set(job.contractor.headers)
      .send({ locale: 'es', timeZone: 'America/Chicago' })
      .expect(200);
    await post(test, await aPerson(test), { title: 'Somebody else’s' });

    const { firstName, lastName } = job.owner.user;
    const client = `${firstName} ${lastName}`;
    const feed = await feedOf(job.contractor);

    expect(summaries(feed)).toEqual([
      `12 Hidden Lane: cierre (${client} · Olmo 5)`,
      `12 Hidden Lane: empieza la obra (${client} · Olmo 5)`,
    ]);
    expect(feed).toContain('X-WR-TIMEZONE:America/Chicago');
    expect(feed).toContain('LOCATION:12 Hidden Lane\\, New York\\, NY 10001');
    expect(feed).not.toContain('Somebody else’s');
  });

  it('ROLE-06 tells whoever only bids the place, and neither street nor client', async () => {
    const client = await aPerson(test, 'agent', { firstName: 'Dana', lastName: 'Reyes' });
    const bidder = await aContractor(test);
    await bidOn(test, bidder, await post(test, client, { title: 'Oak Deck' }));

    const feed = await feedOf(bidder);

    expect(summaries(feed)).toEqual(['New York\\, NY: closing (Oak Deck)']);
    expect(feed).toContain('LOCATION:New York\\, NY 10001');
    expect(feed).not.toMatch(/Hidden Lane|Dana|Reyes/);
  });

  it('PROJ-04 puts the end of a review on the last day on which the client can decide', async () => {
    const project = { title: 'Birch Row', closingDate: '2026-12-02', conditions: [conditionInput()] };
    const job = await aJob(test, { project });
    await test.http.post(`/api/projects/${job.project.id}/start`).set(job.contractor.headers).send({}).expect(200);
    await handIn(test, job);

    const feed = await feedOf(job.owner);

    expect(summaries(feed)).toEqual(['12 Hidden Lane: closing (Birch Row)', '12 Hidden Lane: review ends (Birch Row)']);
    expect(feed).toContain('DTSTART;VALUE=DATE:20261127');
  });

  it('keeps the closing of a house whose work is approved, until its day has passed there', async () => {
    const job = await aFinishedJob(test, { project: { title: 'Cedar Way', closingDate: '2026-12-02' } });
    const { id } = job.project;
    const link = await linkOf(job.contractor);
    const own = await feedOf(job.owner);

    expect(summaries(own)).toEqual(['12 Hidden Lane: closing (Cedar Way)']);
    expect(valueIn(entryOf(own, 'closing', { id }), 'LOCATION')).toBe('12 Hidden Lane\\, New York\\, NY 10001');
    const then = test.clock.now();
    test.clock.set(new Date('2026-12-03T04:59:00Z'));
    expect((await test.http.get(link)).text).toContain(`UID:closing-${id}`);
    test.clock.set(new Date('2026-12-03T05:00:00Z'));
    expect((await test.http.get(link)).text).not.toContain(id);
    test.clock.set(then);
  });

  it('ends a day with the next one, and an hour with its limit', async () => {
    const client = await aPerson(test, 'agent');
    const project = await post(test, client, { closingDate: '2026-12-31' });

    const feed = await feedOf(client);

    expect(entryOf(feed, 'closing', project)).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']),
    );
    const promise = entryOf(feed, 'promise', project);
    const [start, end] = [valueIn(promise, 'DTSTART') ?? '', valueIn(promise, 'DTEND') ?? ''];
    expect(end).toMatch(/^20261121T\d{6}Z$/);
    expect(start < end).toBe(true);
  });

  it('shows whoever is at the closing as busy on its day, and whoever only bids or is only reminded as free', async () => {
    const client = await aPerson(test, 'agent');
    const bidder = await aContractor(test);
    const project = await post(test, client, { closingDate: '2026-12-18' });
    const promised = entryOf(await feedOf(client), 'promise', project);
    await bidOn(test, bidder, project);

    const busy = [await feedOf(client), await feedOf(bidder)].map((feed) => entryOf(feed, 'closing', project));

    expect([promised, ...busy].map((entry) => valueIn(entry, 'TRANSP'))).toEqual([
      'TRANSPARENT',
      'OPAQUE',
      'TRANSPARENT',
    ]);
    expect([promised, ...busy].map((entry) => valueIn(entry, 'X-MICROSOFT-CDO-BUSYSTATUS'))).toEqual([
      'FREE',
      'BUSY',
      'FREE',
    ]);
  });

  it('moves a closing whose day was changed: the same entry with a higher number and its own instant', async () => {
    const client = await aPerson(test, 'agent');
    const project = await post(test, client, { closingDate: '2026-12-18' });
    const link = await linkOf(client);
    const read = async (): Promise<string[]> => entryOf((await test.http.get(link)).text, 'closing', project);
    const before = await read();
    test.clock.advance(HOUR_MS);

    const edit = test.http
      .patch(`/api/projects/${project.id}`)
      .set({ ...client.headers, 'If-Match': `"${project.version}"` });
    await edit.send({ closingDate: '2026-12-22' }).expect(200);
    const after = await read();

    expect(after).toContain('DTSTART;VALUE=DATE:20261222');
    expect(Number(valueIn(after, 'SEQUENCE'))).toBeGreaterThan(Number(valueIn(before, 'SEQUENCE')));
    expect(valueIn(before, 'LAST-MODIFIED')).toMatch(/^\d{8}T\d{6}Z$/);
    expect(String(valueIn(after, 'LAST-MODIFIED')) > String(valueIn(before, 'LAST-MODIFIED'))).toBe(true);
  });

  it('drops a project that was cancelled', async () => {
    const client = await aPerson(test, 'agent');
    const { id } = await post(test, client, { closingDate: '2026-12-18' });

    await test.http.post(`/api/projects/${id}/cancel`).set(client.headers).send({ reason: 'Sold as is.' }).expect(200);

    expect(summaries(await feedOf(client))).toEqual([]);
  });

  it('is read by the newest link alone, and by none once it is deleted', async () => {
    const client = await aPerson(test);
    const [first, second] = [await linkOf(client), await linkOf(client)];

    expect((await test.http.get(first)).status).toBe(404);
    expect((await test.http.get(second)).status).toBe(200);
    const { body } = await test.http.get('/api/calendar').set(client.headers);
    expect(body).toMatchObject({ lastReadAt: test.clock.now().toISOString() });
    await test.http.delete('/api/calendar').set(client.headers).expect(204);
    expect((await test.http.get(second)).status).toBe(404);
    expect((await test.http.get('/api/calendar/feed/nothing.ics')).status).toBe(404);
  });

  it('keeps no secret that could be read out of the database', async () => {
    const client = await aPerson(test);
    const secret = (await linkOf(client)).replace(/^.*\/|\.ics$/g, '');

    const [row]: [{ found: boolean }] = await test.unitOfWork.manager.query(
      `SELECT bool_or(l::text LIKE '%' || $1 || '%') OR (SELECT bool_or(k::text LIKE '%' || $1 || '%') FROM idempotency_key k) AS found FROM calendar_link l`,
      [secret],
    );

    expect(row.found).not.toBe(true);
  });

  it('is closed while the account is suspended', async () => {
    const client = await aPerson(test);
    const link = await linkOf(client);
    await test.http
      .post(`/api/admin/users/${client.user.id}/suspend`)
      .set((await aPerson(test, 'admin')).headers)
      .send({ reason: 'Asked for cash.' })
      .expect(200);

    expect((await test.http.get(link)).status).toBe(404);
  });
});
