import { aContractor, aPerson, bidInput, post, type Person } from '../../testing/market.js';
import { aPhoto, PDF, storedFiles } from '../../testing/uploads.js';
import { approve, decide, faultsOf, FIELDS, gaps, inPaperWorld, mine, submit, world } from './testing/paper-world.js';

inPaperWorld();

describe('a contractor hands papers in', () => {
  it('VER-01 CON-02 may bid as soon as staff have approved all three', async () => {
    const owner = await aPerson(world.test);
    const project = await post(world.test, owner);
    for (const kind of ['license', 'insurance', 'background_check'] as const) {
      await submit(kind).expect(201);
      await approve(kind);
    }

    expect(await gaps()).toEqual([]);
    await world.test.http
      .post(`/api/projects/${project.id}/bids`)
      .set(world.contractor.headers)
      .send(bidInput(project))
      .expect(201);
    const { body } = await world.test.http.get('/api/contractors/me').set(world.contractor.headers);
    expect(body).toMatchObject({
      verified: true,
      licenseNumber: 'NY-4471',
      insuranceProvider: 'Acme Mutual',
      insuranceExpiresOn: '2027-03-01',
      liabilityCoverCents: 100_000_000,
    });
  });

  it('VER-01 lists every kind, with what was written, its file and what staff said', async () => {
    await submit('insurance', { name: '../certificate.pdf' });
    await decide('insurance', { decision: 'reject', notes: 'It names another company.' });

    const { body } = await world.test.http.get('/api/verification/me').set(world.contractor.headers);

    expect(body.items.map(({ kind, state }: { kind: string; state: string }) => `${kind} ${state}`)).toEqual([
      'license missing',
      'insurance rejected',
      'background_check missing',
      'w9 missing',
    ]);
    expect((await mine('insurance')).submission).toMatchObject({
      state: 'rejected',
      notes: 'It names another company.',
      decidedByName: null,
      details: { insurance: FIELDS.insurance, licenses: null },
      files: [{ name: 'certificate.pdf', contentType: 'application/pdf' }],
    });
  });

  it('CON-02 takes no certificate of less than a million dollars for each occurrence', async () => {
    const answer = await submit('insurance', { fields: { ...FIELDS.insurance, eachOccurrenceCents: 99_999_999 } });

    expect([answer.status, faultsOf(answer.body)]).toEqual([422, ['fields.eachOccurrenceCents too_small']]);
    expect((await mine('insurance')).state).toBe('missing');
  });

  it('VER-01 judges every field, and keeps neither row nor file of what it refuses', async () => {
    const answer = await submit('insurance', {
      fields: { ...FIELDS.insurance, insurer: '', expiresOn: '2026-11-19', tin: '12-3456789' },
    });
    const w9 = await submit('w9', { fields: { ...FIELDS.w9, name: 'Marco 123-45-6789' } });
    const noFile = await submit('license', { content: null });
    const noJson = await world.test.http
      .post('/api/verification/me/license')
      .set(world.contractor.headers)
      .field('fields', '{not json')
      .attach('file', PDF, { filename: 'a.pdf' });

    expect([answer.status, faultsOf(answer.body)]).toEqual([
      422,
      ['fields.insurer required', 'fields.tin unknown_property'],
    ]);
    expect(faultsOf(w9.body)).toEqual(['fields.name not_allowed']);
    expect(faultsOf(noFile.body)).toEqual(['file required']);
    expect([noJson.status, noJson.body.code]).toEqual([400, 'request.malformed']);
    expect((await mine('insurance')).state).toBe('missing');
    expect(await storedFiles(world.test, `files/papers/${world.contractor.user.id}`)).toEqual([]);
  });

  it('VER-01 takes a PDF or a picture by its bytes, and nothing else', async () => {
    const text = await submit('license', { content: Buffer.from('hello'), name: 'a.pdf' });
    const photo = await submit('license', { content: await aPhoto(), name: 'a.pdf' });

    expect([text.status, text.body.code]).toEqual([415, 'file.type']);
    expect(photo.status).toBe(201);
    expect((await mine('license')).submission.files[0]).toMatchObject({ name: 'a.jpg', contentType: 'image/jpeg' });
  });

  it('VER-01 knows no other kinds, and nobody else’s files', async () => {
    const other = await aContractor(world.test, { papers: [] });
    await submit('license', { by: other });
    const { id } = (await mine('license', other)).submission.files[0];

    await submit('passport').expect(404);
    const answer = await submit('license', { keep: id, content: null });

    expect([answer.status, answer.body.code]).toEqual([404, 'file.not_found']);
  });

  it('VER-01 adds a license and keeps the file of the first', async () => {
    await submit('license');
    const { id } = (await mine('license')).submission.files[0];
    const second = { state: 'NJ', trade: 'plumbing', number: 'NJ-7', expiresOn: '2027-01-31' };

    await submit('license', { keep: id, fields: { licenses: [...FIELDS.license.licenses, second] } }).expect(201);
    await approve('license');

    const paper = await mine('license');
    expect(paper.submission.files).toHaveLength(2);
    expect([paper.state, paper.expiresOn]).toEqual(['approved', '2027-06-30']);
  });

  it('VER-01 is told what its certificate says, which keeps nothing', async () => {
    const answer = await world.test.http
      .post('/api/verification/me/insurance/extract')
      .set(world.contractor.headers)
      .attach('file', PDF, { filename: 'certificate.pdf' });

    expect([answer.status, answer.body]).toEqual([
      200,
      {
        outcome: 'read',
        warnings: ['claims_made'],
        insuredName: 'Diaz Repairs LLC',
        insurer: 'Acme Mutual',
        policyNumber: 'CM-4471-0093',
        eachOccurrenceCents: 100_000_000,
        effectiveOn: '2026-03-01',
        expiresOn: '2027-03-01',
      },
    ]);
    expect((await mine('insurance')).state).toBe('missing');
  });

  it('VER-01 has its files, as staff do, and nobody else; a W-9 is handed over as a file only', async () => {
    await submit('w9', { content: await aPhoto(), name: 'w9.jpg' });
    await submit('license', { content: await aPhoto(), name: 'license.jpg' });
    const [license, w9] = [(await mine('license')).submission.files[0], (await mine('w9')).submission.files[0]];
    const get = (url: string, by: Person) => world.test.http.get(url).set(by.headers);

    const shown = await get(license.url, world.contractor).expect(200);
    await get(license.url, await aContractor(world.test)).expect(404);
    await get(license.url, await aPerson(world.test)).expect(403);
    const byStaff = await get(w9.url, world.admin).expect(200);

    expect(shown.headers['content-disposition']).toMatch(/^inline/);
    expect(byStaff.headers['content-disposition']).toMatch(/^attachment/);
    expect([license.thumbnailUrl === null, w9.thumbnailUrl]).toEqual([false, null]);
  });
});

describe('a contractor who leaves', () => {
  it('AUTH-08 leaves no file of a paper behind', async () => {
    await submit('license', { content: await aPhoto() });
    const before = await storedFiles(world.test, `files/papers/${world.contractor.user.id}`);

    await world.test.http.delete(`/api/users/${world.contractor.user.id}`).set(world.contractor.headers).expect(204);
    await world.test.jobs.drain();

    expect(before).toHaveLength(2);
    expect(await storedFiles(world.test, `files/papers/${world.contractor.user.id}`)).toEqual([]);
  });
});
