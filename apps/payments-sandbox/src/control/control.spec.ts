import { SECONDS_PER_DAY } from '../clock.js';
import { PUBLISHABLE_KEY, startTestSandbox, type TestSandbox } from '../testing/test-sandbox.js';
import { payWith } from '../testing/payments.js';

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await startTestSandbox();
});

afterEach(() => sandbox.stop());

const status = async (path: string, init: RequestInit) => (await fetch(`${sandbox.url}/_sandbox${path}`, init)).status;

it('needs the secret key for everything but health', async () => {
  expect(await status('/state', {})).toBe(401);
  expect(await status('/state', { headers: { authorization: `Bearer ${PUBLISHABLE_KEY}` } })).toBe(401);
  expect(await status('/health', {})).toBe(200);
});

it('forgets everything on reset, the clock too, and the journal with it', async () => {
  await payWith(sandbox.stripe, 'pm_card_visa');
  await sandbox.control('POST', '/clock', { advance_seconds: 60 });
  await sandbox.control('POST', '/reset');
  expect((await sandbox.stripe.paymentIntents.list()).data).toEqual([]);
  expect(await sandbox.control('GET', '/clock')).toMatchObject({ offset_seconds: 0 });
  const kept = await payWith(sandbox.stripe, 'pm_card_visa', 900);
  const { directory } = sandbox;
  await sandbox.stop({ keepData: true });
  sandbox = await startTestSandbox({ dataDirectory: directory });
  expect((await sandbox.stripe.paymentIntents.list()).data.map(({ id }) => id)).toEqual([kept.id]);
});

it('moves its clock forward only', async () => {
  expect(await sandbox.control('POST', '/clock', { advance_seconds: -5 })).toMatchObject({
    error: { param: 'advance_seconds' },
  });
  expect(await sandbox.control('POST', '/clock', {})).toMatchObject({ error: { code: 'parameter_missing' } });
  expect(await sandbox.control('POST', '/clock', { advance_seconds: 5 })).toMatchObject({ offset_seconds: 5 });
});

it('lives on the day that it was told, and a kept offset counts from there', async () => {
  const { directory } = sandbox;
  const day = async (): Promise<number> => {
    const clock = await sandbox.control('GET', '/clock');
    if (typeof clock !== 'object' || clock === null || !('now' in clock)) throw new Error('The sandbox has no clock');
    return Number(clock.now) / SECONDS_PER_DAY;
  };
  const here = await day();
  await sandbox.control('POST', '/clock', { advance_seconds: 2 * SECONDS_PER_DAY });
  await sandbox.stop({ keepData: true });

  sandbox = await startTestSandbox({ dataDirectory: directory, clockAheadSeconds: -400 * SECONDS_PER_DAY });

  expect(Math.round((await day()) - here)).toBe(2 - 400);
});

it('lists and clears faults, and refuses a kind it does not know', async () => {
  expect(await sandbox.control('POST', '/faults', { kind: 'explode' })).toMatchObject({ error: { param: 'kind' } });
  await sandbox.control('POST', '/faults', { kind: 'rate_limit', path: '/v1/refunds', count: 3 });
  await sandbox.control('POST', '/faults', { kind: 'delay', count: null, probability: 0.5, delay_milliseconds: 10 });
  expect(await sandbox.control('GET', '/faults')).toEqual({
    faults: [
      { kind: 'rate_limit', path: '/v1/refunds', count: 3, left: 3 },
      { kind: 'delay', probability: 0.5, delay_milliseconds: 10, left: null },
    ],
  });
  expect(await sandbox.control('DELETE', '/faults')).toEqual({ faults: [] });
});

it('answers 404 for a call that does not exist and 400 for a body that is no object', async () => {
  expect(await sandbox.control('POST', '/nothing')).toMatchObject({ error: { type: 'invalid_request_error' } });
  const headers = { authorization: 'Bearer sk_test_sbx_for_tests' };
  expect(await status('/clock', { method: 'POST', headers, body: '[1]' })).toBe(400);
  expect(await status('/clock', { method: 'POST', headers, body: '{' })).toBe(400);
});
