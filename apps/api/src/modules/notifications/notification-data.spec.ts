import { cents } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { newId } from '../../common/ids.js';
import { aUser, createTestApp, type TestApp } from '../../testing/index.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const TITLE = 'Roof of Sofia Reyes';

/** Something of a project was told to its contractor and to staff. */
async function tell(): Promise<string> {
  const [owner, contractor, admin] = await Promise.all([
    aUser(test),
    aUser(test, { role: 'contractor' }),
    aUser(test, { role: 'admin' }),
  ]);
  const about = {
    projectId: newId(),
    projectTitle: TITLE,
    ownerId: owner.id,
    contractorId: contractor.id,
    actorId: null,
    amountCents: cents(100_000),
    adminIds: [admin.id],
  };
  const events = test.app.get(EventBus);
  await test.unitOfWork.run(async () => {
    await events.emit('work.submitted', about);
    await events.emit('payment.long_held', about);
    await events.emit('payout.setup_reminded', about);
    await events.emit('question.reported', { ...about, questionId: newId() });
    await events.emit('dispute.due', { ...about, disputeId: newId() });
  });
  return about.projectId;
}

const titles = (projectId: string): Promise<{ url: string; title: string }[]> =>
  test.unitOfWork.manager.query(
    `SELECT action_url AS url, params ->> 'project' AS title FROM notification
     WHERE params ->> 'projectId' = $1 ORDER BY action_url`,
    [projectId],
  );

describe('the words of whoever has left', () => {
  it('AUTH-08 go out of everything that was told of their project, wherever it leads, and of no other', async () => {
    const [left, other] = [await tell(), await tell()];

    await test.unitOfWork.run(() =>
      test.app.get(EventBus).emit('project.redacted', {
        projectId: left,
        projectTitle: 'Removed',
        ownerId: newId(),
        actorId: null,
        reasons: [],
        isOwnersLeave: true,
      }),
    );

    expect((await titles(left)).map(({ title }) => title)).toEqual(Array.from({ length: 5 }, () => 'Removed'));
    expect((await titles(left)).map(({ url }) => url.split(/[?#]/)[0])).toEqual(
      expect.arrayContaining(['/disputes', '/my-jobs', '/payments', '/reports', `/projects/${left}`]),
    );
    expect((await titles(other)).map(({ title }) => title)).toEqual(Array.from({ length: 5 }, () => TITLE));
  });
});
