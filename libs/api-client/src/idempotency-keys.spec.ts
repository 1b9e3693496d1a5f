import { errorOfAnswer, errorOfSilence } from './errors/api-error.js';
import { createIdempotencyKeys, type Change } from './idempotency-keys.js';

const post = (body: unknown, url = '/api/projects'): Change => ({ method: 'POST', url, body });
const lost = errorOfSilence('Failed to fetch');
const refused = (status: number) => errorOfAnswer(status, '', '', null);
const inFlight = errorOfAnswer(
  409,
  '',
  JSON.stringify({ type: 'idempotency-in-flight', code: 'idempotency.in_flight', status: 409, detail: 'Wait' }),
  null,
);

function keysWithClock() {
  let made = 0;
  let now = 0;
  const keys = createIdempotencyKeys(
    () => `key-${(made += 1)}`,
    () => now,
  );
  return { ...keys, pass: (milliseconds: number) => (now += milliseconds) };
}

beforeEach(() => window.localStorage.clear());

/** The page is gone, and another one is opened on the same device. */
const nextPage = (now: () => number = () => 0) => createIdempotencyKeys(() => 'key-of-the-next-page', now);
const HOUR = 60 * 60_000;

describe('the key of a change', () => {
  it.each([
    ['no answer came', lost],
    ['the server broke', refused(500)],
    ['the server was down', refused(502)],
    ['the first one is still being worked on', inFlight],
  ])('stays when %s', (_, error) => {
    const keys = keysWithClock();
    const key = keys.keyFor(post({ title: 'Rail' }));
    keys.settle(post({ title: 'Rail' }), error);

    expect(keys.keyFor(post({ title: 'Rail' }))).toBe(key);
  });

  it.each([
    ['it was done', undefined],
    ['it was refused', refused(422)],
    ['somebody was faster', refused(409)],
  ])('is new when %s', (_, error) => {
    const keys = keysWithClock();
    const key = keys.keyFor(post({ title: 'Rail' }));
    keys.settle(post({ title: 'Rail' }), error);

    expect(keys.keyFor(post({ title: 'Rail' }))).not.toBe(key);
  });

  it('is its own for another address, another body and another file', () => {
    const keys = keysWithClock();
    const photo = (name: string): FormData => {
      const form = new FormData();
      form.append('file', new File(['x'], name, { lastModified: 1 }));
      return form;
    };
    const changes = [post({ a: 1 }), post({ a: 2 }), post({ a: 1 }, '/api/bids'), post(photo('a')), post(photo('b'))];
    const all = changes.map((change) => keys.keyFor(change));

    expect(new Set(all).size).toBe(changes.length);
    expect(keys.keyFor(post(photo('a')))).toBe(all[3]);
  });

  it('is always new where repeating is harmless, so that nothing is answered from memory', () => {
    const keys = keysWithClock();
    const readAll: Change = { method: 'PUT', url: '/api/users/1/notifications/mark-all-read', body: undefined };
    const key = keys.keyFor(readAll);
    keys.settle(readAll, lost);

    expect(keys.keyFor(readAll)).not.toBe(key);
  });

  it('is forgotten after ten minutes, and when the session changes', () => {
    const keys = keysWithClock();
    const key = keys.keyFor(post(1));
    keys.settle(post(1), lost);
    keys.pass(10 * 60_000);
    const later = keys.keyFor(post(1));
    keys.clear();

    expect(later).not.toBe(key);
    expect(keys.keyFor(post(1))).not.toBe(later);
  });

  it('NET-02 is the same on the page that comes after one which was closed before the answer', () => {
    const key = keysWithClock().keyFor(post({ title: 'Rail' }));
    const later = nextPage(() => HOUR);

    expect(later.keyFor(post({ title: 'Trim' }))).not.toBe(key);
    expect(later.keyFor(post({ title: 'Rail' }))).toBe(key);
  });

  it.each([
    ['its outcome is known', post(1), undefined],
    ['it was refused', post(1), refused(422)],
    ['something else was done there', post(2), undefined],
    ['something was taken away', { method: 'DELETE', url: '/api/questions/1', body: undefined }, undefined],
  ])('NET-02 is new on the next page when %s', (_, change, error) => {
    const keys = keysWithClock();
    const key = keys.keyFor(post(1));
    keys.settle(change, error);

    expect(nextPage().keyFor(post(1))).not.toBe(key);
  });

  it('NET-02 is new on the same page, too, once what was lost may have been taken away', () => {
    const keys = keysWithClock();
    const gone: Change = { method: 'DELETE', url: '/api/questions/1', body: undefined };
    const ask = (body: unknown): Change => post(body, '/api/projects/1/questions');
    const asked = keys.keyFor(ask(1));
    const posted = keys.keyFor(post(1));
    for (const change of [ask(1), post(1)]) keys.settle(change, lost);
    const sending = keys.keyFor(ask(2));
    keys.settle(gone, undefined);

    expect(keys.keyFor(ask(1))).not.toBe(asked);
    // What is still on its way is not lost, and another thing was not taken away.
    expect([keys.keyFor(ask(2)), keys.keyFor(post(1))]).toEqual([sending, posted]);
  });

  it('NET-02 is new on an open page once another has learned of the outcome', () => {
    const keys = keysWithClock();
    const key = keys.keyFor(post(1));
    const other = nextPage();
    keys.settle(post(1), undefined);

    expect(other.keyFor(post(1))).not.toBe(key);
  });

  it.each([
    ['half a day is over', post(1), 12 * HOUR],
    ['it can be done again', { method: 'PATCH', url: '/api/projects/1', body: { title: 'Rail' } }, 0],
    ['it says nothing', post(undefined, '/api/projects/1/start'), 0],
    ['a password is in it', post({ password: 'a handrail before closing' }, '/api/auth/login'), 0],
  ])('NET-02 is new on the next page when %s', (_, change, passed) => {
    const key = keysWithClock().keyFor(change);

    expect(nextPage(() => passed).keyFor(change)).not.toBe(key);
  });

  it('NET-02 leaves nothing of what was written on the device, and nothing at all once all is answered', () => {
    const keys = keysWithClock();
    keys.keyFor(post({ title: 'Rail' }));
    expect(JSON.stringify(window.localStorage)).not.toContain('Rail');

    keys.settle(post({ title: 'Rail' }), undefined);
    expect(window.localStorage).toHaveLength(0);
  });
});
