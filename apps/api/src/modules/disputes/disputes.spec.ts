import { createPaymentsTest, DisputedJob, REASON, type PaymentsTest } from '../../testing/disputed-job.js';
import { joinProject } from '../../testing/join-project.js';
import { aPerson, type Person } from '../../testing/market.js';
import { aPhoto, upload } from '../../testing/uploads.js';

let test: PaymentsTest;
let stranger: Person;
beforeAll(async () => {
  test = await createPaymentsTest();
  stranger = await aPerson(test, 'buyer');
});
afterAll(() => test.close());

describe('a case between the two sides', () => {
  it('PAY-06 opens with the reason, freezes what is held, and says until when the other side answers', async () => {
    const disputed = await DisputedJob.opened(test);

    expect(await disputed.case(disputed.contractor)).toMatchObject({
      state: 'open',
      openedBy: 'owner',
      reason: REASON,
      fromState: 'in_progress.started',
      // Friday the 20th; Thanksgiving is no business day.
      answerDueAt: test.clock.now().toISOString().replace('2026-11-20', '2026-11-30'),
      answeredAt: null,
      side: 'awarded_contractor',
      stakeCents: 300_000,
      isHeld: true,
      outcome: null,
      actions: ['speak', 'offer'],
    });
    expect(await disputed.job.payment()).toMatchObject({ state: 'disputed', heldCents: 300_000 });
    expect(await disputed.told(disputed.contractor)).toContain('project_disputed');
  });

  it('PAY-06 calls the contractor by its company, and whoever speaks for it by name', async () => {
    const disputed = await DisputedJob.opened(test);

    await disputed.send(disputed.contractor, 'statements', { text: 'It was dry that day.' });

    const { contractorName, statements } = await disputed.case();
    expect(contractorName).toBe('Diaz Repairs');
    expect(statements[0].authorName).not.toBe('Diaz Repairs');
  });

  it('PROJ-10 says to each of those who decide for the client whether it was they who opened it and offered', async () => {
    const disputed = await DisputedJob.opened(test);
    const decider = await aPerson(test, 'seller');
    await joinProject(test, disputed.owner, { person: decider, projectId: disputed.job.project.id, right: 'decide' });

    await disputed.send(decider, 'offers', { contractorCents: 60_000 });

    const readers = [disputed.owner, decider, disputed.contractor];
    const read = await Promise.all(readers.map((reader) => disputed.case(reader)));
    expect(read.map(({ isOwn, offers }) => [isOwn, offers[0].isOwn])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  it('PAY-06 keeps what both sides say and show, for them and staff alone', async () => {
    const disputed = await DisputedJob.opened(test);
    const { owner, contractor } = disputed;

    const spoken = await disputed.send(contractor, 'statements', { text: 'It was dry that day.' });
    const shown = await upload(test, owner, {
      projectId: disputed.job.project.id,
      kind: 'exhibit',
      content: await aPhoto(),
      name: 'peeling.jpg',
    });

    expect([spoken.status, shown.status]).toEqual([201, 201]);
    const read = await disputed.case(owner);
    expect(read).toMatchObject({
      answeredAt: test.clock.now().toISOString(),
      statements: [{ side: 'awarded_contractor', text: 'It was dry that day.' }],
      exhibits: [{ side: 'owner', file: { name: 'peeling.jpg', kind: 'exhibit', disputeId: read.id } }],
    });
    const project = await disputed.project();
    expect(JSON.stringify(project.files)).not.toContain('peeling.jpg');
    const admin = await aPerson(test, 'admin');
    const readers = [contractor, admin, stranger];
    const answers = await Promise.all(
      readers.flatMap(({ headers }) =>
        [`/api/disputes/${read.id}`, `/api/files/${shown.body.id}`].map((path) => test.http.get(path).set(headers)),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 404]);
    expect(await disputed.told(owner)).toContain('dispute_answered');
  });

  it('PAY-06 an offer stands until its own side makes another, and says what each would get', async () => {
    const disputed = await DisputedJob.opened(test);
    await disputed.send(disputed.contractor, 'offers', { contractorCents: 250_000 });
    await disputed.send(disputed.owner, 'offers', { contractorCents: 100_000 });

    const { body } = await disputed.send(disputed.contractor, 'offers', { contractorCents: 200_005 });

    expect(body.offers).toMatchObject([
      { side: 'awarded_contractor', state: 'replaced', canAccept: false },
      { side: 'owner', state: 'open', contractorCents: 100_000, canAccept: true },
      {
        side: 'awarded_contractor',
        state: 'open',
        contractorCents: 200_005,
        feeCents: 20_001,
        payoutCents: 180_004,
        clientCents: 99_995,
        canAccept: false,
      },
    ]);
    expect(body.actions).toEqual(['speak', 'offer', 'settle']);
  });

  it.each([
    ['more than is held', { contractorCents: 300_001 }, 422, 'dispute.amount_out_of_bounds'],
    ['less than nothing', { contractorCents: -1 }, 422, 'request.invalid'],
    ['a fraction of a cent', { contractorCents: 0.5 }, 422, 'request.invalid'],
  ])('PAY-06 refuses an offer of %s', async (_, offer, status, code) => {
    const disputed = await DisputedJob.opened(test);

    const answer = await disputed.send(disputed.owner, 'offers', offer);

    expect([answer.status, answer.body.code, answer.body.errors[0].path]).toEqual([status, code, 'contractorCents']);
    expect((await disputed.case()).offers).toEqual([]);
  });
});

describe('the exhibits of a case', () => {
  it('PAY-06 are given by either side while it stands, and taken back by nobody', async () => {
    const disputed = await DisputedJob.underWork(test);
    const content = await aPhoto();
    const show = (person: Person) =>
      upload(test, person, { projectId: disputed.job.project.id, kind: 'exhibit', content });
    const before = await show(disputed.owner);
    await disputed.job.fire(disputed.contractor, 'dispute', { reason: REASON }).expect(200);
    const shown = await show(disputed.contractor);

    const taken = await test.http.delete(`/api/files/${shown.body.id}`).set(disputed.contractor.headers);
    await disputed.settle(100_000);
    const after = await show(disputed.owner);

    expect([before.status, shown.status, taken.status, after.status]).toEqual([409, 201, 409, 409]);
    expect((await disputed.case()).exhibits).toMatchObject([{ side: 'awarded_contractor' }]);
  });
});

describe('a settlement', () => {
  it('PAY-06 divides what is held in cents: oldest charges pay the contractor, newest go back', async () => {
    const disputed = await DisputedJob.opened(test, [100_000, 100_000, 100_000]);

    const settled = await disputed.settle(150_005);
    await test.workers.drain();

    expect(settled.body).toMatchObject({
      state: 'settled',
      stakeCents: 300_000,
      outcome: { contractorCents: 150_005, feeCents: 15_001, payoutCents: 135_004, clientCents: 149_995 },
      actions: [],
    });
    expect(await disputed.orders()).toEqual([
      { kind: 'transfer', amount: 100_000, state: 'done' },
      { kind: 'transfer', amount: 35_004, state: 'done' },
      { kind: 'refund', amount: 49_995, state: 'done' },
      { kind: 'refund', amount: 100_000, state: 'done' },
    ]);
    expect(await disputed.project()).toMatchObject({ status: 'completed', work: null });
    expect(await disputed.job.payment()).toMatchObject({
      state: 'partially_refunded',
      heldCents: 0,
      releasedCents: 150_005,
      payoutCents: 135_004,
      refundedCents: 149_995,
    });
    for (const side of [disputed.owner, disputed.contractor]) {
      expect(await disputed.told(side)).toEqual(expect.arrayContaining(['payment_released', 'payment_refunded']));
    }
    // Whoever said yes knows it.
    expect(await disputed.told(disputed.contractor)).toContain('dispute_settled');
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-06 leaves what was agreed as it was: bid, changes and their sum', async () => {
    const disputed = await DisputedJob.underWork(test);
    const { owner, contractor, job } = disputed;
    const lines = [{ conditionId: job.project.conditions[0]?.id, amountDeltaCents: -15_000 }];
    const proposed = await test.http
      .post(`/api/projects/${job.project.id}/change-orders`)
      .set(contractor.headers)
      .send({ reason: REASON, lines })
      .expect(201);
    await test.http.post(`/api/change-orders/${proposed.body.id}/accept`).set(owner.headers).send({}).expect(200);
    await job.fire(owner, 'dispute', { reason: REASON }).expect(200);

    await disputed.settle(100_000);

    const { agreed, payment } = await disputed.project();
    expect(agreed).toMatchObject({ bidCents: 300_000, changesCents: -15_000, totalCents: 285_000 });
    expect(payment).toMatchObject({ totalCents: 100_000 });
  });

  it.each([
    ['all of it to the contractor', 300_000, 'completed', 'released'],
    ['nothing to the contractor', 0, 'cancelled', 'refunded'],
    ['a single cent to the contractor', 1, 'completed', 'partially_refunded'],
  ])('PAY-06 may give %s', async (_, contractorCents, status, state) => {
    const disputed = await DisputedJob.opened(test);

    await disputed.settle(contractorCents);
    await test.workers.drain();

    expect(await disputed.project()).toMatchObject({ status });
    expect(await disputed.job.payment()).toMatchObject({ state, heldCents: 0 });
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-06 shows the contractor its part among the payouts, and the client what came back', async () => {
    const disputed = await DisputedJob.opened(test);
    await disputed.settle(100_000);
    await test.workers.drain();

    const payouts = await test.http.get('/api/payouts').set(disputed.contractor.headers);

    expect(payouts.body.items).toMatchObject([{ amountCents: 90_000, feeCents: 10_000, status: 'released' }]);
    expect(await test.money.totals({ contractorId: disputed.contractor.user.id })).toMatchObject({
      earningsCents: 90_000,
      expectedCents: 0,
    });
  });

  it('PAY-06 is accepted by the other side alone, while the offer stands, and once', async () => {
    const disputed = await DisputedJob.opened(test);
    const { body } = await disputed.send(disputed.owner, 'offers', { contractorCents: 50_000 });
    const [offer] = body.offers;

    const own = await disputed.accept(disputed.owner, offer.id);
    const strange = await disputed.accept(stranger, offer.id);
    const answers = await Promise.all([1, 2, 3].map(() => disputed.accept(disputed.contractor, offer.id)));

    expect([own.status, own.body.code]).toEqual([403, 'dispute.own_offer']);
    expect(strange.status).toBe(404);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await test.workers.drain();
    expect(await test.faults()).toEqual([]);
  });
});
