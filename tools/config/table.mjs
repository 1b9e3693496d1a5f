// Every variable the product reads, with what it may hold. `npm start`, the doctor and the tests read this one table.
import * as kinds from './kinds.mjs';

/**
 * @typedef {object} Variable
 * @property {string} name
 * @property {string} meaning what it does, in the words of the README's table (table.test.mjs)
 * @property {(text: string) => unknown} parse throws an Error whose message is what was expected
 * @property {string} [fallback] the text taken when the variable is unset
 * @property {boolean} [secret] never printed
 * @property {boolean} [passedOn] the API is told it as it was given
 */

const STRIPE = 'real Stripe';
const FILES = "object storage, Amazon's or compatible";
const PUSH = 'notifications to closed browsers; keys by `npx web-push generate-vapid-keys` (docs/push.md)';

/** @type {readonly Variable[]} */
export const VARIABLES = [
  {
    name: 'PORT',
    meaning: 'where everything is served, by path and by host prefix',
    parse: kinds.port,
    fallback: '3000',
  },
  {
    name: 'HOST',
    meaning: 'where it is open: to this machine alone; `0.0.0.0`: to its network, as said below',
    parse: kinds.listeningHost,
    fallback: '127.0.0.1',
  },
  {
    name: 'DATA_DIR',
    meaning: 'database, files, sandbox journal. Two starts with other `PORT` and `DATA_DIR` run side by side',
    parse: kinds.folder,
    fallback: '.data',
  },
  {
    name: 'DATABASE_URL',
    meaning: 'any Postgres ≥ 15',
    parse: kinds.url('postgres:', 'postgresql:'),
    secret: true,
  },
  {
    name: 'DATABASE_OWNER_URL',
    meaning: 'the role that owns the tables and migrates; that of `DATABASE_URL` then only works on them',
    parse: kinds.url('postgres:', 'postgresql:'),
    secret: true,
  },
  {
    name: 'DATABASE_POOL_SIZE',
    meaning: 'connections of each process of the API, beside six for money, login and health; at most 100',
    parse: kinds.wholeNumber(100),
    fallback: '10',
    passedOn: true,
  },
  {
    name: 'DATABASE_WAIT_SECONDS',
    meaning: 'how long a call waits for one of them before it is sent away with 503, at most 600',
    parse: kinds.wholeNumber(600),
    fallback: '5',
    passedOn: true,
  },
  { name: 'SEED', meaning: '`demo` or `none`', parse: kinds.oneOf('demo', 'none') },
  { name: 'STRIPE_SECRET_KEY', meaning: STRIPE, parse: kinds.startingWith('sk_live_', 'sk_test_'), secret: true },
  { name: 'STRIPE_PUBLISHABLE_KEY', meaning: STRIPE, parse: kinds.startingWith('pk_live_', 'pk_test_') },
  { name: 'STRIPE_WEBHOOK_SECRET', meaning: STRIPE, parse: kinds.startingWith('whsec_'), secret: true },
  { name: 'SMTP_URL', meaning: 'where e-mail goes', parse: kinds.url('smtp:', 'smtps:'), secret: true },
  {
    name: 'MAIL_FROM',
    meaning: 'by which address mail is sent; your mail server must be allowed to',
    parse: kinds.sender,
    passedOn: true,
  },
  {
    name: 'SUPPORT_EMAIL',
    meaning: "where messages to support and answers to our mails are read; in every mail's footer",
    parse: kinds.email,
    passedOn: true,
  },
  { name: 'S3_BUCKET', meaning: FILES, parse: kinds.text, passedOn: true },
  { name: 'S3_REGION', meaning: FILES, parse: kinds.text, passedOn: true },
  { name: 'S3_ACCESS_KEY_ID', meaning: FILES, parse: kinds.text, secret: true, passedOn: true },
  { name: 'S3_SECRET_ACCESS_KEY', meaning: FILES, parse: kinds.text, secret: true, passedOn: true },
  { name: 'S3_ENDPOINT', meaning: FILES, parse: kinds.url('http:', 'https:'), passedOn: true },
  { name: 'VAPID_PUBLIC_KEY', meaning: PUSH, parse: kinds.text, passedOn: true },
  { name: 'VAPID_PRIVATE_KEY', meaning: PUSH, parse: kinds.text, secret: true, passedOn: true },
  { name: 'VAPID_SUBJECT', meaning: PUSH, parse: kinds.url('mailto:', 'https:'), passedOn: true },
  {
    name: 'REDIS_URL',
    meaning: 'carries live updates between many API processes',
    parse: kinds.url('redis:', 'rediss:'),
    secret: true,
    passedOn: true,
  },
  {
    name: 'PUBLIC_URL',
    meaning: 'the address people use, as said below; `app.`, `admin.`, canonical links and site map follow',
    parse: kinds.publicOrigin,
  },
  {
    name: 'TRUST_PROXY',
    meaning: "the proxies in front that are believed about a client's address (docs/security.md)",
    parse: kinds.proxies,
  },
  { name: 'SESSION_SECRET', meaning: 'signs tokens and cursors', parse: kinds.longSecret, secret: true },
  { name: 'PAYMENTS_ENABLED', meaning: '`false` shows "Payment Not Available"', parse: kinds.truth, fallback: 'true' },
  {
    name: 'LOG_LEVEL',
    meaning: 'what the API writes: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    parse: kinds.oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    fallback: 'info',
    passedOn: true,
  },
  {
    name: 'NODE_ENV',
    meaning: '`production` refuses what only a demo may run on, as said below',
    parse: kinds.oneOf('development', 'production', 'test'),
    fallback: 'development',
  },
];

/** Variables that only make sense together: the first names the group's switch. */
export const GROUPS = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];
