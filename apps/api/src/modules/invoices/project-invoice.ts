import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import type { SettlementAgentInput } from '../projects/index.js';
import type { InvoiceView } from './dto/invoice.response.js';
import { aboutInvoice } from './invoice-facts.js';
import { InvoiceGate, type LockedInvoice } from './invoice-gate.js';
import { InvoiceLetters } from './invoice-letters.js';
import { InvoiceTerms } from './invoice-terms.js';
import { InvoiceViews } from './invoice-views.js';
import { isAddressed, withoutLink } from './invoice.entity.js';
import { IssueInvoice } from './issue-invoice.js';
import { agentColumns } from './new-invoice.js';

/** What the client's side, and staff, do with an invoice before it is paid. */
@Injectable()
export class ProjectInvoice {
  constructor(
    private readonly gate: InvoiceGate,
    private readonly views: InvoiceViews,
    private readonly issuing: IssueInvoice,
    private readonly letters: InvoiceLetters,
    private readonly terms: InvoiceTerms,
    private readonly events: EventBus,
  ) {}

  async read(actor: Actor, projectId: string): Promise<InvoiceView> {
    return this.views.one(await this.gate.readable(actor, projectId));
  }

  /** Who settles the closing. Where the address changes, the link that was sent stops working. */
  address(actor: Actor, projectId: string, agent: SettlementAgentInput): Promise<InvoiceView> {
    return this.change(actor, projectId, async ({ invoice, move }) => {
      const { name, company, email, fileNumber } = agent;
      const columns = agentColumns({
        name,
        company: company || null,
        email: email || null,
        fileNumber: fileNumber || null,
      });
      const isOther = columns.agentEmail?.toLowerCase() !== invoice.agentEmail?.toLowerCase();
      // Whoever is named pays it: it was the client's for want of a name, or because another closing fell through.
      const pays = columns.agentEmail === null ? {} : ({ payer: 'settlement_agent', fellThroughAt: null } as const);
      await move('address', { changes: { ...columns, ...pays, ...(isOther && withoutLink(invoice)) } });
      // They would bring the link that stopped working, and one that failed names whoever settles it no more.
      if (isOther) await this.letters.forget([invoice.id]);
    });
  }

  issue(actor: Actor, projectId: string): Promise<InvoiceView> {
    return this.change(actor, projectId, async ({ invoice, money, as }) =>
      this.issuing.execute({ invoice, money, as, actorId: actor.userId }),
    );
  }

  /** The letter once more, with a link of its own. */
  send(actor: Actor, projectId: string): Promise<InvoiceView> {
    return this.change(actor, projectId, async ({ invoice, move }) => {
      await move('send', {
        guards: { addressed: invoice.payer === 'client' || isAddressed(invoice) },
        changes: { remindedOn: await this.terms.remindedOn(invoice) },
      });
      await this.letters.order(invoice, 'issued');
    });
  }

  revokeLink(actor: Actor, projectId: string): Promise<InvoiceView> {
    return this.change(actor, projectId, ({ invoice, move }) => move('revoke_link', { changes: withoutLink(invoice) }));
  }

  /** Nobody closes, so nobody pays out of the proceeds: the client owes it, in a week. */
  fallThrough(actor: Actor, projectId: string): Promise<InvoiceView> {
    return this.change(actor, projectId, async ({ invoice, money, move }) => {
      const terms = await this.terms.withoutClosing(projectId);
      await move('fall_through', {
        guards: { agent_pays: invoice.payer === 'settlement_agent' },
        changes: { ...terms, payer: 'client', viewedAt: null, ...withoutLink(invoice) },
      });
      await this.letters.order(invoice, 'issued');
      await this.events.emit('invoice.fell_through', aboutInvoice(invoice, money, actor.userId));
    });
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
