import {
  actingSides,
  CONDITION_GUARDS,
  CONDITION_STATES,
  conditionMachine,
  decide,
  partiesOf,
  PROJECT_STATES,
  splitProjectState,
  type ConditionEvent,
  type ConditionState,
  type Permission,
  type ProjectState,
} from '@cw/domain';
import { createTestApp, type TestApp } from '../../../testing/index.js';
import { aJob, type Job, type Person } from '../../../testing/market.js';
import { aPhoto, upload } from '../../../testing/uploads.js';
import {
  actorOf,
  allTrue,
  CAST,
  personOf,
  sidesOf,
  statusOf,
  theOthers,
  type CastName,
  type Others,
} from '../testing/cast.js';

/** The events that a person fires over the API; the others follow bids, the start and agreed changes. */
const ROUTES = {
  prove: { permission: 'condition.prove', path: 'evidence', body: {} },
  accept: { permission: 'condition.review', path: 'accept', body: {} },
  return: { permission: 'condition.review', path: 'return', body: { reason: 'The photo shows another window.' } },
  clear: { permission: 'condition.review', path: 'clear', body: {} },
} as const satisfies Partial<Record<ConditionEvent, { permission: Permission; path: string; body: object }>>;
type RoutedEvent = keyof typeof ROUTES;
const EVENTS = Object.keys(ROUTES) as RoutedEvent[];

let test: TestApp;
let others: Others;
let job: Job;
let conditionId: string;
beforeAll(async () => {
  test = await createTestApp();
  others = await theOthers(test);
  job = await aJob(test);
  conditionId = job.project.conditions[0]?.id ?? '';
  await query(`UPDATE project SET decider_ids = $2, viewer_ids = $3 WHERE id = $1`, [
    job.project.id,
    [others.decider.user.id],
    [others.viewer.user.id],
  ]);
  await place('in_progress.started', 'in_work');
  const content = await aPhoto();
  for (const kind of ['before', 'after'])
    await upload(test, job.contractor, { projectId: job.project.id, content, kind, conditionId }).expect(201);
});
afterAll(() => test.close());

const query = (sql: string, parameters: unknown[]) => test.unitOfWork.manager.query(sql, parameters);

/** Puts project and condition into these states; the evidence is there, so that no guard stands in the way. */
async function place(project: ProjectState, condition: ConditionState): Promise<void> {
  const { status, work } = splitProjectState(project);
  await query(`UPDATE project SET status = $2, work = $3 WHERE id = $1`, [job.project.id, status, work]);
  await query(`UPDATE condition SET state = $2 WHERE id = $1`, [conditionId, condition]);
}

const ALL_TRUE = allTrue(CONDITION_GUARDS);

/** What the domain's own tables say of a cell: permissions, who may know of it, and the machine. */
function expected(state: ConditionState, event: RoutedEvent, person: Person): number {
  const actor = actorOf(person);
  const parties = partiesOf(actor, { ...sidesOf(job, others), awardedContractorId: job.contractor.user.id });
  return statusOf(actor, {
    permission: ROUTES[event].permission,
    knowsOfIt: parties.length > 0,
    decision: decide(conditionMachine, { state, event, as: actingSides(parties), guards: ALL_TRUE }),
  });
}

const ask = (event: RoutedEvent, { headers }: Person) =>
  test.http.post(`/api/conditions/${conditionId}/${ROUTES[event].path}`).set(headers).send(ROUTES[event].body);

const stateNow = async (): Promise<ConditionState> => {
  const [row] = await query(`SELECT state FROM condition WHERE id = $1`, [conditionId]);
  return row.state;
};

describe('COND-04 ROLE-06 state × event × role of a condition', () => {
  it.each(CONDITION_STATES)('while it is %s', async (state) => {
    const wrong: string[] = [];
    for (const event of EVENTS) {
      const to = decide(conditionMachine, { state, event, as: ['owner', 'awarded_contractor'], guards: ALL_TRUE });
      for (const role of CAST) {
        await place('in_progress.started', state);
        const person = personOf(job, others, role);
        const wanted = expected(state, event, person);
        const { status, body } = await ask(event, person);
        const now = await stateNow();
        const reached = status === 200 && to.ok ? to.value : state;
        if (status !== wanted || now !== reached)
          wrong.push(`${event} by ${role}: ${status} ${body.code ?? ''}, ${now}; expected ${wanted}, ${reached}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('nobody without a session fires anything', async () => {
    const answers = await Promise.all(
      EVENTS.map((event) => test.http.post(`/api/conditions/${conditionId}/${ROUTES[event].path}`).send({})),
    );

    expect(answers.map(({ status }) => status)).toEqual(EVENTS.map(() => 401));
  });
});

describe('when a condition moves at all', () => {
  const FITTING: Record<RoutedEvent, { state: ConditionState; role: CastName }> = {
    prove: { state: 'in_work', role: 'awarded contractor' },
    accept: { state: 'evidenced', role: 'owner' },
    return: { state: 'evidenced', role: 'owner' },
    clear: { state: 'accepted', role: 'owner' },
  };
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
      const { state, role } = FITTING[event];
      await place(project, state);
      statuses[event] = (await ask(event, personOf(job, others, role))).status;
    }

    const isUnderWay = UNDER_WAY.includes(project);
    const work = isUnderWay ? 200 : 409;
    const clear = isUnderWay || project === 'completed' ? 200 : 409;
    expect(statuses).toEqual({ prove: work, accept: work, return: work, clear });
  });
});
