import { ACCOUNTS_TIME_ZONE, US_STATES, type Cents, type NotificationType } from '@cw/domain';
import {
  formatDateTimeInZone,
  formatMoney,
  formatPlainDate,
  formatterFor,
  stateNameId,
  type Locale,
  type MessageId,
  type MessageValues,
  type TextId,
} from '@cw/i18n';
import { outgoingValues } from '../../common/outgoing-values.js';
import type { NoticeParams } from './notice.js';

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
const dueOf = ({ dueAt, dueZone }: NoticeParams, locale: Locale): string =>
  dueAt === undefined ? '' : formatDateTimeInZone(new Date(dueAt), locale, dueZone ?? ACCOUNTS_TIME_ZONE);

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
export const valuesOf = (params: NoticeParams, locale: Locale): MessageValues =>
  outgoingValues(factsOf(params, locale));

const factsOf = (params: NoticeParams, locale: Locale): MessageValues => ({
  project: params.project,
  side: params.side,
  amount: moneyOrNothing(params.amountCents),
  payout: moneyOrNothing(params.payoutCents),
  returned: moneyOrNothing(params.returnedCents),
  has_returned: yesOrNo(params.returnedCents),
  days: params.daysLeft ?? 0,
  condition: textOf(params.condition),
  reason: textOf(params.reason),
  kind: textOf(params.kind),
  cause: textOf(params.cause),
  waits_for: params.waitsFor ?? 'start',
  paper: textOf(params.paper),
  expires: params.expiresOn === undefined ? '' : formatPlainDate(params.expiresOn, locale, 'long'),
  states: namesOf(params.states, locale),
  has_states: yesOrNo(params.states),
  lost_states: namesOf(params.lostStates, locale),
  bidding_goes_on: biddingGoesOn(params),
  changed: listOf(params.changed?.map((ground): TextId => `notifications.changed.${ground}`) ?? [], locale),
  right: textOf(params.right),
  has_failed: yesIf(params.hasFailed),
  reference: textOf(params.reference),
  own_side: yesIf(params.offeredBy === params.side),
  has_reason: yesOrNo(params.reason),
  due: dueOf(params, locale),
  has_due: yesOrNo(params.dueAt),
  clock: textOf(params.clock),
  contested: yesIf(params.isContested),
  earlier: yesIf(params.hasEarlierFigures),
  by_staff: yesIf(params.isByStaff),
});

export function wordsOf(type: NotificationType, params: NoticeParams, locale: Locale): NotificationWords {
  const words = formatterFor(locale);
  const values = valuesOf(params, locale);
  return { title: words.text(titleIdOf(type), values), message: words.text(messageIdOf(type), values) };
}
