import type { IntakeState } from '@cw/domain';
import type { Response } from 'supertest';
import { ClosingJob, createInvoicesTest, type InvoicesTest } from '../../../testing/closing-job.js';
import { aJob, conditionInput, type Person } from '../../../testing/market.js';
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
const followedBy = (state: IntakeState, projectIds: readonly string[], request: object = {}) =>
  anIntakeIn(test, state, { staffId: admin.user.id, projectIds, request });
const INSPECTION = { scheduledOn: '2026-12-11', inspectorName: 'Dana Whitfield' };

describe('the re-inspection', () => {
  it('INT-08 is ordered with date and inspector, again for another date, and its result belongs to it', async () => {
    const closing = await ClosingJob.approved(test);
    const { intake } = await followedBy('reinspection_ordered', [closing.projectId]);

    expect((await act(intake.id, 'reinspection/result', { result: 'passed' })).body.code).toBe(
      'intake.reinspection_open',
    );
    await act(intake.id, 'reinspection', INSPECTION);
    const { body } = await act(intake.id, 'reinspection', { ...INSPECTION, scheduledOn: '2026-12-12' });

    expect(body.reinspections).toEqual([
      expect.objectContaining({ scheduledOn: '2026-12-12', inspectorName: 'Dana Whitfield', result: null }),
    ]);
    expect((await act(intake.id, 'reinspection/result', { result: 'failed' })).body.errors[0]).toMatchObject({
      path: 'notes',
      code: 'required',
    });
  });

  it('INT-08 that failed tells both sides what must be mended, and is ordered again once it is', async () => {
    const closing = await ClosingJob.approved(test);
    const { intake } = await followedBy('reinspection_ordered', [closing.projectId]);
    await act(intake.id, 'reinspection', INSPECTION);
    test.inbox.clear();

    const failed = await act(intake.id, 'reinspection/result', {
      result: 'failed',
      notes: 'The second coat is missing.',
    });
    await test.jobs.drain();

    const { contractor, owner } = closing.job;
    for (const { user, headers } of [contractor, owner]) {
      const told = (await test.http.get(`/api/users/${user.id}/notifications`).set(headers)).body.items;
      expect([told[0].type, told[0].message]).toEqual([
        'reinspection_failed',
        expect.stringContaining('“The second coat is missing”. Our staff arrange the repair.'),
      ]);
    }
    expect(test.inbox.to(intake.email).at(-1)).toContain('The second coat is missing.');
    expect(failed.body.state).toBe('work_scheduled');
    const again = await act(intake.id, 'reinspection', { ...INSPECTION, scheduledOn: '2026-12-14' });
    expect([again.body.state, again.body.reinspections.length]).toEqual(['reinspection_ordered', 2]);
  });

  it('NOTE-06 INT-08 that failed is one e-mail to whoever sent the request and owns its project', async () => {
    const closing = await ClosingJob.approved(test);
    const { owner } = closing.job;
    const { intake } = await followedBy('reinspection_ordered', [closing.projectId], { email: owner.user.email });
    await act(intake.id, 'reinspection', INSPECTION);
    await test.jobs.drain();
    test.inbox.clear();

    await act(intake.id, 'reinspection/result', { result: 'failed', notes: 'The second coat is missing.' });
    await test.jobs.drain();

    expect(test.inbox.to(owner.user.email)).toEqual([expect.stringContaining('The second coat is missing.')]);
  });

  it('INT-08 is not ordered while work goes on', async () => {
    const { intake } = await followedBy('work_scheduled', [
      (await aJob(test, { project: { conditions: [conditionInput()] } })).project.id,
    ]);

    expect((await act(intake.id, 'reinspection', INSPECTION)).body.code).toBe('intake.work_unfinished');
  });

  it('INT-08 does not pass without somebody to send the invoice to', async () => {
    const closing = await ClosingJob.approved(test);
    const { intake } = await followedBy('reinspection_ordered', [closing.projectId], {
      settlementAgent: { name: 'Grace Okafor' },
    });
    await act(intake.id, 'reinspection', INSPECTION);

    const refused = await act(intake.id, 'reinspection/result', { result: 'passed' });

    expect([refused.status, refused.body.code, (await read(intake.id)).state]).toEqual([
      409,
      'intake.no_settlement_agent',
      'reinspection_ordered',
    ]);
  });
});
