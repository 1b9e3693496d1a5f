export interface SandboxConfig {
  /** Port on the loopback interface; 0 takes a free one. */
  readonly port: number;
  readonly dataDirectory: string;
  /** Address under which a browser reaches the sandbox's pages, without a trailing slash. */
  readonly publicBase: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhook: { readonly url: string; readonly secret: string } | null;
  /** How far its clock is from the machine's: tests give it their own day, whatever the day on which they run. */
  readonly clockAheadSeconds: number;
}

export class ConfigurationError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

function required(environment: Environment, name: string): string {
  const value = environment[name]?.trim();
  if (!value) throw new ConfigurationError(`${name} is not set.`);
  return value;
}

function readPort(environment: Environment): number {
  const text = required(environment, 'SANDBOX_PORT');
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ConfigurationError(`SANDBOX_PORT must be a port number, not "${text}".`);
  }
  return port;
}

function readSeconds(environment: Environment, name: string): number {
  const text = environment[name]?.trim() || '0';
  const seconds = Number(text);
  if (!Number.isSafeInteger(seconds)) {
    throw new ConfigurationError(`${name} must be a whole number of seconds, not "${text}".`);
  }
  return seconds;
}

function readUrl(environment: Environment, name: string): string {
  const text = required(environment, name);
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new ConfigurationError(`${name} must be an http or https address, not "${text}".`);
  }
  return text.replace(/\/+$/, '');
}

function readKey(environment: Environment, name: string, prefix: string): string {
  const key = required(environment, name);
  // A live key here means somebody expects real money to move; nothing that follows could be right.
  if (/^(sk|rk|pk)_live/.test(key))
    throw new ConfigurationError(`${name} is a live key; the sandbox never accepts one.`);
  if (!key.startsWith(prefix)) throw new ConfigurationError(`${name} must begin with "${prefix}".`);
  return key;
}

function readWebhook(environment: Environment): SandboxConfig['webhook'] {
  if (!environment['SANDBOX_WEBHOOK_URL']?.trim()) return null;
  return { url: readUrl(environment, 'SANDBOX_WEBHOOK_URL'), secret: required(environment, 'SANDBOX_WEBHOOK_SECRET') };
}

/** Reads the SANDBOX_* variables; throws ConfigurationError naming the variable that is missing or wrong. */
export function readConfig(environment: Environment): SandboxConfig {
  if (environment['STRIPE_SECRET_KEY']?.trim()) {
    throw new ConfigurationError('STRIPE_SECRET_KEY is set: payments go to Stripe, so the sandbox does not start.');
  }
  return {
    port: readPort(environment),
    dataDirectory: required(environment, 'SANDBOX_DATA_DIR'),
    publicBase: readUrl(environment, 'SANDBOX_PUBLIC_BASE'),
    secretKey: readKey(environment, 'SANDBOX_SECRET_KEY', 'sk_test_'),
    publishableKey: readKey(environment, 'SANDBOX_PUBLISHABLE_KEY', 'pk_test_'),
    webhook: readWebhook(environment),
    clockAheadSeconds: readSeconds(environment, 'SANDBOX_CLOCK_AHEAD_SECONDS'),
  };
}
