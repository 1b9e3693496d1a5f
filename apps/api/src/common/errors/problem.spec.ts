import { Controller, Get, Param } from '@nestjs/common';
import { ERROR_CODES } from '@cw/domain';
import { formatterFor, LOCALES } from '@cw/i18n';
import { aUser, createTestApp, login, SESSION_COOKIE, type TestApp } from '../../testing/index.js';
import { Public } from '../auth/policy.decorators.js';
import { DomainError, FIELD_FAULT_CODES, type FieldFault } from './domain-error.js';
import { HTTP_STATUS_OF } from './http-status-of.js';
import { problemType } from './problem.filter.js';

/** Refuses a field of any name for any limit. */
@Controller('limits')
@Public()
class LimitsController {
  @Get(':path/:code/:limit')
  refuse(@Param() { path, code, limit }: { path: string; code: FieldFault['code']; limit: string }): never {
    throw new DomainError('request.invalid', { faults: [{ path, code, values: { limit: Number(limit) } }] });
  }
}

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ controllers: [LimitsController] });
});
afterAll(() => test.close());

describe('errors', () => {
  it('NET-01 are problem+json with a stable type, the path, and the request id of the header', async () => {
    const answer = await test.http.get('/api/nothing/here?secret=1').set('X-Request-Id', 'my-request-0001');

    expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(answer.headers['x-request-id']).toBe('my-request-0001');
    expect(answer.body).toEqual({
      type: 'request-not-found',
      code: 'request.not_found',
      title: 'Not Found',
      status: 404,
      detail: 'There is nothing here.',
      instance: '/api/nothing/here',
      requestId: 'my-request-0001',
    });
  });

  it('NET-01 speak the language of the page, else the account’s, else English', async () => {
    const spanish = await login(test, await aUser(test, { locale: 'es' }));
    const details = await Promise.all([
      test.http.get('/api/nothing'),
      test.http.get('/api/nothing').set('Accept-Language', 'fr, es;q=0.5'),
      test.http.get('/api/nothing').set(spanish),
      test.http.get('/api/nothing').set(spanish).set('Accept-Language', 'en-US'),
      test.http.get('/api/nothing').set(spanish).set('Accept-Language', 'fr'),
    ]);

    expect(details.map(({ body }) => body.detail)).toEqual([
      'There is nothing here.',
      'Aquí no hay nada.',
      'Aquí no hay nada.',
      'There is nothing here.',
      'Aquí no hay nada.',
    ]);
  });

  it('answers 400 to a body that is no JSON, with a request id', async () => {
    const answer = await test.http.post('/api/auth/login').set('Content-Type', 'application/json').send('{bad');

    expect([answer.status, answer.body.code]).toEqual([400, 'request.malformed']);
    expect(answer.body.requestId).toBe(answer.headers['x-request-id']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'answers 415 to %s where JSON belongs',
    async (type) => {
      const answer = await test.http.post('/api/auth/login').set('Content-Type', type).send('email=a');

      expect([answer.status, answer.body.code]).toEqual([415, 'request.media_type']);
    },
  );

  it('answers 413 to a body beyond the limit', async () => {
    const answer = await test.http.post('/api/auth/login').send({ email: 'x'.repeat(600_000) });

    expect([answer.status, answer.body.code]).toEqual([413, 'request.too_large']);
  });

  it('ROLE-04 answers 401 without a session and 403 without the right, in the specified words', async () => {
    const path = `/api/users/${(await aUser(test)).id}`;

    const anonymous = await test.http.get(path);

    expect([anonymous.status, anonymous.body.detail]).toEqual([401, 'Authentication required']);
    expect(formatterFor('en').text('errors.access.denied')).toBe('Access denied');
  });

  it('say nothing of what went wrong inside', async () => {
    await test.asOwner('ALTER TABLE app_session RENAME TO app_session_away');
    const answer = await test.http.get('/api/auth/me').set('Cookie', `${SESSION_COOKIE}=${'a'.repeat(43)}`);
    await test.asOwner('ALTER TABLE app_session_away RENAME TO app_session');

    expect([answer.status, answer.body.code]).toEqual([500, 'server.unexpected']);
    expect(answer.text).not.toMatch(/app_session|relation|at \w+/);
  });

  it('carry the headers that keep a browser from running or keeping them', async () => {
    const { headers } = await test.http.get('/api/nothing');

    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none';frame-ancestors 'none';sandbox",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('a limit', () => {
  it.each([
    ['lines.0.amountCents', 'too_small', 'en', 'Enter $0.50 or more'],
    ['lines.0.amountCents', 'too_large', 'en', 'Enter $0.50 or less'],
    ['amountCents', 'too_small', 'es', 'Escriba $0.50 o más'],
    ['durationDays', 'too_small', 'en', 'Enter 50 or more'],
  ])('NET-01 has the unit of its field: %s %s in %s', async (path, code, locale, message) => {
    const answer = await test.http.get(`/api/limits/${path}/${code}/50`).set('Accept-Language', locale);

    expect(answer.body.errors).toEqual([{ path, code, message }]);
  });

  it('NET-01 of a year has no thousands', async () => {
    const answer = await test.http.get('/api/limits/yearBuilt/too_large/2026').set('Accept-Language', 'en');

    expect(answer.body.errors).toMatchObject([{ message: 'Enter 2026 or less' }]);
  });
});

describe('error codes', () => {
  it('each have a status of 4xx or 5xx and a type of their own', () => {
    expect(ERROR_CODES.filter((code) => HTTP_STATUS_OF[code] < 400)).toEqual([]);
    expect(new Set(ERROR_CODES.map(problemType)).size).toBe(ERROR_CODES.length);
  });

  it.each(LOCALES)('each have words in %s, and so has each fault of a field', (locale) => {
    const words = formatterFor(locale);
    const texts = [
      ...ERROR_CODES.map((code) =>
        words.text(`errors.${code}`, {
          papers: 'yes',
          state: 'NY',
          reader: 'client',
          kind: 'after',
          repair: 5,
          count: 1,
          used: '2',
          reason: 'It was asked for.',
          support: 'support@example.com',
          date: new Date('2026-11-30T17:00:00.000Z'),
        }),
      ),
      ...FIELD_FAULT_CODES.map((code) =>
        words.text(`errors.field.${code}`, { limit: 1, state: 'NY', kind: 'after', on: 'November 20, 2026' }),
      ),
    ];

    expect(texts.every((text) => text.length > 0)).toBe(true);
  });
});
