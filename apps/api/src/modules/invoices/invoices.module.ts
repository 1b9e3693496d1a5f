import { Global, Module } from '@nestjs/common';
import { PROJECT_INVOICES, ProjectsModule } from '../projects/index.js';
import { UsersModule } from '../users/index.js';
import { AdminInvoicesController } from './admin-invoices.controller.js';
import { ClosingAgent } from './closing-agent.js';
import { ClosingFellThrough } from './closing-fell-through.js';
import { ClosingPayments } from './closing-payments.js';
import { ClosingStatements } from './closing-statement.js';
import { DeclineInvoice } from './decline-invoice.js';
import { DeclinedNews } from './declined-news.js';
import { FollowMoney } from './follow-money.js';
import { InvoiceData } from './invoice-data.js';
import { InvoiceDeclines } from './invoice-declines.js';
import { InvoiceDesk } from './invoice-desk.js';
import { InvoiceGate } from './invoice-gate.js';
import { InvoiceLetters } from './invoice-letters.js';
import { InvoiceLetterWriter } from './invoice-letter-writer.js';
import { InvoiceLinkGuard } from './invoice-link.guard.js';
import { InvoiceLinksController } from './invoice-links.controller.js';
import { InvoiceLinks } from './invoice-links.js';
import { InvoiceList } from './invoice-list.js';
import { InvoiceNumbers } from './invoice-numbers.js';
import { InvoicePapers } from './invoice-papers.js';
import { InvoicePostman } from './invoice-postman.js';
import { InvoiceReceipts } from './invoice-receipts.js';
import { InvoiceReminders } from './invoice-reminders.js';
import { InvoiceRepository } from './invoice.repository.js';
import { InvoiceSweep } from './invoice-sweep.js';
import { InvoiceTerms } from './invoice-terms.js';
import { InvoiceViews } from './invoice-views.js';
import { IssueInvoice } from './issue-invoice.js';
import { LinkReaders } from './link-readers.js';
import { NameAgent } from './name-agent.js';
import { OpenedInvoices } from './opened-invoices.js';
import { InvoicePayments } from './paid-with.js';
import { ProjectInvoice } from './project-invoice.js';
import { ProjectInvoicesController } from './project-invoices.controller.js';
import { SendInvoice } from './send-invoice.js';
import { VoidInvoice } from './void-invoice.js';

/** Global for one token: whoever accepts a bid asks for its invoice by PROJECT_INVOICES. */
@Global()
@Module({
  imports: [UsersModule, ProjectsModule],
  controllers: [ProjectInvoicesController, InvoiceLinksController, AdminInvoicesController],
  providers: [
    ClosingAgent,
    ClosingFellThrough,
    ClosingPayments,
    ClosingStatements,
    DeclinedNews,
    DeclineInvoice,
    FollowMoney,
    InvoiceData,
    InvoiceDeclines,
    InvoiceDesk,
    InvoiceGate,
    InvoiceLetters,
    InvoiceLetterWriter,
    InvoiceLinkGuard,
    InvoiceLinks,
    InvoiceList,
    NameAgent,
    SendInvoice,
    InvoiceNumbers,
    InvoicePapers,
    InvoicePayments,
    InvoicePostman,
    InvoiceReceipts,
    InvoiceReminders,
    InvoiceRepository,
    InvoiceSweep,
    InvoiceTerms,
    InvoiceViews,
    IssueInvoice,
    LinkReaders,
    OpenedInvoices,
    ProjectInvoice,
    VoidInvoice,
    { provide: PROJECT_INVOICES, useExisting: FollowMoney },
  ],
  exports: [PROJECT_INVOICES, ClosingAgent, ClosingStatements],
})
export class InvoicesModule {}
