import { DAY_MS } from '@cw/domain';
import { FileStorage } from '../../../common/storage/file-storage.js';
import { newId } from '../../../common/ids.js';
import { createTestApp, TEST_NOW, type TestApp } from '../../../testing/index.js';
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
  const inPlace = async (): Promise<string[]> =>
    [...(await storedFiles(test, 'files/projects')), ...(await storedFiles(test, 'files/originals'))].sort();
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
    expect(await inPlace()).toEqual([...kept, id, id, `${id}-thumbnail`].sort());

    test.clock.set(new Date(Date.now() + DAY_MS + 60_000));
    await sweep();
    expect(await inPlace()).toEqual([...kept].sort());
    expect((await storedFiles(test, 'files/quarantine')).sort()).toEqual([id, id, `${id}-thumbnail`].sort());
  });

  it('PROJ-08 come back from quarantine when a row names them again, as after a backup was put back', async () => {
    test.clock.set(TEST_NOW);
    const person = await aPerson(test);
    const { id: projectId } = await post(test, person);
    const { body } = await upload(test, person, { projectId, content: await aPhoto() });
    const [row] = await test.asOwner(`SELECT to_jsonb(f) AS f FROM project_file f WHERE id = '${body.id}'`);
    await test.asOwner(`DELETE FROM project_file WHERE id = '${body.id}'`);
    test.clock.set(new Date(Date.now() + DAY_MS + 60_000));
    await sweep();
    expect(await inPlace()).not.toContain(body.id);

    const text = JSON.stringify(row?.f).replaceAll("'", "''");
    await test.asOwner(`INSERT INTO project_file SELECT * FROM jsonb_populate_record(NULL::project_file, '${text}')`);
    await sweep();
    expect(await inPlace()).toEqual(expect.arrayContaining([body.id, `${body.id}-thumbnail`]));
  });
});
