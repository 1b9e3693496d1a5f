import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aJob, aPerson, post, type Job, type Person } from '../../testing/market.js';

interface Item {
  readonly kind: string;
  readonly id: string;
  readonly projectId: string | null;
  readonly title: string;
  readonly context: string;
}

let test: TestApp;
let job: Job;
let stranger: Person;
let contractor: Person;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  job = await aJob(test, { project: { title: 'Júpiter house', address: '9 Cinnamon Court' } });
  stranger = await aPerson(test, 'agent', { firstName: 'Ada', lastName: 'Quill' });
  contractor = await aContractor(test, { user: { firstName: 'José', lastName: 'Núñez', company: 'Quillon Roofing' } });
  admin = await aPerson(test, 'admin');
  await post(test, stranger, { title: 'Saturn bungalow', address: '4 Cinnamon Court' });
});
afterAll(() => test.close());

async function find(person: Person, q: string): Promise<string[]> {
  const answer = await test.http.get('/api/search').query({ q }).set(person.headers);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.items.map(({ kind, title }: Item) => `${kind} ${title}`);
}

describe('search over everything', () => {
  it('SHELL-07 finds a client’s own projects by title, address and conditions, with and without accents', async () => {
    expect(await find(job.owner, 'jupiter')).toEqual(['project Júpiter house']);
    expect(await find(job.owner, '9 cinnam')).toEqual(['project Júpiter house']);
    expect(await find(job.owner, 'strap')).toEqual(['project Júpiter house', 'condition Water heater strap']);
    expect(await find(job.owner, 'saturn')).toEqual([]);
  });

  it('SHELL-07 finds contractors of the directory for a client, by name and company', async () => {
    expect(await find(stranger, 'nunez')).toEqual(['person José Núñez']);
    expect(await find(stranger, 'jos roof')).toEqual(['person José Núñez']);
    expect(await find(stranger, 'oofing')).toEqual([]);
    expect(await find(contractor, 'diaz')).toEqual([]);
  });

  it('SHELL-07 finds what is open for a contractor, and its own jobs with their address', async () => {
    expect(await find(contractor, 'saturn')).toEqual(['project Saturn bungalow']);
    expect(await find(contractor, 'cinnamon')).toEqual([]);
    expect(await find(contractor, 'jupiter')).toEqual([]);
    expect(await find(job.contractor, 'cinnamon')).toEqual(['project Júpiter house']);
    expect(await find(job.contractor, job.owner.user.lastName)).toContain(
      `person ${job.owner.user.firstName} ${job.owner.user.lastName}`,
    );
  });

  it('SHELL-07 finds everything for staff with a second factor', async () => {
    expect(await find(admin, 'cinnamon')).toEqual(['project Saturn bungalow', 'project Júpiter house']);
    expect(await find(admin, stranger.user.email)).toEqual(['person Ada Quill']);
    expect(await find(admin, 'strap saturn')).toEqual(['project Saturn bungalow']);
  });

  it('SHELL-07 takes nothing typed for an operator, and finds nothing without a word', async () => {
    expect(await find(admin, '%%')).toEqual([]);
    expect(await find(admin, "saturn' & !(")).toEqual(['project Saturn bungalow']);
    expect((await test.http.get('/api/search?q=a').set(admin.headers)).status).toBe(422);
  });
});
