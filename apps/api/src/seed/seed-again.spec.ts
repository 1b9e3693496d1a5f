import { createTestApp, type TestApp } from '../testing/index.js';
import { aPerson, type Person } from '../testing/market.js';
import { UserEntity } from '../modules/users/index.js';
import { emailOf } from './data/people.js';
import { startOverIfHalfSeeded } from './half-seeded.js';

/** Such a secret is all that the count of staff who can sign in looks at. */
const SECOND_FACTOR = { totpSecret: 'sealed' };

let test: TestApp;
let admin: Person;
beforeEach(async () => {
  test = await createTestApp();
  await aPerson(test, 'seller', { email: emailOf('seller') });
  admin = await aPerson(test, 'admin', { email: emailOf('admin'), ...SECOND_FACTOR });
});
afterEach(() => test.close());

const people = (): Promise<number> => test.unitOfWork.repository(UserEntity).count();
const remove = ({ user, headers }: Person) => test.http.delete(`/api/users/${user.id}`).set(headers);

describe('a start on the data of a demo that somebody has worked with', () => {
  it('AUTH-08 keeps all of it when staff’s own account was deleted, whose address is free since then', async () => {
    await aPerson(test, 'admin', SECOND_FACTOR);
    expect((await remove(admin)).status).toBe(204);

    expect(await startOverIfHalfSeeded(test.config)).toBe(false);
    expect(await people()).toBe(3);
  });

  it('AUTH-08 keeps all of it when staff’s own account has another address', async () => {
    await test.unitOfWork.repository(UserEntity).update(admin.user.id, { email: 'priya@example.com' });

    expect(await startOverIfHalfSeeded(test.config)).toBe(false);
    expect(await people()).toBe(2);
  });

  it('begins again when staff’s account was never made', async () => {
    await test.asOwner(`DELETE FROM app_session WHERE user_id = '${admin.user.id}'`);
    await test.asOwner(`DELETE FROM app_user WHERE id = '${admin.user.id}'`);

    // The sandbox of payments is told to begin again as well.
    const told = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));

    expect(await startOverIfHalfSeeded(test.config)).toBe(true);
    expect(told).toHaveBeenCalledTimes(1);
    told.mockRestore();
  });
});
