import { ClosingJob, createInvoicesTest, type InvoicesTest } from '../../testing/closing-job.js';
import { aContractor, aPerson, type Person } from '../../testing/market.js';

let test: InvoicesTest;
let closing: ClosingJob;
beforeAll(async () => {
  test = await createInvoicesTest();
  closing = await ClosingJob.approved(test);
});
afterAll(() => test.close());

const found = async (person: Person, q: string): Promise<string[]> => {
  const { body } = await test.http.get('/api/search').query({ q }).set(person.headers).expect(200);
  return body.items.flatMap(({ kind, id }: { kind: string; id: string }) => (kind === 'project' ? [id] : []));
};

describe('search by the number of an invoice', () => {
  it('SHELL-07 shows the number that was searched beside the project, and not when something else was', async () => {
    const { number } = (await closing.invoice()).body;
    const contextOf = async (person: Person, q: string): Promise<string> => {
      const { body } = await test.http.get('/api/search').query({ q }).set(person.headers).expect(200);
      return body.items.find(({ kind }: { kind: string }) => kind === 'project').context;
    };
    const { job, projectId } = closing;
    const { title } = (await test.http.get(`/api/projects/${projectId}`).set(job.owner.headers)).body;

    for (const person of [job.owner, job.contractor, await aPerson(test, 'admin')]) {
      expect((await contextOf(person, number.toLowerCase())).endsWith(` · ${number}`)).toBe(true);
      expect(await contextOf(person, title)).not.toContain(number);
    }
  });

  it('SHELL-07 ROLE-06 finds its project for the client, the contractor and staff, and for nobody else', async () => {
    const { number } = (await closing.invoice()).body;
    const { job, projectId } = closing;
    const admin = await aPerson(test, 'admin');

    for (const person of [job.owner, job.contractor, admin]) {
      expect(await found(person, number)).toEqual([projectId]);
      expect(await found(person, number.toLowerCase())).toEqual([projectId]);
    }
    for (const person of [await aPerson(test, 'seller'), await aContractor(test)]) {
      expect(await found(person, number)).toEqual([]);
    }
  });

  it('ADM-01 names the contractor of a job alike in every list of staff: by its company', async () => {
    const admin = await aPerson(test, 'admin');
    for (const path of ['payments', 'projects']) {
      const { body } = await test.http.get(`/api/admin/${path}`).set(admin.headers).expect(200);
      expect(body.items).toMatchObject([{ contractorName: 'Diaz Repairs' }]);
    }
  });
});
