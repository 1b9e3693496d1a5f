import { PdfDictionary, type PdfValue } from './pdf-values.js';

describe('a dictionary of a PDF', () => {
  it('INT-05 is gone through once, however often it is asked', () => {
    let readings = 0;
    const entries: (readonly [string, PdfValue])[] = [
      ['S', 1],
      ['F', null],
      ['S', 2],
    ];
    const counted = new Proxy(entries, {
      get: (target, key) => {
        if (key === Symbol.iterator || key === 'filter' || key === 'some') readings += 1;
        return Reflect.get(target, key) as unknown;
      },
    });
    const dictionary = new PdfDictionary(counted);
    expect([dictionary.all('S'), dictionary.get('S'), dictionary.has('F'), dictionary.has('P')]).toEqual([
      [1, 2],
      1,
      true,
      false,
    ]);
    expect(readings).toBe(1);
  });
});
