import sharp from 'sharp';
import { FILE_LIMITS } from '@cw/domain';
import { newId } from '../../../common/ids.js';
import { aDoc } from '../../../testing/compound-files.js';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aContractor, aPerson, post, type Person, type PostedProject } from '../../../testing/market.js';
import { aDocx, aPdf, aPhoto, PDF, storedFiles, upload as uploadFile, type Upload } from '../../../testing/uploads.js';

// The header of a compound file, without the name that makes it a Word document.
const SPREADSHEET = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(1500),
  Buffer.from('Workbook', 'utf16le'),
  Buffer.alloc(600),
]);
// A HEIC file begins like this, and ends there.
const HEIC = Buffer.concat([Buffer.from('0000001c6674797068656963', 'hex'), Buffer.alloc(200)]);
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');

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
const download = (person: Person, id: string, query = '') =>
  test.http.get(`/api/files/${id}${query}`).set(person.headers).buffer(true);
const stored = (folder: string): Promise<string[]> => storedFiles(test, folder);

describe('uploading to a post', () => {
  it('PROJ-08 draws a photograph anew: upright, without its position, with a thumbnail', async () => {
    const answer = await upload(owner);

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      kind: 'photo',
      name: 'eave.jpg',
      contentType: 'image/jpeg',
      width: 80,
      height: 120,
      conditionId: null,
      uploadedById: owner.user.id,
    });
    const full = await download(owner, answer.body.id);
    const small = await download(owner, answer.body.id, '?size=thumbnail');
    const metadata = await sharp(full.body).metadata();
    expect([metadata.exif, metadata.orientation, (await sharp(small.body).metadata()).format]).toEqual([
      undefined,
      undefined,
      'jpeg',
    ]);
    expect(full.body.includes('SecretCam')).toBe(false);
    expect(full.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(/^inline/),
    });
  });

  it('PROJ-08 keeps papers as they are and never opens them in the page', async () => {
    const pdf = await upload(owner, {
      kind: 'document',
      content: PDF,
      name: 'appraisal.pdf',
      contentType: 'application/pdf',
    });
    const doc = await upload(owner, {
      kind: 'document',
      content: aDoc(),
      name: 'letter.doc',
      contentType: 'application/octet-stream',
    });
    const docx = await upload(owner, { kind: 'document', content: aDocx(), name: 'letter.docx' });

    const answer = await download(owner, pdf.body.id);

    expect([pdf, doc, docx].map(({ body }) => [body.contentType, body.thumbnailUrl])).toEqual([
      ['application/pdf', null],
      ['application/msword', null],
      ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', null],
    ]);
    expect(Buffer.from(answer.body).equals(PDF)).toBe(true);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="appraisal.pdf"; filename*=UTF-8''appraisal.pdf`,
    );
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  it.each([
    ['a page that calls itself a photograph', { content: HTML }, 415, 'file.type'],
    [
      'a page that calls itself a PDF',
      { kind: 'document', content: HTML, name: 'report.pdf', contentType: 'application/pdf' },
      415,
      'file.type',
    ],
    [
      'a spreadsheet that calls itself a letter',
      { kind: 'document', content: SPREADSHEET, name: 'letter.doc', contentType: 'application/msword' },
      415,
      'file.type',
    ],
    ['a PDF where a photograph belongs', { content: PDF }, 415, 'file.type'],
    ['a HEIC photograph without its picture', { content: HEIC, name: 'phone.heic' }, 422, 'file.damaged'],
    ['half a photograph', { content: 'half' }, 422, 'file.damaged'],
    ['nothing', { content: Buffer.alloc(0) }, 422, 'file.damaged'],
  ])('PROJ-08 refuses %s by its bytes', async (_what, file, status, code) => {
    const content = file.content === 'half' ? photo.subarray(0, photo.length / 2) : (file.content as Buffer);

    const answer = await upload(owner, { ...file, content });

    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await stored('incoming')).toEqual([]);
  });

  it('PROJ-08 names only the types that the place takes', async () => {
    const [photoPlace, paperPlace] = [
      await upload(owner, { content: HTML }),
      await upload(owner, { kind: 'document', content: HTML, name: 'report.pdf' }),
    ];

    expect(photoPlace.body.detail).toBe('This kind of file is not accepted. Use JPG, PNG, WebP or HEIC.');
    expect(paperPlace.body.detail).toMatch(/WebP, HEIC, PDF, DOC or DOCX\.$/);
  });

  it('PROJ-08 refuses a photograph over 15 MB and a paper over 25 MB', async () => {
    const heavyPhoto = Buffer.concat([photo, Buffer.alloc(FILE_LIMITS.maxBytes)]);
    const heavyPaper = aPdf(FILE_LIMITS.appraisalMaxBytes);
    const thickAppraisal = aPdf(FILE_LIMITS.maxBytes);

    const answers = [
      await upload(owner, { content: heavyPhoto }),
      await upload(owner, { kind: 'document', content: heavyPaper, name: 'a.pdf' }),
      await upload(owner, { kind: 'document', content: thickAppraisal, name: 'a.pdf' }),
    ];

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [413, 'request.too_large'],
      [413, 'request.too_large'],
      [201, undefined],
    ]);
    expect(await stored('incoming')).toEqual([]);
  });

  it('PROJ-08 takes twenty files and no more, also when they come at once', async () => {
    const rows = Array.from({ length: FILE_LIMITS.perProject - 2 }, () => newId());
    for (const id of rows) {
      await test.unitOfWork.manager.query(
        `INSERT INTO project_file (id, project_id, kind, name, content_type, bytes, storage_key, uploaded_by_id, created_at)
         VALUES ($1, $2, 'document', 'a.pdf', 'application/pdf', 1, 'nowhere', $3, now())`,
        [id, project.id, owner.user.id],
      );
    }
    const before = (await stored('files')).length;

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => upload(owner, { kind: 'document', content: PDF, name: 'a.pdf' })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      code: 'file.too_many',
      errors: [{ path: 'file', code: 'too_many' }],
    });
    // What was refused leaves nothing behind.
    expect((await stored('files')).length).toBe(before + 2);
  });

  it.each([
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['C:\\Users\\me\\eave.jpeg', 'eave.jpeg'],
    ['evil.php', 'evil.jpg'],
    ['a"b<c>\u202egpj.exe', 'a_b_c_gpj.jpg'],
    ['baño día.jpg', 'baño día.jpg'],
    ['.jpg', 'file.jpg'],
  ])('PROJ-08 shows the name %j as %j and stores the file under none of it', async (name, shown) => {
    const answer = await upload(owner, { name });

    expect([answer.status, answer.body.name]).toEqual([201, shown]);
    expect(await stored('files')).toEqual(expect.arrayContaining([answer.body.id, `${answer.body.id}-thumbnail`]));
    expect((await download(owner, answer.body.id)).status).toBe(200);
  });

  it('names what is missing from the form', async () => {
    const noKind = await test.http
      .post(`/api/projects/${project.id}/files`)
      .set(owner.headers)
      .attach('file', photo, 'a.jpg');
    const noFile = await test.http.post(`/api/projects/${project.id}/files`).set(owner.headers).field('kind', 'photo');
    const otherField = await test.http
      .post(`/api/projects/${project.id}/files`)
      .set(owner.headers)
      .field('kind', 'photo')
      .attach('virus', photo, 'a.jpg');
    const json = await test.http.post(`/api/projects/${project.id}/files`).set(owner.headers).send({ kind: 'photo' });
    const condition = await upload(owner, { conditionId: project.conditions[0]?.id ?? '' });

    expect([noKind.status, noKind.body.errors[0]]).toMatchObject([422, { path: 'kind', code: 'required' }]);
    expect([noFile.status, noFile.body.errors[0]]).toMatchObject([422, { path: 'file', code: 'required' }]);
    expect([condition.status, condition.body.errors[0]]).toMatchObject([
      422,
      { path: 'conditionId', code: 'not_allowed' },
    ]);
    expect([otherField.status, json.status]).toEqual([400, 415]);
  });

  it('is the owner’s: a contractor is refused, strangers learn nothing, nobody without a session', async () => {
    const answers = [
      await upload(await aContractor(test)),
      await upload(await aPerson(test, 'buyer')),
      await upload(owner, { projectId: newId() }),
      await test.http.post(`/api/projects/${project.id}/files`).field('kind', 'photo').attach('file', photo, 'a.jpg'),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 404, 404, 401]);
  });
});
