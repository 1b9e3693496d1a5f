import { createHash } from 'node:crypto';
import { paidJob } from '../fixtures/awarded.js';
import { phonePhoto, photo } from '../fixtures/files.js';
import { BRENNAN } from '../fixtures/people.js';
import { ProjectPage } from '../pages/project.js';
import { ApiSession } from '../support/api-session.js';
import { speak } from '../support/language.js';
import { queryDatabase } from '../support/stack.js';
import { expect, test } from '../support/test.js';
import { wordsOf } from '../support/words.js';

const words = wordsOf('en');
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-US' };

interface StoredFile {
  readonly id: string;
  readonly content_type: string;
  readonly digest: string;
  readonly has_original: boolean;
}

test('a contractor proves a repair by a photo of an iPhone: shown upright as JPEG, kept as the camera wrote it: PROJ-08', async ({
  newPerson,
  newSeller,
}) => {
  const { context, page } = await newPerson(PHONE);
  await speak(context, 'en');
  const contractor = await ApiSession.logIn(context.request, BRENNAN);
  const { api: client, page: clientPage } = await newSeller();
  const job = await paidJob(client, contractor);
  await contractor.post(`/api/projects/${job.projectId}/start`);
  const title = job.project.repairs[0]?.title ?? '';
  const taken = await phonePhoto('IMG_0007.HEIC');
  const project = new ProjectPage(page, words, '/app');

  await test.step('it is handed in on the phone, and its picture is seen there', async () => {
    await project.open(job.projectId);
    await project.addPhoto(1, 'before', taken);
    await project.addPhoto(1, 'after', await photo('after.jpg', '#8fa6b3'));
    await project.markProved(1, title);
  });

  const [stored] = await queryDatabase<StoredFile>(
    `select id, content_type, encode(digest, 'hex') as digest, original_key is not null as has_original
     from project_file where project_id = $1 and kind = 'before'`,
    [job.projectId],
  );

  await test.step('what is kept is the camera’s own file, beside the copy', () => {
    expect(stored).toMatchObject({
      ...{ content_type: 'image/jpeg', has_original: true },
      digest: createHash('sha256').update(taken.buffer).digest('hex'),
    });
  });

  await test.step('the client sees it as a JPEG that stands upright', async () => {
    await new ProjectPage(clientPage, words, '').open(job.projectId);
    const picture = clientPage.locator(`img[src*="${stored?.id}"]`).first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth))
      .toBe(true);
    const copy = await clientPage.request.get(`/api/files/${stored?.id}`);
    expect([copy.status(), copy.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await copy.body()).subarray(0, 2).toString('hex')).toBe('ffd8');
  });
});
