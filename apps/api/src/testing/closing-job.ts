import type { Response } from 'supertest';
import type { Environment } from '../config/env.js';
import { createMailInbox, type MailInbox } from './mail-inbox.js';
import { pdfText } from './pdf-text.js';
import { handIn } from './finished-job.js';
import { aJob, aPerson, conditionInput, type Job, type Person } from './market.js';
import { createPaymentsTest, type PaymentsTest } from '../modules/payments/testing/create-payments-test.js';

/** The other way to pay: held from the start, so that nothing is left for the closing. */
export { UpfrontJob } from '../modules/payments/testing/upfront-job.js';

export const AGENT = {
  name: 'Grace Okafor',
  company: 'Harbor Title',
  email: 'closings@harbor.example',
  fileNumber: 'HT-2026-1184',
} as const;

export interface InvoicesTest extends PaymentsTest {
  readonly inbox: MailInbox;
  /** A signed-in admin. */
  admin(): Promise<Person>;
}

/** The application with its payments sandbox and a mail server of its own. */
export async function createInvoicesTest(env: Environment = {}): Promise<InvoicesTest> {
  const inbox = await createMailInbox();
  const test = await createPaymentsTest({ env: { SMTP_URL: inbox.url, ...env } });
  return {
    ...test,
    inbox,
    admin: () => aPerson(test, 'admin'),
    close: async () => {
      await test.close();
      inbox.close();
    },
  };
}

/** A job of one condition at $1,000.00 that is paid at closing, and what happens to its invoice. */
export class ClosingJob {
  private constructor(
    private readonly test: InvoicesTest,
    readonly job: Job,
  ) {}

  static async accepted(
    test: InvoicesTest,
    accept: object = { settlementAgent: AGENT },
    project: object = {},
  ): Promise<ClosingJob> {
    return new ClosingJob(test, await aJob(test, { project: { conditions: [conditionInput()], ...project }, accept }));
  }

  static async approved(test: InvoicesTest, accept?: object): Promise<ClosingJob> {
    const closing = await ClosingJob.accepted(test, accept);
    await closing.finish();
    return closing;
  }

  get projectId(): string {
    return this.job.project.id;
  }

  get owner(): Person {
    return this.job.owner;
  }

  /** Starts, hands in, approves; the letters that this causes are sent. */
  async finish(): Promise<void> {
    const { contractor } = this.job;
    await this.fire(contractor, 'start');
    await handIn(this.test, this.job);
    await this.fire(this.owner, 'approve', { acceptRemaining: true });
    await this.test.jobs.drain();
  }

  /** Both sides agree on $200.00 more. */
  async reprice(): Promise<void> {
    const { owner, contractor, project } = this.job;
    const lines = [{ conditionId: project.conditions[0]?.id, amountDeltaCents: 20_000, note: 'Rotten board.' }];
    const proposed = await this.test.http
      .post(`/api/projects/${this.projectId}/change-orders`)
      .set(contractor.headers)
      .send({ reason: 'The board behind it is rotten.', lines });
    const path = `/api/change-orders/${String(proposed.body.id)}/accept`;
    const accepted = await this.test.http.post(path).set(owner.headers).send({});
    if (accepted.status !== 200) throw new Error(`The new price was refused: ${proposed.text} ${accepted.text}`);
  }

  async fire(person: Person, event: string, body: object = {}): Promise<void> {
    const answer = await this.test.http.post(`/api/projects/${this.projectId}/${event}`).set(person.headers).send(body);
    if (answer.status !== 200) throw new Error(`${event} was refused: ${answer.text}`);
  }

  invoice(person: Person = this.owner): Promise<Response> {
    return this.test.http.get(`/api/projects/${this.projectId}/invoice`).set(person.headers).then();
  }

  act(action: string, person: Person = this.owner): Promise<Response> {
    return this.test.http.post(`/api/projects/${this.projectId}/invoice/${action}`).set(person.headers).send({}).then();
  }

  name(agent: object, person: Person = this.owner): Promise<Response> {
    return this.test.http.put(`/api/projects/${this.projectId}/invoice/agent`).set(person.headers).send(agent).then();
  }

  /** The secret of the last link that was sent to the address. */
  link(address: string = AGENT.email): string {
    const secrets = this.test.inbox.to(address).flatMap((mail) => /\/app\/invoice#([\w-]{43})/.exec(mail)?.[1] ?? []);
    const last = secrets.at(-1);
    if (last === undefined) throw new Error(`No invoice came to ${address}`);
    return last;
  }

  open(token: string): Promise<Response> {
    return this.test.http.post('/api/invoices/open').send({ token }).then();
  }

  /** What the PDF of the link says. */
  async paper(token: string): Promise<string> {
    const { body } = await this.test.http
      .post('/api/invoices/pdf')
      .send({ token })
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });
    return pdfText(body).replaceAll(/\s+/g, ' ');
  }

  /** Opens an intent by the link and confirms it with the card, as the page of the link does. */
  async payByCard(token: string, card = 'pm_card_visa'): Promise<Response> {
    const begun = await this.test.http.post('/api/invoices/pay').send({ token });
    if (begun.status !== 201) return begun;
    await this.test.sandbox.confirm(begun.body.clientSecret, card);
    return this.open(token);
  }

  /** What staff do about a wire. */
  async desk(admin: Person, action: string, body: object = {}): Promise<Response> {
    const { id } = (await this.invoice()).body;
    return this.test.http.post(`/api/admin/invoices/${id}/${action}`).set(admin.headers).send(body);
  }
}
