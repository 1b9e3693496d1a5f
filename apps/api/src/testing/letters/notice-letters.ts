import { cents, NOTIFICATION_TYPES, type NotificationType, type PartyRight, type Role } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import { matterName } from '../../common/realtime/matter-name.js';
import type { NoticeParams } from '../../modules/notifications/notice.js';
import type { ReadFacts } from '../../modules/notifications/read-facts.js';
import { digestMail, notificationMail } from '../../modules/notifications/notification-mail.js';
import { AGREED, CLOSING_DAY, HOUSE, PROJECT_ID, WORK } from './house.js';
import type { Letter, MailSubject, MakeMail } from './letter.js';
import { NOTICE_READERS, type NoticeReader } from './notice-readers.js';
import { aReader } from './readers.js';

const ROLE_OF: Readonly<Record<NoticeReader, Role>> = {
  client: 'seller',
  contractor: 'contractor',
  bidder: 'contractor',
  staff: 'admin',
};

const CONTRACTOR = 'Brennan & Sons Roofing';
const CLIENT = 'Daniel Whitaker';
const INVOICE = 'INV-2026-000118';

const SAID: Readonly<
  Record<
    Locale,
    Readonly<Record<'condition' | 'reason' | 'second' | 'why' | 'message' | 'question' | 'answer', string>>
  >
> = {
  en: {
    condition: 'Handrail on the basement stairs',
    reason: 'The last photo does not show the bracket at the bottom step.',
    second: 'Cracked glass in the rear bedroom',
    why: 'One pane is still cracked.',
    question: 'Is the porch paint from before 1978?',
    answer: 'Yes, the house was built in 1962.',
    message: 'Can we start on Tuesday at eight? The paint needs two dry days.',
  },
  es: {
    condition: 'Pasamanos en la escalera del sótano',
    reason: 'La última foto no muestra el soporte del último escalón.',
    second: 'Vidrio roto del dormitorio trasero',
    why: 'Un vidrio sigue roto.',
    question: '¿La pintura del porche es anterior a 1978?',
    answer: 'Sí, la casa es de 1962.',
    message: '¿Podemos empezar el martes a las ocho? La pintura necesita dos días secos.',
  },
};

/** All that any of them may say, so that each finds what it needs. */
const paramsFor = (reader: NoticeReader, locale: Locale): NoticeParams => ({
  project: WORK[locale],
  projectId: PROJECT_ID,
  condition: SAID[locale].condition,
  reason: SAID[locale].reason,
  amountCents: AGREED,
  payoutCents: cents(313_200),
  feeCents: cents(34_800),
  invoice: INVOICE,
  dueOn: CLOSING_DAY,
  returned: [
    { condition: SAID[locale].condition, reason: SAID[locale].reason },
    { condition: SAID[locale].second, reason: SAID[locale].why },
  ],
  returnedCents: cents(42_000),
  daysLeft: 2,
  kind: 'message',
  paper: 'license',
  expiresOn: '2026-12-20',
  states: 'NC',
  changed: ['scope', 'closing'],
  right: 'decide',
  reference: 'RR-2026-000042',
  offeredBy: reader === 'client' ? 'contractor' : 'client',
  by: reader === 'client' ? 'contractor' : 'client',
  clock: 'review',
  dueAt: '2026-12-04T17:00:00Z',
  dueZone: 'America/New_York',
  side: reader === 'bidder' ? 'contractor' : reader,
});

/** What is told of no house: a paper of a contractor's, a nightly job. */
const OF_NO_HOUSE = /^(?:paper_|file_sweep)/;

function nameFor(type: NotificationType, reader: NoticeReader, locale: Locale) {
  if (OF_NO_HOUSE.test(type)) return {};
  const knowsStreet = reader !== 'bidder';
  const { address, city, state } = HOUSE;
  const facts = { address: knowsStreet ? address : null, city, state, title: WORK[locale] };
  return { name: matterName({ ...facts, clientName: knowsStreet && reader !== 'client' ? CLIENT : null }) };
}

/** How the work is paid, by either way. */
export type Rail = 'upfront' | 'at_closing';

/** What is looked up for whoever reads it. */
const readBy = (
  reader: NoticeReader,
  { locale, rail, isPaid }: { locale: Locale; rail: Rail; isPaid: boolean },
): ReadFacts => ({
  terms: {
    paymentTiming: reader === 'bidder' ? null : rail,
    contractor: CONTRACTOR,
    paidInvoice: isPaid ? INVOICE : null,
    paidOn: isPaid ? CLOSING_DAY : null,
    invoice:
      rail === 'at_closing'
        ? { number: INVOICE, payer: 'settlement_agent', dueOn: CLOSING_DAY, hasFallenThrough: false }
        : null,
    declinedBy: reader === 'contractor' || reader === 'bidder' ? null : 'Karen Doyle',
    startsOn: '2026-12-01',
    closesOn: CLOSING_DAY,
    budgetCents: cents(400_000),
    heldCents: rail === 'upfront' ? AGREED : null,
    isReleased: false,
    agreedCents: AGREED,
    reviewDueAt: '2026-12-08T17:00:00Z',
    caseDueAt: '2026-12-09T17:00:00Z',
    timeZone: 'America/New_York',
  },
  place: `${HOUSE.city}, ${HOUSE.state}`,
  bid: { who: CONTRACTOR, amountCents: AGREED, covered: 5, total: 6, finishesOn: '2026-12-04' },
  message: { who: reader === 'client' ? CONTRACTOR : CLIENT, bodyIn: () => SAID[locale].message },
  person: CONTRACTOR,
  change: { title: SAID[locale].second, more: 1 },
  question: {
    who: reader === 'client' ? CONTRACTOR : '',
    body: SAID[locale].question,
    answer: SAID[locale].answer,
  },
});

/** Where the same facts would not fit each other. */
const OF_TYPE: Partial<Record<NotificationType, Partial<NoticeParams>>> = {
  clock_too_late: { expiresOn: '2026-12-03' },
  payout_setup_reminder: { amountCents: cents(313_200) },
  payout_setup_overdue: { amountCents: cents(313_200) },
};

interface Told {
  readonly locale: Locale;
  readonly rail: Rail;
  readonly part?: PartyRight;
}

function told(type: NotificationType, reader: NoticeReader, { locale, rail, part }: Told) {
  const isOfHouse = !OF_NO_HOUSE.test(type);
  const params = { ...paramsFor(reader, locale), ...OF_TYPE[type], ...(part !== undefined && { part }) };
  return {
    type,
    params: isOfHouse ? params : { ...params, project: '' },
    action_url: '/x',
    ...nameFor(type, reader, locale),
    read: readBy(reader, { locale, rail, isPaid: rail === 'at_closing' && type === 'payment_released' }),
  };
}

/** One notification as its own e-mail. */
export const noticeMail =
  (type: NotificationType, reader: NoticeReader, rail: Rail, part?: PartyRight): MakeMail =>
  (locale) =>
    notificationMail(told(type, reader, { locale, rail, ...(part && { part }) }), aReader(ROLE_OF[reader], locale));

/** Each kind as each of its readers gets it, paid from escrow. */
export const NOTICE_LETTERS: readonly Letter[] = NOTIFICATION_TYPES.flatMap((type) =>
  NOTICE_READERS[type].map((reader) => ({
    name: `notice-${type.replaceAll('_', '-')}-${reader}`,
    mail: noticeMail(type, reader, 'upfront'),
  })),
);

const TO_VIEWERS = [
  ...([
    'bid_received',
    'bid_accepted',
    'payment_held',
    'payment_failed',
    'payment_refunded',
    'work_submitted',
  ] as const),
  ...(['review_due', 'early_start_asked', 'change_proposed', 'change_accepted', 'project_disputed'] as const),
  ...(['dispute_offered', 'dispute_answer_due', 'dispute_ruled', 'review_received', 'payment_charged_back'] as const),
] as const;
const AT_CLOSING = ['project_approved', 'payment_released', 'invoice_issued', 'closing_fell_through'] as const;

/** What whoever only looks on is told, and what is told of work that is paid at closing. */
export const NOTICE_VARIANTS: Readonly<Record<string, MakeMail>> = Object.fromEntries([
  ...TO_VIEWERS.map((type) => [
    `notice-${type.replaceAll('_', '-')}-viewer`,
    noticeMail(type, 'client', 'upfront', 'view'),
  ]),
  ...(['invoice_declined', 'closing_fell_through'] as const).map((type) => [
    `notice-${type.replaceAll('_', '-')}-viewer`,
    noticeMail(type, 'client', 'at_closing', 'view'),
  ]),
  ...AT_CLOSING.flatMap((type) =>
    (['client', 'contractor'] as const).map((reader) => [
      `notice-${type.replaceAll('_', '-')}-${reader}-at-closing`,
      noticeMail(type, reader, 'at_closing'),
    ]),
  ),
]);

const DAY: readonly NotificationType[] = ['bid_received', 'message_received', 'question_asked', 'payment_held'];

export const DIGEST = {
  'emails.digest.subject': (locale) =>
    digestMail(
      DAY.map((type) => told(type, 'client', { locale, rail: 'upfront' })),
      aReader('seller', locale),
    ),
} as const satisfies Partial<Record<MailSubject, MakeMail>>;
