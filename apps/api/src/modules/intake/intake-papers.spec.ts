import { randomUUID } from 'node:crypto';
import { FILE_LIMITS } from '@cw/domain';
import { Sql } from '../../common/persistence/sql.js';
import { createMailTest, type MailTest } from '../../testing/index.js';
import { aPdf, aPhoto, PDF, storedFiles } from '../../testing/uploads.js';
import { IntakeFileEntity } from './intake-file.entity.js';
import { IntakeEntity } from './intake.entity.js';
import { hostilePapers } from './testing/hostile-papers.js';
import { aRequest, faultsOf, send } from './testing/sent-requests.js';

let test: MailTest;
beforeAll(async () => {
  test = await createMailTest();
});
beforeEach(async () => {
  await test.app.get(Sql).execute('DELETE FROM rate_limit');
});
afterAll(() => test.close());

const anEmail = (): string => `${randomUUID()}@example.com`;
const rowOf = (email: string) => test.unitOfWork.repository(IntakeEntity).findOneByOrFail({ email });

describe('the report that comes with a request', () => {
  it('INT-05 is kept as it came, under its name', async () => {
    const email = anEmail();

    const answer = await send(test, { request: aRequest({ email }), file: { content: PDF, name: '../Appraisal.PDF' } });

    expect([answer.status, answer.body.hasAppraisal]).toEqual([201, true]);
    const files = await test.unitOfWork.repository(IntakeFileEntity).findBy({ intakeId: (await rowOf(email)).id });
    expect(files).toMatchObject([{ kind: 'appraisal', name: 'Appraisal.pdf', contentType: 'application/pdf' }]);
    expect(files[0]?.bytes).toBe(PDF.length);
  });

  it('INT-05 of 25 MB is taken, and one byte more is refused while it comes in', async () => {
    const ofBytes = (bytes: number) => aPdf(bytes - aPdf(0).length);
    const before = await storedFiles(test, 'files');

    const whole = await send(test, { file: { content: ofBytes(FILE_LIMITS.appraisalMaxBytes) } });
    const over = await send(test, { file: { content: ofBytes(FILE_LIMITS.appraisalMaxBytes + 1) } });

    expect([whole.status, over.status, over.body.code]).toEqual([201, 413, 'request.too_large']);
    expect([await storedFiles(test, 'incoming'), (await storedFiles(test, 'files')).length]).toEqual([
      [],
      before.length + 1,
    ]);
  });

  it.each(hostilePapers())('INT-05 refuses $what, and the request with it', async ({ content, name, fault }) => {
    const email = anEmail();
    const before = await storedFiles(test, 'files');

    const answer = await send(test, { request: aRequest({ email }), file: { content, name } });

    expect(answer.body.code).toBe(fault);
    expect(await test.unitOfWork.repository(IntakeEntity).countBy({ email })).toBe(0);
    expect([await storedFiles(test, 'incoming'), await storedFiles(test, 'files')]).toEqual([[], before]);
  });

  it('INT-05 as a photograph is drawn anew, without where it was taken', async () => {
    const email = anEmail();
    const file = { content: await aPhoto(), name: 'page.jpg', contentType: 'image/jpeg' };
    expect((await send(test, { request: aRequest({ email }), file })).status).toBe(201);
    await test.jobs.drain();

    const token = { 'X-Link-Token': test.inbox.linkSecret(email) };
    const { body } = await test.http.get('/api/intake/request').set(token);
    const served = await test.http.get(`/api/intake/request/files/${body.files[0].id}`).set(token).buffer(true);

    expect([served.status, served.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="page.jpg"; filename*=UTF-8''page.jpg`,
    ]);
    expect(served.body.includes('SecretCam')).toBe(false);
  });
});

describe('reading a report for the form', () => {
  const extract = (content: Buffer, name: string, contentType: string) =>
    test.http.post('/api/intake/extract').attach('file', content, { filename: name, contentType });

  it('INT-01 answers suggestions, and keeps nothing of the file', async () => {
    const before = await storedFiles(test, 'files');

    const answer = await extract(PDF, 'appraisal.pdf', 'application/pdf');

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ outcome: expect.any(String), values: [], repairs: [] });
    expect([await storedFiles(test, 'incoming'), await storedFiles(test, 'files')]).toEqual([[], before]);
  });

  it('INT-05 refuses what is no paper, whatever it is called, and says when there is none', async () => {
    const script = Buffer.from('<script>1</script>');
    const called = await extract(script, 'appraisal.PDF', 'application/pdf');
    const other = await extract(script, 'appraisal.html', 'text/html');
    const none = await test.http.post('/api/intake/extract').field('note', 'none');

    expect([called.status, called.body.detail]).toEqual([422, 'This file is damaged or is not what its name says.']);
    expect([other.status, other.body.detail]).toEqual([
      415,
      'This kind of file is not accepted. Use PDF, DOC, DOCX, JPG, PNG or HEIC.',
    ]);
    expect([none.status, faultsOf(none.body)]).toEqual([422, ['file required']]);
  });
});
