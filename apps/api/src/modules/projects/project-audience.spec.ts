import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aPerson, type Person } from '../../testing/market.js';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test, 'seller');
});
afterAll(() => test.close());

const post = () =>
  test.http.post('/api/projects').set(owner.headers).send({
    title: 'Peeling paint on the porch',
    category: 'painting',
    description: 'The appraisal asks for new paint.',
    city: 'New York',
    state: 'NY',
    zip: '10001',
  });
const toldTypes = async ({ user, headers }: Person): Promise<string[]> => {
  const { body } = await test.http.get(`/api/users/${user.id}/notifications`).set(headers);
  return body.items.map(({ title }: { title: string }) => title);
};

describe('whom a new project is told to', () => {
  it('tells the verified contractors whose trade and radius fit, and nobody else', async () => {
    const fits = await aContractor(test);
    const otherTrade = await aContractor(test, { profile: { trades: ['roofing'] } });
    const tooFar = await aContractor(test, { profile: { latitude: 34.05, longitude: -118.24 } });
    const unverified = await aContractor(test, { papers: ['license'] });
    expect((await post()).status).toBe(201);
    expect(await toldTypes(fits)).toHaveLength(1);
    for (const other of [otherTrade, tooFar, unverified]) expect(await toldTypes(other)).toEqual([]);
  });
});
