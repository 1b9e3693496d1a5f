import pg from 'pg';
import type { AppConfig } from '../config/app-config.js';
import { emailOf } from './data/people.js';

const FIRST = emailOf('seller');

/**
 * Staff's account is the last one to be made, and keeps its role when its address is another one by now, or its person
 * has deleted it: so an address says nothing of how far a seed has come.
 */
const IS_HALF_SEEDED = `SELECT EXISTS (SELECT FROM app_user WHERE email = $1)
  AND NOT EXISTS (SELECT FROM app_user WHERE role = 'admin') AS "isHalf"`;

/**
 * Takes everything away that a seed which was ended halfway had made; nobody could sign in by then. The ledger refuses
 * to forget a row, so the tables go, and the migrations make them anew. True when there was something to take away.
 */
export async function startOverIfHalfSeeded(config: AppConfig): Promise<boolean> {
  const client = new pg.Client({ connectionString: config.databaseOwnerUrl ?? config.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ isHalf: boolean }>(IS_HALF_SEEDED, [FIRST]);
    if (rows[0]?.isHalf !== true) return false;
    await client.query('DROP SCHEMA IF EXISTS jobs CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  } finally {
    await client.end();
  }
  if (config.payments.provider === 'sandbox') {
    const headers = { authorization: `Bearer ${config.payments.secretKey}`, 'content-type': 'application/json' };
    await fetch(`${config.payments.baseUrl}/_sandbox/reset`, { method: 'POST', headers, body: '{}' });
  }
  return true;
}
