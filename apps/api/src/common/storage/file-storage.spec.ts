import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { readConfig } from '../../config/env.js';
import { FileStorage } from './file-storage.js';

const BYTES = Buffer.from('before the repair');

const BUCKET = '/uploads/';

/** The answer to a list. */
function listed(paths: readonly string[]): string {
  const contents = paths.map((path) => `<Contents><Key>${path.slice(BUCKET.length)}</Key><Size>1</Size></Contents>`);
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}</ListBucketResult>`;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly prefix: string | null;
  readonly copied: string | undefined;
  readonly body: Buffer;
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://objects.test');
  const source = request.headers['x-amz-copy-source'];
  return {
    method: request.method ?? '',
    path: pathname,
    prefix: searchParams.get('prefix'),
    copied: source === undefined ? undefined : decodeURIComponent(String(source)),
    body: await buffer(request),
  };
}

type Objects = Map<string, Buffer>;

const COPIED = Buffer.from('<CopyObjectResult></CopyObjectResult>');

/** What is answered to each call; undefined where there is nothing. */
const ANSWERS: Readonly<Record<string, (objects: Objects, asked: Asked) => Buffer | undefined>> = {
  HEAD: (objects, { path }) => objects.get(path),
  GET: (objects, { path, prefix }) =>
    prefix === null
      ? objects.get(path)
      : Buffer.from(listed([...objects.keys()].filter((key) => key.startsWith(`${BUCKET}${prefix}`)))),
  PUT: (objects, { path, copied, body }) => {
    objects.set(path, (copied === undefined ? body : objects.get(copied)) ?? body);
    return copied === undefined ? Buffer.alloc(0) : COPIED;
  },
  DELETE: (objects, { path }) => {
    objects.delete(path);
    return Buffer.alloc(0);
  },
};

/** The calls of S3's protocol that storage makes, over HTTP, with what it was told kept by path. */
function objectServer(): Server {
  const objects: Objects = new Map();
  return createServer((request, response) => {
    void readAsked(request).then((asked) => {
      const answer = ANSWERS[asked.method]?.(objects, asked);
      response.writeHead(answer === undefined ? 404 : 200, {
        ETag: '"1"',
        'Last-Modified': new Date(0).toUTCString(),
        ...(answer && { 'Content-Length': answer.length }),
      });
      response.end(asked.method === 'HEAD' ? undefined : answer);
    });
  });
}

const kinds: { name: string; open: () => Promise<{ storage: FileStorage; close: () => Promise<void> }> }[] = [
  {
    name: 'on disk',
    open: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'cw-files-'));
      return {
        storage: new FileStorage(readConfig({ DATA_DIR: folder })),
        close: () => rm(folder, { recursive: true }),
      };
    },
  },
  {
    name: 'in object storage',
    open: async () => {
      const server = objectServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as AddressInfo;
      const env = {
        S3_BUCKET: 'uploads',
        S3_REGION: 'us-east-1',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'secret',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
      };
      const close = () =>
        new Promise<void>((resolve) => {
          server.closeAllConnections();
          server.close(() => resolve());
        });
      return { storage: new FileStorage(readConfig(env)), close };
    },
  },
];

describe.each(kinds)('files $name', ({ open }) => {
  it('are kept, opened and deleted', async () => {
    const { storage, close } = await open();
    try {
      await storage.putBytes('projects/a/photo', BYTES);
      const opened = await storage.open('projects/a/photo');
      expect(opened?.bytes).toBe(BYTES.length);
      expect(opened && (await buffer(opened.stream))).toEqual(BYTES);
      await storage.delete(['projects/a/photo', null]);
      expect(await storage.open('projects/a/photo')).toBeNull();
    } finally {
      await close();
    }
  });

  it('are moved, and listed where they came to', async () => {
    const { storage, close } = await open();
    try {
      await storage.putBytes('projects/a/photo', BYTES);
      await storage.move('projects/a/photo', 'quarantine/projects/a/photo');
      expect(await storage.has('projects/a/photo')).toBe(false);
      const opened = await storage.open('quarantine/projects/a/photo');
      expect(opened && (await buffer(opened.stream))).toEqual(BYTES);
      const keys: string[] = [];
      for await (const key of storage.keysUnder('quarantine/projects')) keys.push(key);
      expect(keys).toEqual(['quarantine/projects/a/photo']);
      expect(await storage.storedAt('quarantine/projects/a/photo')).toBeInstanceOf(Date);
    } finally {
      await close();
    }
  });
});

it('on disk a file is as old as its move', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cw-files-'));
  try {
    const storage = new FileStorage(readConfig({ DATA_DIR: folder }));
    await storage.putBytes('projects/a/photo', BYTES);
    await utimes(join(folder, 'files/projects/a/photo'), new Date(0), new Date(0));
    await storage.move('projects/a/photo', 'quarantine/projects/a/photo');
    expect((await storage.storedAt('quarantine/projects/a/photo')).getTime()).toBeGreaterThan(0);
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('names what object storage still needs', () => {
  expect(() => readConfig({ S3_BUCKET: 'uploads' })).toThrow(
    /S3_REGION[\s\S]*S3_ACCESS_KEY_ID[\s\S]*S3_SECRET_ACCESS_KEY/,
  );
});
