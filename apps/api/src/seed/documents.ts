const PAGE_TOP = 740;
const LEADING = 16;
const WRAP = 92;

/** A one-page PDF of plain lines (Helvetica, Latin-1): the appraisal's own list, as a lender would forward it. */
export function appraisalExcerpt(title: string, paragraphs: readonly string[]): Buffer {
  const lines = [title, '', ...paragraphs.flatMap((text) => [...wrap(text), ''])];
  const text = lines.map((one, index) => `1 0 0 1 56 ${PAGE_TOP - index * LEADING} Tm (${escape(one)}) Tj`).join('\n');
  const content = `BT /F1 11 Tf\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  return assemble(objects);
}

/** Numbered objects as a file; the first is the catalog. */
export function assemble(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = body.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

/** A text as it stands between the brackets of a PDF string. */
export const escape = (text: string): string => text.replace(/[\\()]/g, (sign) => `\\${sign}`);

function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > WRAP) {
      lines.push(line);
      line = word;
    } else {
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  return [...lines, line];
}
