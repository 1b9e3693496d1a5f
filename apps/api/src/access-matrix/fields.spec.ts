import { lettersOf, type Letter } from './principals.js';
import { startWorld, type Started } from './start.js';
import { FIELDS } from './tables/fields.table.js';

jest.setTimeout(120_000);

let started: Started;
beforeAll(async () => {
  started = await startWorld();
});
afterAll(() => started.close());

interface Shape {
  readonly name: string;
  readonly object: string;
  /** "conditions.title" → the letters that read it. */
  readonly keys: Map<string, Set<Letter>>;
}

function readShapes(table: string): Shape[] {
  const shapes: Shape[] = [];
  for (const line of table.split('\n').filter((text) => text.trim() !== '' && !text.startsWith('#'))) {
    const [first = '', second = '', ...rest] = line.trim().split(/\s+/);
    if (!line.startsWith(' ')) {
      shapes.push({ name: first, object: [second, ...rest].join(' '), keys: new Map() });
      continue;
    }
    for (const key of rest)
      shapes.at(-1)?.keys.set(second === '-' ? key : `${second}.${key}`, new Set(lettersOf(first)));
  }
  return shapes;
}

/** The keys under which something is said; the items of a list count as one. */
function keysOf(value: unknown, at = ''): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, at));
  if (typeof value !== 'object') return [at];
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, at === '' ? key : `${at}.${key}`));
}

const line = (letter: Letter, keys: Iterable<string>): string => `${letter}: ${[...new Set(keys)].sort().join(' ')}`;

describe('the fields of an answer', () => {
  it.each(readShapes(FIELDS).map((shape) => [`${shape.name} ${shape.object}`.trim(), shape] as const))(
    'ROLE-06 %s',
    async (_name, { name, object, keys }) => {
      const readers = [...new Set([...keys.values()].flatMap((letters) => [...letters]))];
      const told = await Promise.all(
        readers.map(async (letter) => {
          const { status, text } = await started.asker.ask({ name, operationId: name }, { object, letter });
          expect(status).toBe(200);
          return line(letter, keysOf(JSON.parse(text)));
        }),
      );

      expect(told).toEqual(
        readers.map((letter) =>
          line(
            letter,
            [...keys].flatMap(([key, letters]) => (letters.has(letter) ? [key] : [])),
          ),
        ),
      );
    },
  );
});
