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

/** The answer to a list, and to a copy, which says nothing that storage reads. */
function listed(paths: readonly string[]): string {
  const contents = paths.map((path) => `<Contents><Key>${path.slice(BUCKET.length)}</Key><Size>1</Size></Contents>`);
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}</ListBucketResult>`;
}

/** The calls of S3's protocol that storage makes, over HTTP, with what it was told kept by path. */
function objectServer(): Server {
  const objects = new Map<string, Buffer>();
  const pathOf = (request: IncomingMessage): string => (request.url ?? '').split('?')[0] ?? '';
  const sourceOf = (request: IncomingMessage): Buffer | undefined =>
    objects.get(decodeURIComponent(String(request.headers['x-amz-copy-source'])));
  return createServer((request, response) => {
    void buffer(request).then((body) => {
      const path = pathOf(request);
      const prefix = new URL(request.url ?? '', 'http://s3').searchParams.get('prefix');
      if (request.method === 'GET' && prefix !== null) {
        response.end(listed([...objects.keys()].filter((key) => key.startsWith(`${BUCKET}${prefix}`))));
        return;
      }
      const found = objects.get(path);
      const isCopy = request.headers['x-amz-copy-source'] !== undefined;
      if (request.method === 'PUT') objects.set(path, sourceOf(request) ?? body);
      if (request.method === 'DELETE') objects.delete(path);
      const missing = (request.method === 'GET' || request.method === 'HEAD') && !found;
      response.writeHead(missing ? 404 : 200, {
        ETag: '"1"',
        ...(found && { 'Content-Length': found.length, 'Last-Modified': new Date(0).toUTCString() }),
      });
      response.end(isCopy ? '<CopyObjectResult></CopyObjectResult>' : request.method === 'GET' ? found : undefined);
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
