import { newId } from '../../common/ids.js';
import { createTestApp, type TestApp } from '../../testing/index.js';
import { aContractor, aPerson, bidOn, historyOf, post, type Person, type PostedProject } from '../../testing/market.js';

let test: TestApp;
let owner: Person;
let contractor: Person;
let project: PostedProject;
beforeAll(async () => {
  test = await createTestApp();
  owner = await aPerson(test);
  contractor = await aContractor(test);
});
beforeEach(async () => {
  project = await post(test, owner);
});
afterAll(() => test.close());

const list = (person: Person, id = project.id) => test.http.get(`/api/projects/${id}/bids`).set(person.headers);
const fire = (person: Person, id: string, event: string, body: object = {}) =>
  test.http.post(`/api/bids/${id}/${event}`).set(person.headers).send(body);
const accept = (person: Person, id: string, body: object = { paymentTiming: 'upfront' }) =>
  fire(person, id, 'accept', body);
const read = (person: Person, id = project.id) => test.http.get(`/api/projects/${id}`).set(person.headers);
const faultsOf = (body: { errors: { path: string; code: string }[] }) =>
  body.errors.map(({ path, code }) => `${path} ${code}`).sort();
const conditionId = (number: number): string => project.conditions[number - 1]?.id ?? '';

describe('accepting a bid', () => {
  it('BID-03 takes it, rejects every other pending bid, and the project is in progress', async () => {
    const rival = await aContractor(test);
    const chosen = await bidOn(test, contractor, project, { prices: { 1: 90_000, 3: 45_000 } });
    const other = await bidOn(test, rival, project);

    const answer = await accept(owner, chosen.id, { paymentTiming: 'upfront', acknowledgedGaps: [conditionId(2)] });

    expect([answer.status, answer.body.status]).toEqual([200, 'accepted']);
    const detail = (await read(owner)).body;
    expect(detail).toMatchObject({
      status: 'in_progress',
      work: 'not_started',
      contractorId: contractor.user.id,
      contractorName: 'Diaz Repairs',
      acceptedBid: { id: chosen.id, amountCents: 135_000 },
      payment: {
        state: 'requires_payment',
        totalCents: 135_000,
        dueCents: 135_000,
        heldCents: 0,
        paymentTiming: 'upfront',
      },
    });
    expect(
      detail.conditions.map(({ state, awardedAmountCents }: { state: string; awardedAmountCents: number | null }) => [
        state,
        awardedAmountCents,
      ]),
    ).toEqual([
      ['awarded', 90_000],
      ['left_out', null],
      ['awarded', 45_000],
    ]);
    expect((await list(rival)).body.items).toMatchObject([{ id: other.id, status: 'rejected' }]);
  });

  it('BID-03 tells all parties', async () => {
    const seller = await aPerson(test);
    const [winner, loser] = [await aContractor(test), await aContractor(test)];
    project = await post(test, seller);
    const chosen = await bidOn(test, winner, project);
    await bidOn(test, loser, project);
    await accept(seller, chosen.id);
    const told = async ({ user, headers }: Person): Promise<string[]> => {
      const { body } = await test.http.get(`/api/users/${user.id}/notifications`).set(headers);
      return body.items.map(({ type }: { type: string }) => type);
    };

    const all = await Promise.all([told(seller), told(winner), told(loser)]);

    expect(all[0]).toEqual(['bid_received', 'bid_received']);
    expect([all[1]?.[0], all[2]?.[0]]).toEqual(['bid_accepted', 'bid_rejected']);
  });

  it('ROLE-06 shows the address to the accepted contractor from then on, and still not to the others', async () => {
    const rival = await aContractor(test);
    const chosen = await bidOn(test, contractor, project);
    await bidOn(test, rival, project);
    const before = (await read(contractor)).body.address;
    await accept(owner, chosen.id);

    const [winner, loser] = await Promise.all([read(contractor), read(rival)]);

    expect([before, winner.body.address, loser.body.address]).toEqual([null, '12 Hidden Lane', null]);
    expect((await historyOf(test, rival, project.id))[0]).toMatchObject({
      entity: 'bid',
      event: 'reject',
      actorName: 'Sofia R.',
    });
    expect(loser.body).toMatchObject({
      contractorId: null,
      contractorName: null,
      acceptedBid: null,
      payment: null,
      heldCents: null,
    });
  });

  it('BID-03 of fifty at once, on ten bids, lets exactly one win', async () => {
    const contractors = await Promise.all(Array.from({ length: 10 }, () => aContractor(test)));
    // One after the other: it is the acceptances that come at once.
    const bids: Awaited<ReturnType<typeof bidOn>>[] = [];
    for (const one of contractors) bids.push(await bidOn(test, one, project));

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => accept(owner, bids[index % bids.length]?.id ?? '')),
    );

    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status !== 200);
    expect([won.length, new Set(lost.map(({ status, body }) => `${status} ${body.state}`))]).toEqual([
      1,
      new Set(['409 in_progress.not_started']),
    ]);
    const statuses = (await list(owner)).body.items.map(({ status }: { status: string }) => status).sort();
    expect(statuses).toEqual(['accepted', ...Array.from({ length: 9 }, () => 'rejected')]);
    const [{ milestones }] = await test.unitOfWork.manager.query(
      'SELECT count(*)::integer AS milestones FROM milestone WHERE project_id = $1',
      [project.id],
    );
    expect(milestones).toBe(1);
  });

  it('BID-03 of fifty at once, each on a bid of its own, lets exactly one win', async () => {
    const contractors = await Promise.all(Array.from({ length: 50 }, () => aContractor(test)));
    const bids = await Promise.all(contractors.map((one) => bidOn(test, one, project)));

    const answers = await Promise.all(bids.map(({ id }) => accept(owner, id)));

    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const items: { id: string; status: string }[] = (await list(owner)).body.items;
    const accepted = items.filter(({ status }) => status === 'accepted');
    expect(accepted.map(({ id }) => id)).toEqual(won.map(({ body }) => body.id));
    expect(items.filter(({ status }) => status === 'rejected')).toHaveLength(49);
    expect((await read(owner)).body).toMatchObject({ work: 'not_started', acceptedBid: { id: accepted[0]?.id } });
  });

  it('COND-03 is refused until each gap is acknowledged by name', async () => {
    const bid = await bidOn(test, contractor, project, { prices: { 1: 90_000 } });

    const silent = await accept(owner, bid.id);
    const partly = await accept(owner, bid.id, { paymentTiming: 'upfront', acknowledgedGaps: [conditionId(2)] });

    expect([silent, partly].map(({ status, body }) => [status, body.code, body.guard])).toEqual(
      Array.from({ length: 2 }, () => [422, 'bid.gaps_unacknowledged', 'gaps_acknowledged']),
    );
    expect((await read(owner)).body.status).toBe('open');
  });

  it('BID-03 names every acknowledgement that is missing at its field, and says it in the reader’s language', async () => {
    const late = await post(test, owner, { closingDate: '2099-06-12' });
    const [, second, third] = late.conditions.map(({ id }) => id);
    const acknowledgedGaps = [second, third];
    // The last safe day before that Friday is Tuesday, June 9.
    const fields = { startDate: '2099-06-08', durationDays: 3 };
    const bid = await bidOn(test, contractor, late, { prices: { 1: 90_000 }, fields });

    const silent = await accept(owner, bid.id);
    const withoutFinish = await accept(owner, bid.id, { paymentTiming: 'upfront', acknowledgedGaps });
    const ofOtherDay = await accept(owner, bid.id, {
      paymentTiming: 'upfront',
      acknowledgedGaps,
      acknowledgedFinishDate: '2099-06-09',
    });
    const spanish = await test.http
      .post(`/api/bids/${bid.id}/accept`)
      .set({ ...owner.headers, 'accept-language': 'es' })
      .send({ paymentTiming: 'upfront', acknowledgedGaps });

    expect([silent.status, silent.body.code, faultsOf(silent.body)]).toEqual([
      422,
      'bid.gaps_unacknowledged',
      ['acknowledgedFinishDate required', 'acknowledgedGaps required'],
    ]);
    expect([withoutFinish, ofOtherDay].map(({ status, body }) => [status, body.code, faultsOf(body)])).toEqual(
      Array.from({ length: 2 }, () => [422, 'bid.late_unacknowledged', ['acknowledgedFinishDate required']]),
    );
    expect(withoutFinish.body.detail).toBe(
      'The work of this bid ends after the last day that is safe for the closing. Confirm its finish date first.',
    );
    expect(spanish.body.detail).toBe(
      'La obra de esta oferta termina después del último día seguro para el cierre. Confirme primero su fecha de término.',
    );
    expect((await read(owner, late.id)).body.status).toBe('open');
  });

  it('BID-03 takes a bid that ends after the closing once its finish is acknowledged, and keeps what was', async () => {
    const late = await post(test, owner, { closingDate: '2099-06-12' });
    const bid = await bidOn(test, contractor, late, { fields: { startDate: '2099-06-12', durationDays: 9 } });

    const answer = await accept(owner, bid.id, {
      paymentTiming: 'upfront',
      acknowledgedFinishDate: '2099-06-20',
    });

    expect([answer.status, answer.body.acknowledgedFinishDate]).toEqual([200, '2099-06-20']);
    const [row] = await test.unitOfWork.manager.query(
      'SELECT acknowledged_finish_date::text AS day FROM bid WHERE id = $1',
      [bid.id],
    );
    expect(row).toEqual({ day: '2099-06-20' });
  });

  it('PAY-04 is refused at closing while the project has no street address, by its field', async () => {
    const bid = await bidOn(test, contractor, project, { fields: { acceptsAtClosing: true } });
    const setAddress = (address: string | null) =>
      test.unitOfWork.manager.query('UPDATE project SET address = $2 WHERE id = $1', [project.id, address]);
    await setAddress(null);

    const refused = await accept(owner, bid.id, { paymentTiming: 'at_closing' });
    await setAddress('12 Hidden Lane');
    const taken = await accept(owner, bid.id, { paymentTiming: 'at_closing' });

    expect([refused.status, refused.body.code, refused.body.errors[0].path]).toEqual([
      422,
      'bid.at_closing_needs_address',
      'paymentTiming',
    ]);
    expect(taken.status).toBe(200);
  });

  it('is refused at closing when the bid does not take it, and of a contractor who is no longer verified', async () => {
    const unverified = await aContractor(test);
    const bid = await bidOn(test, contractor, project);
    const other = await bidOn(test, unverified, project);
    await test.unitOfWork.manager.query(`UPDATE verification_paper SET state = 'rejected' WHERE contractor_id = $1`, [
      unverified.user.id,
    ]);

    const atClosing = await accept(owner, bid.id, { paymentTiming: 'at_closing' });
    const dropped = await accept(owner, other.id);

    expect([atClosing.status, atClosing.body.code]).toEqual([409, 'bid.at_closing_not_agreed']);
    expect([dropped.status, dropped.body.guard]).toEqual([409, 'contractor_verified']);
  });

  it('is the owner’s alone', async () => {
    const bid = await bidOn(test, contractor, project);

    const answers = await Promise.all([
      accept(contractor, bid.id),
      accept(await aPerson(test, 'buyer'), bid.id),
      accept(await aPerson(test, 'admin'), bid.id),
      accept(owner, newId()),
      test.http.post(`/api/bids/${bid.id}/accept`).send({ paymentTiming: 'upfront' }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([403, 404, 403, 404, 401]);
  });

  it('names a timing that there is not', async () => {
    const bid = await bidOn(test, contractor, project);

    const answer = await accept(owner, bid.id, { paymentTiming: 'never', acknowledgedGaps: ['x'] });

    expect([answer.status, faultsOf(answer.body)]).toEqual([422, ['acknowledgedGaps id', 'paymentTiming not_allowed']]);
  });
});
