import { HOUR_MS } from '@cw/domain';
import { aUser, createTestApp, login, type TestApp } from '../../../testing/index.js';
import { aContractor, aPerson, bidOn, post, type Person, type PostedProject } from '../../../testing/market.js';
import { ProjectPromises } from './project-promises.js';

const START = new Date('2026-11-20T15:00:00Z').getTime();

let test: TestApp;
let owner: Person;
let project: PostedProject;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  await at(0);
  owner = await aPerson(test);
  project = await post(test, owner);
});
afterEach(() => test.unitOfWork.manager.query(`UPDATE project SET status = 'cancelled'`));
afterAll(() => test.close());

const at = async (hours: number): Promise<void> => {
  test.clock.set(new Date(START + hours * HOUR_MS));
  await test.app.get(ProjectPromises, { strict: false }).sweep();
};
const told = async ({ user, headers }: Person): Promise<string[]> => {
  const { body } = await test.http.get(`/api/users/${user.id}/notifications`).set(headers);
  return body.items.map(({ type }: { type: string }) => type).filter((type: string) => type.startsWith('promise_'));
};
const promiseOf = async (person: Person = owner) =>
  (await test.http.get(`/api/projects/${project.id}`).set(person.headers)).body.promiseState;

describe('the promise of a first bid', () => {
  it('BID-06 runs, and is late from the 24th hour on', async () => {
    const before = await promiseOf();
    await at(24);

    expect([before, await promiseOf()]).toEqual(['running', 'late']);
  });

  it('BID-06 is kept by any bid in time, even one that is withdrawn again', async () => {
    const contractor = await aContractor(test);
    await at(5);
    const bid = await bidOn(test, contractor, project);
    await test.http.post(`/api/bids/${bid.id}/withdraw`).set(contractor.headers);
    await at(30);

    expect([await promiseOf(), await told(owner), await told(contractor)]).toEqual(['kept', [], []]);
    // That there was a bid is the client's to know, and its contractor's.
    expect([await promiseOf(contractor), await promiseOf(await aContractor(test))]).toEqual(['kept', null]);
  });

  it('BID-06 reminds at 12 hours those whom it fits and those somewhat farther away, once', async () => {
    const near = await aContractor(test);
    // 27 miles from the house with a radius of 25.
    const farther = await aContractor(test, { profile: { latitude: 41.14, longitude: -73.9967 } });
    const tooFar = await aContractor(test, { profile: { latitude: 41.4, longitude: -73.9967 } });
    const otherTrade = await aContractor(test, { profile: { trades: ['roofing'] } });
    await at(11.9);
    const before = await told(near);
    await at(12);
    await at(13);

    expect(before).toEqual([]);
    expect(await Promise.all([near, farther, tooFar, otherTrade].map(told))).toEqual([
      ['promise_reminder'],
      ['promise_reminder'],
      [],
      [],
    ]);
    expect(await told(owner)).toEqual([]);
  });

  it('BID-06 tells the client and staff at 24 hours once, though two processes look at the same time', async () => {
    test.clock.set(new Date(START + 25 * HOUR_MS));
    const promises = test.app.get(ProjectPromises, { strict: false });
    const admin = await aUser(test, { role: 'admin' });

    await Promise.all(Array.from({ length: 4 }, () => promises.sweep()));
    await at(26);

    const staff = { user: admin, headers: await login(test, admin) };
    expect([await told(owner), await told(staff)]).toEqual([['promise_late'], ['promise_late_staff']]);
  });

  it('BID-06 does a step again that its process did not finish', async () => {
    const contractor = await aContractor(test);
    test.clock.set(new Date(START + 12 * HOUR_MS));
    const promises = test.app.get(ProjectPromises, { strict: false });
    await test.asOwner(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''died''; END'`,
      `CREATE TRIGGER refuse BEFORE INSERT ON notification FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    await expect(promises.sweep()).rejects.toThrow('died');
    await test.asOwner(`DROP FUNCTION refuse CASCADE`);

    await promises.sweep();

    expect(await told(contractor)).toEqual(['promise_reminder']);
  });

  it('BID-06 flags it for staff until a bid comes', async () => {
    // A session of staff does not last for two days.
    const ask = async (path: string) => (await test.http.get(path).set((await aPerson(test, 'admin')).headers)).body;
    const before = await ask('/api/admin/overview');
    await at(24);
    const second = await post(test, await aPerson(test));
    await at(48.1);

    const flagged = await ask('/api/admin/overview');
    const first = await ask('/api/projects?promise=late&limit=1');
    const rest = await ask(`/api/projects?promise=late&limit=1&cursor=${first.nextCursor}`);
    await bidOn(test, await aContractor(test), project);

    expect([before, flagged, await ask('/api/admin/overview')].map(({ latePromises }) => latePromises)).toEqual([
      0, 2, 1,
    ]);
    expect([first.items, rest.items]).toMatchObject([[{ id: project.id, promiseState: 'late' }], [{ id: second.id }]]);
    expect(rest.nextCursor).toBeNull();
    const client = await aPerson(test);
    expect((await test.http.get('/api/projects?promise=late').set(client.headers)).status).toBe(403);
  });

  it('BID-06 is over with the project', async () => {
    await test.http.post(`/api/projects/${project.id}/cancel`).set(owner.headers).send({});
    await at(30);

    expect([await promiseOf(), await told(owner)]).toEqual([null, []]);
  });
});
