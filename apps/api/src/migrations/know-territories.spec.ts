import { DataSource } from 'typeorm';
import { ProjectEntity } from '../modules/projects/index.js';
import { createTestApp, type TestApp } from '../testing/index.js';
import { aContractor, aPerson, bidInput, licensesOf, type Person, post, projectInput } from '../testing/market.js';
import { KnowTerritories1766000000600 } from './1766000000600-know-territories.js';

const HOUSES = [
  { title: 'San Juan roof', city: 'San Juan', state: 'PR', zip: '00901' },
  { title: 'Guam outlets', city: 'Hagatna', state: 'GU', zip: '96910' },
  { title: 'St. Thomas deck', city: 'St Thomas', state: 'VI', zip: '00802' },
];

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test, 'seller');
  // As the table was filled before the data file had them.
  await test.asOwner(`DELETE FROM zip_centroid WHERE state IN ('PR', 'VI', 'GU', 'AS', 'MP')`);
});
afterAll(() => test.close());

async function migrate(): Promise<void> {
  const runner = test.app.get(DataSource).createQueryRunner();
  await new KnowTerritories1766000000600().up(runner);
  await runner.release();
}
const placesOf = async (id: string) => {
  const { zip, city, state, latitude, longitude } = await test.unitOfWork
    .repository(ProjectEntity)
    .findOneByOrFail({ id });
  return { zip, city, state, latitude, longitude };
};
const found = async ({ headers }: Person, zip: string): Promise<string[]> =>
  (await test.http.get(`/api/projects?zip=${zip}&radiusMiles=25`).set(headers)).body.items.map(
    ({ title }: { title: string }) => title,
  );

it('PROJ-01 PROJ-07 BID-05 a database that was filled before serves the territories, and its projects stay where they lie', async () => {
  const older = await post(test, owner);
  const before = await placesOf(older.id);
  for (const house of HOUSES) {
    const refused = await test.http.post('/api/projects').set(owner.headers).send(projectInput(house));
    expect(refused.status).toBe(422);
  }

  await migrate();

  expect(await placesOf(older.id)).toEqual(before);
  for (const house of HOUSES) {
    const project = await post(test, owner, house);
    const contractor = await aContractor(test, { licenses: licensesOf([house.state]) });
    expect(await found(contractor, house.zip)).toEqual([house.title]);
    const bid = test.http.post(`/api/projects/${project.id}/bids`).set(contractor.headers).send(bidInput(project));
    expect((await bid).status).toBe(201);
  }
  expect(await found(await aContractor(test), before.zip)).toContain('Repairs before closing');
});
