import { conditionMachine, PROJECT_STATES, splitProjectState, type ConditionEvent } from '@cw/domain';
import type { ConditionState, ProjectState } from '@cw/domain';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aJob, type Job } from '../../../testing/market.js';
import { aPhoto, upload } from '../../../testing/uploads.js';

/** The events that a person fires over the API; the others follow bids, the start and agreed changes. */
const ROUTES = {
  prove: { path: 'evidence', by: 'contractor', body: {} },
  accept: { path: 'accept', by: 'owner', body: {} },
  take_back: { path: 'take-back', by: 'owner', body: {} },
  return: { path: 'return', by: 'owner', body: { reason: 'The photo shows another window.' } },
  clear: { path: 'clear', by: 'owner', body: {} },
} as const satisfies Partial<Record<ConditionEvent, { path: string; by: keyof Job; body: object }>>;
type RoutedEvent = keyof typeof ROUTES;
const EVENTS = Object.keys(ROUTES) as RoutedEvent[];
/** A state from which it never moves again. */
const OVER: ConditionState = 'cleared';

let test: TestApp;
let job: Job;
let conditionId: string;
beforeAll(async () => {
  test = await createTestApp();
  job = await aJob(test);
  conditionId = job.project.conditions[0]?.id ?? '';
  await place('in_progress.started', 'in_work');
  for (const kind of ['before', 'after'])
    await upload(test, job.contractor, {
      projectId: job.project.id,
      content: await aPhoto(),
      kind,
      conditionId,
    }).expect(201);
});
afterAll(() => test.close());

const query = (sql: string, parameters: unknown[]) => test.unitOfWork.manager.query(sql, parameters);

/** Puts project and condition into these states; the evidence is there, so that no guard stands in the way. */
async function place(project: ProjectState, condition: ConditionState): Promise<void> {
  const { status, work } = splitProjectState(project);
  await query(`UPDATE project SET status = $2, work = $3 WHERE id = $1`, [job.project.id, status, work]);
  await query(`UPDATE condition SET state = $2 WHERE id = $1`, [conditionId, condition]);
}

function moveOf(event: RoutedEvent): { from: ConditionState; to: string } {
  const row = conditionMachine.transitions.find((one) => one.event === event);
  const [from] = row?.from ?? [];
  if (!row || from === undefined) throw new Error(`${event} is in no table`);
  return { from, to: row.to };
}

const ask = (event: RoutedEvent) => {
  const { path, by, body } = ROUTES[event];
  return test.http.post(`/api/conditions/${conditionId}/${path}`).set(job[by].headers).send(body);
};

const stateNow = async (): Promise<ConditionState> => {
  const [row] = await query(`SELECT state FROM condition WHERE id = $1`, [conditionId]);
  return row.state;
};

// Which states and people have no such word is said once: by the domain's table and by the access matrix.
describe('COND-04 what moves a condition, over the API', () => {
  it.each(EVENTS)('%s leads where the table says, and nowhere once it is cleared', async (event) => {
    const { from, to } = moveOf(event);
    await place('in_progress.started', from);

    const { status } = await ask(event);

    expect([status, await stateNow()]).toEqual([200, to]);
    await place('in_progress.started', OVER);
    const late = await ask(event);
    expect(late.body).toMatchObject({ status: 409, code: 'state.conflict', state: OVER });
    expect(await stateNow()).toBe(OVER);
  });
});

describe('when a condition moves at all', () => {
  const UNDER_WAY: readonly ProjectState[] = [
    'in_progress.started',
    'in_progress.submitted',
    'in_progress.changes_requested',
  ];

  // While it is open nobody is awarded: there is nothing that could move.
  const AFTER_AWARD = PROJECT_STATES.filter((state) => state !== 'open');

  it.each(AFTER_AWARD)('COND-04 while the project is %s: only under way, and cleared after it too', async (project) => {
    const statuses: Partial<Record<RoutedEvent, number>> = {};
    for (const event of EVENTS) {
      await place(project, moveOf(event).from);
      statuses[event] = (await ask(event)).status;
    }

    const isUnderWay = UNDER_WAY.includes(project);
    const work = isUnderWay ? 200 : 409;
    const clear = isUnderWay || project === 'completed' ? 200 : 409;
    expect(statuses).toEqual({ prove: work, accept: work, take_back: work, return: work, clear });
  });
});
