import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { anArchive, type ArchiveEntry } from './archives.js';
import type { TestApp } from './create-test-app.js';
import type { Person } from './market.js';

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

let taken = 0;

/** A photograph lying on its side, with a camera and a position in it: each is another one, as of a camera. */
export const aPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: '#357' } })
    .withExif({
      IFD0: { Make: 'SecretCam', ImageDescription: `${(taken += 1)}` },
      IFD3: { GPSLatitude: '40/1 44/1 54/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export interface Upload {
  readonly projectId: string;
  readonly content: Buffer;
  readonly kind?: string;
  readonly name?: string;
  readonly contentType?: string;
  readonly conditionId?: string;
}

/** Uploads through the API; the answer is whatever it is. */
export function upload(
  test: TestApp,
  person: Person,
  { projectId, content, kind = 'photo', name = 'eave.jpg', contentType = 'image/jpeg', conditionId }: Upload,
) {
  const request = test.http.post(`/api/projects/${projectId}/files`).set(person.headers).field('kind', kind);
  if (conditionId !== undefined) void request.field('conditionId', conditionId);
  return request.attach('file', content, { filename: name, contentType });
}

/** The names of the files under a folder of the data directory. */
export async function storedFiles(test: TestApp, folder: string): Promise<string[]> {
  const entries = await readdir(join(test.config.dataDir, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

export const WORD_MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** What Word's own archive has at the least, with this type of main part. */
export const wordParts = (mainType: string = WORD_MAIN): ArchiveEntry[] => [
  {
    name: '[Content_Types].xml',
    content: `<Types><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
  },
  { name: 'word/document.xml', content: '<w:document><w:body/></w:document>' },
];

/** A Word file as small as it can be: an archive whose list of contents says what it is. */
export const aDocx = (more: readonly ArchiveEntry[] = []): Buffer => anArchive([...wordParts(), ...more]);

/** A PDF with this many bytes of comment in it. */
export const aPdf = (padding: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.4\n%'), Buffer.alloc(padding, 'x'), Buffer.from('\ntrailer<<>>\n%%EOF\n')]);
