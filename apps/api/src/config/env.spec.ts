import { createECDH } from 'node:crypto';
import { ConfigError, readConfig } from './env.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a-secret-of-this-deployment-and-no-other',
  DATABASE_URL: 'postgres://app@db/closewright',
  PUBLIC_URL: 'https://closewright.example/',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Closewright <no-reply@closewright.example>',
  SUPPORT_EMAIL: 'support@closewright.example',
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('configuration', () => {
  it('runs without a single variable, with the sandbox and demo data', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'development',
      seed: 'demo',
      paymentsEnabled: true,
      payments: { provider: 'sandbox' },
    });
  });

  it('is frozen', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true);
  });

  it.each([
    ['API_PORT', 'abc', 'API_PORT: expected a whole number from 1 to 65535, got "abc"'],
    ['API_PORT', '70000', 'API_PORT: expected a whole number from 1 to 65535, got "70000"'],
    ['SEED', 'some', 'SEED: expected one of demo, none, got "some"'],
    ['NODE_ENV', 'prod', 'NODE_ENV: expected one of development, test, production, got "prod"'],
    ['PAYMENTS_ENABLED', 'yes', 'PAYMENTS_ENABLED: expected one of true, false, got "yes"'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL: expected an address that starts with postgres:// or postgresql://'],
    ['SMTP_URL', 'mail', 'SMTP_URL: expected an address that starts with smtp:// or smtps://'],
    ['REDIS_URL', 'http://cache', 'REDIS_URL: expected an address that starts with redis:// or rediss://'],
    ['MAIL_FROM', 'the desk', 'MAIL_FROM: expected an e-mail address, alone or as Name <address>'],
    ['SUPPORT_EMAIL', 'Desk <desk@a.example>', 'SUPPORT_EMAIL: expected an e-mail address'],
    [
      'TRUST_PROXY',
      '1',
      'TRUST_PROXY: expected addresses or networks of proxies, with commas between them (10.0.0.5, 10.1.0.0/16), got "1"',
    ],
    ['SESSION_SECRET', 'short', 'SESSION_SECRET: expected at least 32 characters'],
  ])('stops at %s=%s and says what was expected', (name, value, fault) => {
    expect(faultsOf({ [name]: value })).toEqual([fault]);
  });

  it('believes no proxy that is not named', () => {
    expect(readConfig({}).trustedProxies).toEqual([]);
    expect(readConfig({ TRUST_PROXY: '10.0.0.5, fd00::/8,loopback' }).trustedProxies).toEqual([
      '10.0.0.5',
      'fd00::/8',
      'loopback',
    ]);
    for (const text of ['true', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.5,', 'proxy.example'])
      expect([text, faultsOf({ TRUST_PROXY: text }).length]).toEqual([text, 1]);
  });

  it('wants a second role when it is told the owner’s address', () => {
    const owner = 'postgres://owner:hush@db/closewright';

    expect(faultsOf({ DATABASE_URL: 'postgres://app:hush@db/closewright', DATABASE_OWNER_URL: owner })).toEqual([]);
    expect(faultsOf({ DATABASE_URL: owner, DATABASE_OWNER_URL: owner })).toEqual([
      'DATABASE_OWNER_URL: expected another role than that of DATABASE_URL',
    ]);
    expect(faultsOf({ DATABASE_URL: 'postgres://db/closewright', DATABASE_OWNER_URL: owner })).toEqual([
      'DATABASE_URL: expected to name a role, because DATABASE_OWNER_URL is set',
    ]);
  });

  it('names every wrong variable at once, and no secret', () => {
    const faults = faultsOf({ API_PORT: 'x', SESSION_SECRET: 'hunter2', STRIPE_SECRET_KEY: 'hunter3' });

    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'SESSION_SECRET',
      'API_PORT',
      'STRIPE_SECRET_KEY',
      'STRIPE_PUBLISHABLE_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]);
    expect(faults.join()).not.toMatch(/hunter/);
  });

  it('takes a complete production configuration, without the slash at the end of its address', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      seed: 'none',
      publicUrl: 'https://closewright.example',
      payments: { provider: 'stripe' },
    });
  });

  it.each(['SESSION_SECRET', 'DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL'])(
    'refuses production without %s',
    (name) => {
      const { [name as 'SMTP_URL']: _left, ...rest } = PRODUCTION;

      expect(faultsOf(rest).map((fault) => fault.split(':')[0])).toEqual([name]);
    },
  );

  it('refuses the demo and the sandbox in production', () => {
    const {
      STRIPE_SECRET_KEY: _secret,
      STRIPE_PUBLISHABLE_KEY: _public,
      STRIPE_WEBHOOK_SECRET: _hook,
      ...rest
    } = PRODUCTION;

    expect(faultsOf({ ...rest, SEED: 'demo' }).map((fault) => fault.split(':')[0])).toEqual([
      'SEED',
      'STRIPE_SECRET_KEY',
    ]);
    expect(faultsOf({ ...rest, PAYMENTS_ENABLED: 'false' })).toEqual([]);
  });

  it.each([
    ['SESSION_SECRET', 'closewright-development-secret-not-for-production'],
    ['SESSION_SECRET', 'demo-only-session-secret-0123456789abcdef'],
    ['DATABASE_URL', 'postgres://closewright_app:closewright-app-demo@postgres/closewright'],
    ['DATABASE_URL', 'postgres://closewright_app:@postgres/closewright'],
    ['DATABASE_OWNER_URL', 'postgres://closewright:closewright-demo@postgres/closewright'],
    ['DATABASE_OWNER_URL', 'postgres://closewright:@postgres/closewright'],
  ])('refuses in production what this repository publishes, or nobody set: %s=%s', (name, value) => {
    const faults = faultsOf({ ...PRODUCTION, [name]: value });

    expect(faults).toEqual([expect.stringMatching(`^${name}: production needs a (secret|password) of its own`)]);
    expect(faults.join()).not.toContain(value);
    expect(faultsOf({ [name]: value, DATABASE_URL: 'postgres://other:closewright-demo@db/closewright' })).toEqual([]);
  });

  it.each([
    ['MAIL_FROM', 'Closewright <no-reply@closewright.test>'],
    ['MAIL_FROM', 'no-reply@Closewright.TEST'],
    ['SUPPORT_EMAIL', 'support@closewright.test'],
  ])('refuses mail under .test in production, except on this machine: %s=%s', (name, value) => {
    const reserved = { ...PRODUCTION, [name]: value };

    expect(faultsOf(reserved)).toEqual([`${name}: production needs an address of its own, not one under .test`]);
    expect(faultsOf({ ...reserved, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
    expect(faultsOf({ [name]: value })).toEqual([]);
  });

  describe('keys of web push', () => {
    const pair = createECDH('prime256v1');
    const VAPID_PUBLIC_KEY = pair.generateKeys('base64url');
    const VAPID_PRIVATE_KEY = pair.getPrivateKey().toString('base64url').padStart(43, 'A');
    const keys = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: 'mailto:ops@closewright.example' };

    it('NOTE-06 are taken together, and push is off without them', () => {
      expect(readConfig({}).push).toBeUndefined();
      expect(readConfig(keys).push).toMatchObject({ publicKey: VAPID_PUBLIC_KEY });
    });

    it.each(['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'])(
      'NOTE-06 stop the start when %s is missing',
      (name) => {
        const { [name as 'VAPID_SUBJECT']: _left, ...rest } = keys;

        expect(faultsOf(rest)).toEqual([expect.stringMatching(`^${name}: expected a value, because VAPID_.* is set$`)]);
      },
    );

    it('NOTE-06 must belong together, and are never repeated', () => {
      const other = createECDH('prime256v1').generateKeys('base64url');

      expect(faultsOf({ ...keys, VAPID_PUBLIC_KEY: other })).toEqual([
        'VAPID_PUBLIC_KEY: expected the public key of VAPID_PRIVATE_KEY in base64url',
      ]);
      expect(faultsOf({ ...keys, VAPID_PRIVATE_KEY: 'hunter2' })).toEqual([
        'VAPID_PRIVATE_KEY: expected a private key of P-256 in base64url',
      ]);
      expect(faultsOf({ ...keys, VAPID_SUBJECT: 'ops' })).toEqual([
        'VAPID_SUBJECT: expected an address of yours that starts with mailto: or https://',
      ]);
    });
  });
});
