import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aJob, conditionInput, type Job } from '../../../testing/market.js';
import { aPhoto, PDF, storedFiles, upload as sendFile, type Upload } from '../../../testing/uploads.js';
import { workSite } from '../testing/work-site.js';

let test: TestApp;
let job: Job;
let photo: Buffer;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  job = await aJob(test, { project: { conditions: [conditionInput(), conditionInput(), conditionInput()] } });
  photo = await aPhoto();
});
afterAll(() => test.close());

const { conditionId, onCondition, fire } = workSite(() => ({ test, job }));

const upload = (number: number, kind: string, more: Partial<Upload> & { readonly acknowledged?: number[] } = {}) => {
  const { acknowledged = [], ...file } = more;
  const request = sendFile(test, job.contractor, {
    projectId: job.project.id,
    content: photo,
    kind,
    conditionId: conditionId(number),
    ...file,
  });
  for (const repair of acknowledged) void request.field('acknowledgedRepairs', String(repair));
  return request;
};
const evidence = async (): Promise<string[]> => {
  const { body } = await test.http.get(`/api/projects/${job.project.id}/files`).set(job.contractor.headers);
  return body.items.map(({ kind }: { kind: string }) => kind);
};

describe('COND-04 the same photograph before and after the work', () => {
  it.each([
    ['before', 'after', 'one before the work. Choose one taken after it.', 'Choose a photo taken after the work'],
    ['after', 'before', 'one after the work. Choose one taken before it.', 'Choose a photo taken before the work'],
  ])('is refused of one condition: %s, then %s', async (first, second, detail, message) => {
    await upload(1, first).expect(201);

    const answer = await upload(1, second, { name: 'another-name.jpg' });

    expect([answer.status, answer.body.code]).toEqual([422, 'file.same_before_and_after']);
    expect(answer.body.detail).toBe(`This is the same photo as the ${detail}`);
    expect(answer.body.errors).toEqual([{ path: 'file', code: 'same_photo', message }]);
    expect(await evidence()).toEqual([first]);
    expect(await storedFiles(test, `files/originals/${job.project.id}`)).toHaveLength(1);
  });

  it('is refused in Spanish, too', async () => {
    await upload(1, 'before').expect(201);

    const answer = await upload(1, 'after').set('Accept-Language', 'es');

    expect(answer.body.detail).toBe('Es la misma foto que la de antes de la obra. Elija una tomada después.');
  });

  it('is refused when nothing but the acknowledgement of other repairs comes with it', async () => {
    await upload(1, 'before').expect(201);

    const answer = await upload(1, 'after', { acknowledged: [1] });

    expect([answer.status, answer.body.code]).toEqual([422, 'file.same_before_and_after']);
  });

  it('is taken for one side alone of two uploads at once', async () => {
    const answers = await Promise.all([upload(1, 'before'), upload(1, 'after')]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await evidence()).toHaveLength(1);
  });

  it('is taken for the other side once the wrong one is removed', async () => {
    const wrong = await upload(1, 'before').expect(201);
    await test.http.delete(`/api/files/${wrong.body.id}`).set(job.contractor.headers).expect(204);

    await upload(1, 'after').expect(201);
  });

  it('is known of photographs from before digests were kept', async () => {
    await upload(1, 'before').expect(201);
    await test.unitOfWork.manager.query('UPDATE project_file SET digest = NULL WHERE project_id = $1', [
      job.project.id,
    ]);

    const answer = await upload(1, 'after');

    expect(answer.body.code).toBe('file.same_before_and_after');
  });

  it('leaves a photograph whose original is lost unknown, and takes the next', async () => {
    await upload(1, 'before').expect(201);
    const lost = `UPDATE project_file SET digest = NULL, original_key = 'originals/lost' WHERE project_id = $1`;
    await test.unitOfWork.manager.query(lost, [job.project.id]);

    await upload(1, 'after').expect(201);
  });

  it('is no matter of another picture, of a document, or of the same upload again', async () => {
    const key = randomUUID();
    const first = await upload(1, 'before').set('Idempotency-Key', key);
    const again = await upload(1, 'before').set('Idempotency-Key', key);
    const proofs = { content: PDF, name: 'permit.pdf' };

    const others = [
      await upload(1, 'before'),
      await upload(1, 'after', { content: await aPhoto() }),
      await upload(1, 'proof', proofs),
      await upload(2, 'proof', proofs),
    ];

    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect(others.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  });
});

describe('COND-04 the photograph of another condition', () => {
  it('is asked about by both numbers, and taken once that is acknowledged', async () => {
    await upload(2, 'after').expect(201);

    const asked = await upload(3, 'after');
    const wrong = await upload(3, 'after', { acknowledged: [1] });
    const taken = await upload(3, 'after', { acknowledged: [2] });

    expect([asked.status, asked.body.code]).toEqual([422, 'file.other_repair_unacknowledged']);
    expect(asked.body).toMatchObject({
      repair: 3,
      usedForRepairs: [2],
      detail: 'This photo already shows repair 2. Confirm that it shows repair 3 too, or choose another photo.',
      errors: [{ path: 'acknowledgedRepairs', code: 'required' }],
    });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'file.other_repair_unacknowledged']);
    expect([taken.status, taken.body.conditionId]).toEqual([201, conditionId(3)]);
    expect(await evidence()).toEqual(['after', 'after']);
  });

  it('names every one, in order, and wants each acknowledged', async () => {
    await upload(2, 'before').expect(201);
    await upload(1, 'after', { acknowledged: [2] }).expect(201);

    const some = await upload(3, 'after', { acknowledged: [2] }).set('Accept-Language', 'es');
    const all = await upload(3, 'after', { acknowledged: [1, 2] });

    expect(some.body).toMatchObject({ repair: 3, usedForRepairs: [1, 2] });
    expect(some.body.detail).toMatch(/^Esta foto ya muestra las reparaciones 1, 2\./u);
    expect(all.status).toBe(201);
  });

  it('is not asked about again by the condition that has it', async () => {
    await upload(2, 'after').expect(201);
    await upload(3, 'after', { acknowledged: [2] }).expect(201);

    await upload(3, 'after').expect(201);
  });

  it('is asked about of one of two uploads at once', async () => {
    const answers = await Promise.all([upload(2, 'after'), upload(3, 'after')]);

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('is the same under one key, however often it is sent', async () => {
    await upload(2, 'after').expect(201);
    const key = randomUUID();
    const send = () => upload(3, 'after', { acknowledged: [2] }).set('Idempotency-Key', key);

    const [first, again] = [await send(), await send()];

    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  });

  it.each(['two', '0', '-1', '1.5', '99999999999'])('names the field of a number that is none: %s', async (number) => {
    const answer = await upload(1, 'before').field('acknowledgedRepairs', number);

    expect([answer.status, answer.body.code]).toEqual([422, 'request.invalid']);
    expect(answer.body.errors[0].path).toMatch(/^acknowledgedRepairs/u);
  });

  it('is no matter of another project', async () => {
    await upload(1, 'before').expect(201);
    job = await aJob(test);

    await upload(1, 'after').expect(201);
  });
});

it('COND-04 a condition cannot be proven by one photograph for both sides', async () => {
  await fire(job.contractor, 'start');
  await upload(1, 'before').expect(201);
  await upload(1, 'after').expect(422);

  const proven = await onCondition(job.contractor, 1, 'evidence');

  expect([proven.status, proven.body.guard]).toEqual([409, 'evidence_complete']);
});
