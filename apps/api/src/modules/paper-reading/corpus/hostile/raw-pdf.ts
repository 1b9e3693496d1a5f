/** The body of one object: everything between `obj` and `endobj`. */
export type Body = string | Buffer;

/** A stream as the body of an object. */
export const streamOf = (data: Buffer | string, more = ''): Buffer => {
  const bytes = Buffer.from(data as string);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${more} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
};

/** A file written by hand: objects 1, 2, 3 … of which the first is the catalog. */
export function rawPdf(bodies: readonly Body[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  bodies.forEach((body, index) => {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body as string), Buffer.from('\nendobj\n')]));
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(Buffer.from(`xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows}`));
  add(
    Buffer.from(
      `trailer\n<< /Size ${bodies.length + 1} /Root 1 0 R ${trailer.replace('START', String(start))} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

const WORDS = [
  'Repairs needed before closing: Install a handrail at the basement stairs.',
  'Replace the broken window in the front bedroom. Repair the leak under the sink.',
  'The property is located at 12 Corbin St, Dayton, OH 45410 and was inspected on 10/01/2026.',
];

/** What a page says, line by line. */
export const pageContent = (lines: readonly string[] = WORDS): string =>
  lines
    .map((line, index) => `BT /F1 10 Tf 50 ${740 - index * 16} Td (${line.replaceAll(/[()\\]/g, '')}) Tj ET`)
    .join('\n');

interface PageParts {
  readonly content?: Body;
  readonly catalog?: string;
  readonly box?: string;
  readonly font?: string;
  readonly more?: readonly Body[];
  readonly trailer?: string;
}

/** One page with a few lines about repairs, and whatever else. */
export function onePage({
  content,
  catalog = '',
  box = '[0 0 612 792]',
  font = HELVETICA,
  more = [],
  trailer = '',
}: PageParts): Buffer {
  return rawPdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
      content ?? streamOf(pageContent()),
      font,
      ...more,
    ],
    trailer,
  );
}
