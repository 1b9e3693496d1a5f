import fc from 'fast-check';
import { readShape } from './read-shape.js';
import type { Shape } from './shape.js';

const LINE = {
  color: { kind: 'choice', values: ['red', 'blue'] },
  note: { kind: 'text', min: 3, max: 5, optional: true },
} as const satisfies Shape;
const SHAPE = {
  name: { kind: 'text', min: 1, max: 5 },
  count: { kind: 'whole', min: 1, max: 9, optional: true },
  day: { kind: 'date', optional: true },
  zip: { kind: 'zip', optional: true },
  home: { kind: 'object', fields: { city: { kind: 'text', min: 1, max: 9 } }, optional: true },
  lines: { kind: 'list', fields: LINE, min: 1, max: 2, tooFew: 'too_few' },
} as const satisfies Shape;

const RIGHT = { name: 'Ana', lines: [{ color: 'red' }] };
const READ = { name: 'Ana', count: null, day: null, zip: null, home: null, lines: [{ color: 'red', note: null }] };

const faultsOf = (given: unknown): string[] => {
  const read = readShape(given, SHAPE);
  return read.ok ? [] : read.error.map(({ path, code }) => `${path} ${code}`);
};

describe('reading by a shape', () => {
  it('answers every field, null for what was left out', () => {
    expect(readShape(RIGHT, SHAPE)).toEqual({ ok: true, value: READ });
  });

  it('takes nothing for nothing, however it is written', () => {
    const empty = { ...RIGHT, name: '  Ana ', count: null, day: '', zip: ' \n ', home: null };
    expect(readShape(empty, SHAPE)).toEqual({ ok: true, value: READ });
  });

  it('INT-04 has one line where none are allowed for, and several where they are', () => {
    const shape = {
      name: { kind: 'text', min: 1, max: 9 },
      note: { kind: 'text', min: 1, max: 9, multiline: true },
    } as const;
    const read = readShape({ name: 'Ana\n\tDiaz', note: 'One\ntwo' }, shape);
    expect(read).toEqual({ ok: true, value: { name: 'Ana Diaz', note: 'One\ntwo' } });
  });

  it('INT-04 keeps nothing in a note that turns its words round, and refuses it in a name', () => {
    const shape = {
      name: { kind: 'text', min: 1, max: 20, optional: true },
      note: { kind: 'text', min: 1, max: 20, note: true, optional: true },
    } as const;
    const read = readShape({ note: 'Photo \u202E\u2066 gnp.exe\u202C' }, shape);
    expect(read).toEqual({ ok: true, value: { name: null, note: 'Photo gnp.exe' } });
    const turned = readShape({ name: 'Photo \u202Egnp.exe' }, shape);
    expect(turned).toEqual({ ok: false, error: [{ path: 'name', code: 'unreadable' }] });
  });

  it.each<[string, object, string[]]>([
    ['a required field that is empty', { name: ' ' }, ['name required']],
    ['another type', { name: 5 }, ['name text']],
    ['a text that is too long', { name: 'abcdef' }, ['name too_long']],
    ['a number as text', { count: '5' }, ['count integer']],
    ['a fraction', { count: 1.5 }, ['count integer']],
    ['no number', { count: Number.NaN }, ['count integer']],
    ['a number below', { count: 0 }, ['count too_small']],
    ['a number above', { count: 10 }, ['count too_large']],
    ['a day that is none', { day: '2026-02-30' }, ['day date']],
    ['a ZIP code that is none', { zip: '1234' }, ['zip pattern']],
    ['no object', { home: [] }, ['home object']],
    ['a part of an object', { home: {} }, ['home.city required']],
    ['no list', { lines: 'red' }, ['lines list']],
    ['too few', { lines: [] }, ['lines too_few']],
    ['none at all', { lines: undefined }, ['lines too_few']],
    ['too many', { lines: [1, 2, 3] }, ['lines too_many']],
    ['an entry that is none', { lines: [null] }, ['lines.0 object']],
    ['another choice', { lines: [{ color: 'red' }, { color: 'Red' }] }, ['lines.1.color not_allowed']],
    ['a choice of an object’s own parts', { lines: [{ color: 'toString' }] }, ['lines.0.color not_allowed']],
    ['what the shape does not name', { extra: 1 }, ['extra unknown_property']],
    [
      'several faults, in the shape’s order',
      { zip: 1, name: '', x: 1 },
      ['name required', 'zip text', 'x unknown_property'],
    ],
  ])('says %s', (_what, given, faults) => {
    expect(faultsOf({ ...RIGHT, ...given })).toEqual(faults);
  });

  it.each([null, undefined, 'text', 5, [], true])('takes no %j for an object', (given) => {
    expect(faultsOf(given)).toEqual([' object']);
  });

  it('takes nothing from a prototype, and names what would be one', () => {
    expect(faultsOf(Object.create(RIGHT))).toEqual(['name required', 'lines too_few']);
    const given: unknown = JSON.parse('{"name":"Ana","lines":[{"color":"red"}],"__proto__":{"count":5}}');
    expect(faultsOf(given)).toEqual(['__proto__ unknown_property']);
  });

  it('never throws, and what it has read it reads the same again', () => {
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('red', 'blue', 5, '2026-01-31', '10001'));
    const line = fc.oneof(
      value,
      fc.record({ color: fc.constantFrom('red', 'blue'), note: value }, { requiredKeys: [] }),
    );
    const given = fc.record(
      {
        name: fc.oneof(value, fc.constant('Ana')),
        count: value,
        day: value,
        zip: value,
        home: value,
        lines: fc.array(line),
      },
      { requiredKeys: ['name', 'lines'] },
    );
    fc.assert(
      fc.property(given, (one) => {
        const read = readShape(one, SHAPE);
        if (read.ok) expect(readShape(read.value, SHAPE)).toEqual(read);
        else expect(read.error.length).toBeGreaterThan(0);
      }),
    );
  });
});
