import { cents } from '@cw/domain';
import { formatterFor, type Locale, type TextId } from '@cw/i18n';
import type { Clock } from '../../common/clock.js';
import { renderPaper } from '../../common/documents/render-paper.js';
import { renderClosingStatement } from '../../modules/invoices/index.js';
import { formerCopy } from '../../modules/invoices/invoice-letters.js';
import { InvoicePapers } from '../../modules/invoices/invoice-papers.js';
import type { InvoiceEntity } from '../../modules/invoices/index.js';
import { conversation } from './conversation-paper.js';
import { receiptPaper } from '../../modules/payments/receipts/receipt-paper.js';
import { statementPaper } from '../../modules/payments/statements/statement-paper.js';
import type { StatementSide } from '../../modules/payments/statements/statement.js';
import { AGREED, aJob, ASKED_BY, anInvoice, BY_WIRE, CLOSING_DAY, HOUSE, PAID_AT, WORK } from './house.js';
import { knowing } from './standing-in.js';

const PAYMENT_ID = '018f3f5c-6c1b-7d3e-9a44-0000000000d1';
const MADE_AT = new Date('2026-11-27T15:00:00Z');

/** The bytes of a PDF, in the language of its reader. */
export type MakePaper = (locale: Locale) => Promise<Buffer>;

/** An invoice as its reader gets it. */
const drawn =
  (invoiceIn: (locale: Locale) => InvoiceEntity): MakePaper =>
  async (locale) => {
    const paid = { ...BY_WIRE, method: formatterFor(locale).text('documents.receipt.wire') };
    const job = aJob(locale, ASKED_BY);
    const papers = new InvoicePapers(
      knowing<Clock>({ now: () => MADE_AT }),
      knowing<ConstructorParameters<typeof InvoicePapers>[1]>({ jobOf: async () => job }),
      knowing<ConstructorParameters<typeof InvoicePapers>[2]>({ of: async () => paid }),
    );
    return (await papers.file(invoiceIn(locale), locale)).bytes;
  };

const invoiced = (facts: Partial<InvoiceEntity>): MakePaper => drawn((locale) => anInvoice(locale, facts));

/** What the agent before keeps of an invoice that is owed on to another one. */
const passedOn = drawn((locale) => {
  const invoice = anInvoice(locale, { agentName: 'Noor Haddad', agentEmail: 'noor@other.example' });
  return formerCopy(invoice, { name: 'Karen Doyle', email: 'karen@title.example', fileNumber: 'BR-24117' });
});

const receipt: MakePaper = (locale) =>
  renderPaper(
    receiptPaper(
      {
        paymentId: PAYMENT_ID,
        number: 'R-2026-000012',
        amountCents: AGREED,
        paidAt: MADE_AT,
        method: 'card',
        bankName: null,
        cardBrand: 'visa',
        last4: '4242',
        reference: 'pi_3SYc2hKx7uVb0Q1N1aTz5mWd',
        state: 'funded',
        releasedAt: null,
        projectTitle: WORK[locale],
        property: HOUSE.line,
        ownerId: 'owner',
        contractorId: 'contractor',
        refunds: [],
      },
      {
        locale,
        timeZone: 'America/New_York',
        clientName: 'Daniel Whitaker',
        contractorName: 'Brennan & Sons Roofing',
        madeAt: MADE_AT,
      },
    ),
  );

const statement: MakePaper = (locale) => {
  const job = aJob(locale, ASKED_BY);
  const { totalCents, dueCents } = job;
  const sums = { jobs: [job], totalCents, paidCents: cents(0), dueCents, onItsWayCents: cents(0) };
  return renderClosingStatement(sums, {
    locale,
    reference: 'RR-2026-000042',
    property: HOUSE.line,
    preparedFor: 'Karen Doyle, Blue Ridge Title',
    fileNumber: 'BR-24117',
    closingDate: CLOSING_DAY,
    reinspection: { on: '2026-12-04', result: 'passed' },
    madeAt: MADE_AT,
  });
};

/** What the client paid and what the contractor was paid of it, for the books of each. */
const moved =
  (side: StatementSide): MakePaper =>
  (locale) => {
    const words = formatterFor(locale);
    const isPayer = side === 'payments';
    const feeCents = cents(isPayer ? 0 : 34_800);
    const line = {
      at: PAID_AT,
      kind: isPayer ? 'payment' : 'release',
      house: HOUSE.address,
      projectTitle: WORK[locale],
      invoice: 'INV-2026-000118',
      amountCents: AGREED,
      feeCents,
      netCents: cents(AGREED - feeCents),
      method: words.text(isPayer ? 'documents.receipt.wire' : 'documents.money.transfer'),
      reference: isPayer ? 'R-2026-000018' : 'tr_1SYe8qKx7uVb0Q1NcRk4sPho',
      status: words.text(isPayer ? 'checkout.standing.released' : 'bids.jobs.payout.released'),
    } as const;
    const period = { from: '2026-01-01', to: '2026-12-31', year: 2026 };
    const name = isPayer ? 'Daniel Whitaker' : 'Brennan & Sons Roofing';
    const reader = { locale, timeZone: 'America/New_York', name, madeAt: PAID_AT };
    return renderPaper(statementPaper({ side, period, lines: [line] }, reader));
  };

/** What heads a paper; what heads a text file or a project is none. */
type PaperTitle =
  | Exclude<
      Extract<TextId, `documents.${string}.title` | `documents.${string}.title_${string}`>,
      'documents.intake.title' | 'documents.export.title'
    >
  | 'documents.invoice.receipt';

/** By their titles, so that a kind of paper without a sample does not compile. */
const BY_TITLE: Readonly<Record<PaperTitle, MakePaper>> = {
  'documents.invoice.title': invoiced({}),
  'documents.invoice.title_void': invoiced({ state: 'void', voidedAt: MADE_AT, voidReason: 'closing_fell_through' }),
  'documents.invoice.receipt': invoiced({ state: 'paid', paidAt: PAID_AT }),
  'documents.receipt.title': receipt,
  'documents.statement.title': statement,
  'documents.conversation.title': (locale) => conversation(locale),
  'documents.money.title_payments': moved('payments'),
  'documents.money.title_payouts': moved('payouts'),
};

const nameOf = (title: string): string => title.replace(/^documents\./, '').replaceAll(/\.title|[._]/g, '-');

/** Every paper that the product makes. */
export const PAPERS: Readonly<Record<string, MakePaper>> = {
  ...Object.fromEntries(
    Object.entries(BY_TITLE).map(([title, paper]) => [`paper-${nameOf(title).replaceAll(/-+$|-(?=-)/g, '')}`, paper]),
  ),
  'paper-invoice-not-yours': passedOn,
  'paper-invoice-client': invoiced({ payer: 'client' }),
};
