import { DAY_MS, PARTY_LIMITS, type PartyRight, type Role } from '@cw/domain';
import { newId } from '../../common/ids.js';
import { createMailTest, login, type MailTest } from '../../testing/index.js';
import { aContractor, aPerson, post, type Person } from '../../testing/market.js';
import { UserEntity } from '../users/index.js';
import { PartyEntity } from './party.entity.js';

let test: MailTest;
beforeAll(async () => {
  test = await createMailTest();
});
beforeEach(() => test.inbox.clear());
afterAll(() => test.close());

const send = (person: Person, method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object) => {
  const request = test.http[method](`/api${path}`).set(person.headers);
  return body === undefined ? request : request.send(body);
};

const invite = (owner: Person, projectId: string, fields: object = {}) =>
  send(owner, 'post', `/projects/${projectId}/parties`, { role: 'seller', right: 'view', ...fields });

const accept = (person: Person, token: string) => send(person, 'post', '/parties/accept', { token });

/** Somebody with an account, invited by mail and on the project. */
async function aParty(owner: Person, projectId: string, right: PartyRight, role: Role = 'seller') {
  const person = await aPerson(test, role);
  const invited = await invite(owner, projectId, { email: person.user.email, right });
  expect(invited.status).toBe(201);
  await test.jobs.drain();
  const joined = await accept(person, test.inbox.linkSecret(person.user.email));
  expect(joined.status).toBe(200);
  return { ...person, id: String(invited.body.id) };
}

async function linkFor(owner: Person, projectId: string, email: string): Promise<string> {
  expect((await invite(owner, projectId, { email })).status).toBe(201);
  await test.jobs.drain();
  return test.inbox.linkSecret(email);
}

describe('inviting people to a project', () => {
  it('PROJ-10 sends a link that works once, in the fragment, and keeps only its hash', async () => {
    const owner = await aPerson(test, 'agent');
    const seller = await aPerson(test, 'seller');
    const project = await post(test, owner);
    const invited = await invite(owner, project.id, { email: seller.user.email, name: 'Sofia', right: 'decide' });
    await test.jobs.drain();
    const [message = ''] = test.inbox.to(seller.user.email);
    const token = test.inbox.linkSecret(seller.user.email);

    expect(invited.body).toMatchObject({
      name: 'Sofia',
      role: 'seller',
      right: 'decide',
      state: 'pending',
      isMe: false,
    });
    expect(message).toMatch(/\/app\/parties\/accept#[\w-]{43}/);
    expect(message).toContain('You can also accept bids');
    const stored = await test.unitOfWork.repository(PartyEntity).findOneByOrFail({ id: invited.body.id });
    expect(JSON.stringify(stored)).not.toContain(token);

    const joined = await accept(seller, token);
    const again = await accept(seller, token);

    expect(joined.body).toEqual({ projectId: project.id, projectTitle: 'Repairs before closing', right: 'decide' });
    expect([again.status, again.body.code]).toEqual([422, 'party.link_invalid']);
    const { items } = (await send(owner, 'get', `/projects/${project.id}/parties`)).body;
    expect(items).toMatchObject([{ state: 'accepted', name: 'Sofia Reyes' }]);
  });

  it('AUTH-08 is for whoever has confirmed its address, and sends nothing before, not once more either', async () => {
    const owner = await aPerson(test, 'agent');
    const project = await post(test, owner);
    const sent = await invite(owner, project.id, { email: `${newId()}@example.com` });
    await test.jobs.drain();
    test.inbox.clear();
    await test.unitOfWork.repository(UserEntity).update(owner.user.id, { emailVerifiedAt: null });
    const email = `${newId()}@example.com`;

    const answers = [
      await invite(owner, project.id, { email }),
      await send(owner, 'patch', `/parties/${sent.body.id}`, { resend: true }),
    ];
    await test.jobs.drain();

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'user.email_unverified'],
      [403, 'user.email_unverified'],
    ]);
    expect([test.inbox.to(email), test.inbox.to(sent.body.email)]).toEqual([[], []]);
    expect((await send(owner, 'get', `/projects/${project.id}/parties`)).body.items).toHaveLength(1);
  });

  it('I18N-01 writes in the language of whoever is invited, and to strangers in the inviter’s', async () => {
    const owner = await aPerson(test, 'agent', { locale: 'es' });
    const known = await aPerson(test, 'buyer', { locale: 'en' });
    const stranger = `${newId()}@example.com`;
    const project = await post(test, owner);
    await linkFor(owner, project.id, known.user.email);
    await linkFor(owner, project.id, stranger);

    expect(test.inbox.to(known.user.email)[0]).toContain('Open the invitation');
    expect(test.inbox.to(stranger)[0]).toContain('Abrir la invitación');
  });

  it('AUTH-08 is accepted by the verified account of that address alone', async () => {
    const owner = await aPerson(test, 'agent');
    const project = await post(test, owner);
    const seller = await aPerson(test, 'seller', { emailVerifiedAt: null });
    const token = await linkFor(owner, project.id, seller.user.email);

    const other = await accept(await aPerson(test, 'buyer'), token);
    const unverified = await accept(seller, token);
    await test.unitOfWork.repository(UserEntity).update({ id: seller.user.id }, { emailVerifiedAt: test.clock.now() });
    const verified = await accept(seller, token);

    expect([other.status, other.body.code]).toEqual([403, 'party.other_address']);
    expect([unverified.status, unverified.body.code]).toEqual([403, 'user.email_unverified']);
    expect(verified.status).toBe(200);
  });

  it('BID-01 never lets a contractor in, who would see the bids of others', async () => {
    const owner = await aPerson(test, 'agent');
    const project = await post(test, owner);
    const contractor = await aContractor(test);
    const token = await linkFor(owner, project.id, contractor.user.email);

    const answer = await accept(contractor, token);

    expect([answer.status, answer.body.code]).toEqual([403, 'access.party_join']);
  });

  it('runs out, is sent again with another link, and is taken back', async () => {
    const owner = await aPerson(test, 'agent');
    const project = await post(test, owner);
    const seller = await aPerson(test, 'seller');
    const first = await linkFor(owner, project.id, seller.user.email);
    const { items } = (await send(owner, 'get', `/projects/${project.id}/parties`)).body;
    const path = `/parties/${items[0].id}`;
    const now = test.clock.now();
    test.clock.set(new Date(now.getTime() + (PARTY_LIMITS.invitationDays + 1) * DAY_MS).toISOString());
    const late = await accept({ ...seller, headers: await login(test, seller.user) }, first);
    test.clock.set(now);

    expect((await send(owner, 'patch', path, { resend: true })).status).toBe(200);
    await test.jobs.drain();
    const second = test.inbox.linkSecret(seller.user.email);
    const old = await accept(seller, first);
    expect((await send(owner, 'delete', path)).status).toBe(204);
    const removed = await accept(seller, second);

    expect(second).not.toBe(first);
    expect([late.body.code, old.body.code, removed.body.code]).toEqual(Array(3).fill('party.link_invalid'));
  });

  it('names the field when somebody is on the project already, the owner too', async () => {
    const owner = await aPerson(test, 'agent');
    const project = await post(test, owner);
    const party = await aParty(owner, project.id, 'view');

    for (const email of [owner.user.email, party.user.email, party.user.email.toUpperCase()]) {
      const answer = await invite(owner, project.id, { email });
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toMatchObject([{ path: 'email', code: 'taken' }]);
    }
  });

  it('has room for twelve people', async () => {
    const owner = await aPerson(test, 'agent');
    const project = await post(test, owner);
    for (let count = 0; count < PARTY_LIMITS.perProject; count += 1)
      expect((await invite(owner, project.id, { email: `${newId()}@example.com` })).status).toBe(201);

    const answer = await invite(owner, project.id, { email: `${newId()}@example.com` });

    expect([answer.status, answer.body.code]).toEqual([409, 'party.too_many']);
  });
});
