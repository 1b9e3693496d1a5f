import type { PartyRight, Role } from '@cw/domain';
import { newId } from '../../common/ids.js';
import { handIn } from '../../testing/finished-job.js';
import { createMailTest, type MailTest } from '../../testing/index.js';
import { joinProject } from '../../testing/join-project.js';
import { aContractor, aJob, aPerson, bidOn, post, type Person } from '../../testing/market.js';

let test: MailTest;
beforeAll(async () => {
  test = await createMailTest();
});
afterAll(() => test.close());

const send = (person: Person, method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object) => {
  const request = test.http[method](`/api${path}`).set(person.headers);
  return body === undefined ? request : request.send(body);
};

/** Somebody with an account who was invited and is on the project. */
async function aParty(owner: Person, projectId: string, right: PartyRight, role: Role = 'seller') {
  const person = await aPerson(test, role);
  return { ...person, id: await joinProject(test, owner, { person, projectId, right }) };
}

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
      send(person, 'post', `/projects/${project.id}/parties`, {
        ...{ email: `${newId()}@example.com`, role: 'seller', right: 'view' },
      }),
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
