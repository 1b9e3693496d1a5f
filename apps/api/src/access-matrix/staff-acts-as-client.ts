import type { Response } from 'supertest';
import { handIn, aFinishedJob } from '../testing/finished-job.js';
import { login } from '../testing/login.js';
import { acknowledging, aContractor, aJob, bidOn, type Job, type Person, post } from '../testing/market.js';
import { REASON } from './recipe.js';
import type { Desk, StaffAct } from './staff-acts.js';

// The clock of the tests stands on November 20, 2026; noon in New York is five in the afternoon in UTC.
const AHEAD = '2026-11-23';
const NOON_OF_IT = new Date('2026-11-23T17:00:00.000Z');
const HALF = 50_000;

/** Staff as the client of a project of their own: the same acts as anybody's, and in the audit log. */
class OwnJob {
  private constructor(
    readonly desk: Desk,
    readonly job: Job,
  ) {}

  static async hired(desk: Desk, fields: object = {}): Promise<OwnJob> {
    return new OwnJob(desk, await aJob(desk.test, { owner: desk.staff, bid: { fields } }));
  }

  static async started(desk: Desk): Promise<OwnJob> {
    const own = await OwnJob.hired(desk);
    await own.fire('start', {}, own.job.contractor);
    return own;
  }

  static async handedIn(desk: Desk): Promise<OwnJob> {
    const own = await OwnJob.started(desk);
    await handIn(desk.test, own.job);
    return own;
  }

  static async disputed(desk: Desk): Promise<OwnJob> {
    const own = await OwnJob.started(desk);
    await own.fire('dispute', { reason: REASON });
    return own;
  }

  get condition(): string {
    return `/conditions/${this.job.project.conditions[0]?.id}`;
  }

  async dispute(): Promise<string> {
    const path = `/api/projects/${this.job.project.id}/disputes`;
    const { body } = await this.desk.test.http.get(path).set(this.desk.staff.headers);
    return `/disputes/${body.items[0].id}`;
  }

  fire(event: string, body: object = {}, person?: Person): Promise<Response> {
    return this.send(`/projects/${this.job.project.id}/${event}`, body, person);
  }

  async send(path: string, body: object = {}, { headers }: Person = this.desk.staff): Promise<Response> {
    const answer = await this.desk.test.http.post(`/api${path}`).set(headers).send(body);
    if (answer.status >= 300) throw new Error(`${path} was refused: ${answer.text}`);
    return answer;
  }
}

const fired =
  (state: (desk: Desk) => Promise<OwnJob>, event: string, body: object = {}): StaffAct =>
  async (desk) => {
    const own = await state(desk);
    return () => own.fire(event, body);
  };

const onCondition =
  (event: string, body: object = {}, before?: string): StaffAct =>
  async (desk) => {
    const own = await OwnJob.handedIn(desk);
    if (before !== undefined) await own.send(`${own.condition}/${before}`);
    return () => own.send(`${own.condition}/${event}`, body);
  };

const inDispute =
  (event: string, body: object = {}): StaffAct =>
  async (desk) => {
    const own = await OwnJob.disputed(desk);
    const dispute = await own.dispute();
    return () => own.send(`${dispute}/${event}`, body);
  };

const toStartAhead = (desk: Desk): Promise<OwnJob> => OwnJob.hired(desk, { startDate: AHEAD, durationDays: 3 });

/** One day more, as one of them asks for; what becomes of it is the act. */
const onChange =
  (event: string, by: 'contractor' | 'owner', body: object = {}): StaffAct =>
  async (desk) => {
    const own = await OwnJob.started(desk);
    const { body: change } = await own.fire('change-orders', { reason: REASON, days: 1 }, own.job[by]);
    return () => own.send(`/change-orders/${change.id}/${event}`, body);
  };

export const STAFF_ACTS_AS_CLIENT: Readonly<Record<string, StaffAct>> = {
  approveProject: fired(OwnJob.handedIn, 'approve', { acceptRemaining: true }),
  disputeProject: fired(OwnJob.started, 'dispute', { reason: REASON }),
  contestStart: fired(OwnJob.started, 'contest-start', { reason: REASON }),
  allowEarlyStart: fired(toStartAhead, 'early-start'),
  refuseEarlyStart: async (desk) => {
    const own = await toStartAhead(desk);
    await own.fire('early-start/request', { reason: REASON }, own.job.contractor);
    return () => own.fire('early-start/refuse');
  },
  reportNoShow: async (desk) => {
    const own = await toStartAhead(desk);
    const { clock } = desk.test;
    const now = clock.now();
    return async () => {
      clock.set(NOON_OF_IT);
      // No session of staff lasts that long.
      const headers = await login(desk.test, desk.staff.user);
      return own.fire('no-show', {}, { ...desk.staff, headers }).finally(() => clock.set(now));
    };
  },
  repostProject: async (desk) => {
    const own = await OwnJob.hired(desk);
    await own.fire('cancel', { reason: REASON });
    return () => own.fire('repost');
  },
  requestChanges: async (desk) => {
    const own = await OwnJob.handedIn(desk);
    const returns = [{ conditionId: own.job.project.conditions[0]?.id, reason: REASON }];
    return () => own.fire('request-changes', { returns });
  },
  acceptCondition: onCondition('accept'),
  returnCondition: onCondition('return', { reason: REASON }),
  takeBackCondition: onCondition('take-back', {}, 'accept'),
  removeCondition: async ({ test, staff }) => {
    const { conditions } = await post(test, staff);
    return async () => test.http.delete(`/api/conditions/${conditions[0]?.id}`).set(staff.headers);
  },
  acceptChange: onChange('accept', 'contractor'),
  declineChange: onChange('decline', 'contractor', { reason: REASON }),
  withdrawChange: onChange('withdraw', 'owner'),
  addDisputeStatement: inDispute('statements', { text: REASON }),
  makeDisputeOffer: inDispute('offers', { contractorCents: HALF }),
  withdrawDispute: inDispute('withdraw'),
  acceptDisputeOffer: async (desk) => {
    const own = await OwnJob.disputed(desk);
    const offered = await own.send(`${await own.dispute()}/offers`, { contractorCents: HALF }, own.job.contractor);
    return () => own.send(`/dispute-offers/${offered.body.offers[0].id}/accept`);
  },
  createPaymentIntent: async ({ test, staff }) => {
    const project = await post(test, staff);
    const bid = await bidOn(test, await aContractor(test), project);
    const terms = { paymentTiming: 'upfront', ...acknowledging(bid) };
    await test.http.post(`/api/bids/${bid.id}/accept`).set(staff.headers).send(terms).expect(200);
    return () => test.openIntent(staff.user, { projectId: project.id, amountCents: HALF });
  },
  writeReview: async (desk) => {
    const { project } = await aFinishedJob(desk.test, { owner: desk.staff });
    const review = { rating: 5, body: 'On time and clean, every day.' };
    return async () => desk.test.http.post(`/api/projects/${project.id}/reviews`).set(desk.staff.headers).send(review);
  },
};
