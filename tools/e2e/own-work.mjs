import { withConnection } from '../postgres/database.mjs';
import { eventually } from '../testing/started.mjs';

/** @typedef {{ schedules: object[], jobs: string[] }} HeldWork what the product had planned to do of its own accord */

/**
 * From now on the product does nothing of its own accord, such as a reminder that falls due: what changes has been caused
 * by a call. Answers when the jobs under way have ended; what calls cause meanwhile is done as ever.
 * @param {string} databaseUrl
 * @returns {Promise<HeldWork>} for `releaseOwnWork`
 */
export const holdOwnWork = (databaseUrl) =>
  withConnection(databaseUrl, async (client) => {
    const { rows: schedules } = await client.query('delete from jobs.schedule returning *');
    /** @type {string[]} */
    const jobs = [];
    await eventually(
      async () => {
        // Looked at before: a job that fails meanwhile is planned once more, and held by the next look.
        const active = await client.query(`select 1 from jobs.job where state = 'active' limit 1`);
        const { rows } = await client.query(
          `update jobs.job set start_after = start_after + interval '1 day'
           where state in ('created', 'retry') and not id = any ($1::uuid[]) returning id`,
          [jobs],
        );
        jobs.push(...rows.map(({ id }) => id));
        return active.rows.length === 0 && rows.length === 0;
      },
      () => 'a job of the product does not end',
    );
    return { schedules, jobs };
  });

/**
 * @param {string} databaseUrl
 * @param {HeldWork} held
 */
export const releaseOwnWork = (databaseUrl, { schedules, jobs }) =>
  withConnection(databaseUrl, async (client) => {
    await client.query(
      `insert into jobs.schedule select * from jsonb_populate_recordset(null::jobs.schedule, $1::jsonb)
       on conflict do nothing`,
      [JSON.stringify(schedules)],
    );
    await client.query(
      `update jobs.job set start_after = start_after - interval '1 day'
       where state in ('created', 'retry') and id = any ($1::uuid[])`,
      [jobs],
    );
  });
