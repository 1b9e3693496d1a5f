import { createECDH } from 'node:crypto';
import type { PushConfig } from './app-config.js';

const NAMES = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
const BASE64URL = /^[\w-]+$/;
const PRIVATE_BYTES = 32;

interface Reader {
  readonly faults: string[];
  optional(name: string): string | undefined;
}

/** The public key of a private one; undefined when that is none. */
function publicKeyOf(privateKey: string): string | undefined {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (!BASE64URL.test(privateKey) || bytes.length !== PRIVATE_BYTES) return undefined;
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(bytes);
    return pair.getPublicKey('base64url');
  } catch {
    return undefined;
  }
}

function isSubject(text: string): boolean {
  const parsed = URL.canParse(text) ? new URL(text) : undefined;
  return parsed?.protocol === 'https:' || (parsed?.protocol === 'mailto:' && parsed.pathname.includes('@'));
}

type Given = Readonly<Record<(typeof NAMES)[number], string | undefined>>;

/** What is wrong with one of them, by itself or beside the others. */
const RULES: Readonly<Record<(typeof NAMES)[number], readonly [expected: string, holds: (given: Given) => boolean]>> = {
  VAPID_PUBLIC_KEY: [
    'the public key of VAPID_PRIVATE_KEY in base64url',
    ({ VAPID_PUBLIC_KEY: own, VAPID_PRIVATE_KEY: other }) => [undefined, own].includes(publicKeyOf(other ?? '')),
  ],
  VAPID_PRIVATE_KEY: [
    'a private key of P-256 in base64url',
    ({ VAPID_PRIVATE_KEY: own }) => publicKeyOf(own ?? '') !== undefined,
  ],
  VAPID_SUBJECT: [
    'an address of yours that starts with mailto: or https://',
    ({ VAPID_SUBJECT: own }) => isSubject(own ?? ''),
  ],
};

/** The keys of web push, all three or none. No fault repeats a key. */
export function readPush(reader: Reader): PushConfig | undefined {
  const [publicKey, privateKey, subject] = NAMES.map((name) => reader.optional(name));
  const first = NAMES.find((name) => reader.optional(name) !== undefined);
  if (first === undefined) return undefined;
  const given = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject };
  for (const name of NAMES) {
    const [expected, holds] = RULES[name];
    if (given[name] === undefined) reader.faults.push(`${name}: expected a value, because ${first} is set`);
    else if (!holds(given)) reader.faults.push(`${name}: expected ${expected}`);
  }
  return { publicKey: publicKey ?? '', privateKey: privateKey ?? '', subject: subject ?? '' };
}
