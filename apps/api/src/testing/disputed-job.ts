import type { PaymentsTest } from '../modules/payments/testing/create-payments-test.js';
import { UpfrontJob } from '../modules/payments/testing/upfront-job.js';
import { login } from './login.js';
import type { Person } from './market.js';

// For specs of modules that are no neighbors of the payments'.
export { UpfrontJob } from '../modules/payments/testing/upfront-job.js';
export { Bank } from '../modules/payments/testing/bank.js';
export { createPaymentsTest, type PaymentsTest } from '../modules/payments/testing/create-payments-test.js';

export const REASON = 'The paint comes off again.';

/** The dollars that were paid in parts, in cents. */
type Parts = readonly number[];

/** A job of three conditions at $1,000.00 each whose money is held and whose two sides disagree. */
export class DisputedJob {
  private constructor(
    private readonly test: PaymentsTest,
    readonly job: UpfrontJob,
  ) {}

  /** Under work, and nobody disputes yet. */
  static async underWork(test: PaymentsTest, parts: Parts = [300_000]): Promise<DisputedJob> {
    const job = await UpfrontJob.accepted(test);
    await test.onboard(job.contractor.user);
    for (const amountCents of parts) await job.pay(amountCents);
    await job.fire(job.contractor, 'start').expect(200);
    return new DisputedJob(test, job);
  }

  static async opened(test: PaymentsTest, parts?: Parts): Promise<DisputedJob> {
    const disputed = await DisputedJob.underWork(test, parts);
    await disputed.job.fire(disputed.job.owner, 'dispute', { reason: REASON }).expect(200);
    return disputed;
  }

  /** The same, and the contractor has told its side: staff need wait for nobody. */
  static async answered(test: PaymentsTest, parts?: Parts): Promise<DisputedJob> {
    const disputed = await DisputedJob.opened(test, parts);
    await disputed.answer();
    return disputed;
  }

  get owner(): Person {
    return this.job.owner;
  }

  get contractor(): Person {
    return this.job.contractor;
  }

  /** Time goes by, after which both sides sign in again. */
  async pass(milliseconds: number): Promise<void> {
    this.test.clock.advance(milliseconds);
    for (const { user, headers } of [this.owner, this.contractor]) {
      Object.assign(headers, await login(this.test, user));
    }
  }

  async submitted(): Promise<this> {
    await this.job.prove();
    await this.job.fire(this.contractor, 'submit').expect(200);
    return this;
  }

  /** The newest case as somebody reads it. */
  async case(reader: Person = this.owner) {
    const path = `/api/projects/${this.job.project.id}/disputes`;
    return (await this.test.http.get(path).set(reader.headers)).body.items[0];
  }

  /** Something about the newest case, by whoever; the answer is whatever it is. */
  async send(person: Person, path: string, body: object = {}) {
    const { id } = await this.case();
    return this.test.http.post(`/api/disputes/${id}/${path}`).set(person.headers).send(body);
  }

  /** Staff's own, about the newest case. */
  async rule(admin: Person, path: string, body: object = {}) {
    const { id } = await this.case();
    return this.test.http.post(`/api/admin/disputes/${id}/${path}`).set(admin.headers).send(body);
  }

  async answer(person: Person = this.contractor) {
    const answer = await this.send(person, 'statements', { text: 'It was dry that day.' });
    if (answer.status !== 201) throw new Error(`The answer was refused: ${answer.text}`);
    return answer;
  }

  async accept(person: Person, offerId: string) {
    return this.test.http.post(`/api/dispute-offers/${offerId}/accept`).set(person.headers).send({});
  }

  /** One side offers, the other accepts. */
  async settle(contractorCents: number) {
    const { body } = await this.send(this.contractor, 'offers', { contractorCents });
    return this.accept(this.owner, body.offers[0].id);
  }

  async project(reader: Person = this.owner) {
    return (await this.test.http.get(`/api/projects/${this.job.project.id}`).set(reader.headers)).body;
  }

  /** The kinds of everything that somebody was told about it. */
  async told({ user, headers }: Person): Promise<string[]> {
    const { body } = await this.test.http.get(`/api/users/${user.id}/notifications`).set(headers);
    return body.items.map(({ type }: { type: string }) => type);
  }

  /** What of its charges went where, oldest charge first. */
  async orders() {
    return this.test.unitOfWork.manager.query(
      `SELECT c.kind, c.amount_cents::integer AS amount, c.state FROM payment_command c
       JOIN milestone m ON m.id = c.milestone_id JOIN payment p ON p.id = c.payment_id
       WHERE m.project_id = $1 AND c.kind IN ('transfer', 'refund') ORDER BY p.paid_at, p.id, c.kind DESC`,
      [this.job.project.id],
    );
  }
}
