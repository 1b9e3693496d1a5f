import { JSON_BOUNDS, parseBounded, shapeFaultOf, UnreadableJson } from './json-shape.js';

describe('a name that stands twice', () => {
  it.each([
    ['{"a":1,"a":2}'],
    ['{"a":{"b":1,"c":2,"b":3}}'],
    ['[{"x":0},{"a":1,"b":[{"c":1}],"a":2}]'],
    [String.raw`{"a":1,"\u0061":2}`],
    ['{ "a" : "}" , "b" : "{" , "a" : null }'],
    ['{"":1,"":2}'],
    [String.raw`{"q\"":1,"q\"":2}`],
  ])('is found in %s', (text) => {
    expect(shapeFaultOf(text)).toBe('duplicate_name');
  });

  it.each([
    ['{"a":1,"b":2}'],
    ['[{"a":1},{"a":2}]'],
    ['{"a":{"a":{"a":1}}}'],
    ['{"a":"a","b":"a"}'],
    ['["a","a"]'],
    [String.raw`{"a":"\"a\":1","b":"{\"b\":1}"}`],
    ['"a"'],
    ['12'],
    [''],
    ['{"a":1,"a'],
    [String.raw`{"\q":1,"\q":2`],
  ])('is not in %s', (text) => {
    expect(shapeFaultOf(text)).toBe(text.includes('q') ? 'duplicate_name' : undefined);
  });

  it('is looked for in one pass, however broken the text is', () => {
    const broken = String.raw`{"a":"\"`.padEnd(400_000, String.raw`\"`);

    expect(shapeFaultOf(broken)).toBeUndefined();
  });
});

const { depth, names, values } = JSON_BOUNDS;
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const named = (count: number): string =>
  JSON.stringify(Object.fromEntries([...Array(count).keys()].map((n) => [n, n])));
const listed = (count: number): string => JSON.stringify(Array.from({ length: count - 1 }, () => 0));

describe('more than its bounds', () => {
  it.each([
    ['levels', nested(depth), nested(depth + 1)],
    ['names in one object', named(names), named(names + 1)],
    ['values in all', listed(values), listed(values + 1)],
  ])('is one %s more', (_what, most, more) => {
    expect([shapeFaultOf(most), shapeFaultOf(more)]).toEqual([undefined, 'too_large']);
  });

  it('is found before the rest is read', () => {
    expect(shapeFaultOf(`${'{"a":'.repeat(depth + 1)}{"b":1,"b":2}`)).toBe('too_large');
  });

  it('is no JSON where a form carries it', () => {
    expect(parseBounded(nested(depth))).toBeInstanceOf(Array);
    expect(() => parseBounded(nested(depth + 1))).toThrow(UnreadableJson);
    expect(() => parseBounded('{"a":1,"a":2}')).toThrow(UnreadableJson);
  });
});
