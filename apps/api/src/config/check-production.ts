import type { AppConfig } from './app-config.js';
import { isThisMachine, reservedAddresses } from './read-mail.js';

interface Reader {
  readonly faults: string[];
  optional(name: string): string | undefined;
}

/** Signs while nobody has given another. */
export const DEVELOPMENT_SECRET = 'closewright-development-secret-not-for-production';

// Stand in this repository, for everybody to read.
const PUBLISHED_SECRETS = [DEVELOPMENT_SECRET, 'demo-only-session-secret-0123456789abcdef'];
const PUBLISHED_PASSWORDS = ['closewright-demo', 'closewright-app-demo'];
// What is left of `role:${PASSWORD}@` when nobody set the password.
const EMPTY_PASSWORD = /\/\/[^@/]*:@/;

const NEEDED = {
  SESSION_SECRET: 'a secret of its own',
  DATABASE_URL: 'the address of its database',
  PUBLIC_URL: 'the address that people type',
  SMTP_URL: 'a mail server',
};

function hasOpenPassword(address: string): boolean {
  if (!URL.canParse(address)) return false;
  return PUBLISHED_PASSWORDS.includes(new URL(address).password) || EMPTY_PASSWORD.test(address);
}

function openSecrets(reader: Reader): string[] {
  const faults = ['DATABASE_URL', 'DATABASE_OWNER_URL']
    .filter((name) => hasOpenPassword(reader.optional(name) ?? ''))
    .map(
      (name) => `${name}: production needs a password of its own, neither empty nor one that this repository publishes`,
    );
  if (PUBLISHED_SECRETS.includes(reader.optional('SESSION_SECRET') ?? ''))
    faults.push('SESSION_SECRET: production needs a secret of its own, not one that this repository publishes');
  return faults;
}

// Browsers keep the session's Secure cookie only over https, or on this machine.
function openAddress({ publicUrl }: AppConfig): string[] {
  if (!publicUrl.startsWith('http:') || isThisMachine(publicUrl)) return [];
  return ['PUBLIC_URL: production needs an https:// address (http:// only for localhost)'];
}

function demoParts({ seed, paymentsEnabled, payments }: AppConfig): string[] {
  const faults = seed === 'demo' ? ['SEED: production refuses demo data; expected none'] : [];
  if (paymentsEnabled && payments.provider === 'sandbox')
    faults.push(
      'STRIPE_SECRET_KEY: production refuses the payments sandbox; set the three STRIPE_* variables, or PAYMENTS_ENABLED=false',
    );
  return faults;
}

/** `npm start` says the same before it starts anything (tools/config/production.mjs, whose test holds both together). */
export function checkProduction(reader: Reader, config: AppConfig): void {
  if (config.environment !== 'production') return;
  for (const [name, what] of Object.entries(NEEDED))
    if (reader.optional(name) === undefined) reader.faults.push(`${name}: production needs ${what}`);
  reader.faults.push(
    ...openAddress(config),
    ...openSecrets(reader),
    ...reservedAddresses(reader),
    ...demoParts(config),
  );
}
