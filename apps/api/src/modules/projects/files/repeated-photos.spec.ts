import { randomUUID } from 'node:crypto';
import { FILE_LIMITS } from '@cw/domain';
import { handIn } from '../../../testing/finished-job.js';
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

describe('COND-04 the photograph that the client returned', () => {
  afterEach(() => test.clock.advance(-120_000));

  /** Proven by `photo` after the work, handed in, and returned a minute later. */
  const returned = async (): Promise<{ before: Buffer; after: string }> => {
    const before = await aPhoto();
    await fire(job.contractor, 'start');
    await upload(1, 'before', { content: before }).expect(201);
    const after = await upload(1, 'after').expect(201);
    await handIn(test, job);
    test.clock.advance(60_000);
    const returns = [{ conditionId: conditionId(1), reason: 'The rail is still loose.' }];
    await fire(job.owner, 'request-changes', { returns }).expect(200);
    test.clock.advance(60_000);
    return { before, after: after.body.id };
  };

  it.each([
    [
      'en',
      'This is the photo that the client returned. Take a new one that shows the correction.',
      'Choose a photo taken after the repair was returned',
    ],
    [
      'es',
      'Es la foto que el cliente devolvió. Tome una nueva que muestre la corrección.',
      'Elija una foto tomada después de la devolución',
    ],
  ])('is refused as its correction (%s), and proves nothing', async (language, detail, message) => {
    await returned();

    const answer = await upload(1, 'after').set('Accept-Language', language);
    const proven = await onCondition(job.contractor, 1, 'evidence');

    expect([answer.status, answer.body.code]).toEqual([422, 'file.returned_photo']);
    expect(answer.body.detail).toBe(detail);
    expect(answer.body.errors).toEqual([{ path: 'file', code: 'returned_photo', message }]);
    expect([proven.status, proven.body.guard]).toEqual([409, 'evidence_complete']);
  });

  it('is refused after the repair was corrected and returned again, too', async () => {
    await returned();
    await upload(1, 'after', { content: await aPhoto() }).expect(201);
    await onCondition(job.contractor, 1, 'evidence').expect(200);
    test.clock.advance(60_000);
    await onCondition(job.owner, 1, 'return', { reason: 'The other end is loose.' }).expect(200);

    const answer = await upload(1, 'after');
    test.clock.advance(-60_000);

    expect(answer.body.code).toBe('file.returned_photo');
  });

  it('cannot be taken out to be stored again', async () => {
    const { after } = await returned();

    const answer = await test.http.delete(`/api/files/${after}`).set(job.contractor.headers);

    expect([answer.status, answer.body.code]).toEqual([409, 'state.conflict']);
    expect((await upload(1, 'after')).body.code).toBe('file.returned_photo');
  });

  it('leaves the one before the work, a new one stored again, and the same upload again', async () => {
    const { before } = await returned();
    const correction = await aPhoto();
    const key = randomUUID();
    const first = await upload(1, 'after', { content: correction }).set('Idempotency-Key', key);
    const again = await upload(1, 'after', { content: correction }).set('Idempotency-Key', key);
    await test.http.delete(`/api/files/${first.body.id}`).set(job.contractor.headers).expect(204);

    const stored = await upload(1, 'after', { content: correction });
    const earlier = await upload(1, 'before', { content: before });
    const proven = await onCondition(job.contractor, 1, 'evidence');

    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect([stored.status, earlier.status, proven.status]).toEqual([201, 201, 200]);
  });

  it('takes no room from the photographs of the correction', async () => {
    await returned();
    const files = await test.unitOfWork.manager.query(
      `UPDATE project_file SET kind = kind WHERE condition_id = $1 RETURNING id`,
      [conditionId(1)],
    );
    const fill = `INSERT INTO project_file
      SELECT (jsonb_populate_record(file, jsonb_build_object('id', gen_random_uuid()))).*
      FROM project_file file, generate_series(1, $2) WHERE file.id = $1`;
    await test.unitOfWork.manager.query(fill, [files[0][0].id, FILE_LIMITS.perCondition]);

    await upload(1, 'after', { content: await aPhoto() }).expect(201);
  });
});
