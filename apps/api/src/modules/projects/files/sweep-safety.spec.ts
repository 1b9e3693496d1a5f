import { Logger } from '@nestjs/common';
import { DAY_MS } from '@cw/domain';
import { newId } from '../../../common/ids.js';
import { FileErasure } from '../../../common/storage/file-erasure.js';
import { FileStorage } from '../../../common/storage/file-storage.js';
import { aUser, createTestApp, login, type TestApp } from '../../../testing/index.js';
import { StoredFilesSweep } from './stored-files-sweep.js';

const MARKER = 'marker/database';
const NOT_A_DAY_AGO = DAY_MS + 60_000;

let test: TestApp;
let storage: FileStorage;
beforeEach(async () => {
  test = await createTestApp();
  storage = test.app.get(FileStorage, { strict: false });
  // Ids carry the machine's own time.
  test.clock.set(new Date(Date.now() + NOT_A_DAY_AGO));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await test.close();
});

const sweep = () => test.app.get(StoredFilesSweep, { strict: false }).sweep();
const isThere = async (key: string): Promise<boolean> => {
  const opened = await storage.open(key);
  opened?.stream.destroy();
  return opened !== null;
};
async function orphan(): Promise<string> {
  const key = `projects/${newId()}/${newId()}`;
  await storage.putBytes(key, Buffer.from('left'));
  return key;
}
async function orphans(count: number): Promise<string[]> {
  const keys: string[] = [];
  while (keys.length < count) keys.push(await orphan());
  return keys;
}
/** Files that no sweep takes, since they may still get their row. */
async function young(count: number): Promise<void> {
  const now = test.clock.now();
  for (let made = 0; made < count; made += 1) {
    const time = now.getTime().toString(16).padStart(12, '0');
    const id = `${time.slice(0, 8)}-${time.slice(8)}${newId().slice(13)}`;
    await storage.putBytes(`projects/${newId()}/${id}`, Buffer.from('new'));
  }
}
const filesReady = async (): Promise<unknown> => {
  const { status, body } = await test.http.get('/api/health/ready');
  const found = body.dependencies.find(({ name }: { name: string }) => name === 'files');
  return [status, found?.status];
};
const told = async (staff: Awaited<ReturnType<typeof aUser>>): Promise<string[]> => {
  const headers = await login(test, staff);
  const { body } = await test.http.get(`/api/users/${staff.id}/notifications`).set(headers).expect(200);
  return body.items.map(({ type }: { type: string }) => type);
};

describe('a bucket and a database that do not know each other', () => {
  const faults: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['the bucket is of another database', () => storage.putBytes(MARKER, Buffer.from(newId()))],
    ['the bucket has no marker', () => storage.erase([MARKER])],
    ['the database has no marker', () => test.asOwner('UPDATE storage_marker SET id = NULL')],
  ];

  it.each(faults)('PROJ-08 nothing goes, and staff and readiness say so: %s', async (_, breakIt) => {
    const staff = await aUser(test, { role: 'admin' });
    await sweep();
    expect(await filesReady()).toEqual([200, 'up']);
    await breakIt();
    const key = await orphan();
    const errors = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);

    await sweep();
    await sweep();

    expect(await isThere(key)).toBe(true);
    expect(errors).toHaveBeenCalledWith(expect.objectContaining({ bucket: expect.anything() }), expect.any(String));
    expect(await filesReady()).toEqual([200, 'degraded']);
    expect(await told(staff)).toEqual(['file_sweep_stopped']);
  });

  it('PROJ-08 a new database does not take a full bucket for its own', async () => {
    const key = await orphan();
    jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);

    await sweep();

    expect([await isThere(key), await isThere(MARKER)]).toEqual([true, false]);
    expect(await filesReady()).toEqual([200, 'degraded']);
  });
});

describe('a sweep that would take too much', () => {
  it('PROJ-08 takes nothing, says so in the log and tells staff', async () => {
    const staff = await aUser(test, { role: 'admin' });
    await sweep();
    const keys = await orphans(21);
    const errors = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);

    await sweep();

    expect(await Promise.all(keys.map(isThere))).toEqual(keys.map(() => true));
    expect(errors).toHaveBeenCalledWith(expect.objectContaining({ going: 21, looked: 21 }), expect.any(String));
    expect(await told(staff)).toEqual(['file_sweep_stopped']);
  });

  it('PROJ-08 is bounded by both: twenty of few go, and of many one in a hundred', async () => {
    await sweep();
    const twenty = await orphans(20);
    await sweep();
    expect(await Promise.all(twenty.map(isThere))).toEqual(twenty.map(() => false));

    await young(2080);
    const more = await orphans(21);
    await sweep();
    expect(await Promise.all(more.map(isThere))).toEqual(more.map(() => false));
  });
});

describe('what a sweep takes', () => {
  it('PROJ-08 waits in quarantine for thirty days, each step logged with its key', async () => {
    await sweep();
    const key = await orphan();
    const logged = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);

    await sweep();
    expect([await isThere(key), await isThere(`quarantine/${key}`)]).toEqual([false, true]);
    expect(logged).toHaveBeenCalledWith({ key, to: `quarantine/${key}` }, 'a stored file was moved');

    test.clock.set(new Date(Date.now() + 30 * DAY_MS - 60_000));
    await sweep();
    expect(await isThere(`quarantine/${key}`)).toBe(true);

    test.clock.set(new Date(Date.now() + 30 * DAY_MS + 60_000));
    await sweep();
    expect(await isThere(`quarantine/${key}`)).toBe(false);
    expect(logged).toHaveBeenCalledWith({ key: `quarantine/${key}` }, 'a stored file was deleted');
  });

  it('AUTH-08 is erased and never quarantined where a person’s erasure asked for it', async () => {
    await sweep();
    const key = await orphan();
    const erasure = test.app.get(FileErasure, { strict: false });
    await test.unitOfWork.run(() => erasure.afterCommit([key]));

    await sweep();
    expect([await isThere(key), await isThere(`quarantine/${key}`)]).toEqual([false, false]);
  });

  it('AUTH-08 is erased in quarantine as well, where it lies there already', async () => {
    await sweep();
    const key = await orphan();
    await sweep();
    expect(await isThere(`quarantine/${key}`)).toBe(true);

    const erasure = test.app.get(FileErasure, { strict: false });
    await test.unitOfWork.run(() => erasure.afterCommit([key]));
    await test.jobs.drain();
    expect(await isThere(`quarantine/${key}`)).toBe(false);
  });
});
