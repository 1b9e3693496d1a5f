import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { TestApp } from './create-test-app.js';
import type { Person } from './market.js';

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** A photograph lying on its side, with a camera and a position in it. */
export const aPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: '#357' } })
    .withExif({ IFD0: { Make: 'SecretCam' }, IFD3: { GPSLatitude: '40/1 44/1 54/1', GPSLatitudeRef: 'N' } })
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

/** A Word file as small as it can be: an archive whose list of contents says what it is. */
export function aDocx(): Buffer {
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const content = Buffer.from(`<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`);
  const name = Buffer.from('[Content_Types].xml');
  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(crc32(content), 0);
  sizes.writeUInt32LE(content.length, 4);
  sizes.writeUInt32LE(content.length, 8);
  sizes.writeUInt16LE(name.length, 12);
  const local = Buffer.concat([Buffer.from('504b030414000000000000000000', 'hex'), sizes, name, content]);
  const central = Buffer.concat([
    Buffer.from('504b0102140014000000000000000000', 'hex'),
    sizes,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
