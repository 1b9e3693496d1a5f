import { aContractor, aPerson } from '../../testing/market.js';
import {
  FIELDS,
  approve,
  decide,
  faultsOf,
  gaps,
  inPaperWorld,
  mine,
  on,
  paperFor,
  queue,
  submit,
  typesTold,
  world,
} from './testing/paper-world.js';

inPaperWorld();

describe('staff decide', () => {
  it('VER-01 are told, and find what waits, the longest first', async () => {
    await submit('background_check');
    await on('2026-11-22');
    await submit('license');

    const { items, waiting, late } = await queue(`?q=${world.contractor.user.email.slice(0, 12)}`);
    const own = items.filter(({ contractorId }: { contractorId: string }) => contractorId === world.contractor.user.id);

    expect(own).toMatchObject([
      { kind: 'background_check', contractorName: 'Marco Diaz', company: 'Diaz Repairs', isLate: true },
      { kind: 'license', isLate: false },
    ]);
    expect([waiting >= 2, late >= 1]).toEqual([true, true]);
    const overview = await world.test.http.get('/api/admin/overview').set(world.admin.headers);
    expect(overview.body).toMatchObject({ waitingPapers: waiting, latePapers: late });
    expect((await typesTold(world.admin)).slice(0, 2)).toEqual(['paper_submitted', 'paper_submitted']);
  });

  it('VER-01 ADM-01 find what is late alone: as many as the overview counts', async () => {
    for (const kind of ['license', 'w9'] as const) await submit(kind);
    const gone = await aContractor(world.test, { papers: [] });
    await submit('license', { by: gone });
    await world.test.asOwner(
      `UPDATE app_user SET status = 'terminated', terminated_at = now() WHERE id = '${gone.user.id}'`,
    );
    await on('2026-11-22');
    await submit('insurance');

    const late = await queue('?late=yes&limit=100');
    const ownKinds = late.items
      .filter(({ contractorId }: { contractorId: string }) => contractorId === world.contractor.user.id)
      .map(({ kind }: { kind: string }) => kind);
    const overview = await world.test.http.get('/api/admin/overview').set(world.admin.headers);

    expect(ownKinds.toSorted()).toEqual(['license', 'w9']);
    expect([late.late, overview.body.latePapers]).toEqual([late.items.length, late.items.length]);
    expect((await queue('?late=yes&state=approved')).items).toEqual([]);
  });

  it('VER-01 turn the pages of what waits', async () => {
    for (const kind of ['license', 'insurance', 'w9'] as const) await submit(kind);
    const kinds: string[] = [];
    let cursor = '';
    do {
      const page = await queue(`?limit=1${cursor}`);
      kinds.push(
        ...page.items.map((item: { contractorId: string; kind: string }) => `${item.contractorId} ${item.kind}`),
      );
      cursor = page.nextCursor === null ? '' : `&cursor=${encodeURIComponent(page.nextCursor)}`;
    } while (cursor !== '');

    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds.filter((one) => one.startsWith(world.contractor.user.id))).toHaveLength(3);
  });

  it('VER-01 see each paper beside what it is held against', async () => {
    await submit('insurance', {
      fields: { ...FIELDS.insurance, insuredName: 'Other Company', expiresOn: '2027-01-01' },
    });

    const { checks } = await paperFor('insurance');

    const results = Object.fromEntries(checks.map(({ id, result }: { id: string; result: string }) => [id, result]));
    expect(results).toMatchObject({
      name: 'fail',
      cover: 'pass',
      in_force: 'pass',
      form: 'pass',
      as_read: 'fail',
      basis: 'warn',
      issued: 'pass',
      experience: 'pass',
    });
  });

  it('VER-01 do not approve what was replaced since they read it', async () => {
    await submit('license');
    const { version } = await paperFor('license');
    await submit('license', { fields: { licenses: [{ ...FIELDS.license.licenses[0], number: 'NY-9' }] } });

    const stale = await decide('license', { decision: 'approve' }, `"${version}"`);
    const blind = await world.test.http
      .put(`/api/verification/${world.contractor.user.id}/license`)
      .set(world.admin.headers)
      .send({ decision: 'approve' });

    expect([stale.status, blind.status, (await mine('license')).state]).toEqual([412, 428, 'submitted']);
  });

  it('VER-01 reject with notes only, which the contractor reads in its language', async () => {
    world.contractor = await aContractor(world.test, { papers: [], user: { locale: 'es' } });
    await submit('license');
    const without = await decide('license', { decision: 'reject' });

    const answer = await decide('license', { decision: 'reject', notes: 'The number is cut off.' });
    await world.test.jobs.drain();

    expect([without.status, faultsOf(without.body), answer.status]).toEqual([422, ['notes required'], 200]);
    expect(await typesTold(world.contractor)).toEqual(['paper_rejected']);
    const [letter] = world.inbox.to(world.contractor.user.email);
    expect(letter).toContain('Su licencia no fue aprobada');
    expect(letter).toContain('«The number is cut off»');
  });

  it('VER-01 approve what they corrected, keep notes for themselves, and it is in the audit log', async () => {
    await submit('insurance');
    await approve('insurance', {
      fields: { ...FIELDS.insurance, eachOccurrenceCents: 200_000_000, policyNumber: 'CM-9' },
      staffNotes: 'Called the producer.',
      notes: 'Thank you.',
    });

    const own = await mine('insurance');
    expect(own.submission).toMatchObject({
      notes: 'Thank you.',
      details: { insurance: { eachOccurrenceCents: 200_000_000 } },
    });
    expect(JSON.stringify(own)).not.toContain('Called the producer.');
    expect((await paperFor('insurance')).staffNotes).toBe('Called the producer.');
    const log = await world.test.http
      .get(`/api/admin/audit?subjectId=${world.contractor.user.id}`)
      .set(world.admin.headers)
      .expect(200);
    expect(log.body.items[0]).toMatchObject({
      action: 'verification.approved',
      before: { paper: 'insurance', state: 'submitted', coverCents: null, eachOccurrenceCents: 100_000_000 },
      after: {
        ...{ paper: 'insurance', state: 'approved', expiresOn: '2027-03-01', coverCents: 200_000_000 },
        ...{ corrected: ['policyNumber', 'eachOccurrenceCents'], eachOccurrenceCents: 200_000_000 },
      },
    });
    // What was typed is named, and never kept: the log outlives the account.
    expect(JSON.stringify(log.body.items[0])).not.toMatch(/CM-9|CM-4471/);
  });

  it('VER-01 see which licenses end with a new list, and the audit log keeps both lists', async () => {
    const license = (state: string, trade = 'other') => ({
      ...{ ...FIELDS.license.licenses[0], state, trade },
      number: `${state}-QXZ`,
    });
    const hand = (...licenses: object[]) => submit('license', { fields: { licenses } });
    const kept = async () =>
      (await paperFor('license')).checks.find(({ id }: { id: string }) => id === 'keeps_licenses');
    await hand(license('NJ'), license('CT', 'roofing'));
    const first = await kept();
    await approve('license');
    await hand(license('PA'), license('NJ'));
    const second = await kept();
    await approve('license');

    expect([first, second]).toMatchObject([undefined, { result: 'warn', text: 'CT' }]);
    const { body } = await world.test.http
      .get(`/api/admin/audit?subjectId=${world.contractor.user.id}`)
      .set(world.admin.headers)
      .expect(200);
    const until = FIELDS.license.licenses[0]?.expiresOn;
    expect(body.items[0]).toMatchObject({
      before: { licenses: [`CT roofing ${until}`, `NJ other ${until}`] },
      after: { licenses: [`NJ other ${until}`, `PA other ${until}`] },
    });
    expect(body.items[1]).toMatchObject({ before: { licenses: [] } });
    expect(JSON.stringify(body.items)).not.toContain('QXZ');
  });

  it('CON-02 count the cover that they approved, whatever the profile said', async () => {
    for (const kind of ['license', 'insurance', 'background_check'] as const) {
      await submit(kind);
      await approve(kind);
    }
    await world.test.asOwner(
      `UPDATE verification_paper SET cover_cents = 99999999
       WHERE contractor_id = '${world.contractor.user.id}' AND kind = 'insurance'`,
    );

    expect(await gaps()).toEqual(['liability_cover']);
  });

  it('CON-02 correct no cover to less than the floor: named by its field, in the reader’s words', async () => {
    await submit('insurance');

    const answer = await decide('insurance', {
      decision: 'approve',
      fields: { ...FIELDS.insurance, eachOccurrenceCents: 90_000_000 },
    });
    await world.test.jobs.drain();

    expect([answer.status, faultsOf(answer.body)]).toEqual([422, ['fields.eachOccurrenceCents too_small']]);
    expect(answer.body.errors[0].message).toContain('$1,000,000');
    expect(await mine('insurance')).toMatchObject({ state: 'submitted', isInForce: false });
    expect(await typesTold(world.contractor)).toEqual([]);
  });

  it('CON-02 only reject a paper below the floor that was handed in before there was one', async () => {
    await submit('insurance');
    const who = `contractor_id = '${world.contractor.user.id}' AND kind = 'insurance'`;
    await world.test.asOwner(
      `UPDATE paper_submission SET fields = jsonb_set(fields, '{eachOccurrenceCents}', '90000000') WHERE ${who}`,
    );

    const approved = await decide('insurance', { decision: 'approve' });
    const rejected = await decide('insurance', { decision: 'reject', notes: 'The cover is too low.' });

    expect([approved.status, faultsOf(approved.body)]).toEqual([422, ['fields.eachOccurrenceCents too_small']]);
    expect([rejected.status, (await mine('insurance')).state]).toEqual([200, 'rejected']);
  });

  it('CON-02 only reject a paper below the floor of which nothing but its cover is known', async () => {
    await submit('insurance');
    const who = `contractor_id = '${world.contractor.user.id}' AND kind = 'insurance'`;
    await world.test.asOwner(`DELETE FROM paper_submission WHERE ${who}`);
    await world.test.asOwner(`UPDATE verification_paper SET cover_cents = 90000000 WHERE ${who}`);

    const answer = await decide('insurance', { decision: 'approve' });

    expect([answer.status, faultsOf(answer.body)]).toEqual([422, ['fields.eachOccurrenceCents too_small']]);
  });

  it('VER-01 take back what they approved, which ends at once', async () => {
    await submit('license');
    await approve('license');

    await decide('license', { decision: 'reject', notes: 'The state has revoked it.' });

    expect(await mine('license')).toMatchObject({ state: 'rejected', isInForce: false });
    expect((await decide('license', { decision: 'approve' })).status).toBe(409);
  });

  it('VER-01 approve nothing that has run out meanwhile', async () => {
    await submit('license');
    await on('2027-07-01');

    const answer = await decide('license', { decision: 'approve' });

    expect([answer.status, faultsOf(answer.body)]).toEqual([422, ['fields.licenses.0.expiresOn past']]);
  });

  it.each(['seller', 'contractor'] as const)('VER-01 are staff: a %s is refused', async (role) => {
    await submit('license');
    const { headers } = role === 'contractor' ? world.contractor : await aPerson(world.test, role);

    await world.test.http.get('/api/verification').set(headers).expect(403);
    await world.test.http.get(`/api/verification/${world.contractor.user.id}`).set(headers).expect(403);
    await world.test.http
      .put(`/api/verification/${world.contractor.user.id}/license`)
      .set(headers)
      .set('If-Match', '*')
      .send({ decision: 'approve' })
      .expect(403);
  });
});
