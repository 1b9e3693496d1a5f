import { randomUUID } from 'node:crypto';
import type { PaymentTiming } from '@cw/domain';
import type { Test } from 'supertest';
import {
  aContractor,
  aPerson,
  bidOn,
  conditionInput,
  post,
  type Person,
  type PostedProject,
} from '../../../../testing/market.js';
import { login } from '../../../../testing/login.js';
import { aPhoto, upload } from '../../../../testing/uploads.js';
import type { PaymentsTest } from '../../testing/create-payments-test.js';

interface Terms {
  readonly totalCents: number;
  readonly timing?: PaymentTiming;
}

interface Cast {
  readonly owner: Person;
  readonly contractor: Person;
}

/** Two people whose payout account may be open already. */
export const aCast = async (test: PaymentsTest): Promise<Cast> => ({
  owner: await aPerson(test),
  contractor: await aContractor(test),
});

/** Somebody again: the clock may have ended the session. */
export const signedIn = async (test: PaymentsTest, { user }: Person): Promise<Person> => ({
  user,
  headers: await login(test, user),
});

/** A project of one condition, posted and bid on through the API as its people do. */
export class ProofJob {
  private constructor(
    private readonly test: PaymentsTest,
    public owner: Person,
    public contractor: Person,
    readonly project: PostedProject,
    readonly bidId: string,
    readonly terms: Terms,
  ) {}

  static async bidOn(test: PaymentsTest, { owner, contractor }: Cast, terms: Terms): Promise<ProofJob> {
    const project = await post(test, owner, { conditions: [conditionInput()] });
    const number = project.conditions[0]?.number ?? 1;
    const bid = await bidOn(test, contractor, project, {
      prices: { [number]: terms.totalCents },
      fields: { acceptsAtClosing: terms.timing === 'at_closing' },
    });
    return new ProofJob(test, owner, contractor, project, bid.id, terms);
  }

  static async accepted(test: PaymentsTest, cast: Cast, terms: Terms): Promise<ProofJob> {
    const job = await ProofJob.bidOn(test, cast, terms);
    const answer = await job.accept(terms.timing);
    if (answer.status !== 200) throw new Error(`The bid could not be accepted: ${answer.text}`);
    return job;
  }

  get id(): string {
    return this.project.id;
  }

  get timing(): PaymentTiming {
    return this.terms.timing ?? 'upfront';
  }

  get conditionId(): string {
    return this.project.conditions[0]?.id ?? '';
  }

  async signIn(): Promise<void> {
    [this.owner, this.contractor] = [await signedIn(this.test, this.owner), await signedIn(this.test, this.contractor)];
  }

  accept(paymentTiming: PaymentTiming = 'upfront', bidId: string = this.bidId): Test {
    return this.as(this.owner, `/api/bids/${bidId}/accept`, { paymentTiming });
  }

  /** An event of the project, by whoever; the answer is whatever it is. */
  fire(person: Person, event: string, body: object = {}): Test {
    return this.as(person, `/api/projects/${this.id}/${event}`, body);
  }

  approve(): Test {
    return this.fire(this.owner, 'approve', { acceptRemaining: true });
  }

  /** One side's word of how disputed money should be divided; the offer's id. */
  async offer(person: Person, disputeId: string, contractorCents: number): Promise<string> {
    const answer = await this.as(person, `/api/disputes/${disputeId}/offers`, { contractorCents });
    if (answer.status >= 300) throw new Error(`The offer was refused: ${answer.text}`);
    const offers: readonly { readonly id: string; readonly contractorCents: number }[] = answer.body.offers;
    return offers.findLast((made) => made.contractorCents === contractorCents)?.id ?? '';
  }

  acceptOffer(person: Person, offerId: string): Test {
    return this.as(person, `/api/dispute-offers/${offerId}/accept`);
  }

  as(person: Person, path: string, body: object = {}): Test {
    return this.test.http.post(path).set(person.headers).set('Idempotency-Key', randomUUID()).send(body);
  }

  pay(amountCents: number = this.terms.totalCents, card?: string) {
    return this.test.pay(this.owner.user, this.id, amountCents, card);
  }

  /** Photographs and proves the work. */
  async prove(): Promise<void> {
    const { conditionId } = this;
    for (const kind of ['before', 'after']) {
      await upload(this.test, this.contractor, { projectId: this.id, content: await aPhoto(), kind, conditionId });
    }
    await this.as(this.contractor, `/api/conditions/${conditionId}/evidence`);
  }

  /** Paid, worked on and handed in: the client's answer is all that is missing. */
  async handIn(): Promise<void> {
    const paid = await this.pay();
    if (paid.status !== 200) throw new Error(`It could not be paid: ${paid.text}`);
    await this.fire(this.contractor, 'start').expect(200);
    await this.prove();
    await this.fire(this.contractor, 'submit').expect(200);
  }
}
