import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aContractor, aPerson, bidInput, licensesOf, post, type Person } from '../../../testing/market.js';

const HOUSES = [
  { place: 'San Juan', at: { title: 'San Juan roof', city: 'San Juan', state: 'PR', zip: '00907' } },
  { place: 'Charlotte Amalie', at: { title: 'St. Thomas deck', city: 'St Thomas', state: 'VI', zip: '00802' } },
  { place: 'Hagåtña', at: { title: 'Guam outlets', city: 'Hagatna', state: 'GU', zip: '96910' } },
  { place: 'Saipan', at: { title: 'Saipan stairs', city: 'Saipan', state: 'MP', zip: '96950' } },
  { place: 'Pago Pago', at: { title: 'Samoa paint', city: 'Pago Pago', state: 'AS', zip: '96799' } },
] as const;

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
});
afterAll(() => test.close());

describe.each(HOUSES)('a house in $place', ({ at }) => {
  it('PROJ-01 PROJ-07 BID-05 is posted, found around its ZIP code, and bid on by who is licensed there', async () => {
    const project = await post(test, owner, at);
    const [here, elsewhere] = [
      await aContractor(test, { licenses: licensesOf([at.state]) }),
      await aContractor(test, { licenses: licensesOf(['NY']) }),
    ];
    const bid = ({ headers }: Person) =>
      test.http.post(`/api/projects/${project.id}/bids`).set(headers).send(bidInput(project));

    const { body } = await test.http.get(`/api/projects?zip=${at.zip}&radiusMiles=25`).set(here.headers).expect(200);
    expect(body.items).toMatchObject([{ title: at.title, state: at.state, distanceMiles: 0 }]);
    expect((await bid(here)).status).toBe(201);
    expect((await bid(elsewhere)).body.code).toBe('bid.not_licensed_in_state');
  });
});
