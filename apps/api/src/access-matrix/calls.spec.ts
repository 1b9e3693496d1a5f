import { DataSource } from 'typeorm';
import { FAULTS_MAX } from '../common/errors/problem.response.js';
import { Sql } from '../common/persistence/sql.js';
import { operationsOf } from '../common/openapi/operations.js';
import type { Sent } from './ask.js';
import { MATRIX } from './matrix.js';
import { principalsOf, type Principal } from './principals.js';
import { RECIPES } from './requests.js';
import type { Entry } from './rows.js';
import { startWorld, type Started } from './start.js';
import { FIELDS } from './tables/fields.table.js';

const SAFE = ['get'];
/** Signed by the provider, or by us in an e-mail's header; a browser never calls them. */
const EXEMPT = ['paymentWebhook', 'unsubscribeOneClick'];

let started: Started;
beforeAll(async () => {
  started = await startWorld();
});
afterAll(() => started.close());

interface Allowed {
  readonly entry: Entry;
  readonly object: string;
  readonly principal: Principal;
  readonly status: number;
}

/** Of each call that reads, a cell in which it is answered. */
const readingCells = (): Allowed[] =>
  MATRIX.filter(({ operationId }) => SAFE.includes(started.asker.routeOf(operationId).method)).flatMap((entry) => {
    const cells = entry.rows.flatMap(({ object, cells: row }) => row.map((cell) => ({ entry, object, ...cell })));
    return cells.filter(({ status }) => status === entry.success).slice(0, 1);
  });

/** Of each unsafe call, for each signed-in principal who may make it, one cell in which it is answered as it should. */
function allowedCells(): Allowed[] {
  return MATRIX.filter(({ operationId }) => !SAFE.includes(started.asker.routeOf(operationId).method))
    .filter(({ operationId, success }) => !EXEMPT.includes(operationId) && success < 300)
    .flatMap((entry) => {
      const cells = entry.rows.flatMap(({ object, cells: row }) => row.map((cell) => ({ entry, object, ...cell })));
      const allowed = cells.filter(
        ({ principal, status }) => status === entry.success && !principalsOf('notSignedIn').includes(principal),
      );
      return allowed.filter(
        (cell, index) => allowed.findIndex(({ principal }) => principal === cell.principal) === index,
      );
    });
}

const onePerCall = (cells: readonly Allowed[]): Allowed[] =>
  cells.filter(({ entry }, index) => cells.findIndex((cell) => cell.entry.name === entry.name) === index);

/** The calls that are answered otherwise than they must be once they are altered. */
async function answeredOtherwise(
  cells: readonly Allowed[],
  alter: (call: Sent, cell: Allowed) => Sent,
  wanted: { readonly status: number; readonly code: string },
): Promise<string[]> {
  const wrong: string[] = [];
  for (const cell of cells) {
    const answer = await started.asker.ask(cell.entry, { ...cell, alter: (call) => alter(call, cell) });
    const isRight = answer.status === wanted.status && answer.text.includes(`"code":"${wanted.code}"`);
    if (!isRight) wrong.push(`${cell.entry.name} ${cell.principal}: ${answer.status} ${answer.text.slice(0, 200)}`);
  }
  return wrong;
}

const withHeader =
  (name: string, value: string) =>
  (call: Sent): Sent => ({ ...call, headers: { ...call.headers, [name]: value } });

describe('every unsafe call with a session', () => {
  it.each([
    ['without the page’s token', (call: Sent) => withHeader('X-CSRF-Token', '')(call), 'auth.csrf'],
    [
      'with the token of another session',
      (call: Sent, cell: Allowed) =>
        withHeader(
          'X-CSRF-Token',
          started.world.people.headersOf(cell.principal === 'idleBuyer' ? 'seller' : 'idleBuyer')['X-CSRF-Token'] ?? '',
        )(call),
      'auth.csrf',
    ],
    ['from a sibling host', withHeader('Origin', 'http://evil.localhost:3000'), 'auth.origin'],
    ['from no host that is known', withHeader('Origin', 'null'), 'auth.origin'],
    ['that the browser calls same-site', withHeader('Sec-Fetch-Site', 'same-site'), 'auth.origin'],
    ['that the browser calls cross-site', withHeader('Sec-Fetch-Site', 'cross-site'), 'auth.origin'],
  ])('is refused %s', async (_name, alter, code) => {
    expect(await answeredOtherwise(onePerCall(allowedCells()), alter, { status: 403, code })).toEqual([]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'is refused with a body of type %s',
    async (type) => {
      const alter = (call: Sent): Sent => ({ ...withHeader('Content-Type', type)(call), body: '{"a":1}' });
      const wanted = { status: 415, code: 'request.media_type' };

      expect(await answeredOtherwise(onePerCall(allowedCells()), alter, wanted)).toEqual([]);
    },
  );
});

const property = (value: unknown, ...path: string[]): unknown =>
  path.reduce((inner: unknown, name) => Reflect.get(Object(inner), name), value);

describe('every call that reads', () => {
  it.each(['same-site', 'cross-site'])('is refused when the browser says that it is %s', async (site) => {
    const wanted = { status: 403, code: 'auth.origin' };

    expect(await answeredOtherwise(readingCells(), withHeader('Sec-Fetch-Site', site), wanted)).toEqual([]);
  });
});

/** The fields that a call of this operation has. */
function fieldsOf(operationId: string): string[] {
  const { document } = started;
  const found = operationsOf(document).find(({ operation }) => operation.operationId === operationId);
  const reference = property(found, 'operation', 'requestBody', 'content', 'application/json', 'schema', '$ref');
  const name = String(reference).split('/').at(-1) ?? '';
  return Object.keys(Object(property(document, 'components', 'schemas', name, 'properties')));
}

const columns = (): string[] => [
  ...new Set(
    started.test.app.get(DataSource).entityMetadatas.flatMap((entity) => entity.columns.map((c) => c.propertyName)),
  ),
];

const inPortions = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

/** Which of the names a call with them was not told to leave out. */
async function slippedThrough(cell: Allowed, names: readonly string[]): Promise<string[]> {
  // Many links are opened from one address; their count is kept outside the transaction of a call.
  await started.test.app.get(Sql).execute('DELETE FROM rate_limit');
  const added = Object.fromEntries(names.map((name) => [name, 'x']));
  const alter = (call: Sent): Sent => ({
    ...call,
    body: JSON.stringify({ ...added, ...JSON.parse(String(call.body)) }),
  });
  const { text } = await started.asker.ask(cell.entry, { ...cell, alter });
  const faults: { path: string; code: string }[] = JSON.parse(text).errors ?? [];
  const refused = faults.filter(({ code }) => code === 'unknown_property').map(({ path }) => path);
  return names.filter((name) => !refused.includes(name));
}

describe('every column of the database', () => {
  it('is refused where it is no field of the call, whoever sends it', async () => {
    const cells = allowedCells().filter(({ entry }) => RECIPES[entry.name]?.json);
    const taken: string[] = [];
    for (const entry of new Set(cells.map((cell) => cell.entry))) {
      const own = fieldsOf(entry.operationId);
      const senders = cells.filter((cell) => cell.entry === entry);
      // An answer names so many faults, so the senders share the columns, each with some of them.
      const portions = inPortions(
        columns().filter((name) => !own.includes(name)),
        FAULTS_MAX,
      );
      for (let at = 0; at < Math.max(portions.length, senders.length); at += 1) {
        const [cell, portion] = [senders[at % senders.length], portions[at % portions.length]];
        const slipped = cell && portion ? await slippedThrough(cell, portion) : ['nothing was sent'];
        if (own.length === 0 || slipped.length > 0)
          taken.push(`${entry.name} ${cell?.principal}: ${slipped.join(' ')}`);
      }
    }

    expect(taken).toEqual([]);
  });
});

/** The keys under which something is said; the items of a list count as one. */
function keysOf(value: unknown, at = ''): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, at));
  if (typeof value !== 'object') return [at];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, at === '' ? key : `${at}.${key}`));
}

const line = (principal: Principal, keys: Iterable<string>): string =>
  `${principal}: ${[...new Set(keys)].sort().join(' ')}`;

describe('the fields of an answer', () => {
  it.each(FIELDS.map((shape) => [`${shape.name} ${shape.object}`.trim(), shape] as const))(
    'ROLE-06 %s',
    async (_name, { name, object, keys }) => {
      const readers = [...new Set([...keys.values()].flatMap((principals) => [...principals]))];
      const told = await Promise.all(
        readers.map(async (principal) => {
          const { status, text } = await started.asker.ask({ name, operationId: name }, { object, principal });
          expect(status).toBe(200);
          return line(principal, keysOf(JSON.parse(text)));
        }),
      );

      expect(told).toEqual(
        readers.map((principal) =>
          line(
            principal,
            [...keys].flatMap(([key, principals]) => (principals.has(principal) ? [key] : [])),
          ),
        ),
      );
    },
  );
});
