import { ACCOUNTS_TIME_ZONE, US_STATES, type Cents, type NotificationType } from '@cw/domain';
import {
  formatDayInSentence,
  formatDeadlineInSentence,
  formatMoney,
  formatterFor,
  stateNameId,
  type Locale,
  type MessageId,
  type MessageValues,
  type TextId,
} from '@cw/i18n';
import { mailDay } from '../../common/mail/mail-day.js';
import { outgoingValues } from '../../common/outgoing-values.js';
import type { NoticeParams } from './notice.js';
import { readValues, type ReadFacts } from './read-facts.js';

export interface NotificationWords {
  readonly title: string;
  readonly message: string;
}

export const titleIdOf = (type: NotificationType): MessageId => `notifications.event.${type}.title`;
export const messageIdOf = (type: NotificationType): MessageId => `notifications.event.${type}.message`;

const moneyOrNothing = (amount: Cents | undefined): string => (amount === undefined ? '' : formatMoney(amount));
const textOf = (fact: string | undefined): string => fact ?? '';

// Made once: to make one takes longer than all else that a notification says.
const LISTS: Readonly<Record<Locale, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  es: new Intl.ListFormat('es', { type: 'conjunction' }),
};

function listOf(ids: readonly TextId[], locale: Locale): string {
  if (ids.length === 0) return '';
  const words = formatterFor(locale);
  return LISTS[locale].format(ids.map((id) => words.text(id)));
}

/** Codes of states by the names that the reader calls them. */
function namesOf(codes: string | undefined, locale: Locale): string {
  if (!codes) return '';
  const named = codes.split(', ');
  return listOf(US_STATES.filter((state) => named.includes(state)).map(stateNameId), locale);
}

/** With its zone: a mail is read anywhere. */
const dueOf = ({ dueAt, dueZone = ACCOUNTS_TIME_ZONE }: NoticeParams, locale: Locale): string =>
  dueAt === undefined ? '' : formatDeadlineInSentence(new Date(dueAt), locale, dueZone);

const yesOrNo = (fact: unknown): string => (fact === undefined ? 'no' : 'yes');

const yesIf = (holds: boolean | undefined): string => (holds ? 'yes' : 'no');

/** Whether bidding goes on without the paper: not when no states are told, everywhere when none is lost. */
function biddingGoesOn({ lostStates }: NoticeParams): string {
  if (lostStates === undefined) return 'no';
  return lostStates === '' ? 'yes' : 'elsewhere';
}

/**
 * The facts as placeholders; money as it is written in both languages, dates as in the reader's. They stand in bells,
 * e-mails, browsers' notices and pushes alike: titles and reasons are as they may leave the product.
 */
export const valuesOf = (params: NoticeParams, locale: Locale, read: ReadFacts = {}): MessageValues =>
  outgoingValues({
    ...factsOf(params, locale),
    ...readValues(read, locale),
    is_void: yesIf(isVoidNow(params, read)),
  });

/** Another invoice took the place of the one that was told of. */
export function isVoidNow({ invoice }: NoticeParams, { terms }: ReadFacts): boolean {
  const number = terms?.invoice?.number ?? null;
  return invoice !== undefined && number !== null && number !== invoice;
}

/** So many repairs that came back are told by name; whoever reads of them has the page for all others. */
const RETURNS_MAX = 5;

const QUOTED: Readonly<Record<Locale, (words: string) => string>> = {
  en: (words) => `“${words}”`,
  es: (words) => `«${words}»`,
};

/** As it stands within the quotation marks of a sentence, which has a full stop of its own. */
export const quotable = (words: string | undefined): string =>
  textOf(words)
    .trim()
    .replace(/(?<!\.)\.$/u, '');

const returnsOf = (returned: NoticeParams['returned'], locale: Locale): string =>
  (returned ?? [])
    .slice(0, RETURNS_MAX)
    .map(({ condition, reason }, at) => `(${at + 1}) ${condition}: ${QUOTED[locale](quotable(reason))}`)
    .join('; ');

const returnValues = ({ returned }: NoticeParams, locale: Locale): MessageValues => ({
  has_returns: yesOrNo(returned),
  returns: returnsOf(returned, locale),
  returns_count: returned?.length ?? 0,
  returns_more: Math.max((returned?.length ?? 0) - RETURNS_MAX, 0),
});

const moneyValues = ({ amountCents, payoutCents, feeCents, returnedCents }: NoticeParams): MessageValues => ({
  amount: moneyOrNothing(amountCents),
  is_more: yesIf((amountCents ?? 0) > 0),
  payout: moneyOrNothing(payoutCents),
  has_payout: yesOrNo(payoutCents),
  fee: moneyOrNothing(feeCents),
  has_fee: yesOrNo(feeCents),
  returned: moneyOrNothing(returnedCents),
  has_returned: yesOrNo(returnedCents),
});

const invoiceValues = ({ invoice, dueOn }: NoticeParams, locale: Locale): MessageValues => ({
  invoice: textOf(invoice),
  has_invoice: yesOrNo(invoice),
  due_on: dueOn === undefined ? '' : formatDayInSentence(dueOn, locale),
  has_due_on: yesOrNo(dueOn),
});

const factsOf = (params: NoticeParams, locale: Locale): MessageValues => ({
  project: params.project,
  side: params.side,
  ...moneyValues(params),
  ...invoiceValues(params, locale),
  ...returnValues(params, locale),
  days: params.daysLeft ?? 0,
  condition: textOf(params.condition),
  reason: quotable(params.reason),
  kind: textOf(params.kind),
  cause: textOf(params.cause),
  waits_for: params.waitsFor ?? 'start',
  paper: textOf(params.paper),
  expires: params.expiresOn === undefined ? '' : mailDay(params.expiresOn, locale),
  states: namesOf(params.states, locale),
  has_states: yesOrNo(params.states),
  lost_states: namesOf(params.lostStates, locale),
  bidding_goes_on: biddingGoesOn(params),
  changed: listOf(params.changed?.map((ground): TextId => `notifications.changed.${ground}`) ?? [], locale),
  right: textOf(params.right),
  has_failed: yesIf(params.hasFailed),
  reference: textOf(params.reference),
  part: params.part ?? 'own',
  by: params.by ?? 'other',
  own_side: yesIf(params.offeredBy === params.side),
  has_reason: yesOrNo(params.reason),
  due: dueOf(params, locale),
  has_due: yesOrNo(params.dueAt),
  clock: textOf(params.clock),
  contested: yesIf(params.isContested),
  paid_out: yesIf(params.isPaidOut),
  earlier: yesIf(params.hasEarlierFigures),
  by_staff: yesIf(params.isByStaff),
});

/** The words of what somebody was told; `read` is what was looked up of it, for its reader. */
export function wordsOf(
  type: NotificationType,
  params: NoticeParams,
  locale: Locale,
  read: ReadFacts = {},
): NotificationWords {
  const words = formatterFor(locale);
  const values = valuesOf(params, locale, read);
  return { title: words.text(titleIdOf(type), values), message: words.text(messageIdOf(type), values) };
}
