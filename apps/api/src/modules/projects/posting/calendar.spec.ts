import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aContractor, aPerson, post, type Person } from '../../../testing/market.js';
import { ProjectEntity } from '../project.entity.js';

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

  it('COND-06 refuses the same in an edit, but not what it leaves as it was', async () => {
    const { body: project } = await create({ closingDate: '2026-11-25', yearBuilt: 1980 });
    await test.unitOfWork
      .repository(ProjectEntity)
      .update({ id: project.id }, { closingDate: '2026-11-10', yearBuilt: 2098 });
    const edit = async (fields: object) => {
      const { status, body } = await test.http.patch(`/api/projects/${project.id}`).set(owner.headers).send(fields);
      return [status, status === 422 ? faultsOf(body) : [body.closingDate, body.city]];
    };

    expect(await edit({ closingDate: '2026-11-11', yearBuilt: 2099 })).toEqual([
      422,
      ['closingDate past', 'yearBuilt too_large'],
    ]);
    expect(await edit({ closingDate: '2026-11-10', yearBuilt: 2098, city: 'Albany' })).toEqual([
      200,
      ['2026-11-10', 'Albany'],
    ]);
    expect(await edit({ closingDate: null })).toEqual([200, [null, 'Albany']]);
    expect(await edit({ closingDate: '2026-11-20' })).toEqual([200, ['2026-11-20', 'Albany']]);
  });

  it.each([
    ['description', 201, 'Half \ufffd a word of the porch'],
    ['title', 422, ['title unreadable']],
  ])('PROJ-03 keeps half a character out of a %s, a title is asked for whole', async (name, status, told) => {
    const raw = JSON.stringify({ ...POST, [name]: 'Half HALF a word of the porch' }).replace('HALF', '\\ud800');
    const answer = await test.http
      .post('/api/projects')
      .set(owner.headers)
      .set('Content-Type', 'application/json')
      .send(raw);
    expect([answer.status, status === 201 ? answer.body[name] : faultsOf(answer.body)]).toEqual([status, told]);
  });
});
