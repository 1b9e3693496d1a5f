import { randomUUID } from 'node:crypto';
import { cents, TOKEN_SCOPES, type TokenScope } from '@cw/domain';
import { hashOfSecret, newSecret } from '../../common/auth/secret.js';
import { newId } from '../../common/ids.js';
import { Mailer } from '../../common/mail/mailer.js';
import { UnsubscribeTokens } from '../../common/mail/unsubscribe-tokens.js';
import { InvoiceLinkEntity } from '../../modules/invoices/index.js';
import { PartyEntity } from '../../modules/parties/index.js';
import { CommandQueue } from '../../modules/payments/commands/command-queue.js';
import { MilestoneEntity } from '../../modules/payments/index.js';
import { chargeReceived, refundOwed } from '../../modules/payments/ledger/entries.js';
import { Ledger } from '../../modules/payments/ledger/ledger.js';
import { SupportMessageEntity } from '../../modules/support/index.js';
import type { TestApp } from '../../testing/index.js';
import { aPhoto, upload } from '../../testing/uploads.js';
import { principalsOf, type Principal } from '../principals.js';
import type { Secrets } from './marks.js';
import type { Name, People } from './people.js';
import { openDifferences, type FoundDifferences } from './reconciliation.js';
import type { BuiltProject } from './stages.js';

type Owned = 'notification' | 'payment' | 'token' | 'search';

/** What people have beside their projects: notifications, payments, and what they have deleted. */
export class Others {
  deletedFile = '';
  /** Of the invitation that waits for the buyer without a project. */
  readonly partyToken = newSecret();
  /** Of the invoice for the seller's work that is done. */
  readonly invoiceToken = newSecret();
  /** Of the seller's project that is not paid yet. */
  failedRefund = '';
  /** Of the contractor whose papers are not approved. */
  paperFile = '';
  /** Of somebody without an account. */
  supportMessage = '';
  /** To somebody without an account. */
  failedMail = '';
  /** Which the provider knows and the books do not. */
  differences: FoundDifferences = {};
  private readonly milestones = new Map<string, string>();
  private readonly owned = new Map<string, string>();
  private readonly bearers = new Map<string, string>();

  constructor(
    private readonly test: TestApp,
    private readonly people: People,
    private readonly secrets: Secrets,
  ) {}

  async build(projects: readonly BuiltProject[]): Promise<void> {
    await this.openPayments(projects);
    await this.parkRefund(projects);
    this.differences = await openDifferences(this.test);
    await this.deleteFile(projects);
    await this.writeToSupport();
    await this.failMail();
    await this.handInInsurance();
    await this.findNotifications();
    await this.makeTokens();
    await this.saveSearches();
    await this.inviteStranger(projects);
    await this.sendInvoice(projects);
    await this.closeAccounts();
  }

  /** What the principal has of a kind, else what the seller has. */
  idOf(kind: Owned, object: string, principal: Principal): string {
    const of = (name: Name): string | undefined => this.owned.get(`${kind} ${name}`);
    const found = object === 'own' ? (of(principal) ?? of('seller')) : this.owned.get(`${kind} ${ownerNamed(object)}`);
    if (found === undefined) throw new Error(`Nobody has the ${object} ${kind}`);
    return found;
  }

  /** The secret of a person's token. */
  bearerOf(name: Name, scope: TokenScope): string {
    return this.bearers.get(`${name} ${scope}`) ?? '';
  }

  private async writeToSupport(): Promise<void> {
    const message = {
      name: 'Ida Holm',
      email: 'ida@support.example.com',
      topic: 'other',
      message: 'Is anybody there?',
    };
    await this.test.http.post('/api/support/messages').send(message);
    const written = await this.test.unitOfWork
      .repository(SupportMessageEntity)
      .findOneByOrFail({ email: message.email });
    this.supportMessage = written.id;
  }

  private async failMail(): Promise<void> {
    const email = 'nobody@unreachable.example.com';
    await this.test.app.get(Mailer).enqueue({
      to: { email, name: 'Nobody' },
      locale: 'en',
      subject: 'emails.reset_password.subject',
      paragraphs: ['emails.reset_password.body'],
      values: {},
      reason: 'emails.reason.account',
    });
    const [mail] = await this.test.asOwner(
      `UPDATE jobs.job SET state = 'failed', started_on = now(), completed_on = now(), output = '{}'
        WHERE data->'to'->>'email' = '${email}' RETURNING id`,
    );
    this.failedMail = String(mail?.id);
  }

  private async openPayments(projects: readonly BuiltProject[]): Promise<void> {
    for (const project of projects.filter(({ stage }) => stage === 'unpaid')) {
      const answer = await this.test.http
        .post('/api/payments/intents')
        .set(this.people.get(project.owner).headers)
        .set('Idempotency-Key', randomUUID())
        .send({ projectId: project.id, amountCents: 100_000 });
      if (answer.status !== 201) throw new Error(`The payment was refused: ${answer.text}`);
      this.keep('payment', project.owner, answer.body.paymentId);
    }
  }

  /** A part of the seller's payment that should have gone back and did not. */
  private async parkRefund(projects: readonly BuiltProject[]): Promise<void> {
    const rows = await this.test.unitOfWork.repository(MilestoneEntity).find();
    for (const { id, projectId } of rows) this.milestones.set(projectId, id);
    const milestoneId = this.milestoneOf(
      projects.find(({ stage, owner }) => stage === 'unpaid' && owner === 'seller')?.id ?? '',
    );
    const paymentId = this.idOf('payment', 'own', 'seller');
    const amountCents = cents(1_000);
    const [queue, ledger] = [this.test.app.get(CommandQueue), this.test.app.get(Ledger)];
    await this.test.unitOfWork.run(async () => {
      await ledger.post(chargeReceived(milestoneId, 'ch_parked', amountCents), null);
      await ledger.post(refundOwed(milestoneId, { paymentId, amountCents, causeId: null }), null);
      await queue.add({ milestoneId, paymentId, kind: 'refund', amountCents });
      const [order] = await queue.undone(paymentId, 'refund');
      if (!order) throw new Error('No refund was ordered');
      await queue.park(order, 'refund_failed');
      this.failedRefund = order.id;
    });
  }

  /** Of the project's money. */
  milestoneOf(projectId: string): string {
    const id = this.milestones.get(projectId);
    if (id === undefined) throw new Error('The project has no money');
    return id;
  }

  private async deleteFile(projects: readonly BuiltProject[]): Promise<void> {
    const project = projects.find(({ stage, owner }) => stage === 'open' && owner === 'seller');
    if (!project) throw new Error('The seller has no open project');
    const seller = this.people.get('seller');
    const answer = await upload(this.test, seller, { projectId: project.id, content: await aPhoto() });
    this.deletedFile = answer.body.id;
    await this.test.http.delete(`/api/files/${this.deletedFile}`).set(seller.headers).expect(204);
  }

  private async handInInsurance(): Promise<void> {
    const { headers } = this.people.get('unapproved');
    const answer = await this.test.http
      .post('/api/verification/me/insurance')
      .set(headers)
      .field('fields', JSON.stringify(INSURANCE))
      .attach('file', await aPhoto(), { filename: 'certificate.jpg' })
      .expect(201);
    const { submission } = answer.body.items.find(({ kind }: { kind: string }) => kind === 'insurance');
    this.paperFile = submission.files[0].id;
    this.secrets.keep('paper file id', this.paperFile, this.people.relationsOf('unapproved'));
    this.secrets.keep('submission id', submission.id, this.people.relationsOf('unapproved'));
  }

  /** By which an e-mail lets the seller turn something off. */
  get unsubscribeToken(): string {
    const { user } = this.people.get('seller');
    return this.test.app.get(UnsubscribeTokens, { strict: false }).make({ userId: user.id, switch: 'marketing' });
  }

  private async findNotifications(): Promise<void> {
    for (const [name, { user, headers }] of this.people.all) {
      if (name === 'signedOutSeller') continue;
      const answer = await this.test.http.get(`/api/users/${user.id}/notifications`).set(headers);
      const ids: string[] = (answer.body.items ?? []).map(({ id }: { id: string }) => id);
      for (const id of ids) this.secrets.keep('notification id', id, this.people.relationsOf(name));
      if (ids[0] !== undefined) this.owned.set(`notification ${name}`, ids[0]);
      if (name !== 'awarded' || ids[1] === undefined) continue;
      await this.test.http.delete(`/api/notifications/${ids[1]}`).set(headers).expect(204);
      this.owned.set('notification deleted', ids[1]);
    }
  }

  private async makeTokens(): Promise<void> {
    for (const [name, { headers }] of this.people.all.filter(([known]) => known !== 'signedOutSeller')) {
      for (const scope of TOKEN_SCOPES) {
        const form = { name: `${scope}s`, scope, expiresInDays: 7 };
        const answer = await this.test.http.post('/api/tokens').set(headers).send(form).expect(201);
        this.bearers.set(`${name} ${scope}`, answer.body.token);
        this.keep('token', name, answer.body.id);
      }
    }
    const gone = await this.test.http
      .post('/api/tokens')
      .set(this.people.get('seller').headers)
      .send(SPARE)
      .expect(201);
    await this.test.http.delete(`/api/tokens/${gone.body.id}`).set(this.people.get('seller').headers).expect(204);
    this.owned.set('token deleted', gone.body.id);
  }

  private async saveSearches(): Promise<void> {
    for (const name of CONTRACTORS) {
      const form = { name: 'Near me', filters: { zip: '10001', radiusMiles: 25 }, alerts: false };
      const { headers } = this.people.get(name);
      const answer = await this.test.http.post('/api/saved-searches').set(headers).send(form).expect(201);
      this.keep('search', name, answer.body.id);
    }
    // Who has none is asked about a stranger's.
    for (const name of ['seller', 'client'])
      this.owned.set(`search ${name}`, this.owned.get('search contractor') ?? '');
  }

  /** The buyer without a project is invited to a stranger's; the letter itself is never written. */
  private async inviteStranger(projects: readonly BuiltProject[]): Promise<void> {
    const project = projects.find(({ stage, owner }) => stage === 'open' && owner === 'client');
    const form = { email: this.people.get('idleBuyer').user.email, role: 'buyer', right: 'view' };
    const answer = await this.test.http
      .post(`/api/projects/${project?.id}/parties`)
      .set(this.people.get('client').headers)
      .send(form)
      .expect(201);
    const tokenHash = hashOfSecret(this.partyToken);
    await this.test.unitOfWork.repository(PartyEntity).update({ id: answer.body.id }, { tokenHash });
    this.secrets.keep('party id', answer.body.id, {});
  }

  /** The seller's finished job has an invoice whose link was sent; the letter itself is never written. */
  private async sendInvoice(projects: readonly BuiltProject[]): Promise<void> {
    const id = projects.find(({ stage, owner }) => stage === 'completed' && owner === 'seller')?.invoice ?? '';
    const link = { id: newId(), invoiceId: id, tokenHash: hashOfSecret(this.invoiceToken), closedAs: null };
    await this.test.unitOfWork.repository(InvoiceLinkEntity).save(Object.assign(new InvoiceLinkEntity(), link));
  }

  private async closeAccounts(): Promise<void> {
    const [suspended, closed] = [this.people.get('suspendedSeller'), this.people.get('closed')];
    await this.test.http
      .post(`/api/admin/users/${suspended.user.id}/suspend`)
      .set(this.people.get('staff').headers)
      .send({ reason: 'Asked for cash.' })
      .expect(200);
    await this.test.http.delete(`/api/users/${closed.user.id}`).set(closed.headers).expect(204);
  }

  private keep(kind: Owned, owner: Name, id: string): void {
    this.owned.set(`${kind} ${owner}`, id);
    const { self } = this.people.relationsOf(owner);
    this.secrets.keep(`${kind} id`, id, self ? { self, owner: self } : {});
  }
}

const CONTRACTORS: readonly Name[] = [...principalsOf('contractors'), 'contractor'];

const INSURANCE = {
  insuredName: 'Diaz Repairs',
  insurer: 'Acme Mutual',
  policyNumber: 'CM-4471-0093',
  eachOccurrenceCents: 100_000_000,
  effectiveOn: '2026-01-01',
  expiresOn: '2099-01-01',
};

const SPARE = { name: 'spare', scope: 'read', expiresInDays: 7 };

const ownerNamed = (object: string): string => (object === 'others' ? 'client' : object);
