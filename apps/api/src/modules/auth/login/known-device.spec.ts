import { DEFAULT_PREFERENCES } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import { aUser, Browser, createMailTest, type MailTest, TEST_PASSWORD } from '../../../testing/index.js';
import { type UserEntity, UserPreferenceEntity } from '../../users/index.js';
import { PasswordHasher } from '../passwords/password-hasher.js';

const WRONG = 'not-the-password';

let test: MailTest;
let addresses = 0;
beforeAll(async () => {
  test = await createMailTest();
});
beforeEach(() => test.inbox.clear());
afterAll(() => test.close());

const stranger = (): Browser => new Browser(test, { address: `203.0.113.${(addresses += 1)}` });
async function attack(user: UserEntity): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) expect((await stranger().login(user, WRONG)).status).toBe(401);
}

describe('a device', () => {
  it('AUTH-08 that the account does not know is told to its owner, in the language of the account, once', async () => {
    const user = await aUser(test, { locale: 'es', timeZone: 'America/New_York' });
    const browser = new Browser(test, { address: '203.0.113.200' });

    await browser.login(user, TEST_PASSWORD);
    await browser.post('/api/auth/logout');
    await browser.login(user, TEST_PASSWORD);
    await test.jobs.drain();

    expect(test.inbox.to(user.email)).toEqual([expect.stringContaining('Chrome, Windows')]);
    expect(test.inbox.to(user.email)[0]).toMatch(
      /viernes 20 de noviembre de 2026, 10:00\sAM, hora del Este, .*dirección IP 203\.0\.113\.200/s,
    );
  });

  it('AUTH-08 that is new is told in quiet hours too, and to who wants no e-mail', async () => {
    const user = await aUser(test, { timeZone: 'UTC' });
    const settings = {
      ...DEFAULT_PREFERENCES,
      emailNotifications: false,
      quietHours: { start: '00:00', end: '23:59' },
    };
    await test.unitOfWork
      .repository(UserPreferenceEntity)
      .insert({ userId: user.id, settings, updatedAt: test.clock.now() });

    await stranger().login(user, TEST_PASSWORD);
    await test.jobs.drain();

    expect(test.inbox.to(user.email)).toHaveLength(1);
  });

  it('AUTH-08 that the account was opened from is no news', async () => {
    const browser = stranger();
    const form = {
      firstName: 'Ana',
      lastName: 'Diaz',
      email: 'ana@example.com',
      role: 'buyer',
      password: 'six-brown-shingles',
      confirmPassword: 'six-brown-shingles',
      adult: true,
      termsAccepted: true,
    };
    await browser.post('/api/auth/register', form);
    await browser.post('/api/auth/logout');

    await browser.login({ email: 'ana@example.com' }, 'six-brown-shingles');
    await test.jobs.drain();

    expect(test.inbox.to('ana@example.com')).toEqual([expect.stringContaining('Welcome')]);
  });

  it('AUTH-08 that the account knows signs in while strangers use up all tries', async () => {
    const user = await aUser(test);
    const owner = stranger();
    await owner.login(user, TEST_PASSWORD);
    await owner.post('/api/auth/logout');
    await attack(user);

    expect((await stranger().login(user, TEST_PASSWORD)).status).toBe(429);
    expect((await owner.login(user, TEST_PASSWORD)).status).toBe(200);
  });

  it('AUTH-08 that one account knows is a stranger to another', async () => {
    const [user, victim] = [await aUser(test), await aUser(test)];
    const attacker = stranger();
    await attacker.login(user, TEST_PASSWORD);
    await attacker.post('/api/auth/logout');
    await attack(victim);

    expect((await attacker.login(victim, WRONG)).status).toBe(429);
  });

  it('AUTH-08 that the account knows guesses ten times too, and no more', async () => {
    const user = await aUser(test);
    const owner = stranger();
    await owner.login(user, TEST_PASSWORD);
    await owner.post('/api/auth/logout');

    for (let tries = 0; tries < 10; tries += 1) expect((await owner.login(user, WRONG)).status).toBe(401);

    expect((await owner.login(user, TEST_PASSWORD)).status).toBe(429);
    expect((await stranger().login(user, TEST_PASSWORD)).status).toBe(200);
  });

  it('AUTH-08 logging in often is no guessing, nor is it when the code is still missing', async () => {
    const user = await aUser(test);

    for (let tries = 0; tries < 15; tries += 1)
      expect((await new Browser(test).login(user, TEST_PASSWORD)).status).toBe(200);
  });
});

describe('a login that comes when too many passwords wait to be hashed', () => {
  it('AUTH-08 is sent away with 503 and a time to come back, and loses no try by it', async () => {
    const user = await aUser(test);
    const hasher = test.app.get(PasswordHasher, { strict: false });
    const browser = stranger();
    const busy = new DomainError('request.busy', { retryAfterSeconds: 3 });
    const verify = jest.spyOn(hasher, 'verify').mockRejectedValueOnce(busy).mockRejectedValueOnce(busy);

    const shed = [await browser.login(user, TEST_PASSWORD), await browser.login(user, TEST_PASSWORD)];
    for (let tries = 0; tries < 10; tries += 1) expect((await browser.login(user, WRONG)).status).toBe(401);
    verify.mockRestore();

    expect(shed.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
      [503, '3'],
      [503, '3'],
    ]);
    expect((await browser.login(user, WRONG)).status).toBe(429);
  });
});

describe('a password that was hashed with less effort', () => {
  it('is hashed anew by the login, and still signs in', async () => {
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash(TEST_PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const user = await aUser(test, { passwordHash: weak });
    const stored = async (): Promise<string> => {
      const [row] = await test.unitOfWork.manager.query<{ password_hash: string }[]>(
        `SELECT password_hash FROM app_user WHERE id = $1`,
        [user.id],
      );
      return row?.password_hash ?? '';
    };

    await stranger().login(user, WRONG);
    expect(await stored()).toBe(weak);
    const together = [stranger(), stranger(), stranger()].map((browser) => browser.login(user, TEST_PASSWORD));
    expect((await Promise.all(together)).map(({ status }) => status)).toEqual([200, 200, 200]);

    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await stranger().login(user, TEST_PASSWORD)).status).toBe(200);
  });
});
