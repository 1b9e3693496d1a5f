import { newId } from '../../common/ids.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aPerson, type Person } from '../../testing/market.js';
import { UserEntity } from '../users/index.js';
import { FavoriteEntity } from './favorite.entity.js';

let test: TestApp;
let client: Person;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  client = await aPerson(test, 'buyer');
});
afterAll(() => test.close());

const keep = (person: Person, id: string) => test.http.put(`/api/favorites/${id}`).set(person.headers).send({});
const drop = (person: Person, id: string) => test.http.delete(`/api/favorites/${id}`).set(person.headers);
const kept = async (person: Person): Promise<string[]> =>
  (await test.http.get('/api/favorites').set(person.headers)).body.items.map(
    ({ contractorId }: { contractorId: string }) => contractorId,
  );
const directory = (person: Person, query: string) => test.http.get(`/api/contractors?${query}`).set(person.headers);

describe('favorites', () => {
  it('CON-03 are kept and removed, once each however often asked, the newest first', async () => {
    const [first, second] = [await aContractor(test), await aContractor(test)];
    await keep(client, first.user.id);
    test.clock.advance(1000);
    const answers = [await keep(client, second.user.id), await keep(client, second.user.id)];

    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await kept(client)).toEqual([second.user.id, first.user.id]);
    const removed = [await drop(client, first.user.id), await drop(client, first.user.id)];
    expect(removed.map(({ status }) => status)).toEqual([204, 204]);
    expect(await kept(client)).toEqual([second.user.id]);
  });

  it('CON-03 narrow the directory to one’s own, together with its other filters', async () => {
    const [painter, roofer] = [
      await aContractor(test, { profile: { trades: ['painting'] } }),
      await aContractor(test, { profile: { trades: ['roofing'] } }),
    ];
    await aContractor(test);
    for (const { user } of [painter, roofer]) await keep(client, user.id);
    const ids = async (query: string): Promise<string[]> =>
      (await directory(client, query)).body.items.map(({ id }: { id: string }) => id);

    expect((await ids('scope=favorites')).sort()).toEqual([painter.user.id, roofer.user.id].sort());
    expect(await ids('scope=favorites&trade=roofing&zip=10001&radiusMiles=25')).toEqual([roofer.user.id]);
    expect((await directory(await aPerson(test), 'scope=favorites')).body.items).toEqual([]);
    expect((await test.http.get('/api/contractors?scope=favorites')).body.code).toBe('auth.required');
  });

  it('are for those who hire, and of contractors alone', async () => {
    const contractor = await aContractor(test);

    const answers = [
      await keep(contractor, contractor.user.id),
      await keep(client, client.user.id),
      await keep(client, 'nobody'),
    ];

    expect(answers.map(({ body }) => body.code)).toEqual([
      'access.contractors_for_clients',
      'contractor.not_found',
      'contractor.not_found',
    ]);
  });

  it('are two hundred at most', async () => {
    const repository = test.unitOfWork.repository(UserEntity);
    const others = Array.from({ length: 200 }, () => {
      const id = newId();
      return Object.assign(new UserEntity(), client.user, { id, email: `${id}@example.com` });
    });
    await repository.insert(others);
    await test.unitOfWork
      .repository(FavoriteEntity)
      .insert(others.map(({ id }) => ({ userId: client.user.id, contractorId: id, createdAt: test.clock.now() })));
    const contractor = await aContractor(test);

    const answer = await keep(client, contractor.user.id);

    expect([answer.status, answer.body.code]).toEqual([409, 'favorite.too_many']);
  });
});
