import { deflateSync } from 'node:zlib';
import { pdfText } from './pdf-text.js';

const object = (number: number, body: string): string => `${number} 0 obj\n${body}\nendobj\n`;

function stream(bytes: Buffer): string {
  return `<< /Length ${bytes.length} /Filter /FlateDecode >>\nstream\n${bytes.toString('latin1')}\nendstream`;
}

/** Packed, with a last byte as asked: a comment in front is varied until it is. */
function packedTo(last: number, content: string): Buffer {
  for (let remark = 0; ; remark += 1) {
    const packed = deflateSync(`% ${remark}\n${content}`);
    if (packed.at(-1) === last) return packed;
  }
}

describe('the words of a document', () => {
  it.each([0x0d, 0x0a])('are read where their packed bytes end with %i, as a line might', (last) => {
    const shown = packedTo(last, 'BT\n/F1 12 Tf\n[<00010000>] TJ\nET');
    const glyphs = packedTo(last, '<0000> <0001> [<0048> <0069>]');
    const pdf = [
      object(1, '<< /Font << /F1 2 0 R >> >>'),
      object(2, '<< /ToUnicode 3 0 R >>'),
      object(3, stream(glyphs)),
      object(4, stream(shown)),
    ];
    expect(pdfText(Buffer.from(`%PDF-1.7\n${pdf.join('')}`, 'latin1'))).toBe('iH');
  });
});
