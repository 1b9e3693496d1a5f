import { DEMO_ACCOUNTS, emailOf } from './data/people.js';

const WORKING = `SELECT email::text AS email FROM app_user WHERE email = ANY ($1::citext[]) AND status = 'active'`;

export type DemoLogin = (typeof DEMO_ACCOUNTS)[number] & { readonly email: string };

/** Those who can still come in: somebody may have deleted an account of the demo, given it another address or ended it. */
export async function demoLogins(
  query: (text: string, values: unknown[]) => Promise<readonly { readonly email: string }[]>,
): Promise<DemoLogin[]> {
  const logins = DEMO_ACCOUNTS.map((account) => ({ ...account, email: emailOf(account.login) }));
  const working = new Set((await query(WORKING, [logins.map(({ email }) => email)])).map(({ email }) => email));
  return logins.filter(({ email }) => working.has(email));
}
