import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { withConnection } from '../postgres/database.mjs';
import { startTemporaryPostgres } from '../postgres/temporary.mjs';
import { holdOwnWork, releaseOwnWork } from './own-work.mjs';
import { JOB_TABLES } from './testing/job-tables.mjs';

const PLANNED = `
  insert into jobs.schedule values ('invoices.sweep', '17 * * * *', '{}');
  insert into jobs.job (name, state) values ('mail', 'created'), ('digest', 'retry'), ('done', 'completed'),
    ('slow', 'active');`;

/** @type {Awaited<ReturnType<typeof startTemporaryPostgres>>} */
let server;
before(async () => {
  server = await startTemporaryPostgres();
  await sql(JOB_TABLES);
  await sql(PLANNED);
});
after(() => server.stop());

/** @param {string} text */
const sql = (text) => withConnection(server.url(), async (client) => (await client.query(text)).rows);
const waiting = async () =>
  (await sql(`select name from jobs.job where state <> 'active' and start_after > now() order by name`)).map(
    ({ name }) => name,
  );

test('nothing planned happens while it is held, and all of it afterwards', async () => {
  const planned = await sql('select * from jobs.schedule');
  let isHeld = false;
  const holding = holdOwnWork(server.url()).finally(() => (isHeld = true));
  while ((await waiting()).length < 2) assert.ok(!isHeld, 'held before the job under way has ended');

  // It fails, and is to be tried again at once.
  await sql(`update jobs.job set state = 'retry' where state = 'active'`);
  const held = await holding;

  assert.deepEqual(await waiting(), ['digest', 'mail', 'slow']);
  assert.deepEqual(await sql('select * from jobs.schedule'), []);

  await releaseOwnWork(server.url(), held);

  assert.deepEqual(await waiting(), []);
  assert.deepEqual(await sql('select * from jobs.schedule'), planned);
});
