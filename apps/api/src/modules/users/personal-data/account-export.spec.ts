import { MINUTE_MS } from '@cw/domain';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aJob, aPerson, type Person } from '../../../testing/market.js';
import { unzip } from '../../../testing/unzip.js';
import { upload } from '../../../testing/uploads.js';
import { FileStorage } from '../../../common/storage/file-storage.js';
import { aMarkedWorld, CONTRACTOR, type MarkedWorld, OWNER } from './testing/marked-people.js';

let test: TestApp;
let world: MarkedWorld;
beforeAll(async () => {
  test = await createTestApp();
  world = await aMarkedWorld(test);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => test.close());

const ask = ({ user, headers }: Person, id = user.id) => test.http.get(`/api/users/${id}/export`).set(headers);

async function download(
  person: Person,
): Promise<{ headers: Record<string, string>; files: ReadonlyMap<string, Buffer> }> {
  const answer = await ask(person)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });
  if (answer.status !== 200) throw new Error(`${answer.status}`);
  return { headers: answer.headers, files: unzip(answer.body) };
}

const dataIn = (files: ReadonlyMap<string, Buffer>): string => files.get('data.json')?.toString() ?? '';

/** That somebody was reported is told when staff act on it, and to nobody before. */
const NOT_TOLD = 'reported_content';

/** The ids of every row of the database that names somebody in one of its columns. */
async function rowsNaming(userId: string): Promise<{ readonly table: string; readonly id: string }[]> {
  const { manager } = test.unitOfWork;
  const columns: { table: string; column: string }[] = await manager.query(`
    SELECT c.table_name AS table, c.column_name AS column FROM information_schema.columns c
    JOIN information_schema.columns i ON i.table_schema = c.table_schema AND i.table_name = c.table_name AND i.column_name = 'id'
    WHERE c.table_schema = 'public' AND c.udt_name = 'uuid' AND i.udt_name = 'uuid' AND c.table_name <> '${NOT_TOLD}'`);
  const found: { table: string; id: string }[] = [];
  for (const { table, column } of columns) {
    const rows: { id: string }[] = await manager.query(`SELECT id FROM ${table} WHERE ${column} = $1`, [userId]);
    found.push(...rows.map(({ id }) => ({ table, id })));
  }
  return found;
}

describe('the export of an account', () => {
  it.each([
    ['a client', () => world.owner, OWNER.word],
    ['a contractor', () => world.contractor, CONTRACTOR.word],
  ])('AUTH-08 has every row about %s', async (_, personOf, word) => {
    const person = personOf();
    const { files } = await download(person);

    const data = dataIn(files);
    const rows = await rowsNaming(person.user.id);
    expect(new Set(rows.map(({ table }) => table)).size).toBeGreaterThan(6);
    expect(rows.filter(({ id }) => !data.includes(id))).toEqual([]);
    expect(data).toContain(`"bio": "Still ${word}."`);
    for (const typed of [`${word} browser`, `new@${word}.example.com`, `${word} script`]) expect(data).toContain(typed);
  });

  it('AUTH-08 writes cents and instants as the API does, and keeps no secret in it', async () => {
    const { files } = await download(world.contractor);

    const data = JSON.parse(dataIn(files));
    expect(data.exportedAt).toBe(test.clock.now().toISOString());
    expect(data.bids[0]).toMatchObject({ amountCents: 100_000, createdAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(data.bids[0].lines[0].note).toBe(`${CONTRACTOR.word} note`);
    expect(data.payments.milestones[0]).toMatchObject({ totalCents: 100_000, contractorId: world.contractor.user.id });
    expect(dataIn(files)).not.toMatch(/argon2|secretHash|passwordHash|storageKey|idHash/);
  });

  it('AUTH-08 gives uploads back as they came', async () => {
    const job = await aJob(test);
    const projectId = job.project.id;
    await test.http.post(`/api/projects/${projectId}/start`).set(job.contractor.headers).send({});
    const content = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
    const conditionId = job.project.conditions[0]?.id ?? '';
    const paper = {
      projectId,
      content,
      kind: 'proof',
      name: 'permit.pdf',
      contentType: 'application/pdf',
      conditionId,
    };
    const { body } = await upload(test, job.contractor, paper);

    const { files } = await download(job.contractor);

    const path = `files/${projectId}/${body.id}-permit.pdf`;
    expect(files.get(path)).toEqual(content);
    expect(JSON.parse(dataIn(files)).files).toEqual([
      expect.objectContaining({ id: body.id, name: 'permit.pdf', path }),
    ]);
  });

  it('AUTH-08 comes as a file to save, and the audit log knows', async () => {
    const person = await aPerson(test);

    const { headers, files } = await download(person);

    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="closewright-export-2026-11-20.zip"',
      'cache-control': 'no-store',
    });
    expect(JSON.parse(dataIn(files)).auditLog).toEqual([expect.objectContaining({ action: 'user.exported' })]);
  });

  it('AUTH-08 holds nothing of anybody else', async () => {
    const { files } = await download(await aPerson(test));

    expect(dataIn(files)).not.toMatch(new RegExp(`${OWNER.word}|${CONTRACTOR.word}`));
    expect([...files.keys()]).toEqual(['README.txt', 'data.json']);
  });

  it('AUTH-08 asks for the password again when the login is not fresh', async () => {
    const person = await aPerson(test);
    test.clock.advance(6 * MINUTE_MS);

    const answer = await ask(person);

    expect([answer.status, answer.body.code]).toEqual([403, 'auth.reauthentication_required']);
  });

  it('is for oneself only: somebody else’s does not exist, for staff either', async () => {
    const { id } = world.owner.user;

    const answers = [await ask(await aPerson(test), id), await ask(await aPerson(test, 'admin'), id)];

    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('breaks off rather than look whole when a file cannot be read', async () => {
    const job = await aJob(test);
    await test.http.post(`/api/projects/${job.project.id}/start`).set(job.contractor.headers).send({});
    const content = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
    const conditionId = job.project.conditions[0]?.id ?? '';
    const paper = { content, kind: 'proof', name: 'permit.pdf', contentType: 'application/pdf', conditionId };
    await upload(test, job.contractor, { projectId: job.project.id, ...paper });
    jest.spyOn(test.app.get(FileStorage, { strict: false }), 'open').mockRejectedValue(new Error('disk'));

    await expect(download(job.contractor)).rejects.toThrow(/aborted|hang up/);
  });

  it('is asked for ten times an hour at most', async () => {
    const person = await aPerson(test);
    for (let index = 0; index < 10; index += 1) await download(person);

    const answer = await ask(person);

    expect([answer.status, answer.body.code]).toEqual([429, 'request.too_many']);
  });
});
