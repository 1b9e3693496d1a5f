import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj\n([\s\S]*?)\nendobj/g;
const STREAM = /\/Length (\d+)[\s\S]*?\nstream\r?\n/;

const objectsOf = (pdf: Buffer): ReadonlyMap<string, string> =>
  new Map([...pdf.toString('latin1').matchAll(OBJECT)].map(([, number = '', body = '']) => [number, body]));

/** The unpacked stream of an object; empty when it has none that is packed. */
function streamOf(object: string | undefined): string {
  const start = STREAM.exec(object ?? '');
  if (start === null || !object?.includes('/FlateDecode')) return '';
  // Packed bytes may end like a line does: the length says where they end, and not the word after them.
  const from = start.index + start[0].length;
  const packed = object.slice(from, from + Number(start[1]));
  return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
}

const unicode = (hex: string): string =>
  (hex.match(/\w{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');

/** Glyph code → text, from a font's ToUnicode map: `<0000> <0003> [<0043> <006C> …]`. */
function glyphsOf(map: string): ReadonlyMap<string, string> {
  return new Map(
    [...map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)].flatMap(([, from = '', targets = '']) =>
      [...targets.matchAll(/<([\w ]*)>/g)].map(([, target = ''], index) => {
        const code = (parseInt(from, 16) + index).toString(16).padStart(4, '0');
        return [code, unicode(target)] as const;
      }),
    ),
  );
}

/** The words of a PDF that this API has written, line by line as they were set. For our own documents and no others. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map(
    [...objects.values()].flatMap((body) =>
      [...body.matchAll(/\/F(\d+) (\d+) 0 R/g)].map(([, name = '', object = '']) => {
        const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(object) ?? '') ?? [];
        return [name, glyphsOf(streamOf(objects.get(map)))] as const;
      }),
    ),
  );
  const lines = [...objects.values()].flatMap((object) =>
    [...streamOf(object).matchAll(/\/F(\d+) [\d.]+ Tf[\s\S]*?\[([^\]]*)\] TJ/g)].map(([, font = '', shown = '']) => {
      const codes = [...shown.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return codes.map((code) => fonts.get(font)?.get(code) ?? '?').join('');
    }),
  );
  return lines.join('\n');
}
