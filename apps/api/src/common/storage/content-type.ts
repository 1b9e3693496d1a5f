import { open } from 'node:fs/promises';
import { namedType } from '@cw/domain';
import { fileTypeFromFile } from 'file-type';
import { DOC, DOCX } from '../document-safety/document-types.js';

const COMPOUND = 'application/x-cfb';
const READ_BYTES = 64 * 1024;

// An old Office file is a small file system; a Word document has a stream of this name in it.
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
// A newer one behind a password lies in such a stream.
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');

/** What a file is by its bytes, whatever it is called; undefined when nothing known. */
export async function contentTypeOf(path: string): Promise<string | undefined> {
  const mime = (await fileTypeFromFile(path))?.mime;
  if (mime === COMPOUND) return compoundType(path);
  return mime === undefined ? undefined : namedType(mime);
}

async function compoundType(path: string): Promise<string | undefined> {
  if (await contains(path, WORD_STREAM)) return DOC;
  return (await contains(path, ENCRYPTED_STREAM)) ? DOCX : undefined;
}

async function contains(path: string, needle: Buffer): Promise<boolean> {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(READ_BYTES);
    for (let position = 0; ; position += READ_BYTES - needle.length) {
      const { bytesRead } = await file.read(buffer, 0, READ_BYTES, position);
      if (buffer.subarray(0, bytesRead).includes(needle)) return true;
      if (bytesRead < READ_BYTES) return false;
    }
  } finally {
    await file.close();
  }
}
