import { canonicalForm, parseForm, splitName } from './form.js';

it('splits a name by the depth of its brackets', () => {
  expect(splitName('amount')).toEqual(['amount']);
  expect(splitName('metadata[a]')).toEqual(['metadata', 'a']);
  expect(splitName('metadata[a[b]]')).toEqual(['metadata', 'a[b]']);
  expect(splitName('card[networks][preferred]')).toEqual(['card', 'networks', 'preferred']);
});

it('reads nested names, numbered and unnumbered lists', () => {
  expect(parseForm('a=1&b[c]=2&b[d][e]=3&list[0]=x&list[1]=y&free[]=p&free[]=q')).toEqual({
    a: '1',
    b: { c: '2', d: { e: '3' } },
    list: { 0: 'x', 1: 'y' },
    free: { 0: 'p', 1: 'q' },
  });
});

it('reads percent signs and pluses', () => {
  expect(parseForm('note=a%2Bb+c%26d')).toEqual({ note: 'a+b c&d' });
});

it.each(['a[b=1', 'a=1&a[b]=2', 'a[b][c][d][e][f][g][h][i][j]=1'])('refuses %s', (text) => {
  expect(() => parseForm(text)).toThrow('Invalid parameter name');
});

it('gives equal forms equal texts, whatever the order', () => {
  expect(canonicalForm(parseForm('a=1&b[c]=2&b[d]=3'))).toBe(canonicalForm(parseForm('b[d]=3&a=1&b[c]=2')));
  expect(canonicalForm(parseForm('a=1'))).not.toBe(canonicalForm(parseForm('a=2')));
});
