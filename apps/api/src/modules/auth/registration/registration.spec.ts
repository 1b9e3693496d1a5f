import { newId } from '../../../common/ids.js';
import { aUser, createTestApp, SESSION_COOKIE, type TestApp } from '../../../testing/index.js';
import { UserEntity } from '../../users/index.js';

const PASSWORD = 'ten-purple-gutters';

const form = (overrides: object = {}): object => ({
  firstName: 'Sofia',
  lastName: 'Reyes',
  email: `${newId()}@example.com`,
  role: 'seller',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  adult: true,
  termsAccepted: true,
  ...overrides,
});

const cookiesOf = (answer: { headers: Record<string, unknown> }): string[] =>
  [answer.headers['set-cookie']].flat().map(String);
const sidOf = (answer: { headers: Record<string, unknown> }): string =>
  cookiesOf(answer)
    .find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
    ?.split(';')[0] ?? '';
const pathsOf = (answer: { body: { errors?: { path: string; code: string }[] } }): [string, string][] =>
  (answer.body.errors ?? []).map(({ path, code }) => [path, code]);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const post = (path: string, body: object) => test.http.post(`/api/auth/${path}`).send(body);

describe('registration', () => {
  it('AUTH-02 opens an account from the form, signs in and answers the bare user', async () => {
    const answer = await post(
      'register',
      form({
        username: 'sofia',
        phone: '(212) 555-0123',
        company: ' Reyes LLC ',
        location: 'Albany, NY',
        locale: 'es',
      }),
    );

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      firstName: 'Sofia',
      username: 'sofia',
      role: 'seller',
      phone: '+12125550123',
      company: 'Reyes LLC',
      bio: null,
      locale: 'es',
    });
    expect(Object.keys(answer.body).sort()).toEqual([
      'bio',
      'company',
      'email',
      'firstName',
      'id',
      'lastName',
      'locale',
      'location',
      'phone',
      'role',
      'timeZone',
      'username',
    ]);
    const me = await test.http.get('/api/auth/me').set('Cookie', sidOf(answer));
    // Whoever is signed in is told once more what waits for them.
    expect(me.body).toEqual({ ...answer.body, emailUnconfirmed: true });
  });

  it('AUTH-02 refuses an email that differs only by case, and names the field', async () => {
    await post('register', form({ email: 'Anna@example.com' }));

    const answer = await post('register', form({ email: 'anna@EXAMPLE.com' }));

    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('user.email_taken');
    expect(pathsOf(answer)).toEqual([['email', 'taken']]);
  });

  it('AUTH-02 refuses a taken username, and names the field', async () => {
    await post('register', form({ username: 'carpenter' }));

    const answer = await post('register', form({ username: 'Carpenter' }));

    expect([answer.status, pathsOf(answer)]).toEqual([409, [['username', 'taken']]]);
  });

  it('AUTH-02 names every fault at once, one entry for each', async () => {
    const answer = await post('register', {
      firstName: '',
      email: 'no',
      phone: '12',
      role: 'owner',
      password: 'short',
      surprise: 1,
    });

    expect(answer.status).toBe(422);
    expect(pathsOf(answer)).toEqual(
      expect.arrayContaining([
        ['surprise', 'unknown_property'],
        ['firstName', 'required'],
        ['lastName', 'required'],
        ['email', 'email'],
        ['phone', 'phone'],
        ['role', 'not_allowed'],
        ['password', 'too_short'],
        ['confirmPassword', 'required'],
        ['adult', 'required'],
        ['termsAccepted', 'required'],
      ]),
    );
    expect(answer.body.errors).toHaveLength(10);
  });

  it.each(['a'.repeat(11), 'a1'.repeat(65)])(
    'AUTH-02 keeps passwords within 12 to 128 characters',
    async (password) => {
      const answer = await post('register', form({ password, confirmPassword: password }));

      expect(answer.status).toBe(422);
    },
  );

  it.each(['password1234', 'P@ssw0rd!2026', 'qwertyuiop123', 'iloveyouforever', 'aaaaaaaaaaaaaa', 'sunshine flower 1'])(
    'AUTH-02 refuses the common password %s',
    async (password) => {
      const answer = await post('register', form({ password, confirmPassword: password }));

      expect([answer.status, pathsOf(answer)]).toEqual([422, [['password', 'password_common']]]);
    },
  );

  it('AUTH-02 has no rules of composition: a long phrase of small letters is taken', async () => {
    const password = 'mossy gate under rain';

    expect((await post('register', form({ password, confirmPassword: password }))).status).toBe(201);
  });

  it('AUTH-03 says in the language of the page that the passwords do not match', async () => {
    const body = form({ confirmPassword: 'six-brown-gutters' });

    const english = await post('register', body);
    const spanish = await post('register', body).set('Accept-Language', 'es-MX,es;q=0.9');

    expect(english.body.errors).toEqual([
      { path: 'confirmPassword', code: 'passwords_differ', message: 'Passwords do not match' },
    ]);
    expect(spanish.body.errors[0].message).toBe('Las contraseñas no coinciden');
  });

  it('AUTH-09 requires the confirmation of 18 years', async () => {
    const answer = await post('register', form({ adult: false }));

    expect([answer.status, pathsOf(answer)]).toEqual([422, [['adult', 'must_accept']]]);
  });

  it('AUTH-01 opens no admin account', async () => {
    const answer = await post('register', form({ role: 'admin' }));

    expect([answer.status, pathsOf(answer)]).toEqual([422, [['role', 'not_allowed']]]);
  });

  it.each([
    ['has another password', async () => ({ passwordHash: (await aUser(test)).passwordHash })],
    ['has a second factor', () => ({ totpSecret: 'sealed' })],
    ['is suspended', () => ({ status: 'suspended' as const })],
  ])('AUTH-08 the same Idempotency-Key signs nobody in to an account that %s by now', async (_, change) => {
    const key = newId();
    const body = form();
    const first = await post('register', body).set('Idempotency-Key', key);
    await test.unitOfWork.repository(UserEntity).update({ id: first.body.id }, await change());

    const second = await post('register', body).set('Idempotency-Key', key);

    expect([first.status, second.status, second.body.code]).toEqual([201, 409, 'user.email_taken']);
    expect(second.headers['set-cookie']).toBeUndefined();
  });

  it('answers the first result to the same Idempotency-Key, signs in again, and opens one account', async () => {
    const body = form();
    const key = '6b1f5a3e-0d0c-4f7e-9a7b-4f0c3a1d2e5f';
    const first = await post('register', body).set('Idempotency-Key', key);

    const second = await post('register', body).set('Idempotency-Key', key);

    expect([second.status, second.body]).toEqual([201, first.body]);
    const me = await test.http.get('/api/auth/me').set('Cookie', sidOf(second));
    expect(me.body.id).toBe(first.body.id);
  });
});

describe('opening accounts by the dozen', () => {
  it('is slowed down for one address, and another address is not', async () => {
    const from = (address: string) => post('register', {}).set('X-Forwarded-For', address);
    for (let tries = 0; tries < 60; tries += 1) expect((await from('203.0.113.7')).status).toBe(422);

    expect([(await from('203.0.113.7')).status, (await from('203.0.113.8')).status]).toEqual([429, 422]);
  });

  it('counts the addresses of one household’s IPv6 network together', async () => {
    const from = (address: string) => post('register', {}).set('X-Forwarded-For', address);
    for (let tries = 0; tries < 60; tries += 1) await from(`2001:db8:7:7::${tries.toString(16)}`);

    expect([(await from('2001:db8:7:7:ffff::1')).status, (await from('2001:db8:7:8::1')).status]).toEqual([429, 422]);
  });
});
