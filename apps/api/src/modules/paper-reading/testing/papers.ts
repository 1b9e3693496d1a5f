import PDFDocument from 'pdfkit';

export type Drawn = InstanceType<typeof PDFDocument>;

type Options = ConstructorParameters<typeof PDFDocument>[0];

/** A paper as a spec draws it. */
export async function drawPaper(draw: (paper: Drawn) => void, options: Options = {}): Promise<Buffer> {
  const paper = new PDFDocument({ size: 'LETTER', margin: 50, ...options });
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => void paper.on('end', resolve));
  draw(paper);
  paper.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A letter that asks for one repair, long enough to be no scan. */
export const letter = (options?: Options): Promise<Buffer> =>
  drawPaper((paper) => {
    paper
      .fontSize(11)
      .text('Re: 14 Maple Hollow Rd, Dayton, OH 45410')
      .moveDown()
      .text('Dear Ms. Pineda,')
      .moveDown()
      .text('The appraisal of this home was reviewed by our underwriter. The following must be done before closing:')
      .moveDown()
      .text('1. Stairs to the basement have no handrail; install a graspable handrail.')
      .text('2. Water heater is corroded and leaking; replace the water heater.')
      .moveDown()
      .text('Sincerely,')
      .text('First Prairie Bank');
  }, options);

/** Bytes of a file as its objects say, for what no library would write. */
export function rawPdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]));
  }
  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export const streamOf = (content: Buffer, more = ''): Buffer =>
  Buffer.concat([Buffer.from(`<< /Length ${content.length} ${more}>>\nstream\n`), content, Buffer.from('\nendstream')]);
