import type { TestApp } from '../create-test-app.js';
import { aUser } from '../a-user.js';
import { tidy } from './tidy.js';

const READERS = 50;
const EACH = 200;
const CHUNK = 100_000;

const READ_BY = `
  INSERT INTO notification (id, user_id, sequence, type, params, action_url, created_at, read_at)
  SELECT gen_random_uuid(), $1, n, (ARRAY['bid_received', 'bid_accepted', 'payment_held'])[1 + n % 3],
    jsonb_build_object('project', 'Roof at Elm Street ' || n, 'side', 'client', 'amountCents', 250000),
    '/projects/' || gen_random_uuid(), now() - n * interval '1 minute', CASE WHEN n % 4 > 0 THEN now() END
  FROM generate_series($2::integer, $3::integer) n`;

/** So many notifications. Answers the readers who have as many at every size; the others are the crowd's. */
export async function fillNotifications(test: TestApp, rows: number): Promise<string[]> {
  const { manager } = test.unitOfWork;
  const readers = await Promise.all(Array.from({ length: READERS }, () => aUser(test)));
  const ids = readers.map(({ id }) => id);
  for (const id of ids) await manager.query(READ_BY, [id, 1, EACH]);
  const crowd = await aUser(test);
  for (let done = ids.length * EACH; done < rows; done += CHUNK)
    await manager.query(READ_BY, [crowd.id, done + 1, Math.min(rows, done + CHUNK)]);
  await tidy(test, 'notification');
  return ids;
}
