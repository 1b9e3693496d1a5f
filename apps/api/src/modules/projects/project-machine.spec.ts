import { projectMachine, splitProjectState, type ProjectEvent, type ProjectState, type Transition } from '@cw/domain';
import { createTestApp, type TestApp } from '../../testing/index.js';
import {
  aContractor,
  aJob,
  aPerson,
  bidOn,
  conditionInput,
  post,
  type Job,
  type Person,
} from '../../testing/market.js';

/** The events that a person fires over the API; the others are the clock's and, with disputes, staff's. */
const ROUTES = {
  edit: { path: '', body: { specialRequirements: 'Call before you come.' } },
  accept_bid: { path: '', body: { paymentTiming: 'at_closing' } },
  cancel: { path: '/cancel', body: { reason: 'The sale fell through.' } },
  request_early_start: { path: '/early-start/request', body: { reason: 'The crew is free next Monday already.' } },
  refuse_early_start: { path: '/early-start/refuse', body: {} },
  allow_early_start: { path: '/early-start', body: {} },
  start: { path: '/start', body: {} },
  contest_start: { path: '/contest-start', body: { reason: 'Nobody came to the house.' } },
  submit: { path: '/submit', body: {} },
  request_changes: { path: '/request-changes', body: {} },
  approve: { path: '/approve', body: {} },
  dispute: { path: '/dispute', body: { reason: 'The paint comes off again.' } },
} as const satisfies Partial<Record<ProjectEvent, { path: string; body: object }>>;
type RoutedEvent = keyof typeof ROUTES;
const EVENTS = Object.keys(ROUTES) as RoutedEvent[];
/** A state in which nothing happens any more. */
const OVER: ProjectState = 'cancelled';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const query = (sql: string, parameters: unknown[]) => test.unitOfWork.manager.query(sql, parameters);

async function aWorld(state: ProjectState): Promise<Job> {
  if (state !== 'open') return aJob(test);
  const owner = await aPerson(test);
  const contractor = await aContractor(test);
  const project = await post(test, owner);
  const { id: bidId } = await bidOn(test, contractor, project, { fields: { acceptsAtClosing: true } });
  return { owner, contractor, project, bidId };
}

/** In what state the repairs are, so that nothing but the table itself refuses the event. */
const REPAIRS: Partial<Record<RoutedEvent, string>> = {
  start: 'awarded',
  submit: 'evidenced',
  request_changes: 'evidenced',
  approve: 'accepted',
};

/** Puts a project into a state in which every guard of the event is true. */
async function place({ project: { id } }: Job, state: ProjectState, event: RoutedEvent): Promise<void> {
  const { status, work } = splitProjectState(state);
  const isUnderWay = work !== null && work !== 'not_started';
  await query(
    `UPDATE project SET status = $2, work = $3, started_at = $4, agreed_start_date = $5, early_start_at = NULL,
       early_start_asked_at = $6 WHERE id = $1`,
    [
      id,
      status,
      work,
      isUnderWay ? test.clock.now() : null,
      event === 'allow_early_start' || event === 'request_early_start' ? '2027-03-01' : null,
      event === 'refuse_early_start' ? test.clock.now() : null,
    ],
  );
  const repairs = REPAIRS[event];
  if (repairs !== undefined && state !== 'open')
    await query(`UPDATE condition SET state = $2 WHERE project_id = $1`, [id, repairs]);
}

/** The row of the domain's table that a person fires: where it begins, where it leads and whose word it is. */
function moveOf(event: RoutedEvent): { from: ProjectState; to: ProjectState; who: 'owner' | 'contractor' } {
  const rows: readonly Transition<ProjectState, ProjectEvent, string, string>[] = projectMachine.transitions;
  const row = rows.find((one) => one.event === event);
  const [from] = row?.from ?? [];
  if (!row || from === undefined || row.to === 'previous') throw new Error(`${event} is in no table`);
  return { from, to: row.to, who: row.who.includes('owner') ? 'owner' : 'contractor' };
}

/** What the client returns: at least one repair, with its reason. */
const returnsOf = ({ project }: Job) =>
  project.conditions.slice(0, 1).map(({ id }) => ({ conditionId: id, reason: 'The second coat is missing.' }));

async function ask(job: Job, event: RoutedEvent, person: Person) {
  const { path } = ROUTES[event];
  const body = event === 'request_changes' ? { returns: returnsOf(job) } : ROUTES[event].body;
  const project = `/api/projects/${job.project.id}`;
  if (event === 'edit') return test.http.patch(project).set(person.headers).send(body);
  const url = event === 'accept_bid' ? `/api/bids/${job.bidId}/accept` : `${project}${path}`;
  return test.http.post(url).set(person.headers).send(body);
}

const stateOf = async ({ project: { id } }: Job): Promise<string> => {
  const [row] = await query(`SELECT status, work FROM project WHERE id = $1`, [id]);
  return row.work === null ? row.status : `${row.status}.${row.work}`;
};

// Which states and people have no such word is said once: by the domain's table and by the access matrix.
describe('PROJ-04 COND-04 what moves a project, over the API', () => {
  it.each(EVENTS)('%s leads where the table says, and is refused by name when all is over', async (event) => {
    const { from, to, who } = moveOf(event);
    const job = await aWorld(from);
    await place(job, from, event);

    const { status } = await ask(job, event, job[who]);

    expect([status, await stateOf(job)]).toEqual([200, to]);
    await place(job, OVER, event);
    const late = await ask(job, event, job[who]);
    expect(late.body).toMatchObject({ status: 409, code: 'state.conflict', state: OVER });
    expect(await stateOf(job)).toBe(OVER);
  });

  it('conditions are added while it is open, and by nobody else than its owner', async () => {
    const job = await aWorld('open');
    const add = (person: Person) =>
      test.http.post(`/api/projects/${job.project.id}/conditions`).set(person.headers).send(conditionInput());

    const answers = await Promise.all([job.owner, job.contractor, await aPerson(test)].map(add));

    expect(answers.map(({ status }) => status)).toEqual([201, 403, 404]);
  });
});
