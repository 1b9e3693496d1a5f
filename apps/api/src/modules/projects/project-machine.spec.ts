import {
  canReadBid,
  canReadProject,
  decide,
  partiesOf,
  PROJECT_GUARDS,
  PROJECT_STATES,
  projectMachine,
  splitProjectState,
  type Actor,
  type Permission,
  type ProjectEvent,
  type ProjectFacts,
  type ProjectState,
} from '@cw/domain';
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
import { actorOf, allTrue, CAST, personOf, sidesOf, statusOf, theOthers, type Others } from './testing/cast.js';

/** The events that a person fires over the API; the others are the clock's and, with disputes, staff's. */
const ROUTES = {
  edit: { permission: 'project.edit', path: '', body: { specialRequirements: 'Call before you come.' } },
  accept_bid: { permission: 'bid.decide', path: '', body: { paymentTiming: 'at_closing' } },
  cancel: { permission: 'project.cancel', path: '/cancel', body: { reason: 'The sale fell through.' } },
  request_early_start: {
    permission: 'work.start',
    path: '/early-start/request',
    body: { reason: 'The crew is free next Monday already.' },
  },
  refuse_early_start: { permission: 'project.review', path: '/early-start/refuse', body: {} },
  allow_early_start: { permission: 'project.review', path: '/early-start', body: {} },
  start: { permission: 'work.start', path: '/start', body: {} },
  contest_start: {
    permission: 'project.review',
    path: '/contest-start',
    body: { reason: 'Nobody came to the house.' },
  },
  submit: { permission: 'work.submit', path: '/submit', body: {} },
  request_changes: { permission: 'project.review', path: '/request-changes', body: {} },
  approve: { permission: 'project.review', path: '/approve', body: {} },
  dispute: { permission: 'project.dispute', path: '/dispute', body: { reason: 'The paint comes off again.' } },
} as const satisfies Partial<Record<ProjectEvent, { permission: Permission; path: string; body: object }>>;
type RoutedEvent = keyof typeof ROUTES;
const EVENTS = Object.keys(ROUTES) as RoutedEvent[];

let test: TestApp;
let others: Others;
beforeAll(async () => {
  test = await createTestApp();
  others = await theOthers(test);
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
  request_changes: 'returned',
  approve: 'accepted',
};

/** Puts a project into a state in which every guard of the event is true. */
async function place({ project: { id } }: Job, state: ProjectState, event: RoutedEvent): Promise<void> {
  const { status, work } = splitProjectState(state);
  const isUnderWay = work !== null && work !== 'not_started';
  const people = [[others.decider.user.id], [others.viewer.user.id]];
  await query(
    `UPDATE project SET status = $2, work = $3, started_at = $4, agreed_start_date = $5, early_start_at = NULL,
       early_start_asked_at = $8, decider_ids = $6, viewer_ids = $7 WHERE id = $1`,
    [
      id,
      status,
      work,
      isUnderWay ? test.clock.now() : null,
      event === 'allow_early_start' || event === 'request_early_start' ? '2027-03-01' : null,
      ...people,
      event === 'refuse_early_start' ? test.clock.now() : null,
    ],
  );
  const repairs = REPAIRS[event];
  if (repairs !== undefined && state !== 'open')
    await query(`UPDATE condition SET state = $2 WHERE project_id = $1`, [id, repairs]);
}

const ALL_TRUE = allTrue(PROJECT_GUARDS);

function factsOf(job: Job, state: ProjectState, actor: Actor): ProjectFacts {
  return {
    ...sidesOf(job, others),
    status: splitProjectState(state).status,
    awardedContractorId: state === 'open' ? null : job.contractor.user.id,
    actorHasBid: actor.userId === job.contractor.user.id,
  };
}

/** What the domain's own tables say of a cell: permissions, who may know of it, and the machine. */
function expected(job: Job, cell: { state: ProjectState; event: RoutedEvent }, actor: Actor): number {
  const { state, event } = cell;
  const facts = factsOf(job, state, actor);
  const isSealed = event === 'accept_bid' && !canReadBid(actor, { contractorId: job.contractor.user.id }, facts);
  return statusOf(actor, {
    permission: ROUTES[event].permission,
    knowsOfIt: canReadProject(actor, facts) && !isSealed,
    decision: decide(projectMachine, { state, event, as: partiesOf(actor, facts), guards: ALL_TRUE }),
  });
}

async function ask(job: Job, event: RoutedEvent, person: Person) {
  const { path, body } = ROUTES[event];
  const project = `/api/projects/${job.project.id}`;
  if (event === 'edit') return test.http.patch(project).set(person.headers).send(body);
  const url = event === 'accept_bid' ? `/api/bids/${job.bidId}/accept` : `${project}${path}`;
  return test.http.post(url).set(person.headers).send(body);
}

const stateOf = async ({ project: { id } }: Job): Promise<string> => {
  const [row] = await query(`SELECT status, work FROM project WHERE id = $1`, [id]);
  return row.work === null ? row.status : `${row.status}.${row.work}`;
};

describe('PROJ-04 COND-04 ROLE-06 state × event × role of a project', () => {
  it.each(PROJECT_STATES)('while it is %s', async (state) => {
    let job = await aWorld(state);
    const wrong: string[] = [];
    for (const event of EVENTS) {
      for (const role of CAST) {
        await place(job, state, event);
        const person = personOf(job, others, role);
        const wanted = expected(job, { state, event }, actorOf(person));
        const { status, body } = await ask(job, event, person);
        const moved = await stateOf(job);
        const to = decide(projectMachine, {
          state,
          event,
          as: ['owner', 'awarded_contractor', 'admin'],
          guards: ALL_TRUE,
        });
        const reached = status === 200 && to.ok ? to.value : state;
        if (status !== wanted || moved !== reached) {
          wrong.push(`${event} by ${role}: ${status} ${body.code ?? ''}, ${moved}; expected ${wanted}, ${reached}`);
        }
        // What went through has moved money and bids too: the next cell begins with a project of its own.
        if (status === 200 && event !== 'edit') job = await aWorld(state);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('nobody without a session fires anything, whatever the state', async () => {
    const job = await aWorld('open');
    const answers = await Promise.all(
      EVENTS.map((event) => {
        const { path } = ROUTES[event];
        const url = event === 'accept_bid' ? `/api/bids/${job.bidId}/accept` : `/api/projects/${job.project.id}${path}`;
        return event === 'edit' ? test.http.patch(url).send({}) : test.http.post(url).send({});
      }),
    );

    expect(answers.map(({ status }) => status)).toEqual(EVENTS.map(() => 401));
  });

  it('a refused event answers with the state that refused it', async () => {
    const job = await aWorld('completed');
    await place(job, 'completed', 'approve');

    const { body } = await ask(job, 'approve', job.owner);

    expect(body).toMatchObject({ status: 409, code: 'state.conflict', state: 'completed' });
  });

  it('conditions are added while it is open, and by nobody else than its owner', async () => {
    const job = await aWorld('open');
    const add = (person: Person) =>
      test.http.post(`/api/projects/${job.project.id}/conditions`).set(person.headers).send(conditionInput());

    const answers = await Promise.all(
      (['owner', 'awarded contractor', 'other client'] as const).map((role) => add(personOf(job, others, role))),
    );

    expect(answers.map(({ status }) => status)).toEqual([201, 403, 404]);
  });
});
