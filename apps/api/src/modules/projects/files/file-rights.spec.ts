import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FILE_LIMITS } from '@cw/domain';
import { newId } from '../../../common/ids.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aContractor, aJob, aPerson, post, type Person, type PostedProject } from '../../../testing/market.js';
import { aPhoto, PDF, storedFiles, upload as uploadFile, type Upload } from '../../../testing/uploads.js';

let test: TestApp;
let owner: Person;
let project: PostedProject;
let photo: Buffer;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
  photo = await aPhoto();
});
beforeEach(async () => {
  project = await post(test, owner);
});
afterAll(() => test.close());

const upload = (person: Person, options: Partial<Upload> = {}) =>
  uploadFile(test, person, { projectId: project.id, content: photo, ...options });
const download = (person: Person, id: string) => test.http.get(`/api/files/${id}`).set(person.headers).buffer(true);
const remove = (person: Person, id: string) => test.http.delete(`/api/files/${id}`).set(person.headers);
const stored = (folder: string): Promise<string[]> => storedFiles(test, folder);

describe('seeing files', () => {
  it('ROLE-06 photographs are for every bidder, papers for the parties', async () => {
    const contractor = await aContractor(test);
    const stranger = await aPerson(test, 'buyer');
    const image = (await upload(owner)).body;
    const paper = (await upload(owner, { kind: 'document', content: PDF, name: 'a.pdf' })).body;

    const answers = await Promise.all([
      download(contractor, image.id),
      download(contractor, paper.id),
      download(stranger, image.id),
      download(owner, newId()),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404]);
    expect((await test.http.get(`/api/files/${image.id}`)).status).toBe(401);
    const seen = (await test.http.get(`/api/projects/${project.id}`).set(contractor.headers)).body;
    expect([seen.files.map(({ id }: { id: string }) => id), seen.coverPhotoUrl]).toEqual([
      [image.id],
      image.thumbnailUrl,
    ]);
    const listed = await test.http.get(`/api/projects/${project.id}/files`).set(contractor.headers);
    expect(listed.body.items).toHaveLength(1);
    expect(listed.text).not.toContain('storage');
  });
});

describe('evidence', () => {
  it('COND-04 comes from the accepted contractor, belongs to a condition, and its original is kept apart', async () => {
    const job = await aJob(test);
    project = job.project;
    const conditionId = job.project.conditions[0]?.id ?? '';
    const originals = (await stored('files/originals')).length;

    const answer = await upload(job.contractor, { kind: 'before', conditionId });
    const [owned, without, foreign] = [
      await upload(job.owner, { kind: 'before', conditionId }),
      await upload(job.contractor, { kind: 'after' }),
      await upload(job.contractor, { kind: 'after', conditionId: newId() }),
    ];

    expect([answer.status, answer.body.conditionId]).toEqual([201, conditionId]);
    expect([owned.status, without.body.errors[0], foreign.body.errors[0]]).toMatchObject([
      403,
      { path: 'conditionId', code: 'required' },
      { path: 'conditionId', code: 'invalid' },
    ]);
    expect((await stored('files/originals')).length).toBe(originals + 1);
    const original = await readFile(join(test.config.dataDir, 'files/originals', job.project.id, answer.body.id));
    expect(original.equals(photo)).toBe(true);
  });

  it('PROJ-08 is ten files for a condition and no more', async () => {
    const job = await aJob(test);
    project = job.project;
    const conditionId = job.project.conditions[0]?.id ?? '';
    for (let count = 0; count < FILE_LIMITS.perCondition; count += 1) {
      expect(
        (await upload(job.contractor, { kind: 'proof', conditionId, content: PDF, name: 'invoice.pdf' })).status,
      ).toBe(201);
    }

    const answer = await upload(job.contractor, { kind: 'proof', conditionId, content: PDF, name: 'invoice.pdf' });

    expect([answer.status, answer.body.code]).toEqual([422, 'file.too_many']);
  });
});

describe('deleting a file', () => {
  it('takes it from the post and from the disk', async () => {
    const { id } = (await upload(owner)).body;

    const answer = await remove(owner, id);

    expect([answer.status, (await download(owner, id)).status]).toEqual([204, 404]);
    expect((await stored('files')).filter((name) => name.startsWith(id))).toEqual([]);
  });

  it('is the uploader’s, and over once the client looks at it', async () => {
    const job = await aJob(test);
    project = job.project;
    const conditionId = job.project.conditions[0]?.id ?? '';
    await test.http.post(`/api/projects/${job.project.id}/start`).set(job.contractor.headers).send({});
    const before = (await upload(job.contractor, { kind: 'before', conditionId })).body;
    const after = (await upload(job.contractor, { kind: 'after', conditionId, content: await aPhoto() })).body;
    const spare = (await upload(job.contractor, { kind: 'after', conditionId, content: await aPhoto() })).body;

    const early = await remove(job.contractor, spare.id);
    await test.http.post(`/api/conditions/${conditionId}/evidence`).set(job.contractor.headers).send({});
    const answers = [
      await remove(job.owner, after.id),
      await remove(await aPerson(test, 'buyer'), after.id),
      await remove(job.contractor, before.id),
      await remove(owner, newId()),
    ];

    expect([early.status, ...answers.map(({ status }) => status)]).toEqual([204, 403, 404, 409, 404]);
    expect((await test.http.delete(`/api/files/${after.id}`)).status).toBe(401);
  });
});
