import { aUser, createTestApp, login, type SignedInHeaders, type TestApp } from '../../testing/index.js';
import { newId } from '../../common/ids.js';
import { DEFAULT_PREFERENCES } from '@cw/domain';
import type { UserEntity } from './user.entity.js';

let test: TestApp;
let user: UserEntity;
let headers: SignedInHeaders;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  user = await aUser(test, { username: `u${newId().slice(-12)}` });
  headers = await login(test, user);
});
afterAll(() => test.close());

const get = (id = user.id) => test.http.get(`/api/users/${id}`).set(headers);
const patch = (change: object, id = user.id) => test.http.patch(`/api/users/${id}`).set(headers).send(change);

describe('an account', () => {
  it('AUTH-11 is read by its owner without anything secret', async () => {
    const answer = await get();

    expect([answer.status, answer.body.email]).toEqual([200, user.email]);
    expect(answer.text).not.toMatch(/password|argon2|totp/i);
  });

  it('answers 404 to somebody else, as an unknown id and no id at all do', async () => {
    const other = await aUser(test);

    const answers = await Promise.all([get(other.id), get(newId()), get('not-an-id')]);

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'request.not_found']),
    );
    expect((await patch({ firstName: 'Eve' }, other.id)).status).toBe(404);
  });

  it('is read by staff', async () => {
    headers = await login(test, await aUser(test, { role: 'admin' }));

    expect((await get()).body.id).toBe(user.id);
  });

  it('AUTH-11 changes what is sent, keeps the rest, and empties what is sent empty', async () => {
    await patch({ bio: 'I own a porch.', phone: '+1 212 555 0123' });

    const answer = await patch({ bio: '', locale: 'es', timeZone: 'America/Denver' });

    expect(answer.body).toMatchObject({
      firstName: 'Sofia',
      bio: null,
      phone: '+12125550123',
      locale: 'es',
      timeZone: 'America/Denver',
    });
  });

  it('AUTH-11 does not let the role or the email be changed', async () => {
    const answer = await patch({ role: 'admin', email: 'other@example.com' });

    expect(answer.status).toBe(422);
    expect(
      answer.body.errors.map(({ path, code }: { path: string; code: string }) => `${path} ${code}`).sort(),
    ).toEqual(['email unknown_property', 'role unknown_property']);
  });

  it.each([
    [{ firstName: null }, 'firstName', 'required'],
    [{ lastName: 'x'.repeat(61) }, 'lastName', 'too_long'],
    [{ username: 'a b' }, 'username', 'pattern'],
    [{ phone: '123' }, 'phone', 'phone'],
    [{ timeZone: 'Mars/Base' }, 'timeZone', 'time_zone'],
    [{ bio: 7 }, 'bio', 'text'],
  ])('names what is wrong with %j', async (change, path, code) => {
    const answer = await patch(change);

    expect([answer.status, answer.body.errors]).toEqual([422, [expect.objectContaining({ path, code })]]);
  });

  it('names a username that somebody else has', async () => {
    const other = await aUser(test, { username: `x${newId().slice(-12)}` });

    const answer = await patch({ username: other.username });

    expect([answer.status, answer.body.code]).toEqual([409, 'user.username_taken']);
  });

  it('refuses to overwrite another’s change when If-Match names the version that was read', async () => {
    const { etag } = (await get()).headers;
    await patch({ bio: 'from the other tab' });

    const stale = await patch({ bio: 'mine' }).set('If-Match', String(etag));
    const fresh = await patch({ bio: 'mine' }).set('If-Match', String((await get()).headers['etag']));
    const next = await patch({ bio: 'mine too' }).set('If-Match', String(fresh.headers['etag']));

    expect([stale.status, stale.body.code, fresh.status, next.status]).toEqual([412, 'request.stale', 200, 200]);
  });
});

describe('preferences', () => {
  const path = () => `/api/users/${user.id}/preferences`;

  it('NOTE-05 start with everything that concerns one’s own work, and no advertising', async () => {
    const answer = await test.http.get(path()).set(headers);

    expect(answer.body).toEqual(DEFAULT_PREFERENCES);
  });

  it('NOTE-06 are saved whole, quiet hours too', async () => {
    const wanted = { ...DEFAULT_PREFERENCES, sound: false, quietHours: { start: '22:00', end: '07:00' } };

    const saved = await test.http.put(path()).set(headers).send(wanted);

    expect([saved.status, (await test.http.get(path()).set(headers)).body]).toEqual([200, wanted]);
  });

  it('NOTE-06 name a time that is none', async () => {
    const answer = await test.http
      .put(path())
      .set(headers)
      .send({ ...DEFAULT_PREFERENCES, quietHours: { start: '25:00', end: '07:00' } });

    expect([answer.status, answer.body.errors[0]]).toMatchObject([422, { path: 'quietHours.start', code: 'time' }]);
  });

  it('are nobody else’s', async () => {
    const other = await login(test, await aUser(test));

    expect((await test.http.get(path()).set(other)).status).toBe(404);
  });
});
