import { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import type { ExportedFile } from './personal-data.js';

const INDENT = 2;

export interface Archive {
  readonly data: object;
  readonly files: readonly ExportedFile[];
  /** Null: the file is gone. */
  readonly open: (key: string) => Promise<Readable | null>;
}

/** A ZIP archive as a stream: files are opened one after the other, as the reader takes them. */
export function archiveOf({ data, files, open }: Archive): Readable {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, INDENT)), 'data.json');
  for (const { path, key } of files) {
    zip.addReadStreamLazy(path, (done) => {
      open(key).then(
        (stream) => done(null, stream ?? Readable.from([])),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  }
  zip.end();
  zip.outputStream.pipe(output);
  return output;
}
