import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

export class JournalCorruptError extends Error {}

const NEWLINE = 0x0a;

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** Calls `replay` for each whole line and returns how many bytes of the file are good. */
function readLines(content: Buffer, path: string, replay: (entry: unknown) => void): number {
  let start = 0;
  let lineNumber = 1;
  for (let end = content.indexOf(NEWLINE); end !== -1; end = content.indexOf(NEWLINE, start)) {
    let entry: unknown;
    try {
      entry = JSON.parse(content.toString('utf8', start, end));
    } catch {
      // Only the last line can be torn by a crash; one before it was damaged by something else.
      if (content.indexOf(NEWLINE, end + 1) !== -1)
        throw new JournalCorruptError(`${path}: line ${lineNumber} cannot be read.`);
      return start;
    }
    replay(entry);
    start = end + 1;
    lineNumber += 1;
  }
  return start;
}

/**
 * An append-only file of JSON lines. A line is on the disk before its `append` resolves; lines that arrive while the disk
 * is busy go down together with one sync.
 */
export class Journal {
  readonly #file: FileHandle;
  #lines: string[] = [];
  #last: Promise<void> = Promise.resolve();
  #queued: Promise<void> | null = null;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** Opens or creates the file, replays its lines in order, and cuts off a last line that a crash has torn. */
  static async open(path: string, replay: (entry: unknown) => void): Promise<Journal> {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(path, 'a+', 0o600);
    try {
      const content = await file.readFile();
      const good = readLines(content, path, replay);
      if (good < content.length) {
        await file.truncate(good);
        await file.sync();
      }
      await syncDirectory(dirname(path));
    } catch (error) {
      await file.close();
      throw error;
    }
    return new Journal(file);
  }

  /** Resolves when the entry, and every one before it, has reached the disk. */
  append(entry: object): Promise<void> {
    this.#lines.push(`${JSON.stringify(entry)}\n`);
    if (!this.#queued) {
      this.#queued = this.#last.then(() => this.#write());
      this.#last = this.#queued;
    }
    return this.#queued;
  }

  async #write(): Promise<void> {
    this.#queued = null;
    const batch = this.#lines.join('');
    this.#lines = [];
    await this.#file.appendFile(batch);
    await this.#file.datasync();
  }

  /** Resolves when everything appended so far has reached the disk. */
  settled(): Promise<void> {
    return this.#last;
  }

  /** Forgets everything. */
  clear(): Promise<void> {
    this.#last = this.#last.then(async () => {
      await this.#file.truncate(0);
      await this.#file.sync();
    });
    return this.#last;
  }

  async close(): Promise<void> {
    await this.#last;
    await this.#file.close();
  }
}
