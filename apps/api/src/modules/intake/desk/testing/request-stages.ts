import type { IntakeState, OwnAct, StaffAct } from '@cw/domain';
import type { TestApp } from '../../../../testing/index.js';
import { handIn } from '../../../../testing/finished-job.js';
import { aJob, aPerson, conditionInput, type Job, type Person } from '../../../../testing/market.js';
import { offerLines, anIntakeIn } from './an-intake.js';
import { IntakeEntity } from '../../intake.entity.js';
import { aRequest, send } from '../../testing/sent-requests.js';

/** A repair request, the account that it stands in, and what both of its sides can do with it. */
export class SentRequest {
  id = '';

  constructor(
    private readonly test: TestApp,
    readonly staff: Person,
    readonly submitter: Person,
  ) {}

  async submit(): Promise<void> {
    const repairs = [{ category: 'roof', description: 'Missing shingles on the rear slope.', location: 'Rear slope' }];
    await send(this.test, { request: aRequest({ repairs }), headers: this.submitter.headers }).expect(201);
    this.id = (await this.rows().findOneByOrFail({ userId: this.submitter.user.id })).id;
  }

  desk(what: string, body: object = {}): Promise<void> {
    return this.post(this.staff, `admin/intake/${this.id}/${what}`, body);
  }

  answer(what: string, body: object = {}): Promise<void> {
    return this.post(this.submitter, `intake/mine/${this.id}/${what}`, body);
  }

  async offer(): Promise<void> {
    const { body } = await this.test.http.get(`/api/intake/mine/${this.id}`).set(this.submitter.headers);
    await this.desk('offer', { lines: offerLines(body.repairs) });
  }

  async post({ headers }: Person, path: string, body: object = {}): Promise<void> {
    const answer = await this.test.http.post(`/api/${path}`).set(headers).send(body);
    if (answer.status >= 300) throw new Error(`${path} was refused: ${answer.text}`);
  }

  /** In a state that only work brings about, with the projects that the work is in. */
  async stored(state: IntakeState, projectIds: readonly string[]): Promise<void> {
    const { intake } = await anIntakeIn(this.test, state, { staffId: this.staff.user.id, projectIds });
    this.id = intake.id;
    await this.rows().update({ id: this.id }, { userId: this.submitter.user.id });
  }

  private rows() {
    return this.test.unitOfWork.repository(IntakeEntity);
  }
}

export interface Stage {
  readonly title: string;
  readonly state: IntakeState;
  /** How far it has come before the step that is looked at. */
  readonly before: (test: TestApp, staff: Person) => Promise<SentRequest>;
  readonly step: (request: SentRequest, test: TestApp) => Promise<void>;
  /** Whose step it is: they need no word of what follows from it. What an inspector found is news to all but who entered it. */
  readonly by: 'submitter' | 'staff' | 'inspector';
  /** What the submitter must do then; nothing when it is not named. */
  readonly due?: OwnAct;
  /** What staff must do then. */
  readonly duty?: StaffAct;
}

type Before = Stage['before'];

const nothing: Before = async (test, staff) => new SentRequest(test, staff, await aPerson(test, 'seller'));
const after =
  (before: Before, step: (request: SentRequest) => Promise<void>): Before =>
  async (test, staff) => {
    const request = await before(test, staff);
    await step(request);
    return request;
  };
const submitted = after(nothing, (request) => request.submit());
const inReview = after(submitted, (request) => request.desk('begin-review'));
const asked = after(inReview, (request) => request.desk('ask', { question: 'Which of the two eaves?' }));
const offered = after(inReview, (request) => request.offer());
const approved = after(offered, (request) => request.answer('approve', { revision: 1 }));

const PROJECT_OF = new WeakMap<SentRequest, Job>();
const fire = async (request: SentRequest, event: string, body: object): Promise<void> => {
  const projectId = PROJECT_OF.get(request)?.project.id ?? '';
  await request.post(request.submitter, `projects/${projectId}/${event}`, body);
};
/** Its only project is agreed on; done and handed in where that is wanted. */
const atWork =
  (isDone: boolean): Before =>
  async (test, staff) => {
    const job = await aJob(test, { project: { conditions: [conditionInput()] } });
    const request = new SentRequest(test, staff, job.owner);
    PROJECT_OF.set(request, job);
    await request.stored('work_scheduled', [job.project.id]);
    if (!isDone) return request;
    await request.post(job.contractor, `projects/${job.project.id}/start`);
    await handIn(test, job);
    return request;
  };
const approveWork = (request: SentRequest): Promise<void> => fire(request, 'approve', { acceptRemaining: true });
const inspected = after(after(atWork(true), approveWork), (request) =>
  request.desk('reinspection', { scheduledOn: '2026-12-11', inspectorName: 'Dana Whitfield' }),
);
const invoiced: Before = async (test, staff) => {
  const request = await nothing(test, staff);
  await request.stored('invoiced', []);
  return request;
};

/** Each way in which a request may come to each of its states, and who must act then. */
export const STAGES: readonly Stage[] = [
  {
    title: 'sent',
    state: 'submitted',
    before: nothing,
    step: (request) => request.submit(),
    by: 'submitter',
    duty: 'review_request',
  },
  {
    title: 'its review begun',
    state: 'in_review',
    before: submitted,
    step: (request) => request.desk('begin-review'),
    by: 'staff',
    duty: 'offer_or_decline',
  },
  {
    title: 'a question asked',
    state: 'needs_information',
    before: inReview,
    step: (request) => request.desk('ask', { question: 'Which of the two eaves?' }),
    by: 'staff',
    due: 'answer_request',
  },
  {
    title: 'the question answered',
    state: 'in_review',
    before: asked,
    step: (request) => request.answer('answer', { answer: 'The one on the north.' }),
    by: 'submitter',
    duty: 'offer_or_decline',
  },
  {
    title: 'declined',
    state: 'declined',
    before: inReview,
    step: (request) => request.desk('decline', { reason: 'Not in this county.' }),
    by: 'staff',
  },
  {
    title: 'an offer sent',
    state: 'offer_sent',
    before: inReview,
    step: (request) => request.offer(),
    by: 'staff',
    due: 'decide_request',
  },
  {
    title: 'the offer refused',
    state: 'in_review',
    before: offered,
    step: (request) => request.answer('refuse', { revision: 1, reason: 'Too much for a rail.' }),
    by: 'submitter',
    duty: 'offer_or_decline',
  },
  {
    title: 'the offer approved',
    state: 'approved',
    before: offered,
    step: (request) => request.answer('approve', { revision: 1 }),
    by: 'submitter',
    duty: 'schedule_work',
  },
  {
    title: 'the work scheduled',
    state: 'work_scheduled',
    before: approved,
    step: (request) => request.desk('convert'),
    by: 'staff',
  },
  {
    title: 'its project cancelled',
    state: 'in_review',
    before: atWork(false),
    step: (request) => fire(request, 'cancel', { reason: 'The roof is sold apart.' }),
    by: 'submitter',
    duty: 'offer_or_decline',
  },
  {
    title: 'its work approved',
    state: 'reinspection_ordered',
    before: atWork(true),
    step: approveWork,
    by: 'submitter',
    duty: 'record_reinspection',
  },
  {
    title: 'the re-inspection passed',
    state: 'invoiced',
    before: inspected,
    step: (request) => request.desk('reinspection/result', { result: 'passed' }),
    by: 'staff',
    duty: 'settle_request',
  },
  {
    title: 'the re-inspection failed, with all of its projects over',
    state: 'work_scheduled',
    before: inspected,
    step: (request) => request.desk('reinspection/result', { result: 'failed', notes: 'The rail is loose.' }),
    by: 'inspector',
    duty: 'arrange_repairs',
  },
  {
    title: 'settled',
    state: 'closed',
    before: invoiced,
    step: (request) => request.desk('settle'),
    by: 'staff',
  },
];
