import { HOUR_MS } from '@cw/domain';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { measure, type Figure } from '../../testing/lists/sql-figures.js';
import { tidy } from '../../testing/lists/tidy.js';
import { aPerson, type Person } from '../../testing/market.js';

/**
 * What the grid of accounts asks of the API, whole answers over HTTP: `npm run bench:admin`, or `BENCH_ROWS=1000000`
 * before it. Figures are printed beside their bars; nothing is judged.
 */
const ROWS = Number(process.env['BENCH_ROWS'] ?? '100000');
const FIRST_PAGE_MS = 500;
const CHANGE_MS = 300;
const NAME_WIDTH = 34;

// One in fifty is suspended, one in ten has never verified its address.
const FILL = `
  INSERT INTO app_user (id, created_at, updated_at, role, status, first_name, last_name, email, email_verified_at, company,
    password_hash, terms_accepted_at, terms_version, adult_confirmed_at)
  SELECT gen_random_uuid(), now() - random() * interval '900 days', now(),
    (ARRAY['buyer','seller','agent','contractor'])[1 + (n % 4)], CASE WHEN random() < 0.02 THEN 'suspended' ELSE 'active' END,
    initcap(left(md5(random()::text), 6)), initcap(left(md5(random()::text), 8)), gen_random_uuid() || '@example.com',
    CASE WHEN random() < 0.9 THEN now() END, 'Bench ' || n, t.password_hash, now(), t.terms_version, now()
  FROM generate_series(1, ${ROWS}) n JOIN app_user t ON t.id = $1`;

const QUESTIONS: readonly (readonly [name: string, query: string, bar: number])[] = [
  ['first page', '', FIRST_PAGE_MS],
  ['sort: oldest', 'sort=joined_asc', CHANGE_MS],
  ['sort: name', 'sort=name_asc', CHANGE_MS],
  ['sort: name, backwards', 'sort=name_desc', CHANGE_MS],
  ['sort: e-mail', 'sort=email_asc', CHANGE_MS],
  ['filter: role', 'role=agent', CHANGE_MS],
  ['filter: suspended', 'status=suspended', CHANGE_MS],
  ['filter: never verified', 'verified=no', CHANGE_MS],
  ['filter: role, name order', 'role=contractor&sort=name_asc', CHANGE_MS],
  ['filter: suspended, name order', 'status=suspended&sort=name_asc', CHANGE_MS],
  ['search: one in many', 'q=Bench%2077123', CHANGE_MS],
  ['search: everybody', 'q=example.com', CHANGE_MS],
  ['search: a letter, name order', 'q=a&sort=name_asc', CHANGE_MS],
  ['search: nobody', 'q=nobody%20at%20all', CHANGE_MS],
];

async function askerOf(test: TestApp): Promise<(query: string) => Promise<{ nextCursor: string | null }>> {
  const admin: Person = await aPerson(test, 'admin', { totpSecret: 'sealed' });
  await test.asOwner(FILL.replace('$1', `'${admin.user.id}'`));
  await tidy(test, 'app_user');
  return async (query) => {
    const { status, body } = await test.http.get(`/api/admin/users?limit=50&${query}`).set(admin.headers);
    if (status !== 200) throw new Error(`${query} was answered by ${status}`);
    return body;
  };
}

/** A page far down costs what the first one does. */
async function farDown(ask: (query: string) => Promise<{ nextCursor: string | null }>): Promise<Figure> {
  let cursor: string | null = null;
  for (let page = 0; page < 40; page += 1) {
    ({ nextCursor: cursor } = await ask(`sort=name_asc${cursor === null ? '' : `&cursor=${cursor}`}`));
  }
  return measure(() => ask(`sort=name_asc&cursor=${cursor}`));
}

const ms = (value: number): string => value.toFixed(1).padStart(9);

describe('the grid of accounts', () => {
  it(
    'cost',
    async () => {
      const test = await createTestApp();
      const ask = await askerOf(test);
      const print = (name: string, { p50, p95 }: Figure, bar: number): void => {
        process.stdout.write(`${name.padEnd(NAME_WIDTH)}${ms(p50)}${ms(p95)}${String(bar).padStart(9)}\n`);
      };
      process.stdout.write(`\n${`${ROWS} accounts, ms`.padEnd(NAME_WIDTH)}      p50      p95      bar\n`);
      for (const [name, query, bar] of QUESTIONS) print(name, await measure(() => ask(query)), bar);
      print('40th page, name order', await farDown(ask), CHANGE_MS);
      await test.close();
    },
    HOUR_MS,
  );
});
