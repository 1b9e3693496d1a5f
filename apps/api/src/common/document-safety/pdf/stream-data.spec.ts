import { deflateSync } from 'node:zlib';
import { Effort } from '../effort.js';
import { PdfDictionary, PdfName } from './pdf-values.js';
import { streamData } from './stream-data.js';

const packedBy = (filter: string): PdfDictionary => new PdfDictionary([['Filter', new PdfName(filter)]]);

describe('what a stream holds', () => {
  it.each([
    ['ASCIIHexDecode', Buffer.from(`${'61'.repeat(50)}>and what follows`), 101],
    ['FlateDecode', deflateSync(Buffer.alloc(50, 'a')), 50],
  ])('INT-05 is counted when it is unpacked by %s', (filter, packed, effort) => {
    const unpack = (most: number): string => streamData(packedBy(filter), packed, new Effort(most)).toString();
    expect(unpack(effort)).toBe('a'.repeat(50));
    expect(() => unpack(effort - 1)).toThrow('file.oversized');
  });
});
