import { HOUR_MS } from '@cw/domain';
import { newId } from '../../../common/ids.js';
import { aUser, Browser, createMailTest, type MailTest, TEST_PASSWORD } from '../../../testing/index.js';
import { UserEntity } from '../../users/index.js';
import { LinkLetters } from '../links/link-letters.js';

const PASSWORD = 'six-brown-shingles';

let test: MailTest;
beforeAll(async () => {
  test = await createMailTest();
});
beforeEach(() => test.inbox.clear());
afterAll(() => test.close());

const unverified = (): Promise<UserEntity> => aUser(test, { emailVerifiedAt: null });
const verify = (token: string, browser: Browser) => browser.post('/api/auth/verify-email', { token });
async function signedIn(user: UserEntity): Promise<Browser> {
  const browser = new Browser(test);
  await browser.login(user, TEST_PASSWORD);
  return browser;
}
const isVerified = async ({ id }: UserEntity): Promise<boolean> =>
  (await test.unitOfWork.repository(UserEntity).findOneByOrFail({ id })).emailVerifiedAt !== null;

async function linkFor(user: UserEntity): Promise<string> {
  await test.app.get(LinkLetters, { strict: false }).verification(user.id);
  await test.jobs.drain();
  return test.inbox.linkSecret(user.email);
}

describe('confirming an e-mail', () => {
  it('AUTH-08 is asked for in the welcome mail, in the language of the account, by a link whose secret stands in the fragment', async () => {
    const email = `${newId()}@example.com`;
    const browser = new Browser(test);
    await browser.post('/api/auth/register', {
      firstName: 'Lucía',
      lastName: 'Reyes',
      email,
      role: 'seller',
      password: PASSWORD,
      confirmPassword: PASSWORD,
      adult: true,
      termsAccepted: true,
      locale: 'es',
    });
    await test.jobs.drain();

    const [message = ''] = test.inbox.to(email);
    expect(message).toMatch(/http:\/\/localhost:3000\/app\/verify-email#[\w-]{43}/);
    expect(message).toContain('Confirmar mi correo');
    expect((await browser.get('/api/auth/security')).body.emailVerified).toBe(false);
    expect((await browser.get('/api/auth/me')).body.emailUnconfirmed).toBe(true);

    expect((await verify(test.inbox.linkSecret(email), browser)).status).toBe(204);

    expect((await browser.get('/api/auth/security')).body.emailVerified).toBe(true);
    expect((await browser.get('/api/auth/me')).body).not.toHaveProperty('emailUnconfirmed');
  });

  it('AUTH-08 answers well again when the link is opened twice', async () => {
    const user = await unverified();
    const token = await linkFor(user);
    const browser = await signedIn(user);

    const answers = [
      await verify(token, browser),
      await verify(token, browser),
      await verify(token, new Browser(test)),
    ];

    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await isVerified(user)).toBe(true);
    expect((await browser.post('/api/auth/verify-email/read', { token })).body).toEqual({
      email: user.email,
      isChange: false,
      isOwnSession: true,
      isConfirmed: true,
    });
  });

  it('AUTH-08 works for a day', async () => {
    const [early, late] = [await unverified(), await unverified()];
    const [first, second] = [await linkFor(early), await linkFor(late)];
    const [one, other] = [await signedIn(early), await signedIn(late)];

    test.clock.advance(24 * HOUR_MS - 1);
    expect((await verify(first, one)).status).toBe(204);
    test.clock.advance(1);
    const answer = await verify(second, other);

    expect([answer.status, answer.body.code]).toEqual([422, 'auth.link_invalid']);
    expect([await isVerified(early), await isVerified(late)]).toEqual([true, false]);
  });

  it.each(['x', 'a'.repeat(43), "' OR 1=1 --"])('AUTH-08 refuses the secret %s', async (token) => {
    const answer = await verify(token, new Browser(test));

    expect([answer.status, answer.body.code]).toEqual([422, 'auth.link_invalid']);
  });

  it('AUTH-08 the secret of a link stands nowhere in the database, whatever became of it', async () => {
    const user = await unverified();
    const token = await linkFor(user);
    const used = await linkFor(user);
    await verify(used, await signedIn(user));

    const tables: { name: string }[] = await test.unitOfWork.manager.query(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_schema IN ('public', 'jobs') AND table_type = 'BASE TABLE'`,
    );
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const sql = `SELECT 1 FROM ${name} t WHERE t::text LIKE '%' || $1 || '%' OR t::text LIKE '%' || $2 || '%' LIMIT 1`;
        const rows: unknown[] = await test.unitOfWork.manager.query(sql, [token, used]);
        return rows.length > 0 ? [name] : [];
      }),
    );

    expect(tables.length).toBeGreaterThan(20);
    expect(found.flat()).toEqual([]);
  });

  it('AUTH-08 is sent again a few times an hour, and not at all to who has confirmed', async () => {
    const user = await unverified();
    const browser = await signedIn(user);
    await test.jobs.drain();
    test.inbox.clear();
    const resend = () => browser.post('/api/auth/resend-verification');

    const answers = [await resend(), await resend(), await resend(), await resend(), await resend(), await resend()];
    await test.jobs.drain();

    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 429]);
    expect(test.inbox.to(user.email)).toHaveLength(5);
    expect(answers[5]?.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d+$/),
      'ratelimit-policy': '"verification-mail";q=5;w=3600',
      ratelimit: expect.stringMatching(/^"verification-mail";r=0;t=\d+$/),
    });

    const verified = await aUser(test);
    await new Browser(test).login(verified, TEST_PASSWORD);
    await test.jobs.drain();
    test.inbox.clear();
    await test.app.get(LinkLetters, { strict: false }).verification(verified.id);
    await test.jobs.drain();
    expect(test.inbox.received).toEqual([]);
  });
});
