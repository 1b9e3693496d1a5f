import { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import type { ExportedFile } from './personal-data.js';

const INDENT = 2;

export interface Archive {
  /** For whoever opens the archive first, in their language. */
  readonly readme: string;
  readonly data: object;
  readonly files: readonly ExportedFile[];
  /** Null: the file is gone. */
  readonly open: (key: string) => Promise<Readable | null>;
}

/** A ZIP archive as a stream: files are opened, and documents written, one after the other, as the reader takes them. */
export function archiveOf({ readme, data, files, open }: Archive): Readable {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.addBuffer(Buffer.from(readme), 'README.txt');
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, INDENT)), 'data.json');
  for (const file of files) {
    zip.addReadStreamLazy(file.path, (done) => {
      contentOf(file, open).then(
        (stream) => done(null, stream),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}

async function contentOf(file: ExportedFile, open: Archive['open']): Promise<Readable> {
  if ('make' in file) return Readable.from([await file.make()]);
  return (await open(file.key)) ?? Readable.from([]);
}
