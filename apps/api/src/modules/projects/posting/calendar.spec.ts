import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aContractor, aPerson, post, type Person } from '../../../testing/market.js';

interface Fault {
  readonly path: string;
  readonly code: string;
}

let test: TestApp;
let owner: Person;
let contractor: Person;
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-20T15:00:00.000Z' });
  owner = await aPerson(test);
  contractor = await aContractor(test);
});
afterAll(() => test.close());

const POST = {
  title: 'Paint the porch',
  category: 'painting',
  description: 'The appraisal asks for new paint.',
  city: 'New York',
  state: 'NY',
  zip: '10001',
};
const create = (fields: object) =>
  test.http
    .post('/api/projects')
    .set(owner.headers)
    .send({ ...POST, ...fields });
const faultsOf = ({ errors }: { errors: Fault[] }): string[] => errors.map(({ path, code }) => `${path} ${code}`);

describe('the calendar of a post', () => {
  it('COND-06 refuses a closing that is over and a house that is not built, both at once', async () => {
    const { status, body } = await create({ closingDate: '2026-11-18', yearBuilt: 2099 });
    expect([status, faultsOf(body)]).toEqual([422, ['closingDate past', 'yearBuilt too_large']]);
  });

  it('takes a closing today, wherever in the country today still is', async () => {
    expect((await create({ closingDate: '2026-11-20' })).status).toBe(201);
  });

  it('BID-02 refuses work that would have started already', async () => {
    const project = await post(test, owner);
    const bid = {
      amountCents: 5000,
      timeline: '5 days',
      workDescription: 'Scrape and repaint it.',
      startDate: '2001-01-01',
      durationDays: 2,
    };
    const { status, body } = await test.http.post(`/api/projects/${project.id}/bids`).set(contractor.headers).send(bid);
    expect([status, faultsOf(body)]).toEqual([422, ['startDate past']]);
  });

  it('PROJ-03 keeps a text that carries half a character', async () => {
    const raw = JSON.stringify({ ...POST, title: 'HALF porch' }).replace('HALF', '\\ud800');
    const answer = await test.http
      .post('/api/projects')
      .set(owner.headers)
      .set('Content-Type', 'application/json')
      .send(raw);
    expect(answer.status).toBe(201);
    expect(answer.body.title).toBe('\ufffd porch');
  });
});
