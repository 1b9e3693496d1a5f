import { DAY_MS } from '@cw/domain';
import { createPaymentsTest, DisputedJob, REASON, type PaymentsTest } from '../../testing/disputed-job.js';
import { AuditEntryEntity } from '../../common/audit/audit-entry.entity.js';
import { login } from '../../testing/index.js';
import { aJob, aPerson, type Person } from '../../testing/market.js';

const WORDS = 'Half of the eave is painted as agreed, the other half is not.';

let test: PaymentsTest;
let admin: Person;
let second: Person;
beforeAll(async () => {
  test = await createPaymentsTest();
  admin = await aPerson(test, 'admin');
  second = await aPerson(test, 'admin');
});
afterAll(() => test.close());

const ruling = (contractorCents: number) => ({ contractorCents, reason: WORDS });

describe('a ruling', () => {
  it('PAY-06 divides what is held, ends the project, and tells both sides why', async () => {
    const disputed = await DisputedJob.answered(test);

    const ruled = await disputed.rule(admin, 'ruling', ruling(120_000));
    await test.workers.drain();

    expect(ruled.body).toMatchObject({
      state: 'ruled',
      outcome: { contractorCents: 120_000, feeCents: 12_000, payoutCents: 108_000, clientCents: 180_000 },
      rulings: [{ state: 'made', reason: WORDS, proposedByName: expect.any(String) }],
    });
    expect(await disputed.project()).toMatchObject({ status: 'completed' });
    expect(await disputed.job.payment()).toMatchObject({ state: 'partially_refunded', releasedCents: 120_000 });
    for (const side of [disputed.owner, disputed.contractor]) {
      expect(await disputed.told(side)).toContain('dispute_ruled');
      expect((await disputed.case(side)).rulings).toMatchObject([{ reason: WORDS, proposedByName: null }]);
    }
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-06 gives all of it back when the contractor gets nothing', async () => {
    const disputed = await DisputedJob.answered(test);

    await disputed.rule(admin, 'ruling', ruling(0));
    await test.workers.drain();

    expect(await disputed.project()).toMatchObject({ status: 'cancelled' });
    expect(await disputed.job.payment()).toMatchObject({ state: 'refunded', refundedCents: 300_000, heldCents: 0 });
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-06 of a ruling, a settlement and a withdrawal at once exactly one wins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const disputed = await DisputedJob.opened(test);
      const { body } = await disputed.send(disputed.contractor, 'offers', { contractorCents: 200_000 });

      const answers = await Promise.all([
        disputed.rule(admin, 'ruling', ruling(100_000)),
        disputed.rule(second, 'ruling', ruling(50_000)),
        disputed.accept(disputed.owner, body.offers[0].id),
        disputed.send(disputed.owner, 'withdraw'),
      ]);

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    }
    await test.workers.drain();
    expect(await test.faults()).toEqual([]);
  });

  it('ROLE-07 PAY-06 is staff’s with a second factor, and nobody’s over a project of its own', async () => {
    const disputed = await DisputedJob.answered(test);
    const ownAdmin = await aPerson(test, 'admin');
    const { id } = await disputed.case();
    await test.unitOfWork.manager.query(`UPDATE project SET owner_id = $2 WHERE id = $1`, [
      disputed.job.project.id,
      ownAdmin.user.id,
    ]);
    const asks = [disputed.contractor, ownAdmin].map(({ headers }) =>
      test.http.post(`/api/admin/disputes/${id}/ruling`).set(headers).send(ruling(100)),
    );

    const answers = await Promise.all(asks);

    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'access.denied'],
      [403, 'access.denied'],
    ]);
  });

  it('AUTH-08 PAY-06 stands in the audit log with who ruled what and why', async () => {
    const disputed = await DisputedJob.answered(test);
    const { id } = await disputed.case();

    await disputed.rule(admin, 'ruling', ruling(120_000));

    const entries = await test.unitOfWork.repository(AuditEntryEntity).findBy({ action: 'dispute.ruled' });
    expect(entries.find(({ after }) => after?.['dispute'] === id)).toMatchObject({
      actorId: admin.user.id,
      reason: WORDS,
      after: { contractorCents: 120_000, project: disputed.job.project.id },
    });
  });

  it('PAY-06 says why no further one is taken', async () => {
    const disputed = await DisputedJob.answered(test);
    const { id } = await disputed.case();
    await test.unitOfWork.manager.query(
      `INSERT INTO dispute_ruling (id, dispute_id, contractor_cents, reason, state, proposed_by_id, proposed_at,
         decided_by_id, decided_at, refusal_reason)
       SELECT gen_random_uuid(), $1, 1, 'Half.', 'refused', $2, now(), $2, now(), 'No.' FROM generate_series(1, 20)`,
      [id, second.user.id],
    );

    const refused = await disputed.rule(admin, 'ruling', ruling(120_000));

    expect([refused.status, refused.body.code]).toEqual([409, 'dispute.too_many_rulings']);
  });

  it('PAY-06 waits while a bank holds the payment back', async () => {
    const disputed = await DisputedJob.answered(test);
    const frozen = `UPDATE milestone SET frozen = $2 WHERE project_id = $1`;
    await test.unitOfWork.manager.query(frozen, [disputed.job.project.id, true]);

    const refused = await disputed.rule(admin, 'ruling', ruling(120_000));
    const withdrawn = await disputed.send(disputed.owner, 'withdraw');

    expect([refused.status, refused.body.code]).toEqual([409, 'dispute.frozen']);
    expect([withdrawn.status, withdrawn.body.code]).toEqual([409, 'dispute.frozen']);
    expect(await disputed.case(admin)).toMatchObject({ state: 'open', isFrozen: true, actions: [] });
    await test.unitOfWork.manager.query(frozen, [disputed.job.project.id, false]);
  });
});

describe('a ruling before its time', () => {
  const SOON = 4 * DAY_MS;
  let start: Date;
  beforeEach(() => void (start = test.clock.now()));
  // Each job begins long before its closing, and staff are signed in.
  afterEach(() => test.clock.set(start));

  const signIn = async (): Promise<void> => void Object.assign(admin.headers, await login(test, admin.user));

  it('PAY-06 is refused until the other side has told its own, and says until when', async () => {
    const disputed = await DisputedJob.opened(test);
    const { answerDueAt } = await disputed.case();

    const early = await disputed.rule(admin, 'ruling', ruling(120_000));
    const spanish = await test.http
      .post(`/api/admin/disputes/${(await disputed.case()).id}/ruling`)
      .set({ ...admin.headers, 'Accept-Language': 'es' })
      .send(ruling(120_000));

    expect([early.status, early.body.code, early.body.answerDueAt]).toEqual([
      409,
      'dispute.answer_awaited',
      answerDueAt,
    ]);
    expect(early.body.detail).toContain('November 30, 2026');
    expect(spanish.body.detail).toContain('30 de noviembre de 2026');
    expect(await disputed.case(admin)).toMatchObject({ state: 'open', actions: [], rulings: [] });
    expect(await disputed.job.payment()).toMatchObject({ state: 'disputed', heldCents: 300_000 });
    await disputed.answer();
    expect((await disputed.case(admin)).actions).toEqual(['rule']);
    expect((await disputed.rule(admin, 'ruling', ruling(120_000))).status).toBe(200);
  });

  it('PAY-06 takes an offer for an answer', async () => {
    const disputed = await DisputedJob.opened(test);
    await disputed.send(disputed.contractor, 'offers', { contractorCents: 200_000 });

    expect((await disputed.rule(admin, 'ruling', ruling(120_000))).status).toBe(200);
  });

  it('PAY-06 is no answer what the opener says once more', async () => {
    const disputed = await DisputedJob.opened(test);
    await disputed.answer(disputed.owner);

    expect((await disputed.rule(admin, 'ruling', ruling(120_000))).body.code).toBe('dispute.answer_awaited');
  });

  it('PAY-06 is made without an answer once its time is over', async () => {
    const disputed = await DisputedJob.opened(test);

    await disputed.pass(SOON);
    await signIn();
    expect((await disputed.rule(admin, 'ruling', ruling(120_000))).body.code).toBe('dispute.answer_awaited');
    await disputed.pass(Date.parse((await disputed.case()).answerDueAt) - test.clock.now().getTime());
    await signIn();

    expect((await disputed.case(admin)).actions).toEqual(['rule']);
    expect((await disputed.rule(admin, 'ruling', ruling(120_000))).body).toMatchObject({ state: 'ruled' });
  });

  it('PAY-06 waits for the contractor where the client contested the start', async () => {
    const job = await aJob(test);
    const path = `/api/projects/${job.project.id}`;
    await test.http.post(`${path}/start`).set(job.contractor.headers).send({}).expect(200);
    await test.http.post(`${path}/contest-start`).set(job.owner.headers).send({ reason: REASON }).expect(200);
    const [found] = (await test.http.get(`${path}/disputes`).set(job.owner.headers)).body.items;
    const rule = () =>
      test.http.post(`/api/admin/disputes/${found.id}/ruling`).set(admin.headers).send(ruling(100_000));

    expect((await rule()).body.code).toBe('dispute.answer_awaited');
    const words = { text: 'It was dry that day.' };
    await test.http.post(`/api/disputes/${found.id}/statements`).set(job.contractor.headers).send(words).expect(201);
    expect((await rule()).status).toBe(200);
  });
});

describe('a ruling over a large sum', () => {
  /** $6,000.00 held. */
  const large = async (): Promise<DisputedJob> => {
    const disputed = await DisputedJob.underWork(test);
    await raised(disputed, 300_000);
    await disputed.job.fire(disputed.owner, 'dispute', { reason: REASON }).expect(200);
    await disputed.answer();
    return disputed;
  };

  /** Both sides agree on more, and it is paid. */
  async function raised({ job, owner, contractor }: DisputedJob, amountDeltaCents: number): Promise<void> {
    const lines = [{ title: 'Rotten fascia', amountDeltaCents }];
    const proposed = await job.fire(contractor, 'change-orders', { reason: 'The wood is rotten.', lines });
    await test.http.post(`/api/change-orders/${proposed.body.id}/accept`).set(owner.headers).send({}).expect(200);
    await job.pay(amountDeltaCents);
  }

  it('PAY-06 waits for another administrator, who confirms it', async () => {
    const disputed = await large();

    const proposed = await disputed.rule(admin, 'ruling', ruling(400_000));
    const alone = await disputed.rule(admin, 'ruling/confirm');
    expect(await disputed.told(second)).toContain('dispute_ruling_proposed');
    expect(await disputed.case(disputed.owner)).toMatchObject({ state: 'ruling_proposed', rulings: [], actions: [] });
    const confirmed = await disputed.rule(second, 'ruling/confirm');
    await test.workers.drain();

    expect(proposed.body).toMatchObject({ state: 'ruling_proposed', needsSecondAdmin: true });
    expect([alone.status, alone.body.code]).toEqual([403, 'dispute.second_admin_needed']);
    expect(confirmed.body).toMatchObject({ state: 'ruled', outcome: { contractorCents: 400_000 } });
    expect(await disputed.job.payment()).toMatchObject({ releasedCents: 400_000, refundedCents: 200_000 });
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-06 is not proposed, nor confirmed, while the other side has time to answer', async () => {
    const disputed = await DisputedJob.underWork(test);
    await raised(disputed, 300_000);
    await disputed.job.fire(disputed.owner, 'dispute', { reason: REASON }).expect(200);
    const { id } = await disputed.case();

    const early = await disputed.rule(admin, 'ruling', ruling(400_000));
    // As a release proposed it that did not wait.
    const proposed = { id, by: admin.user.id, at: test.clock.now() };
    await test.unitOfWork.manager.query(`UPDATE dispute SET state = 'ruling_proposed' WHERE id = $1`, [proposed.id]);
    await test.unitOfWork.manager.query(
      `INSERT INTO dispute_ruling (id, dispute_id, contractor_cents, reason, state, proposed_by_id, proposed_at)
       VALUES (gen_random_uuid(), $1, 400000, 'Half.', 'proposed', $2, $3)`,
      [proposed.id, proposed.by, proposed.at],
    );
    const confirmed = await disputed.rule(second, 'ruling/confirm');

    const codes = [early, confirmed].map(({ status, body }) => [status, body.code]);
    expect(codes).toEqual(Array(2).fill([409, 'dispute.answer_awaited']));
    expect(await disputed.case(second)).toMatchObject({ state: 'ruling_proposed', actions: ['refuse_ruling'] });
    expect((await disputed.rule(second, 'ruling/refuse', { reason: 'Too early.' })).status).toBe(200);
  });

  it('PAY-06 is open again when another administrator refuses it, and whoever proposed it reads why', async () => {
    const disputed = await large();
    await disputed.rule(admin, 'ruling', ruling(400_000));

    const refused = await disputed.rule(second, 'ruling/refuse', { reason: 'The photos are not weighed.' });

    expect(refused.body).toMatchObject({
      state: 'open',
      rulings: [{ state: 'refused', refusalReason: 'The photos are not weighed.' }],
      actions: ['propose_ruling'],
    });
    expect(await disputed.told(admin)).toContain('dispute_ruling_refused');
    expect(await disputed.job.payment()).toMatchObject({ state: 'disputed', heldCents: 600_000 });
  });
});

describe('a ruling on work that is paid at closing', () => {
  const opened = async () => {
    const job = await aJob(test);
    const path = `/api/projects/${job.project.id}`;
    await test.http.post(`${path}/start`).set(job.contractor.headers).send({}).expect(200);
    await test.http.post(`${path}/dispute`).set(job.owner.headers).send({ reason: REASON }).expect(200);
    const [found] = (await test.http.get(`${path}/disputes`).set(job.owner.headers)).body.items;
    const words = { text: 'It was dry that day.' };
    await test.http.post(`/api/disputes/${found.id}/statements`).set(job.contractor.headers).send(words).expect(201);
    const rule = (contractorCents: number) =>
      test.http.post(`/api/admin/disputes/${found.id}/ruling`).set(admin.headers).send(ruling(contractorCents));
    return { job, found, rule };
  };

  it('PAY-06 sets the price that the invoice falls to', async () => {
    const { job, found, rule } = await opened();

    const { body } = await rule(100_000);

    expect(found).toMatchObject({ stakeCents: 300_000, isHeld: false });
    expect(body).toMatchObject({ state: 'ruled', isHeld: false, outcome: { contractorCents: 100_000 } });
    expect(await test.money.summary(job.project.id)).toMatchObject({
      state: 'requires_payment',
      totalCents: 100_000,
      dueCents: 100_000,
    });
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-06 ends it without a payment when the contractor gets nothing', async () => {
    const { job, rule } = await opened();

    await rule(0);

    expect(await test.money.summary(job.project.id)).toMatchObject({ state: 'refunded', dueCents: 0 });
    expect(await test.faults()).toEqual([]);
  });

  it('PAY-02 PAY-06 refuses a price that nobody could pay', async () => {
    const { rule } = await opened();

    const answer = await rule(49);

    expect([answer.status, answer.body.code]).toEqual([422, 'change_order.rest_unpayable']);
  });
});
