import { checkProduction, DEVELOPMENT_SECRET } from './check-production.js';
import { readMail } from './read-mail.js';
import { readProxies } from './read-proxies.js';
import { readPush } from './read-push.js';
import type { AppConfig, NodeEnvironment, ObjectStorageConfig, PaymentsConfig, SeedMode } from './app-config.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Says which variables are wrong and what was expected, all at once. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(`The configuration is not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const POSTGRES = ['postgres:', 'postgresql:'];
const DEFAULT_DATABASE_URL = 'postgres://postgres:postgres@127.0.0.1:5432/closewright';
const SANDBOX_SECRET_KEY = 'sk_test_closewright_sandbox';
const SANDBOX_PUBLISHABLE_KEY = 'pk_test_closewright_sandbox';
const SANDBOX_WEBHOOK_SECRET = 'whsec_closewright_sandbox';
const SECRET_LENGTH = 32;
const MAX_PORT = 65_535;
const MAX_POOL = 100;
const MAX_DATABASE_WAIT_SECONDS = 600;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

class Reader {
  readonly faults: string[] = [];

  constructor(private readonly env: Environment) {}

  optional(name: string): string | undefined {
    const value = this.env[name]?.trim();
    return value === '' ? undefined : value;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  integer(name: string, fallback: number, max: number): number {
    const text = this.optional(name);
    if (text === undefined) return fallback;
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1 || value > max)
      this.refuse(name, `a whole number from 1 to ${max}`, text);
    return value;
  }

  oneOf<T extends string>(name: string, values: readonly T[], fallback: T): T {
    const text = this.optional(name);
    const found = values.find((value) => value === text);
    if (text !== undefined && found === undefined) this.refuse(name, `one of ${values.join(', ')}`, text);
    return found ?? fallback;
  }

  url(name: string, fallback: string | undefined, protocols: readonly string[]): string | undefined {
    const text = this.optional(name);
    if (text === undefined) return fallback;
    const parsed = URL.canParse(text) ? new URL(text) : undefined;
    if (!parsed || !protocols.includes(parsed.protocol)) {
      this.faults.push(`${name}: expected an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
    }
    return text.replace(/\/+$/, '');
  }

  // The value of a secret is never repeated, so only plain settings come through here.
  private refuse(name: string, expected: string, got: string): void {
    this.faults.push(`${name}: expected ${expected}, got "${got}"`);
  }
}

function readPayments(reader: Reader): PaymentsConfig {
  const secretKey = reader.optional('STRIPE_SECRET_KEY');
  const publishableKey = reader.optional('STRIPE_PUBLISHABLE_KEY');
  const webhookSecret = reader.optional('STRIPE_WEBHOOK_SECRET');
  if (secretKey === undefined) {
    return {
      provider: 'sandbox',
      secretKey: reader.text('SANDBOX_SECRET_KEY', SANDBOX_SECRET_KEY),
      publishableKey: reader.text('SANDBOX_PUBLISHABLE_KEY', SANDBOX_PUBLISHABLE_KEY),
      webhookSecret: reader.text('SANDBOX_WEBHOOK_SECRET', SANDBOX_WEBHOOK_SECRET),
      baseUrl: reader.url('SANDBOX_URL', 'http://127.0.0.1:4242', ['http:', 'https:']) ?? '',
    };
  }
  if (!secretKey.startsWith('sk_')) reader.faults.push('STRIPE_SECRET_KEY: expected a key that starts with sk_');
  if (!publishableKey?.startsWith('pk_'))
    reader.faults.push('STRIPE_PUBLISHABLE_KEY: expected a key that starts with pk_, because STRIPE_SECRET_KEY is set');
  if (!webhookSecret?.startsWith('whsec_'))
    reader.faults.push(
      'STRIPE_WEBHOOK_SECRET: expected a secret that starts with whsec_, because STRIPE_SECRET_KEY is set',
    );
  return { provider: 'stripe', secretKey, publishableKey: publishableKey ?? '', webhookSecret: webhookSecret ?? '' };
}

function readObjectStorage(reader: Reader): ObjectStorageConfig | undefined {
  const bucket = reader.optional('S3_BUCKET');
  if (bucket === undefined) return undefined;
  const needed = (name: string): string => {
    const value = reader.optional(name);
    if (value === undefined) reader.faults.push(`${name}: expected a value, because S3_BUCKET is set`);
    return value ?? '';
  };
  return {
    bucket,
    region: needed('S3_REGION'),
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
    endpoint: reader.url('S3_ENDPOINT', undefined, ['http:', 'https:']),
  };
}

// Two roles, or the second address changes nothing; the application's must be named to be granted anything.
function checkRoles(reader: Reader, { databaseUrl, databaseOwnerUrl }: AppConfig): void {
  if (databaseOwnerUrl === undefined || !URL.canParse(databaseUrl) || !URL.canParse(databaseOwnerUrl)) return;
  const application = new URL(databaseUrl).username;
  if (application === '')
    reader.faults.push('DATABASE_URL: expected to name a role, because DATABASE_OWNER_URL is set');
  else if (application === new URL(databaseOwnerUrl).username)
    reader.faults.push('DATABASE_OWNER_URL: expected another role than that of DATABASE_URL');
}

/** The whole configuration, checked and frozen. Throws ConfigError that names every wrong variable. */
export function readConfig(env: Environment): AppConfig {
  const reader = new Reader(env);
  const environment = reader.oneOf<NodeEnvironment>('NODE_ENV', ['development', 'test', 'production'], 'development');
  const production = environment === 'production';
  const sessionSecret = reader.text('SESSION_SECRET', DEVELOPMENT_SECRET);
  if (sessionSecret.length < SECRET_LENGTH)
    reader.faults.push(`SESSION_SECRET: expected at least ${SECRET_LENGTH} characters`);
  const config: AppConfig = {
    environment,
    host: reader.text('API_HOST', '127.0.0.1'),
    port: reader.integer('API_PORT', 3001, MAX_PORT),
    databaseUrl: reader.url('DATABASE_URL', DEFAULT_DATABASE_URL, POSTGRES) ?? DEFAULT_DATABASE_URL,
    databaseOwnerUrl: reader.url('DATABASE_OWNER_URL', undefined, POSTGRES),
    databasePoolSize: reader.integer('DATABASE_POOL_SIZE', 10, MAX_POOL),
    databaseWaitSeconds: reader.integer('DATABASE_WAIT_SECONDS', 5, MAX_DATABASE_WAIT_SECONDS),
    redisUrl: reader.url('REDIS_URL', undefined, ['redis:', 'rediss:']),
    dataDir: reader.text('DATA_DIR', '.data'),
    publicUrl: reader.url('PUBLIC_URL', 'http://localhost:3000', ['http:', 'https:']) ?? '',
    sessionSecret,
    smtpUrl: reader.url('SMTP_URL', undefined, ['smtp:', 'smtps:']),
    ...readMail(reader),
    seed: reader.oneOf<SeedMode>('SEED', ['demo', 'none'], production ? 'none' : 'demo'),
    objectStorage: readObjectStorage(reader),
    push: readPush(reader),
    paymentsEnabled: reader.oneOf('PAYMENTS_ENABLED', ['true', 'false'], 'true') === 'true',
    payments: readPayments(reader),
    workers: reader.oneOf('WORKERS', ['true', 'false'], environment === 'test' ? 'false' : 'true') === 'true',
    callLimits: reader.oneOf('CALL_LIMITS', ['true', 'false'], environment === 'test' ? 'false' : 'true') === 'true',
    logLevel: reader.oneOf('LOG_LEVEL', LOG_LEVELS, environment === 'test' ? 'silent' : 'info'),
    trustedProxies: readProxies(reader),
  };
  checkRoles(reader, config);
  checkProduction(reader, config);
  if (reader.faults.length > 0) throw new ConfigError(reader.faults);
  return Object.freeze({ ...config, payments: Object.freeze(config.payments) });
}

/** The only place that looks at the process's environment. */
export const configFromProcess = (): AppConfig => readConfig(process.env);
