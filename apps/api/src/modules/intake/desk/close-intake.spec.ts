import type { IntakeState } from '@cw/domain';
import type { Response } from 'supertest';
import { AGENT, ClosingJob, createInvoicesTest, UpfrontJob, type InvoicesTest } from '../../../testing/closing-job.js';
import { handIn } from '../../../testing/finished-job.js';
import { aContractor, aJob, aPerson, bidOn, conditionInput, type Job, type Person } from '../../../testing/market.js';
import { pdfText } from '../../../testing/pdf-text.js';
import { IntakeLinks } from '../intake-links.js';
import { IntakeEntity } from '../intake.entity.js';
import { anIntakeIn } from './testing/an-intake.js';

let test: InvoicesTest;
let admin: Person;
beforeAll(async () => {
  test = await createInvoicesTest();
  admin = await test.admin();
});
beforeEach(() => test.inbox.clear());
afterAll(() => test.close());

const act = (id: string, action: string, body: object = {}): Promise<Response> =>
  test.http.post(`/api/admin/intake/${id}/${action}`).set(admin.headers).send(body).then();
const read = async (id: string) => (await test.http.get(`/api/admin/intake/${id}`).set(admin.headers)).body;
const fire = async (person: Person, job: Job, event: string, body: object = {}): Promise<void> => {
  await test.http.post(`/api/projects/${job.project.id}/${event}`).set(person.headers).send(body).expect(200);
};
const finish = async (job: Job): Promise<void> => {
  await fire(job.contractor, job, 'start');
  await handIn(test, job);
  await fire(job.owner, job, 'approve', { acceptRemaining: true });
};
const oneCondition = () => aJob(test, { project: { conditions: [conditionInput()] } });
const followedBy = (state: IntakeState, projectIds: readonly string[], request: object = {}) =>
  anIntakeIn(test, state, { staffId: admin.user.id, projectIds, request });
const INSPECTION = { scheduledOn: '2026-12-11', inspectorName: 'Dana Whitfield' };

describe('a request follows its projects', () => {
  it('INT-08 the last that is completed sends it to the re-inspection, and the submitter is told', async () => {
    const [one, two] = [await oneCondition(), await oneCondition()];
    const { intake } = await followedBy('work_scheduled', [one.project.id, two.project.id]);

    await finish(one);
    expect((await read(intake.id)).state).toBe('work_scheduled');
    await finish(two);
    await test.jobs.drain();

    const after = await read(intake.id);
    expect([after.state, after.history.at(-1).event, after.history.at(-1).actorName]).toEqual([
      'reinspection_ordered',
      'work_done',
      null,
    ]);
    expect(after.repairList.every(({ isDone }: { isDone: boolean }) => isDone)).toBe(true);
    expect(test.inbox.to(intake.email).at(-1)).toContain(intake.reference);
  });

  it('INT-08 a cancelled one brings it back once none goes on; what was done needs no other offer', async () => {
    const [one, two] = [await oneCondition(), await oneCondition()];
    const { intake, repairs } = await followedBy('work_scheduled', [one.project.id, two.project.id]);

    await fire(one.owner, one, 'cancel', { reason: 'The roof is sold apart.' });
    expect((await read(intake.id)).state).toBe('work_scheduled');
    await finish(two);

    expect((await read(intake.id)).state).toBe('in_review');
    await test.jobs.drain();
    expect(test.inbox.to(intake.email).at(-1)).toContain('The project “');
    const line = { repairId: repairs[0]?.id, ceilingCents: 90_000, responsibleParty: 'buyer' };
    expect((await act(intake.id, 'offer', { lines: [line] })).status).toBe(200);
  });

  it('INT-08 two that end at one moment move it once', async () => {
    const [one, two] = [await oneCondition(), await oneCondition()];
    for (const job of [one, two]) {
      await fire(job.contractor, job, 'start');
      await handIn(test, job);
    }
    const { intake } = await followedBy('work_scheduled', [one.project.id, two.project.id]);

    await Promise.all([one, two].map((job) => fire(job.owner, job, 'approve', { acceptRemaining: true })));

    const after = await read(intake.id);
    expect([after.state, after.history.length]).toEqual(['reinspection_ordered', 1]);
  });
});

describe('a project of a request that is posted again', () => {
  const convertedFor = async (owner: Person) => {
    const { intake, repairs } = await followedBy('approved', [], { email: owner.user.email });
    const { body } = await act(intake.id, 'convert');
    return { id: intake.id, repairIds: repairs.map(({ id }) => id), projectId: String(body.projects[0].id) };
  };
  const post = ({ headers }: Person, path: string, body: object = {}) =>
    test.http
      .post(`/api/projects/${path}`)
      .set(headers)
      .send(body)
      .expect(({ ok }) => expect(ok).toBe(true));
  const cancel = (owner: Person, projectId: string) => post(owner, `${projectId}/cancel`, { reason: 'Not this way.' });
  const repost = async (owner: Person, projectId: string): Promise<string> =>
    (await post(owner, `${projectId}/repost`)).body.id;
  const held = async (id: string) =>
    (await read(id)).projects.map((one: { id: string; status: string; repairIds: string[] }) => [
      one.id,
      one.status,
      one.repairIds,
    ]);

  it('PROJ-06 INT-08 is the request’s too, which is at work again and offers nothing else', async () => {
    const owner = await aPerson(test, 'seller');
    const { id, repairIds, projectId } = await convertedFor(owner);
    await cancel(owner, projectId);
    expect((await read(id)).state).toBe('in_review');

    const again = await repost(owner, projectId);

    const after = await read(id);
    expect([after.state, after.history.at(-1).event]).toEqual(['work_scheduled', 'project_reposted']);
    expect(await held(id)).toEqual([
      [projectId, 'cancelled', repairIds],
      [again, 'open', repairIds],
    ]);
    await repost(owner, projectId);
    expect(await held(id)).toHaveLength(2);
    await cancel(owner, again);
    expect((await read(id)).state).toBe('in_review');
    await repost(owner, again);
    expect((await read(id)).state).toBe('work_scheduled');
  });

  it('PROJ-06 INT-08 waits for an answer that staff asked for meanwhile', async () => {
    const owner = await aPerson(test, 'seller');
    const { id, projectId } = await convertedFor(owner);
    await cancel(owner, projectId);
    await act(id, 'ask', { question: 'What is left to do?' });
    await repost(owner, projectId);
    expect((await read(id)).state).toBe('needs_information');

    const answered = test.http.post(`/api/intake/mine/${id}/answer`).set(owner.headers);
    expect((await answered.send({ answer: 'I posted it again.' })).body.state).toBe('work_scheduled');
  });

  it('PROJ-06 INT-08 of what was left out takes those repairs from the job that goes on', async () => {
    const owner = await aPerson(test, 'seller');
    const { id, repairIds, projectId } = await convertedFor(owner);
    const project = (await test.http.get(`/api/projects/${projectId}`).set(owner.headers)).body;
    const terms = { prices: { 1: 90_000 }, fields: { acceptsAtClosing: true } };
    const bid = await bidOn(test, await aContractor(test), project, terms);
    const chosen = { paymentTiming: 'at_closing', acknowledgedGaps: [project.conditions[1].id] };
    await test.http.post(`/api/bids/${bid.id}/accept`).set(owner.headers).send(chosen).expect(200);

    const { body } = await post(owner, `${projectId}/repost`, { leftOut: true });

    expect(await held(id)).toEqual([
      [projectId, 'in_progress', [repairIds[0]]],
      [body.id, 'open', [repairIds[1]]],
    ]);
  });
});

/** Passed, its letters sent. */
async function passed(projectIds: readonly string[]): Promise<string> {
  const { intake } = await followedBy('reinspection_ordered', projectIds);
  await act(intake.id, 'reinspection', INSPECTION);
  await act(intake.id, 'reinspection/result', { result: 'passed' });
  await test.jobs.drain();
  return intake.id;
}

const statement = async (id: string): Promise<string> => {
  const answer = await test.http.get(`/api/admin/intake/${id}/statement`).set(admin.headers).buffer(true);
  return pdfText(answer.body);
};

describe('the closing', () => {
  it('INT-08 what is held is on the statement as paid; nothing is asked for and the request closes', async () => {
    const job = await UpfrontJob.accepted(test);
    await test.onboard(job.contractor.user);
    await job.pay(300_000);
    await job.fire(job.contractor, 'start').expect(200);
    await job.prove();
    await job.fire(job.contractor, 'submit').expect(200);
    await job.fire(job.owner, 'approve', { acceptRemaining: true }).expect(200);
    await test.workers.drain();
    await test.jobs.drain();
    test.inbox.clear();

    const id = await passed([job.project.id]);

    const mails = test.inbox.to(AGENT.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('$3,000.00 paid already, $0.00 due');
    expect(mails[0]).toContain('application/pdf');
    const text = await statement(id);
    expect(text).toContain('Paid through Closewright');
    expect(text).toMatch(/Already paid\s*\$3,000\.00/);
    expect(text).toMatch(/Due at or before closing\s*\$0\.00/);
    expect((await act(id, 'settle')).body.state).toBe('closed');
  });

  it('INT-08 what is paid at closing is due by its own invoice, once; the request closes when it is paid', async () => {
    const closing = await ClosingJob.approved(test);
    await test.onboard(closing.job.contractor.user);
    const invoices = () => test.inbox.to(AGENT.email).filter((mail) => mail.includes('/app/invoice#'));
    expect(invoices()).toHaveLength(1);

    const id = await passed([closing.projectId]);

    expect(invoices()).toHaveLength(1);
    const text = await statement(id);
    const { number } = (await closing.invoice()).body;
    const { firstName, lastName } = closing.owner.user;
    const line = text.replaceAll(/\s+/g, ' ');
    expect(line).toContain(
      `$1,000.00 is due at or before closing, by Friday, December 18, 2026. Pay invoice ${number}; it comes in a separate email.`,
    );
    expect(line).toMatch(/Prepared on \w+ \d+, 2026/);
    expect(line).toMatch(/Closing \w+day, \w+ \d+, 2026/);
    expect(line).toContain(`Client ${firstName} ${lastName} (seller)`);
    expect(line).toMatch(/Payee Closewright, on behalf of \w/);
    expect(line).toContain(`Write on the payment ${number}, 12 Hidden Lane`);
    expect(line).toContain('Re-inspection Passed, December 11, 2026');
    const mail = test.inbox.to(AGENT.email).find((one) => one.includes('statement'));
    expect(mail).toContain(`invoice ${number} for $1,000.00, due on Fri, Dec 18, 2026`);
    const early = await act(id, 'settle');
    expect([early.status, early.body.code, (await read(id)).state]).toEqual([409, 'intake.still_due', 'invoiced']);
    await closing.payByCard(closing.link());
    await test.workers.drain();
    expect(await statement(id)).toMatch(/Due at or before closing\s*\$0\.00/);
    expect((await act(id, 'settle')).body.state).toBe('closed');
    expect(await test.faults()).toEqual([]);
  });

  it('INT-08 PAY-04 names no closing on the statement of what is due after one fell through', async () => {
    const closing = await ClosingJob.approved(test);
    await closing.act('fall-through');
    test.inbox.clear();

    const text = (await statement(await passed([closing.projectId]))).replaceAll(/\s+/g, ' ');

    const { number } = (await closing.invoice()).body;
    expect(text).toContain(`$1,000.00 is due by Friday, November 27, 2026. Pay invoice ${number};`);
    expect(text).toMatch(/Balance due \$1,000\.00/);
    expect(text).not.toMatch(/at or before closing|Closing \w+day/);
    const mail = test.inbox.to(AGENT.email).find((one) => one.includes('statement'));
    expect(mail).toContain('$1,000.00 due.');
  });

  it('INT-08 the submitter takes the statement along, by the link and in the account, once it went out', async () => {
    const closing = await ClosingJob.approved(test);
    const { intake } = await followedBy('reinspection_ordered', [closing.projectId]);
    const { owner } = closing.job;
    const links = test.app.get(IntakeLinks, { strict: false });
    const linked = { userId: owner.user.id, tokenHash: links.hashFor(intake) };
    await test.unitOfWork.repository(IntakeEntity).update({ id: intake.id }, linked);
    const token = { 'X-Link-Token': links.secretOf(intake) };
    const byLink = () => test.http.get('/api/intake/request/statement').set(token).buffer(true);
    const inAccount = ({ headers }: Person) =>
      test.http.get(`/api/intake/mine/${intake.id}/statement`).set(headers).buffer(true);

    expect([(await byLink()).status, (await inAccount(owner)).status]).toEqual([404, 404]);
    await act(intake.id, 'reinspection', INSPECTION);
    await act(intake.id, 'reinspection/result', { result: 'passed' });

    for (const answer of [await byLink(), await inAccount(owner)]) {
      expect([answer.status, answer.headers['content-disposition']]).toEqual([
        200,
        expect.stringContaining(`attachment; filename="${intake.reference}.pdf"`),
      ]);
      expect(pdfText(answer.body)).toBe(await statement(intake.id));
    }
    expect((await inAccount(closing.job.contractor)).status).toBe(404);
    expect(
      (await test.http.get('/api/intake/request/statement').set({ 'X-Link-Token': 'w'.repeat(43) })).body.code,
    ).toBe('intake.link_invalid');
  });

  it('INT-08 an invoice that went to the client for want of a name moves to the agent of the request', async () => {
    const closing = await ClosingJob.approved(test, {});
    const owner = closing.owner.user.email;
    const clients = closing.link(owner);
    expect((await closing.invoice()).body.payer).toBe('client');

    await passed([closing.projectId]);

    const invoice = (await closing.invoice()).body;
    expect([invoice.payer, invoice.agent.email]).toEqual(['settlement_agent', AGENT.email]);
    expect((await closing.open(clients)).body).toMatchObject({ link: 'not_yours', dueCents: 0, agentName: null });
    expect((await closing.open(closing.link())).status).toBe(200);
  });
});

it('ADM-01 the statement of a request without projects is empty, and of none is a 404', async () => {
  const { intake } = await followedBy('submitted', []);
  const stranger = await aPerson(test);

  expect(await statement(intake.id)).toContain(intake.reference);
  expect((await test.http.get(`/api/admin/intake/${stranger.user.id}/statement`).set(admin.headers)).status).toBe(404);
});
