// Every variable the product reads, with what it may hold. `npm start`, the doctor and the tests read this one table.
import * as kinds from './kinds.mjs';

/**
 * @typedef {object} Variable
 * @property {string} name
 * @property {string} meaning what it does, in the words of the README's table
 * @property {(text: string) => unknown} parse throws an Error whose message is what was expected
 * @property {string} [fallback] the text taken when the variable is unset
 * @property {boolean} [secret] never printed
 */

/** @type {readonly Variable[]} */
export const VARIABLES = [
  { name: 'PORT', meaning: 'the one port everything is reached by', parse: kinds.port, fallback: '3000' },
  { name: 'DATA_DIR', meaning: 'database, files, sandbox journal, logs', parse: kinds.folder, fallback: '.data' },
  {
    name: 'DATABASE_URL',
    meaning: 'a Postgres of your own, 15 or newer',
    parse: kinds.url('postgres:', 'postgresql:'),
    secret: true,
  },
  {
    name: 'DATABASE_OWNER_URL',
    meaning: 'the same database by the role that migrates it and owns the ledger',
    parse: kinds.url('postgres:', 'postgresql:'),
    secret: true,
  },
  { name: 'SEED', meaning: 'demo data', parse: kinds.oneOf('demo', 'none') },
  {
    name: 'STRIPE_SECRET_KEY',
    meaning: 'real Stripe',
    parse: kinds.startingWith('sk_live_', 'sk_test_'),
    secret: true,
  },
  { name: 'STRIPE_PUBLISHABLE_KEY', meaning: 'real Stripe', parse: kinds.startingWith('pk_live_', 'pk_test_') },
  { name: 'STRIPE_WEBHOOK_SECRET', meaning: 'real Stripe', parse: kinds.startingWith('whsec_'), secret: true },
  { name: 'SMTP_URL', meaning: 'where mail is sent', parse: kinds.url('smtp:', 'smtps:'), secret: true },
  { name: 'MAIL_FROM', meaning: 'by which address mail is sent', parse: kinds.sender },
  { name: 'SUPPORT_EMAIL', meaning: 'where what people write to support is read', parse: kinds.email },
  { name: 'VAPID_PUBLIC_KEY', meaning: 'tells people while Closewright is closed in their browser', parse: kinds.text },
  { name: 'VAPID_PRIVATE_KEY', meaning: 'signs what is pushed', parse: kinds.text, secret: true },
  { name: 'VAPID_SUBJECT', meaning: 'whom push services write to', parse: kinds.url('mailto:', 'https:') },
  { name: 'S3_BUCKET', meaning: 'files in S3 instead of on disk', parse: kinds.text },
  { name: 'S3_REGION', meaning: 'files in S3', parse: kinds.text },
  { name: 'S3_ENDPOINT', meaning: 'an S3-compatible server', parse: kinds.url('http:', 'https:') },
  { name: 'S3_ACCESS_KEY_ID', meaning: 'files in S3', parse: kinds.text, secret: true },
  { name: 'S3_SECRET_ACCESS_KEY', meaning: 'files in S3', parse: kinds.text, secret: true },
  {
    name: 'REDIS_URL',
    meaning: 'carries live updates between many API processes; without it Postgres does',
    parse: kinds.url('redis:', 'rediss:'),
    secret: true,
  },
  { name: 'PUBLIC_URL', meaning: 'the address people type', parse: kinds.publicOrigin },
  { name: 'SESSION_SECRET', meaning: 'signs sessions', parse: kinds.longSecret, secret: true },
  { name: 'PAYMENTS_ENABLED', meaning: '`false` shows "Payment Not Available"', parse: kinds.truth, fallback: 'true' },
  {
    name: 'NODE_ENV',
    meaning: '`production` refuses every demo default',
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
