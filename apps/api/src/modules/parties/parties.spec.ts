import { DAY_MS, PARTY_LIMITS, type PartyRight, type Role } from '@cw/domain';
import { newId } from '../../common/ids.js';
import { createMailTest, login, type MailTest } from '../../testing/index.js';
import { handIn } from '../../testing/finished-job.js';
import { aContractor, aJob, aPerson, bidOn, post, type Person } from '../../testing/market.js';
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

type Who = 'owner' | 'decider' | 'viewer' | 'removed' | 'stranger' | 'contractor';
const EVERYBODY: readonly Who[] = ['owner', 'decider', 'viewer', 'removed', 'stranger', 'contractor'];

async function people(owner: Person, projectId: string, contractor: Person): Promise<Record<Who, Person>> {
  const decider = await aParty(owner, projectId, 'decide');
  const viewer = await aParty(owner, projectId, 'view', 'buyer');
  const removed = await aParty(owner, projectId, 'decide', 'buyer');
  expect((await send(owner, 'delete', `/parties/${removed.id}`)).status).toBe(204);
  return { owner, decider, viewer, removed, stranger: await aPerson(test, 'buyer'), contractor };
}

describe('what people may do on a project they were invited to', () => {
  /** Each act as everybody; whoever may do it comes last, since it works once. */
  async function answers(
    who: Record<Who, Person>,
    order: readonly Who[],
    act: (person: Person) => PromiseLike<{ status: number }>,
  ): Promise<Partial<Record<Who, number>>> {
    const found: Partial<Record<Who, number>> = {};
    for (const name of order) found[name] = (await act(who[name])).status;
    return found;
  }

  it('ROLE-06 they see what the owner sees: address, bids, money', async () => {
    const owner = await aPerson(test, 'agent');
    const contractor = await aContractor(test);
    const project = await post(test, owner);
    await bidOn(test, contractor, project);
    const who = await people(owner, project.id, contractor);

    const seen = await answers(who, EVERYBODY, (person) => send(person, 'get', `/projects/${project.id}`));
    expect(seen).toEqual({ owner: 200, decider: 200, viewer: 200, removed: 404, stranger: 404, contractor: 200 });
    for (const name of ['decider', 'viewer'] as const) {
      const { body } = await send(who[name], 'get', `/projects/${project.id}`);
      expect(body).toMatchObject({ address: '12 Hidden Lane', bidCount: 1, parties: [name] });
      const mine = await send(who[name], 'get', '/projects?scope=mine');
      expect(mine.body.items.map(({ id }: { id: string }) => id)).toEqual([project.id]);
      const bids = await send(who[name], 'get', `/projects/${project.id}/bids`);
      expect(bids.body.items).toHaveLength(1);
      expect(bids.body.items[0].actions).toEqual(name === 'decider' ? ['accept', 'reject'] : []);
      const found = await send(who[name], 'get', '/search?q=closing');
      expect(found.body.items).toContainEqual(expect.objectContaining({ kind: 'project', id: project.id }));
    }
    expect((await send(who.removed, 'get', '/projects?scope=mine')).body.items).toEqual([]);
  });

  it('PROJ-10 deciders accept a bid; viewers, removed people and strangers do not', async () => {
    const owner = await aPerson(test, 'agent');
    const contractor = await aContractor(test);
    const project = await post(test, owner);
    const bid = await bidOn(test, contractor, project, { fields: { acceptsAtClosing: true } });
    const who = await people(owner, project.id, contractor);
    const order = ['viewer', 'removed', 'stranger', 'contractor', 'decider'] as const;

    const accepted = await answers(who, order, (person) =>
      send(person, 'post', `/bids/${bid.id}/accept`, { paymentTiming: 'at_closing' }),
    );

    expect(accepted).toEqual({ viewer: 403, removed: 404, stranger: 404, contractor: 403, decider: 200 });
  });

  it('PROJ-10 deciders return work, accept conditions and approve; viewers look on', async () => {
    const job = await aJob(test);
    const { project, owner, contractor } = job;
    const who = await people(owner, project.id, contractor);
    await send(contractor, 'post', `/projects/${project.id}/start`, {});
    await handIn(test, job);
    const [first] = project.conditions;
    const order = ['viewer', 'removed', 'stranger', 'contractor', 'decider'] as const;

    const returned = await answers(who, order, (person) =>
      send(person, 'post', `/projects/${project.id}/request-changes`, {
        returns: [{ conditionId: first?.id, reason: 'The second coat is missing.' }],
      }),
    );
    await send(contractor, 'post', `/conditions/${first?.id}/evidence`, {});
    await send(contractor, 'post', `/projects/${project.id}/submit`, {});
    const approved = await answers(who, order, (person) =>
      send(person, 'post', `/projects/${project.id}/approve`, { acceptRemaining: true }),
    );

    expect(returned).toEqual({ viewer: 403, removed: 404, stranger: 404, contractor: 403, decider: 200 });
    expect(approved).toEqual({ viewer: 403, removed: 404, stranger: 404, contractor: 403, decider: 200 });
  });

  it('ROLE-06 they see the photos, the prices and why work was returned, and a stranger nothing', async () => {
    const job = await aJob(test);
    const { project, owner, contractor } = job;
    const who = await people(owner, project.id, contractor);
    await send(contractor, 'post', `/projects/${project.id}/start`, {});
    await handIn(test, job);
    const reason = 'The second coat is missing.';
    const returns = [{ conditionId: project.conditions[0]?.id, reason }];
    await send(owner, 'post', `/projects/${project.id}/request-changes`, { returns });

    const told = async (name: Who) => {
      const { conditions = [] } = (await send(who[name], 'get', `/projects/${project.id}`)).body;
      return conditions.map((condition: object) => ({ ...condition, actions: [] }));
    };
    const proof = [{ kind: 'before' }, { kind: 'after' }];

    expect((await told('viewer'))[0]).toMatchObject({ returnReason: reason, evidenceFiles: proof });
    for (const name of ['decider', 'viewer'] as const) expect(await told(name)).toEqual(await told('owner'));
    for (const name of ['removed', 'stranger'] as const) expect(await told(name)).toEqual([]);
  });

  it('PROJ-10 editing, cancelling and inviting stay the owner’s', async () => {
    const owner = await aPerson(test, 'agent');
    const contractor = await aContractor(test);
    const project = await post(test, owner);
    const who = await people(owner, project.id, contractor);
    const order = ['decider', 'viewer', 'removed', 'stranger', 'contractor', 'owner'] as const;
    const refused = { decider: 403, viewer: 403, removed: 404, stranger: 404 };

    const invited = await answers(who, order, (person) =>
      invite(person, project.id, { email: `${newId()}@example.com` }),
    );
    const edited = await answers(who, order, (person) =>
      send(person, 'patch', `/projects/${project.id}`, { title: 'Another title' }),
    );
    const cancelled = await answers(who, order, (person) => send(person, 'post', `/projects/${project.id}/cancel`, {}));

    expect(invited).toEqual({ ...refused, contractor: 403, owner: 201 });
    expect(edited).toEqual({ ...refused, contractor: 403, owner: 200 });
    expect(cancelled).toEqual({ ...refused, contractor: 403, owner: 200 });
  });

  it('PROJ-10 a right changes and ends at once; whoever was invited may leave', async () => {
    const owner = await aPerson(test, 'agent');
    const contractor = await aContractor(test);
    const project = await post(test, owner);
    const bid = await bidOn(test, contractor, project);
    const viewer = await aParty(owner, project.id, 'view');
    const leaver = await aParty(owner, project.id, 'view');
    const reject = () => send(viewer, 'post', `/bids/${bid.id}/reject`, {});

    const before = await reject();
    const byViewer = await send(viewer, 'patch', `/parties/${viewer.id}`, { right: 'decide' });
    await send(owner, 'patch', `/parties/${viewer.id}`, { right: 'decide' });
    const after = await reject();
    const other = await send(leaver, 'delete', `/parties/${viewer.id}`);
    const left = await send(leaver, 'delete', `/parties/${leaver.id}`);

    expect([before.status, byViewer.status, after.status]).toEqual([403, 403, 200]);
    expect([other.status, left.status]).toEqual([403, 204]);
    expect((await send(leaver, 'get', `/projects/${project.id}`)).status).toBe(404);
    expect((await send(leaver, 'get', `/parties/${viewer.id}`)).status).toBe(405);
  });

  it('NOTE-01 they are told what the owner is told, and what becomes of their part', async () => {
    const owner = await aPerson(test, 'agent');
    const contractor = await aContractor(test);
    const project = await post(test, owner);
    const party = await aParty(owner, project.id, 'view');
    await bidOn(test, contractor, project);

    const typesOf = async (person: Person): Promise<string[]> =>
      (await send(person, 'get', `/users/${person.user.id}/notifications`)).body.items.map(
        ({ type }: { type: string }) => type,
      );

    expect(await typesOf(party)).toEqual(['bid_received']);
    expect(await typesOf(owner)).toEqual(['bid_received', 'party_joined']);

    await send(owner, 'patch', `/parties/${party.id}`, { right: 'decide' });
    await send(owner, 'delete', `/parties/${party.id}`);
    const leaver = await aParty(owner, project.id, 'view');
    await send(leaver, 'delete', `/parties/${leaver.id}`);

    expect(await typesOf(party)).toEqual(['party_removed', 'party_changed', 'bid_received']);
    expect((await typesOf(owner)).slice(0, 2)).toEqual(['party_left', 'party_joined']);
    expect(await typesOf(leaver)).toEqual([]);
  });
});
