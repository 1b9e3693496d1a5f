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
