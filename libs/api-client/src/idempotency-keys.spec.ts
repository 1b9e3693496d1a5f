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
});
