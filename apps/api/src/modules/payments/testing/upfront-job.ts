import type { Test } from 'supertest';
import { proveAll } from '../../../testing/finished-job.js';
import { aContractor, aPerson, bidOn, post, type Person, type PostedProject } from '../../../testing/market.js';
import type { PaymentsTest } from './create-payments-test.js';

/** A project of three conditions at $1,000.00 each, whose bid is accepted and to be paid before the work starts. */
export class UpfrontJob {
  private constructor(
    private readonly test: PaymentsTest,
    readonly owner: Person,
    readonly contractor: Person,
    readonly project: PostedProject,
  ) {}

  static async accepted(test: PaymentsTest): Promise<UpfrontJob> {
    const owner = await aPerson(test);
    const contractor = await aContractor(test);
    const project = await post(test, owner);
    const bid = await bidOn(test, contractor, project);
    const terms = { paymentTiming: 'upfront' };
    await test.http.post(`/api/bids/${bid.id}/accept`).set(owner.headers).send(terms).expect(200);
    return new UpfrontJob(test, owner, contractor, project);
  }

  /** An event of the project, by whoever; the answer is whatever it is. */
  fire(person: Person, event: string, body: object = {}): Test {
    return this.test.http.post(`/api/projects/${this.project.id}/${event}`).set(person.headers).send(body);
  }

  /** By card; the answer is what the payer's page reads. */
  pay(amountCents: number, card?: string) {
    return this.test.pay(this.owner.user, this.project.id, amountCents, card);
  }

  async payment(reader: Person = this.owner) {
    return (await this.test.http.get(`/api/projects/${this.project.id}`).set(reader.headers)).body.payment;
  }

  /** All conditions, or those that are left. */
  async prove(conditions = this.project.conditions): Promise<void> {
    await proveAll(this.test, { contractor: this.contractor, project: { ...this.project, conditions } });
  }
}
