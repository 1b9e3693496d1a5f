import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aPerson, post, type Person } from '../../../testing/market.js';

let test: TestApp;
let admin: Person;
beforeAll(async () => {
  test = await createTestApp();
  admin = await aPerson(test, 'admin', { firstName: 'Ada', lastName: 'Stone', totpSecret: 'sealed' });
});
afterAll(() => test.close());

describe('the open projects as staff read them', () => {
  it.each([{}, { address: null }])(
    'ADM-01 say whose each is, also of staff’s own, with or without a street: %j',
    async (over) => {
      const owner = await aPerson(test, 'seller', { firstName: 'Dana', lastName: 'Reyes' });
      const [theirs, own] = [await post(test, owner, over), await post(test, admin, over)];

      const { body } = await test.http.get('/api/projects?scope=available').set(admin.headers);

      const clientOf = (id: string) => body.items.find((item: { id: string }) => item.id === id)?.clientName;
      expect([clientOf(theirs.id), clientOf(own.id)]).toEqual(['Dana Reyes', 'Ada Stone']);
    },
  );
});
