import { createCipheriv, createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { rc4 } from '../common/document-safety/pdf/rc4.js';

/** The body of one object: everything between `obj` and `endobj`. */
export type PdfBody = string | Buffer;

export const FIRST_FREE = 4;

/** A catalog with this in it, its pages and one page with this in it: objects 1, 2 and 3. */
export const pdfBodies = ({ catalog = '', page = '' } = {}, more: readonly PdfBody[] = []): PdfBody[] => [
  `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${page} >>`,
  ...more,
];

export const pdfStream = (data: Buffer | string, more = ''): Buffer => {
  const bytes = Buffer.from(data as string);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${more} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
};

const section = (from: number, offsets: readonly number[]): string =>
  `${from} ${offsets.length}\n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`;

interface Update {
  /** What stands in the file already. */
  readonly before: Buffer;
  /** The number of the first object; those before it stay as they are. */
  readonly first: number;
  readonly bodies: readonly PdfBody[];
  readonly trailer?: string;
}

/** Objects behind what stands in a file already, with a table of their own. */
export function pdfUpdate({ before, first, bodies, trailer = '' }: Update): Buffer {
  const parts = [before];
  const offsets: number[] = [];
  let length = before.length;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  bodies.forEach((body, index) => {
    offsets.push(length);
    add(
      Buffer.concat([Buffer.from(`${first + index} 0 obj\n`), Buffer.from(body as string), Buffer.from('\nendobj\n')]),
    );
  });
  const table = `xref\n0 1\n0000000000 65535 f \n${section(first, offsets)}`;
  const size = Math.max(first + bodies.length, FIRST_FREE);
  add(
    Buffer.from(`${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`, 'latin1'),
  );
  return Buffer.concat(parts);
}

/** A file of these objects: 1, 2, 3 …, of which the first is the catalog. */
export const aPdfOf = (bodies: readonly PdfBody[], trailer = ''): Buffer =>
  pdfUpdate({ before: Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1'), first: 1, bodies, trailer });

/** A list of objects, packed or not: what a reader finds in it stands nowhere in the file to be read. */
export function objectStream(
  objects: readonly (readonly [number: number, body: string])[],
  { isPacked = true, type = '/Type /ObjStm', pack = (data: Buffer): Buffer => data } = {},
): Buffer {
  let offset = 0;
  const places = objects.map(([number, body]) => {
    const place = `${number} ${offset}`;
    offset += body.length + 1;
    return place;
  });
  const head = `${places.join(' ')}\n`;
  const plain = Buffer.from(head + objects.map(([, body]) => `${body}\n`).join(''), 'latin1');
  const filter = isPacked ? '/Filter /FlateDecode' : '';
  const data = pack(isPacked ? deflateSync(plain) : plain);
  return pdfStream(data, `${type} /N ${objects.length} /First ${head.length} ${filter}`);
}

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const OWNER = Buffer.alloc(32, 7);
const ID = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
const md5 = (data: Buffer): Buffer => createHash('md5').update(data).digest();
const hex = (data: Buffer): string => `<${data.toString('hex')}>`;

/** An encryption of 128 bits, as the security of an appraisal is set: it opens with this password, by itself when empty. */
export function pdfLock(cipher: 'RC4' | 'AES', password = '') {
  const padded = Buffer.concat([Buffer.from(password), PADDING]).subarray(0, 32);
  let key = md5(Buffer.concat([padded, OWNER, Buffer.from('fcffffff', 'hex'), ID]));
  for (let round = 0; round < 50; round += 1) key = md5(key);
  let user = md5(Buffer.concat([PADDING, ID]));
  for (let round = 0; round < 20; round += 1) user = rc4(Buffer.from(key.map((byte) => byte ^ round)), user);
  const filters =
    cipher === 'AES'
      ? '/V 4 /R 4 /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF'
      : '/V 2 /R 3';
  const whole = Buffer.concat([user, Buffer.alloc(16)]);
  const pack =
    (number: number) =>
    (data: Buffer): Buffer => {
      const place = Buffer.from([number, 0, 0, 0, 0]);
      if (cipher === 'RC4') return rc4(md5(Buffer.concat([key, place])), data);
      const objectKey = md5(Buffer.concat([key, place, Buffer.from('sAlT')]));
      const vector = Buffer.alloc(16, 3);
      const encrypt = createCipheriv('aes-128-cbc', objectKey, vector);
      return Buffer.concat([vector, encrypt.update(data), encrypt.final()]);
    };
  return {
    dictionary: `<< /Filter /Standard ${filters} /Length 128 /P -4 /O ${hex(OWNER)} /U ${hex(whole)} >>`,
    id: `/ID [${hex(ID)} ${hex(ID)}]`,
    pack,
  };
}
