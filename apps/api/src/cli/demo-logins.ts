import pg from 'pg';
import { configOrExit } from '../config/config-or-exit.js';
import { DEMO_ADMIN_TOTP_SECRET, DEMO_PASSWORD } from '../seed/data/people.js';
import { demoLogins } from '../seed/demo-logins.js';

const client = new pg.Client({ connectionString: configOrExit().databaseUrl });
await client.connect();
const logins = await demoLogins(async (text, values) => (await client.query<{ email: string }>(text, values)).rows);
await client.end();

const lines = logins.map(
  ({ email, role, firstName, lastName }) => `  ${email.padEnd(40)} ${role}, ${firstName} ${lastName}`,
);
if (lines.length > 0) lines.push(`  password: ${DEMO_PASSWORD}`);
if (logins.some(({ role }) => role === 'admin'))
  lines.push(`  admin's authenticator secret: ${DEMO_ADMIN_TOTP_SECRET}`);
process.stdout.write(lines.map((line) => `${line}\n`).join(''));
