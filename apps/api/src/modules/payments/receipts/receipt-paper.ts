import { cents, paymentStanding, SERVICE_FEE_PERCENT, sumCents, ZERO_CENTS } from '@cw/domain';
import { CONTACT, formatDate, formatMoney, formatterFor, type Formatter, type Locale } from '@cw/i18n';
import type { Paper, PaperBlock, PaperFact, PaperSum } from '../../../common/documents/paper.js';
import type { ReceiptFacts } from './receipt-facts.js';

/** Whom the receipt is written for, and whom it names. */
export interface ReceiptReaderWords {
  readonly locale: Locale;
  readonly timeZone: string;
  readonly clientName: string;
  readonly contractorName: string;
  readonly madeAt: Date;
}

/** "visa" as people write it. */
const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

/** "Visa ending in 4242": with what something was paid. */
export function paidWith(
  { method, bankName, cardBrand, last4 }: Pick<ReceiptFacts, 'method' | 'bankName' | 'cardBrand' | 'last4'>,
  { text }: Formatter,
): string {
  switch (method) {
    case 'card':
      return text('documents.receipt.card', { brand: brandName(cardBrand ?? ''), last4: last4 ?? '' });
    case 'us_bank_account':
      return text('documents.receipt.bank', { bank: bankName ?? '', last4: last4 ?? '' });
    case 'wire':
    case 'check':
      return text(`documents.receipt.${method}`);
  }
}

const refundedOf = ({ refunds }: ReceiptFacts) => sumCents(refunds.map(({ amountCents }) => cents(amountCents)));

function standingText(facts: ReceiptFacts, reader: ReceiptReaderWords, words: Formatter): string {
  const standing = paymentStanding({ ...facts, status: 'succeeded', refundedCents: refundedOf(facts) });
  switch (standing) {
    case 'unfinished':
    case 'on_its_way':
    case 'declined':
    case 'canceled':
      throw new Error(`Payment ${facts.paymentId} has a receipt and is ${standing}`);
    default: {
      const date =
        facts.releasedAt === null ? '' : formatDate(facts.releasedAt, reader.locale, reader.timeZone, 'long');
      return words.text(`documents.receipt.standing.${standing}`, { name: reader.contractorName, date });
    }
  }
}

function factsOf(facts: ReceiptFacts, reader: ReceiptReaderWords, words: Formatter): PaperFact[] {
  const { text } = words;
  return [
    {
      label: text('documents.receipt.paid_on'),
      value: formatDate(facts.paidAt, reader.locale, reader.timeZone, 'long'),
    },
    // Another of those who decide for the client may have paid: the paper says whose work it is.
    { label: text('documents.receipt.client'), value: reader.clientName },
    { label: text('documents.receipt.paid_with'), value: paidWith(facts, words) },
    { label: text('documents.receipt.for'), value: facts.projectTitle },
    { label: text('documents.receipt.property'), value: facts.property },
    { label: text('documents.receipt.contractor'), value: reader.contractorName },
    {
      label: text('documents.receipt.as_of', {
        day: formatDate(reader.madeAt, reader.locale, reader.timeZone, 'long'),
      }),
      value: standingText(facts, reader, words),
    },
    { label: text('documents.receipt.reference'), value: facts.reference ?? facts.paymentId },
  ];
}

function sumsOf(facts: ReceiptFacts, { locale, timeZone }: ReceiptReaderWords, { text }: Formatter): PaperSum[] {
  const refunds = facts.refunds.map(({ amountCents, at, byHand }) => ({
    label: text(byHand ? 'documents.receipt.refunded_by_hand' : 'documents.receipt.refunded_on', {
      date: formatDate(at, locale, timeZone, 'long'),
    }),
    amount: formatMoney(cents(-amountCents)),
  }));
  return [
    { label: text('documents.receipt.received'), amount: formatMoney(cents(facts.amountCents)) },
    { label: text('documents.receipt.your_fee'), amount: formatMoney(ZERO_CENTS) },
    ...refunds,
    {
      label: text('documents.receipt.left'),
      amount: formatMoney(cents(facts.amountCents - refundedOf(facts))),
      total: true,
    },
  ];
}

/** The receipt of one payment, as it stands now, with the refunds on it and the rules that it was paid under. */
export function receiptPaper(facts: ReceiptFacts, reader: ReceiptReaderWords): Paper {
  const words = formatterFor(reader.locale);
  const rules = ['held', 'released', 'refunded'] as const;
  const blocks: PaperBlock[] = [
    { kind: 'facts', rows: factsOf(facts, reader, words) },
    { kind: 'sums', rows: sumsOf(facts, reader, words) },
    { kind: 'heading', text: words.text('documents.receipt.rules') },
    ...rules.map((rule): PaperBlock => ({ kind: 'text', text: words.text(`documents.receipt.rule_${rule}`) })),
    { kind: 'text', text: words.text('documents.receipt.rule_fee', { percent: SERVICE_FEE_PERCENT }) },
  ];
  return {
    locale: reader.locale,
    title: words.text('documents.receipt.title', { number: facts.number }),
    madeAt: reader.madeAt,
    blocks,
    foot: words.text('documents.foot', { email: CONTACT.email }),
  };
}
