import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import type { SettlementAgentInput } from '../projects/index.js';
import { ClosingFellThrough } from './closing-fell-through.js';
import type { InvoiceView } from './dto/invoice.response.js';
import { InvoiceGate, type LockedInvoice } from './invoice-gate.js';
import { InvoiceViews } from './invoice-views.js';
import { NameAgent } from './name-agent.js';
import { SendInvoice } from './send-invoice.js';
import { IssueInvoice } from './issue-invoice.js';

/** What the client's side, and staff, do with an invoice before it is paid. */
@Injectable()
export class ProjectInvoice {
  constructor(
    private readonly gate: InvoiceGate,
    private readonly views: InvoiceViews,
    private readonly issuing: IssueInvoice,
    private readonly naming: NameAgent,
    private readonly sending: SendInvoice,
    private readonly fallen: ClosingFellThrough,
  ) {}

  async read(actor: Actor, projectId: string): Promise<InvoiceView> {
    return this.views.one(await this.gate.readable(actor, projectId));
  }

  /** Who settles the closing. */
  address(actor: Actor, projectId: string, agent: SettlementAgentInput): Promise<InvoiceView> {
    return this.change(actor, projectId, (locked) => this.naming.execute(locked, agent));
  }

  issue(actor: Actor, projectId: string): Promise<InvoiceView> {
    return this.change(actor, projectId, async ({ invoice, money, as }) =>
      this.issuing.execute({ invoice, money, as, actorId: actor.userId }),
    );
  }

  /** The letter once more, with a link of its own; those before it work on. */
  send(actor: Actor, projectId: string): Promise<InvoiceView> {
    return this.change(actor, projectId, (locked) => this.sending.execute(locked));
  }

  /** All of its links at once. */
  revokeLink(actor: Actor, projectId: string): Promise<InvoiceView> {
    return this.change(actor, projectId, (locked) => this.sending.revoke(locked));
  }

  /** Answers with the client's own, which is owed instead. */
  fallThrough(actor: Actor, projectId: string): Promise<InvoiceView> {
    return this.gate.locked(actor, projectId, async (locked) =>
      this.views.one({ ...locked, invoice: await this.fallen.execute(locked, actor.userId) }),
    );
  }

  private change(
    actor: Actor,
    projectId: string,
    work: (locked: LockedInvoice) => Promise<void>,
  ): Promise<InvoiceView> {
    return this.gate.locked(actor, projectId, async (locked) => {
      await work(locked);
      return this.views.one(locked);
    });
  }
}
