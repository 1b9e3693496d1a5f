import { aUser, createTestApp, type TestApp } from '../../../testing/index.js';
import type { UserEntity } from '../../users/index.js';
import { AccountTokens, type LinkPurpose } from './account-tokens.js';

const PURPOSES: readonly LinkPurpose[] = ['verify_email', 'change_email', 'reset_password', 'invitation'];
const AT_ONCE = 100;

let test: TestApp;
let tokens: AccountTokens;
let user: UserEntity;
beforeAll(async () => {
  test = await createTestApp();
  tokens = test.app.get(AccountTokens, { strict: false });
  user = await aUser(test);
});
afterAll(() => test.close());

const create = (purpose: LinkPurpose): Promise<string> => tokens.create(purpose, user.id, user.email);

describe('the secret of a link', () => {
  it.each(PURPOSES)('AUTH-08 %s: of a hundred who redeem it at once exactly one does', async (purpose) => {
    const token = await create(purpose);

    const links = await Promise.all(
      Array.from({ length: AT_ONCE }, () => test.unitOfWork.run(() => tokens.redeem(token, purpose))),
    );

    expect(links.filter((link) => link !== undefined)).toEqual([{ userId: user.id, email: user.email, purpose }]);
  });

  it('AUTH-08 is not used up by a redemption that fails afterwards', async () => {
    const token = await create('reset_password');
    const failing = test.unitOfWork.run(async () => {
      await tokens.redeem(token, 'reset_password');
      throw new Error('the rest failed');
    });
    await expect(failing).rejects.toThrow('the rest failed');

    expect(await tokens.redeem(token, 'reset_password')).toBeDefined();
  });

  it('AUTH-08 is good for its own purpose only', async () => {
    for (const purpose of PURPOSES) {
      const token = await create(purpose);
      const others = PURPOSES.filter((other) => other !== purpose);
      expect([await tokens.find(token, ...others), await tokens.redeem(token, ...others)]).toEqual([
        undefined,
        undefined,
      ]);
    }
  });

  it('has 256 bits and never comes twice', async () => {
    const secrets = await Promise.all(Array.from({ length: AT_ONCE }, () => create('verify_email')));

    expect(new Set(secrets).size).toBe(AT_ONCE);
    expect(secrets.every((secret) => Buffer.from(secret, 'base64url').length === 32)).toBe(true);
  });
});
