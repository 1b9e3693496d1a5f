import { lacksAgent, ZERO_CENTS, type Cents, type PaymentTiming, type PlainDate } from '@cw/domain';
import { formatDayInSentence, formatDeadlineInSentence, formatMoney, type Locale, type MessageValues } from '@cw/i18n';
import type { InvoiceTold, MatterTerms } from '../../common/realtime/matter-names.js';
import type { ToldBid, ToldChange, ToldMessage, ToldQuestion } from '../../common/realtime/told-facts.js';

/** What is looked up as a notification is read, by who reads it: nothing of it is kept with what was told. */
export interface ReadFacts {
  readonly terms?: MatterTerms;
  /** The town of the house, which whoever may not know its street may know. */
  readonly place?: string;
  readonly bid?: ToldBid;
  /** By what the person is known of whom it tells. */
  readonly person?: string;
  readonly change?: ToldChange;
  /** In e-mails alone. */
  readonly message?: ToldMessage;
  readonly question?: ToldQuestion;
}

const RAIL: Readonly<Record<PaymentTiming, string>> = { upfront: 'escrow', at_closing: 'closing' };

/** So much of a message stands in an e-mail about it, and in a list of what was told. */
const FIRST_WORDS = 160;
export const FIRST_WORDS_LISTED = 80;

const fact = (name: string, text: string): MessageValues => ({
  [name]: text,
  [`has_${name}`]: text === '' ? 'no' : 'yes',
});

const dayOf = (day: PlainDate | null | undefined, locale: Locale): string =>
  day ? formatDayInSentence(day, locale) : '';

const moneyOf = (amount: Cents | null | undefined): string => (amount ? formatMoney(amount) : '');

/** PAY-06: whoever is told of money is told of the way in which this work is paid; where it is not known, of neither. */
const railOf = (timing: PaymentTiming | null | undefined): string => (timing ? RAIL[timing] : 'other');

const instantOf = (at: string | null | undefined, terms: MatterTerms | undefined, locale: Locale): string =>
  at && terms ? formatDeadlineInSentence(new Date(at), locale, terms.timeZone) : '';

/** The first words, cut between two of them. */
export function firstWordsOf(body: string, most: number = FIRST_WORDS): string {
  const line = body.replaceAll(/\s+/gu, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
}

const NO_BID: ToldBid = { who: '', amountCents: ZERO_CENTS, covered: 0, total: 0, finishesOn: null };

const bidValues = ({ who, amountCents, covered, total, finishesOn }: ToldBid, locale: Locale): MessageValues => ({
  has_bid: who === '' ? 'no' : 'yes',
  bidder: who,
  price: moneyOf(amountCents),
  covered,
  total,
  ...fact('done', dayOf(finishesOn, locale)),
});

/** What it may cost, what was agreed, and what of it is in escrow. */
const sumValues = (terms: MatterTerms | undefined): MessageValues => ({
  ...fact('budget', moneyOf(terms?.budgetCents)),
  ...fact('held', moneyOf(terms?.heldCents)),
  ...fact('agreed', moneyOf(terms?.agreedCents)),
  released: terms?.isReleased ? 'yes' : 'no',
});

const NO_INVOICE = { closing_payer: 'other', fell_through: 'no', ...fact('pay_by', '') };

/** From whom the money of an invoice is to come, and by when. */
function invoiceValues(invoice: InvoiceTold | null | undefined, locale: Locale): MessageValues {
  if (!invoice) return NO_INVOICE;
  return {
    closing_payer: lacksAgent(invoice.payer) ? 'nobody' : invoice.payer,
    fell_through: invoice.hasFallenThrough ? 'yes' : 'no',
    ...fact('pay_by', dayOf(invoice.dueOn, locale)),
  };
}

/** By which number it was paid at closing and when, or who declined to. */
const paidValues = (terms: MatterTerms | undefined, locale: Locale): MessageValues => ({
  ...fact('paid_invoice', terms?.paidInvoice ?? ''),
  ...fact('paid_on', dayOf(terms?.paidOn, locale)),
  ...fact('declined_by', terms?.declinedBy ?? ''),
  ...invoiceValues(terms?.invoice, locale),
});

const termValues = (terms: MatterTerms | undefined, locale: Locale): MessageValues => ({
  ...fact('contractor', terms?.contractor ?? ''),
  ...paidValues(terms, locale),
  ...fact('starts', dayOf(terms?.startsOn, locale)),
  ...fact('closes', dayOf(terms?.closesOn, locale)),
  ...fact('review', instantOf(terms?.reviewDueAt, terms, locale)),
  ...fact('case_due', instantOf(terms?.caseDueAt, terms, locale)),
});

const questionValues = (question: ToldQuestion | undefined): MessageValues => ({
  ...fact('asker', question?.who ?? ''),
  ...fact('question', firstWordsOf(question?.body ?? '')),
  ...fact('answer', firstWordsOf(question?.answer ?? '')),
});

const changeValues = (change: ToldChange | undefined): MessageValues => ({
  ...fact('change', firstWordsOf(change?.title ?? '', FIRST_WORDS_LISTED)),
  change_more: change?.more ?? 0,
});

/** What was looked up, as placeholders; a text says it where it is there, and does without it where it is not. */
export const readValues = (
  { terms, place = '', bid, person = '', change, message, question }: ReadFacts,
  locale: Locale,
): MessageValues => ({
  rail: railOf(terms?.paymentTiming),
  ...termValues(terms, locale),
  ...sumValues(terms),
  ...fact('place', terms ? place : ''),
  ...bidValues(bid ?? NO_BID, locale),
  ...fact('person', person),
  ...changeValues(change),
  ...questionValues(question),
  sender: message?.who ?? '',
  ...fact('words', message ? firstWordsOf(message.bodyIn(locale)) : ''),
});
