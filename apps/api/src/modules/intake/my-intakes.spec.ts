import { randomUUID } from 'node:crypto';
import { Sql } from '../../common/persistence/sql.js';
import { createMailTest, login, type MailTest } from '../../testing/index.js';
import { aPerson, type Person } from '../../testing/market.js';
import { PDF } from '../../testing/uploads.js';
import { UserEntity } from '../users/index.js';
import { IntakeEntity } from './intake.entity.js';
import { aRequest, send } from './testing/sent-requests.js';

let test: MailTest;
let staff: Person;
beforeAll(async () => {
  test = await createMailTest();
  staff = await aPerson(test, 'admin');
});
beforeEach(async () => {
  await test.app.get(Sql).execute('DELETE FROM rate_limit');
});
afterAll(() => test.close());

const anEmail = (): string => `sofia-${randomUUID()}@example.com`;
/** Sent by somebody who is not signed in, and written to about it. */
async function sent(email: string): Promise<void> {
  await send(test, { request: aRequest({ email }) });
  await test.jobs.drain();
  test.inbox.clear();
}
const mine = ({ headers }: Pick<Person, 'headers'>, query = '') =>
  test.http.get(`/api/intake/mine${query}`).set(headers);
const rowOf = (email: string) => test.unitOfWork.repository(IntakeEntity).findOneByOrFail({ email });
const act = ({ headers }: Person, path: string, body: object) =>
  test.http.post(`/api/intake/mine/${path}`).set(headers).send(body);
const desk = (id: string, what: string, body: object = {}) =>
  test.http.post(`/api/admin/intake/${id}/${what}`).set(staff.headers).send(body);

/** Signs up at the address, and does not open the link in the welcome yet. */
async function signUp(email: string): Promise<{ person: Person; link: string }> {
  const answer = await test.http.post('/api/auth/register').send({
    firstName: 'Sofia',
    lastName: 'Reyes',
    email,
    role: 'seller',
    password: 'six-brown-shingles',
    confirmPassword: 'six-brown-shingles',
    adult: true,
    termsAccepted: true,
  });
  expect(answer.status).toBe(201);
  await test.jobs.drain();
  const user = await test.unitOfWork.repository(UserEntity).findOneByOrFail({ email });
  return { person: { user, headers: await login(test, user) }, link: test.inbox.linkSecret(user.email) };
}

describe('a request in an account', () => {
  it('INT-07 is there once the address is verified, and not before', async () => {
    const email = anEmail();
    await sent(email);
    const { person, link } = await signUp(email.replace('sofia', 'Sofia'));

    const before = await mine(person);
    await test.http.post('/api/auth/verify-email').set(person.headers).send({ token: link }).expect(204);
    const after = await mine(person);

    expect([before.status, before.body.items]).toEqual([200, []]);
    expect(after.body.items).toMatchObject([{ state: 'submitted', nextActor: 'staff', city: 'New York', repairs: 2 }]);
    const read = await test.http.get(`/api/intake/mine/${after.body.items[0].id}`).set(person.headers);
    expect(read.body).toMatchObject({ isInAccount: true, request: { address: '12 Hidden Lane' } });
  });

  it('INT-07 is there when the address was proven by another link that came to it', async () => {
    const email = anEmail();
    await sent(email);
    const person = await aPerson(test, 'buyer', { email, emailVerifiedAt: null });
    await test.http.post('/api/auth/forgot-password').send({ email });
    await test.jobs.drain();
    const password = { password: 'nine-yellow-downspouts', confirmPassword: 'nine-yellow-downspouts' };
    const whoever = { firstName: 'Sofia', lastName: 'Reyes', adult: true, termsAccepted: true };

    await test.http
      .post('/api/auth/activation/accept')
      .send({ token: test.inbox.linkSecret(email), ...whoever, ...password })
      .expect(204);

    expect((await rowOf(email)).userId).toBe(person.user.id);
  });

  it('INT-07 goes with an address that an account changes to, and stays with nobody else', async () => {
    const [email, old] = [anEmail(), anEmail()];
    await sent(email);
    const person = await aPerson(test, 'seller', { email: old });
    await test.http.post('/api/auth/change-email').set(person.headers).send({ email }).expect(204);
    await test.jobs.drain();
    expect((await rowOf(email)).userId).toBeNull();

    await test.http
      .post('/api/auth/verify-email')
      .set(person.headers)
      .send({ token: test.inbox.linkSecret(email) })
      .expect(204);

    expect((await rowOf(email)).userId).toBe(person.user.id);
  });

  it('INT-07 is there at once when a verified account sends it, or is written to', async () => {
    const [sender, reader, unverified] = [
      await aPerson(test, 'agent'),
      await aPerson(test, 'buyer'),
      await aPerson(test, 'buyer', { emailVerifiedAt: null }),
    ];
    const email = anEmail();

    await send(test, { request: aRequest({ email }), headers: sender.headers });
    await send(test, { request: aRequest({ email: reader.user.email }) });
    await send(test, { request: aRequest({ email: unverified.user.email }), headers: unverified.headers });

    expect((await rowOf(email)).userId).toBe(sender.user.id);
    expect((await rowOf(reader.user.email)).userId).toBe(reader.user.id);
    expect((await rowOf(unverified.user.email)).userId).toBeNull();
  });

  it('INT-07 is not staff’s own when they type it for somebody', async () => {
    const email = anEmail();

    await send(test, { request: aRequest({ email }), headers: staff.headers });

    expect((await rowOf(email)).userId).toBeNull();
  });

  it('INT-08 is answered there as by the link, under the account’s name', async () => {
    const person = await aPerson(test, 'seller');
    await send(test, { request: aRequest({ email: person.user.email }) });
    const { id } = await rowOf(person.user.email);
    await desk(id, 'begin-review');
    await desk(id, 'ask', { question: 'Which bathroom is it?' });

    const answered = await act(person, `${id}/answer`, { answer: 'The one upstairs.' });
    const repairs: { id: string }[] = answered.body.repairs;
    const lines = repairs.map((repair) => ({ repairId: repair.id, ceilingCents: 5_000, responsibleParty: 'buyer' }));
    await desk(id, 'offer', { lines });
    const refused = await act(person, `${id}/refuse`, { revision: 1, reason: 'Too much for a rail.' });
    await desk(id, 'offer', { lines });
    const approved = await act(person, `${id}/approve`, { revision: 2 });

    expect([answered.body.state, refused.body.state, approved.body.state]).toEqual([
      'in_review',
      'in_review',
      'approved',
    ]);
    const moves: { event: string }[] = (
      await test.app
        .get(Sql)
        .execute<{ event: string }>(
          'SELECT event FROM state_change WHERE entity_id = $1 AND actor_id = $2 ORDER BY id',
          [id, person.user.id],
        )
    ).rows;
    expect(moves.map(({ event }) => event)).toEqual(['answer', 'refuse_offer', 'approve_offer']);
  });

  it('INT-08 is nobody else’s, whatever they ask for', async () => {
    const [person, stranger] = [await aPerson(test, 'seller'), await aPerson(test, 'seller')];
    await send(test, { request: aRequest({ email: person.user.email }), file: { content: PDF } });
    const { id } = await rowOf(person.user.email);
    const own = await test.http.get(`/api/intake/mine/${id}`).set(person.headers);
    const file = `${id}/files/${own.body.files[0].id}`;

    const served = await test.http.get(`/api/intake/mine/${file}`).set(person.headers);
    const answers = await Promise.all([
      test.http.get(`/api/intake/mine/${id}`).set(stranger.headers),
      test.http.get(`/api/intake/mine/${file}`).set(stranger.headers),
      act(stranger, `${id}/answer`, { answer: 'The one upstairs.' }),
      act(stranger, `${id}/approve`, { revision: 1 }),
      act(stranger, `${id}/refuse`, { revision: 1, reason: 'Too much for a rail.' }),
      test.http.get(`/api/intake/mine/${id}`).set(staff.headers),
    ]);

    expect(served.status).toBe(200);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [404, 'intake.not_found']),
    );
    expect((await mine(stranger)).body.items).toEqual([]);
  });

  it('INT-08 is listed page by page, the newest first', async () => {
    const person = await aPerson(test, 'agent');
    for (let sent = 0; sent < 5; sent += 1) {
      await send(test, { request: aRequest({ email: person.user.email, address: `${sent} Hidden Lane` }) });
      test.clock.advance(sent % 2 === 0 ? 0 : 60_000);
    }

    const seen: string[] = [];
    let query = '?limit=2';
    for (let page = 0; page < 3; page += 1) {
      const { body } = await mine(person, query);
      seen.push(...body.items.map(({ address }: { address: string }) => address));
      query = `?limit=2&cursor=${encodeURIComponent(body.nextCursor ?? '')}`;
      expect(body.nextCursor === null).toBe(page === 2);
    }

    expect(seen).toEqual(['4', '3', '2', '1', '0'].map((house) => `${house} Hidden Lane`));
  });

  it('INT-08 is answered by nobody whose account is suspended', async () => {
    const person = await aPerson(test, 'seller');
    await send(test, { request: aRequest({ email: person.user.email }) });
    const { id } = await rowOf(person.user.email);
    const suspending = { reason: 'Asked for cash.' };
    await test.http.post(`/api/admin/users/${person.user.id}/suspend`).set(staff.headers).send(suspending).expect(200);

    expect((await act(person, `${id}/answer`, { answer: 'The one upstairs.' })).status).toBe(401);
  });
});
