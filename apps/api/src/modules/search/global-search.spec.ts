import { createTestApp, type TestApp } from '../../testing/index.js';
import { joinProject } from '../../testing/join-project.js';
import { aContractor, aJob, aPerson, bidOn, post, type Job, type Person } from '../../testing/market.js';

interface Item {
  readonly kind: string;
  readonly id: string;
  readonly projectId: string | null;
  readonly title: string;
  readonly context: string;
}

const REQUEST = {
  ...{ address: '12 Hidden Lane', city: 'New York', state: 'NY', zip: '10001' },
  repairs: [{ category: 'roof', description: 'Missing shingles on the rear slope.' }],
  ...{ fullName: 'Sofia Reyes', email: 'sofia@example.com', phone: '(212) 555-0123' },
};

let test: TestApp;
let job: Job;
let stranger: Person;
let contractor: Person;
let admin: Person;
let lender: Person;
let bidder: Person;
const CLIENT = (): string => `${job.owner.user.firstName} ${job.owner.user.lastName}`;
beforeAll(async () => {
  test = await createTestApp();
  job = await aJob(test, { project: { title: 'Júpiter house', address: '9 Cinnamon Court' } });
  stranger = await aPerson(test, 'agent', { firstName: 'Ada', lastName: 'Quill' });
  contractor = await aContractor(test, { user: { firstName: 'José', lastName: 'Núñez', company: 'Quillon Roofing' } });
  admin = await aPerson(test, 'admin');
  const open = await post(test, stranger, { title: 'Saturn bungalow', address: '4 Cinnamon Court' });
  bidder = await aContractor(test);
  await bidOn(test, bidder, open);
  lender = await aPerson(test, 'buyer', { firstName: 'Lena', lastName: 'Marlowe' });
  await joinProject(test, job.owner, { person: lender, projectId: job.project.id, right: 'view' });
});
afterAll(() => test.close());

async function find(person: Person, q: string): Promise<string[]> {
  const answer = await test.http.get('/api/search').query({ q }).set(person.headers);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.items.map(({ kind, title, context }: Item) => `${kind} ${kind === 'project' ? context : title}`);
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
    expect(await find(job.contractor, 'cinnamon')).toEqual([`project ${CLIENT()} · Júpiter house`]);
    expect(await find(job.contractor, job.owner.user.lastName)).toContain(
      `person ${job.owner.user.firstName} ${job.owner.user.lastName}`,
    );
  });

  it('SHELL-07 finds everything for staff with a second factor', async () => {
    expect(await find(admin, 'cinnamon')).toEqual([
      'project Ada Quill · Saturn bungalow',
      `project ${CLIENT()} · Júpiter house`,
    ]);
    expect(await find(admin, stranger.user.email)).toEqual(['project Ada Quill · Saturn bungalow', 'person Ada Quill']);
    expect(await find(admin, 'strap saturn')).toEqual(['project Ada Quill · Saturn bungalow']);
  });

  it('SHELL-07 leads with the house, as far as the reader may know it, and says whose it is', async () => {
    const lines = async (person: Person, q: string): Promise<string[]> => {
      const { body } = await test.http.get('/api/search').query({ q }).set(person.headers);
      return body.items.filter(({ kind }: Item) => kind === 'project').map(({ title }: Item) => title);
    };
    expect(await lines(job.owner, 'jupiter')).toEqual(['9 Cinnamon Court, New York, NY']);
    expect(await lines(contractor, 'saturn')).toEqual(['New York, NY']);
    expect(await lines(admin, 'saturn')).toEqual(['4 Cinnamon Court, New York, NY']);
  });

  it('SHELL-07 finds a project by its client and by whoever was invited to it', async () => {
    expect(await find(admin, CLIENT())).toContain(`project ${CLIENT()} · Júpiter house`);
    expect(await find(admin, 'Lena Marlowe')).toContain(`project ${CLIENT()} · Júpiter house`);
    expect(await find(job.owner, 'marlowe')).toEqual(['project Júpiter house']);
    expect(await find(lender, CLIENT())).toEqual([`project ${CLIENT()} · Júpiter house`]);
    expect(await find(job.contractor, CLIENT())).toContain(`project ${CLIENT()} · Júpiter house`);
  });

  it('SHELL-07 finds a job by its contractor, for the client’s side and for staff', async () => {
    const hired = `${job.contractor.user.firstName} ${job.contractor.user.lastName}`;
    expect(await find(job.owner, hired)).toContain('project Júpiter house');
    expect(await find(lender, hired)).toContain(`project ${CLIENT()} · Júpiter house`);
    expect(await find(admin, hired)).toContain(`project ${CLIENT()} · Júpiter house`);
    expect(await find(bidder, hired)).toEqual([]);
  });

  it('SHELL-07 finds a project of one’s own in its list by street, client and invited party', async () => {
    const listed = async (person: Person, q: string): Promise<string[]> => {
      const { body } = await test.http.get('/api/projects').query({ scope: 'mine', q }).set(person.headers);
      return body.items.map(({ title }: Item) => title);
    };
    expect(await listed(job.owner, 'cinnamon')).toEqual(['Júpiter house']);
    expect(await listed(job.owner, 'marlowe')).toEqual(['Júpiter house']);
    expect(await listed(lender, job.owner.user.lastName)).toEqual(['Júpiter house']);
    expect(await listed(job.contractor, 'cinnamon')).toEqual(['Júpiter house']);
    expect(await listed(job.contractor, 'marlowe')).toEqual([]);
    expect(await listed(bidder, 'cinnamon')).toEqual([]);
    expect(await listed(bidder, 'quill')).toEqual([]);
    expect(await listed(bidder, 'saturn')).toEqual(['Saturn bungalow']);
  });

  it('ROLE-06 finds nothing for a contractor by a street, a client or a party that it may not know', async () => {
    for (const q of ['4 cinnamon', 'quill', 'Ada Quill']) {
      expect(await find(contractor, q)).toEqual([]);
      expect(await find(bidder, q)).toEqual([]);
    }
    expect(await find(job.contractor, 'marlowe')).toEqual([]);
    expect(await find(contractor, CLIENT())).toEqual([]);
  });

  it('SHELL-07 finds staff’s grids of projects and payments by client, party and street', async () => {
    for (const q of ['marlowe', 'cinnamon', job.owner.user.lastName]) {
      for (const path of ['/api/admin/projects', '/api/admin/payments']) {
        const { body } = await test.http.get(path).query({ q }).set(admin.headers);
        expect(body.items).toContainEqual(expect.objectContaining({ house: '9 Cinnamon Court' }));
      }
    }
  });

  it('SHELL-07 finds a repair request by its reference: staff every, a submitter its own, nobody another’s', async () => {
    const { body: request } = await test.http
      .post('/api/intake')
      .set(stranger.headers)
      .field('request', JSON.stringify({ ...REQUEST, fullName: 'Íñigo Vélez' }))
      .field('website', '')
      .field('seconds', '240');
    const line = ['request 12 Hidden Lane, New York, NY'];
    expect(await find(admin, request.reference)).toEqual(line);
    expect(await find(admin, 'inigo velez')).toEqual(line);
    expect(await find(stranger, request.reference)).toEqual(line);
    expect(await find(job.owner, request.reference)).toEqual([]);
    expect(await find(contractor, request.reference)).toEqual([]);
  });

  it('SHELL-07 takes nothing typed for an operator, and finds nothing without a word', async () => {
    expect(await find(admin, '%%')).toEqual([]);
    expect(await find(admin, "saturn' & !(")).toEqual(['project Ada Quill · Saturn bungalow']);
    expect((await test.http.get('/api/search?q=a').set(admin.headers)).status).toBe(422);
  });
});
