import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { aPerson, type Person } from '../../../testing/market.js';
import type { AcceptedBid } from './an-accepted-bid.js';
import type { PaymentsTest } from './create-payments-test.js';

const TEN_DAYS_S = 10 * 86_400;

interface Recall {
  readonly amountCents: number;
  readonly reason: string;
  readonly key?: string;
}

/** One of the staff at the payments: what they read of a job's money and do to it, and how it came to that. */
export class MoneyDesk {
  private constructor(
    private readonly test: PaymentsTest,
    readonly admin: Person,
  ) {}

  static async open(test: PaymentsTest): Promise<MoneyDesk> {
    return new MoneyDesk(test, await aPerson(test, 'admin'));
  }

  async addressOf({ projectId }: AcceptedBid): Promise<string> {
    return `/api/admin/payments/${(await this.test.summary(projectId)).id}`;
  }

  async read(of: AcceptedBid) {
    const answer = await this.test.http.get(await this.addressOf(of)).set(this.admin.headers);
    expect(answer.status).toBe(200);
    return answer.body;
  }

  async send(of: AcceptedBid, path: string, body: object = {}): Promise<Response> {
    return this.test.http
      .post(`${await this.addressOf(of)}/${path}`)
      .set(this.admin.headers)
      .send(body);
  }

  /** Asks money back from the contractor. */
  async reverse(of: AcceptedBid, { key = randomUUID(), ...body }: Recall): Promise<Response> {
    return this.test.http
      .post(`${await this.addressOf(of)}/reverse`)
      .set(this.admin.headers)
      .set('Idempotency-Key', key)
      .send(body);
  }

  /** The order that was given up until staff decide, or nothing. */
  async parked(of: AcceptedBid) {
    return (await this.read(of)).commands.find(({ state }: { readonly state: string }) => state === 'attention');
  }

  /** Paid by card, in parts where there are several. */
  async pay(of: AcceptedBid, ...amounts: number[]): Promise<void> {
    for (const amount of amounts) await this.test.pay(of.owner, of.projectId, amount);
  }

  /** Paid, worked for, approved and released. */
  async release(of: AcceptedBid, ...amounts: number[]): Promise<void> {
    await this.pay(of, ...amounts);
    await of.project.start();
    await of.project.submit();
    await of.project.approve();
    await this.test.workers.drain();
  }

  /** What the provider has paid the contractor for the job. */
  async transferred({ projectId }: AcceptedBid): Promise<number> {
    const { id } = await this.test.summary(projectId);
    const transfers = (await this.test.sandbox.list('transfers')).filter(
      (transfer) => transfer['transfer_group'] === id,
    );
    return transfers.reduce((sum, transfer) => sum + Number(transfer['amount']), 0);
  }

  /** The provider pays contractors' balances out to their banks, from where nothing can be taken back. */
  async emptyAccounts(): Promise<void> {
    await this.test.sandbox.control('POST', '/clock', { advance_seconds: TEN_DAYS_S });
  }

  /** Hears what the provider has to tell; then every cent is where it should be. */
  async listen(): Promise<void> {
    expect(await this.test.faults()).toEqual([]);
  }
}
