import { CONDITION_LIMITS } from '@cw/domain';
import type { Response } from 'supertest';
import { FileStorage } from '../../../common/storage/file-storage.js';
import { newId } from '../../../common/ids.js';
import { Browser, createMailTest, type MailTest } from '../../../testing/index.js';
import { aContractor, aPerson, type Person } from '../../../testing/market.js';
import { UserEntity } from '../../users/index.js';
import { IntakeFileEntity } from '../intake-file.entity.js';
import { IntakeOfferLineEntity } from '../intake-offer.entity.js';
import { IntakeEntity } from '../intake.entity.js';
import { anIntakeIn, REQUEST, type AnIntake } from './testing/an-intake.js';

const PASSWORD = 'nine-slow-herons';

let test: MailTest;
let admin: Person;
let addresses = 0;
beforeAll(async () => {
  test = await createMailTest();
  admin = await aPerson(test, 'admin');
});
beforeEach(() => test.inbox.clear());
afterAll(() => test.close());

const convert = (id: string, body: object = {}): Promise<Response> =>
  test.http.post(`/api/admin/intake/${id}/convert`).set(admin.headers).send(body).then();
const approved = (request: object = {}): Promise<AnIntake> =>
  anIntakeIn(test, 'approved', { staffId: admin.user.id, request });
const detail = async (projectId: string) => (await test.http.get(`/api/projects/${projectId}`).set(admin.headers)).body;
const note = (repairId: string | undefined, text: string) =>
  test.unitOfWork.repository(IntakeOfferLineEntity).update({ repairId: repairId ?? '' }, { note: text });
const stranger = (): Browser => new Browser(test, { address: `203.0.113.${(addresses += 1)}` });
const accountOf = (email: string) => test.unitOfWork.repository(UserEntity).findOneBy({ email });

describe('an approved request becomes a project', () => {
  it('COND-02 with every detail, field by field', async () => {
    const owner = await aPerson(test, 'seller');
    const { intake, repairs } = await approved({ email: owner.user.email });

    const answer = await convert(intake.id);
    const project = await detail(answer.body.projects[0].id);

    expect([answer.status, answer.body.state, answer.body.account]).toEqual([
      200,
      'work_scheduled',
      { standing: 'linked', userId: owner.user.id },
    ]);
    expect(project).toMatchObject({
      ownerId: owner.user.id,
      status: 'open',
      title: REQUEST.repairType,
      description: `${REQUEST.description}\n\n${REQUEST.appraisalNotes}`,
      priority: 'high',
      address: REQUEST.address,
      city: REQUEST.city,
      state: REQUEST.state,
      zip: REQUEST.zip,
      budgetCents: REQUEST.estimatedBudgetCents,
      maxBudgetCents: 200_000,
      closingDate: REQUEST.closingDate,
      loanProgram: REQUEST.loanProgram,
      lender: REQUEST.lender,
      loanOfficer: REQUEST.loanOfficer,
      caseNumber: REQUEST.caseNumber,
      settlementAgent: 'Grace Okafor, Harbor Title',
      yearBuilt: REQUEST.yearBuilt,
      specialRequirements: expect.stringMatching(/Thursday, December 10, 2026[\s\S]*licensed trade/),
      category: 'painting',
    });
    const kept = await test.unitOfWork.manager.query(
      `SELECT title, source, kind, quote, page, category, intake_category, location, scope, responsible_party,
         estimated_cost_cents::int AS cost, evidence, state FROM condition WHERE project_id = $1 ORDER BY number`,
      [project.id],
    );
    const [first] = REQUEST.repairs;
    const evidence = ['photo_before', 'photo_after', 'licensed_trade_statement'];
    expect(kept).toEqual([
      {
        title: first.title,
        source: 'appraisal',
        kind: 'repair',
        quote: first.quote,
        page: 4,
        category: 'painting',
        intake_category: 'exterior',
        location: first.location,
        scope: first.description,
        responsible_party: 'seller',
        cost: 100_000,
        evidence,
        state: 'open',
      },
      {
        title: 'The water heater has no strap',
        source: 'owner',
        kind: 'repair',
        quote: null,
        page: null,
        category: 'plumbing',
        intake_category: 'plumbing',
        location: 'Basement',
        scope: 'The water heater has no strap. Fit two.',
        responsible_party: 'seller',
        cost: 100_000,
        evidence,
        state: 'open',
      },
    ]);
    const seen = project.conditions.map((one: { intakeCategory: string }) => one.intakeCategory);
    expect(seen).toEqual(['exterior', 'plumbing']);
    expect(answer.body.projects[0].repairIds).toEqual(repairs.map(({ id }) => id));
  });

  it('COND-02 with what was noted beside the price, and as staff were shown it', async () => {
    const { intake, repairs } = await approved({ email: (await aPerson(test)).user.email });
    const [paint, strap] = repairs;
    await note(strap?.id, 'Both straps at the upper and lower third.');
    const shown = (await test.http.get(`/api/admin/intake/${intake.id}`).set(admin.headers)).body.conversion;

    const { body } = await convert(intake.id);
    const project = await detail(body.projects[0].id);

    expect(project.conditions[1].scope).toBe(
      'The water heater has no strap. Fit two.\n\nBoth straps at the upper and lower third.',
    );
    expect(shown.repairs.map(({ repairId }: { repairId: string }) => repairId)).toEqual([paint?.id, strap?.id]);
    for (const [index, { repairId: _, ...repair }] of shown.repairs.entries())
      expect(project.conditions[index]).toMatchObject(repair);
    const { repairs: __, ...fields } = shown;
    expect(project).toMatchObject(fields);
    expect(body.conversion).toBeNull();
  });

  it('COND-02 keeps a note whole where the scope is as long as it may be', async () => {
    const request = { repairs: [{ category: 'roof', description: 'Tiles. '.repeat(428).trim(), location: 'Roof' }] };
    const { intake, repairs } = await approved({ ...request, email: (await aPerson(test)).user.email });
    await note(repairs[0]?.id, 'Slate only.');

    const { scope } = (await detail((await convert(intake.id)).body.projects[0].id)).conditions[0];

    expect([scope.length <= CONDITION_LIMITS.scopeMax, scope.endsWith('…\n\nSlate only.')]).toEqual([true, true]);
  });

  it('COND-02 in parts, with what staff said otherwise', async () => {
    const owner = await aPerson(test, 'agent');
    const { intake, repairs } = await approved({ email: owner.user.email });
    const [paint, strap] = repairs;
    const said = {
      repairId: paint?.id,
      title: 'Repaint the eave',
      category: 'other',
      location: 'Eave',
      evidence: ['photo_after'],
    };

    const answer = await convert(intake.id, {
      projects: [{ title: 'Paint work', closingDate: null, repairs: [said] }, { repairs: [{ repairId: strap?.id }] }],
    });

    expect(answer.body.projects).toHaveLength(2);
    const [one, two] = [await detail(answer.body.projects[0].id), await detail(answer.body.projects[1].id)];
    expect([one.title, one.closingDate, one.maxBudgetCents, one.budgetCents]).toEqual([
      'Paint work',
      null,
      100_000,
      null,
    ]);
    expect(one.conditions[0]).toMatchObject({
      title: 'Repaint the eave',
      category: 'other',
      location: 'Eave',
      evidence: ['photo_after'],
    });
    expect([two.title, two.closingDate]).toEqual(['The water heater has no strap', REQUEST.closingDate]);
  });

  it('COND-02 refuses a repair that is left out, named twice or another’s', async () => {
    const { intake, repairs } = await approved({ email: (await aPerson(test)).user.email });
    const [paint, strap] = repairs.map(({ id }) => ({ repairId: id }));
    const faults = async (...projects: object[][]) =>
      (await convert(intake.id, { projects: projects.map((list) => ({ repairs: list })) })).body.errors.map(
        ({ path, code }: { path: string; code: string }) => [path, code],
      );

    expect(await faults([{ ...paint }])).toEqual([['projects', 'required']]);
    expect(await faults([{ ...paint }, { ...strap }], [{ ...paint }])).toEqual([
      ['projects.1.repairs.0.repairId', 'not_allowed'],
    ]);
    expect(await faults([{ ...paint }, { ...strap }, { repairId: newId() }])).toEqual([
      ['projects.0.repairs.2.repairId', 'invalid'],
    ]);
    expect((await convert(intake.id)).status).toBe(200);
  });

  it('COND-02 brings the appraisal along, as a file of its own', async () => {
    const owner = await aPerson(test);
    const { intake } = await approved({ email: owner.user.email });
    const paper = {
      id: newId(),
      intakeId: intake.id,
      kind: 'appraisal' as const,
      name: 'report.pdf',
      contentType: 'application/pdf',
    };
    const storageKey = `intake/${intake.id}/${paper.id}`;
    await test.app.get(FileStorage, { strict: false }).putBytes(storageKey, Buffer.from('%PDF-1.7 the report'));
    await test.unitOfWork
      .repository(IntakeFileEntity)
      .insert({ ...paper, bytes: 19, storageKey, createdAt: test.clock.now() });

    const { body } = await convert(intake.id);
    const files = (await test.http.get(`/api/projects/${body.projects[0].id}/files`).set(owner.headers)).body.items;
    const copy = await test.http.get(`/api/files/${files[0].id}`).set(owner.headers).buffer(true);
    const original = await test.http.get(`/api/admin/intake/${intake.id}/files/${paper.id}`).set(admin.headers);

    expect(files).toEqual([expect.objectContaining({ kind: 'document', name: 'report.pdf' })]);
    expect(copy.body.toString()).toBe('%PDF-1.7 the report');
    expect(original.headers['content-disposition']).toContain('attachment; filename="report.pdf"');
  });

  it('PROJ-04 tells the contractors whom it fits', async () => {
    const contractor = await aContractor(test);
    const { intake } = await approved({ email: (await aPerson(test)).user.email });

    const { body } = await convert(intake.id);

    const told = await test.http.get(`/api/users/${contractor.user.id}/notifications`).set(contractor.headers);
    expect(told.body.items[0]).toMatchObject({
      type: 'project_posted',
      actionUrl: expect.stringContaining(body.projects[0].id),
    });
  });

  it('INT-08 of twenty who convert at once, one does', async () => {
    const { intake } = await approved();

    const answers = await Promise.all(Array.from({ length: 20 }, () => convert(intake.id)));

    const count = await test.unitOfWork.manager.query(
      `SELECT count(*)::int AS n FROM intake_project WHERE intake_id = $1`,
      [intake.id],
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(count).toEqual([{ n: 1 }]);
    expect(await test.unitOfWork.repository(UserEntity).countBy({ email: intake.email })).toBe(1);
  });
});

describe('whose project it becomes', () => {
  it.each([
    ['not verified', { emailVerifiedAt: null }, 'intake.account_unverified'],
    ['a contractor’s and not verified', { role: 'contractor', emailVerifiedAt: null }, 'intake.account_unverified'],
    ['a contractor’s', { role: 'contractor' }, 'intake.account_unfit'],
    ['suspended', { status: 'suspended' }, 'intake.account_unfit'],
  ] as const)('INT-08 refuses an account that is %s, and changes nothing', async (_what, account, code) => {
    const { user } = await aPerson(test, 'seller', account);
    const { intake } = await approved({ email: user.email });

    const answer = await convert(intake.id);

    expect([answer.status, answer.body.code]).toEqual([409, code]);
    expect((await test.unitOfWork.repository(IntakeEntity).findOneByOrFail({ id: intake.id })).state).toBe('approved');
  });

  it('INT-08 invites who has no account; nobody signs in before password, age and terms are there', async () => {
    const { intake } = await approved();
    await convert(intake.id);
    await test.jobs.drain();
    const invited = await accountOf(intake.email);

    expect(invited).toMatchObject({
      role: 'seller',
      firstName: 'Marcus',
      lastName: 'Bell',
      emailVerifiedAt: null,
      termsAcceptedAt: null,
      termsVersion: null,
      adultConfirmedAt: null,
    });
    expect((await stranger().post('/api/auth/login', { email: intake.email, password: PASSWORD })).status).toBe(401);
    const token = activationOf(intake.email);
    const form = { token, password: PASSWORD, confirmPassword: PASSWORD, adult: true, termsAccepted: true };
    expect((await stranger().post('/api/auth/activation', { token })).body).toEqual({
      ...{ email: intake.email, isInvited: true },
      ...{ firstName: 'Marcus', lastName: 'Bell' },
    });
    for (const lacking of [{ adult: false }, { termsAccepted: false }, { confirmPassword: 'nine-slow-egrets' }]) {
      expect((await stranger().post('/api/auth/activation/accept', { ...form, ...lacking })).status).toBe(422);
    }
    const browser = stranger();

    const answer = await browser.post('/api/auth/activation/accept', form);

    expect(answer.status).toBe(204);
    const own = await browser.get('/api/projects?scope=mine');
    expect(own.body.items).toHaveLength(1);
    expect(await accountOf(intake.email)).toMatchObject({
      emailVerifiedAt: expect.any(Date),
      termsAcceptedAt: expect.any(Date),
      adultConfirmedAt: expect.any(Date),
    });
    const linked = await test.http.get(`/api/admin/intake/${intake.id}`).set(admin.headers);
    expect(linked.body.account).toEqual({ standing: 'linked', userId: invited?.id });
    expect((await stranger().post('/api/auth/activation/accept', form)).body.code).toBe('auth.link_invalid');
    expect((await stranger().post('/api/auth/login', { email: intake.email, password: PASSWORD })).status).toBe(200);
  });

  it('AUTH-08 a forgotten password does not pass by the terms: who was invited is invited again', async () => {
    const { intake } = await approved();
    await convert(intake.id);
    await test.jobs.drain();
    const earlier = activationOf(intake.email);
    test.inbox.clear();

    await stranger().post('/api/auth/forgot-password', { email: intake.email });
    await test.jobs.drain();

    expect(test.inbox.to(intake.email).join()).not.toContain('/app/reset-password#');
    expect((await stranger().post('/api/auth/activation', { token: earlier })).body.code).toBe('auth.link_invalid');
    expect((await stranger().post('/api/auth/activation', { token: activationOf(intake.email) })).status).toBe(200);
  });

  it('INT-08 posts a second request for whoever was invited before, and invites them again', async () => {
    const { intake } = await approved();
    await convert(intake.id);
    const again = await approved({ email: intake.email });

    const answer = await convert(again.intake.id);

    expect([answer.status, answer.body.account.standing]).toEqual([200, 'invited']);
  });
});

function activationOf(address: string): string {
  const secrets = test.inbox.to(address).flatMap((mail) => /\/app\/activate#([\w-]+)/.exec(mail)?.[1] ?? []);
  const last = secrets.at(-1);
  if (last === undefined) throw new Error(`Nobody was invited at ${address}`);
  return last;
}
