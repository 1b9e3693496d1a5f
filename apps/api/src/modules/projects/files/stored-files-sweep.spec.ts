import { DAY_MS } from '@cw/domain';
import { FileStorage } from '../../../common/storage/file-storage.js';
import { newId } from '../../../common/ids.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aPerson, post, type Person } from '../../../testing/market.js';
import { aPhoto, storedFiles, upload } from '../../../testing/uploads.js';
import { StoredFilesSweep } from './stored-files-sweep.js';

describe('files without a row', () => {
  let test: TestApp;
  let owner: Person;
  beforeAll(async () => {
    test = await createTestApp();
    owner = await aPerson(test);
  });
  afterAll(() => test.close());
  const sweep = () => test.app.get(StoredFilesSweep, { strict: false }).sweep();
  const orphan = async (): Promise<string> => {
    const id = newId();
    const storage = test.app.get(FileStorage, { strict: false });
    await storage.putBytes(`projects/${newId()}/${id}`, Buffer.from('left'));
    await storage.putBytes(`projects/${newId()}/${id}-thumbnail`, Buffer.from('left'));
    await storage.putBytes(`originals/${newId()}/${id}`, Buffer.from('left'));
    return id;
  };

  it('may be none at all, before the first file', async () => {
    await expect(sweep()).resolves.toBeUndefined();
  });

  it('PROJ-08 go when a killed process left them a day ago; what has a row or may still get one stays', async () => {
    const { id: projectId } = await post(test, owner);
    const { body } = await upload(test, owner, { projectId, content: await aPhoto() });
    const id = await orphan();
    const kept = [body.id, `${body.id}-thumbnail`];
    // Ids carry the machine's own time.
    test.clock.set(new Date());

    await sweep();
    expect((await storedFiles(test, 'files')).sort()).toEqual([...kept, id, id, `${id}-thumbnail`].sort());

    test.clock.set(new Date(Date.now() + DAY_MS + 60_000));
    await sweep();
    expect((await storedFiles(test, 'files')).sort()).toEqual([...kept].sort());
  });
});
