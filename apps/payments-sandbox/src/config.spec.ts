import { ConfigurationError, readConfig } from './config.js';

const COMPLETE = {
  SANDBOX_PORT: '4242',
  SANDBOX_DATA_DIR: '/data/sandbox',
  SANDBOX_PUBLIC_BASE: 'http://localhost:3000/_pay/',
  SANDBOX_SECRET_KEY: 'sk_test_sbx_1',
  SANDBOX_PUBLISHABLE_KEY: 'pk_test_sbx_1',
  SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:4000/api/payments/webhook',
  SANDBOX_WEBHOOK_SECRET: 'whsec_1',
};

it('reads everything, and the public address without its last slash', () => {
  expect(readConfig(COMPLETE)).toEqual({
    port: 4242,
    dataDirectory: '/data/sandbox',
    publicBase: 'http://localhost:3000/_pay',
    secretKey: 'sk_test_sbx_1',
    publishableKey: 'pk_test_sbx_1',
    webhook: { url: 'http://127.0.0.1:4000/api/payments/webhook', secret: 'whsec_1' },
    clockAheadSeconds: 0,
  });
});

it('does without webhooks when no address is given', () => {
  expect(readConfig({ ...COMPLETE, SANDBOX_WEBHOOK_URL: '' }).webhook).toBeNull();
});

it('lives on another day when it is told how far that is', () => {
  expect(readConfig({ ...COMPLETE, SANDBOX_CLOCK_AHEAD_SECONDS: '-86400' }).clockAheadSeconds).toBe(-86_400);
});

it.each([
  ['SANDBOX_PORT', 'seventy'],
  ['SANDBOX_PORT', '70000'],
  ['SANDBOX_DATA_DIR', ''],
  ['SANDBOX_PUBLIC_BASE', 'localhost:3000'],
  ['SANDBOX_SECRET_KEY', 'pk_test_1'],
  ['SANDBOX_SECRET_KEY', 'sk_live_1'],
  ['SANDBOX_PUBLISHABLE_KEY', 'pk_live_1'],
  ['SANDBOX_WEBHOOK_URL', 'ftp://x'],
  ['SANDBOX_WEBHOOK_SECRET', ' '],
  ['SANDBOX_CLOCK_AHEAD_SECONDS', 'a day'],
])('names %s when it is %p', (name, value) => {
  const read = () => readConfig({ ...COMPLETE, [name]: value });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(name);
});

it('does not start beside a real Stripe key', () => {
  expect(() => readConfig({ ...COMPLETE, STRIPE_SECRET_KEY: 'sk_test_real' })).toThrow('STRIPE_SECRET_KEY is set');
});
