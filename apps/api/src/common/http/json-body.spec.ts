import { hasDuplicateKeys } from './json-body.js';

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
    expect(hasDuplicateKeys(text)).toBe(true);
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
    expect(hasDuplicateKeys(text)).toBe(text.includes('q'));
  });

  it('is looked for in one pass, however broken the text is', () => {
    const broken = String.raw`{"a":"\"`.padEnd(400_000, String.raw`\"`);

    expect(hasDuplicateKeys(broken)).toBe(false);
  });
});
