import { AuditEntryEntity } from '../common/audit/audit-entry.entity.js';
import { createInvoicesTest, type InvoicesTest } from '../testing/closing-job.js';
import { STAFF_ACTS_AS_CLIENT } from './staff-acts-as-client.js';
import { openDesk, STAFF_ACTS, type Desk } from './staff-acts.js';

let test: InvoicesTest;
let desk: Desk;
beforeAll(async () => {
  test = await createInvoicesTest();
  desk = await openDesk(test);
});
afterAll(() => test.close());

const entries = (): Promise<AuditEntryEntity[]> =>
  test.unitOfWork.repository(AuditEntryEntity).findBy({ actorId: desk.staff.user.id });

describe('ADM-01 the audit log holds what staff do where the matrix does not lead', () => {
  it.each(Object.entries({ ...STAFF_ACTS, ...STAFF_ACTS_AS_CLIENT }))('%s', async (_operation, prepare) => {
    const act = await prepare(desk);
    const before = new Set((await entries()).map(({ id }) => id));

    const { status, text } = await act();

    expect([status < 300, text]).toEqual([true, expect.anything()]);
    const left = (await entries()).filter(({ id }) => !before.has(id));
    expect(left).toHaveLength(1);
    expect(left[0]).toMatchObject({ subjectId: expect.any(String), after: expect.anything() });
  });
});
