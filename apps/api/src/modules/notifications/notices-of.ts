import {
  otherSide,
  type DisputeSide,
  type DomainEvents,
  type NotificationType,
  type ProjectEventName,
} from '@cw/domain';
import type { Notice } from './notice.js';
import { NO_SHOW_NOTICES } from './no-show-notices.js';
import { PARTY_NOTICES } from './party-notices.js';
import { notice, ofRepair, threadOf, type About, type Facts } from './project-notice.js';

const toOwner = (type: NotificationType) => (event: About) => [notice(event, event.ownerId, type)];
const toContractor = (type: NotificationType) => (event: About & { readonly contractorId: string }) => [
  notice(event, event.contractorId, type),
];
const toBoth = (type: NotificationType) => (event: About & { readonly contractorId: string }) => [
  notice(event, event.ownerId, type),
  notice(event, event.contractorId, type),
];
const money = (type: NotificationType) => (event: DomainEvents['payment.failed']) =>
  [event.ownerId, event.contractorId].map((userId) => notice(event, userId, type, { amountCents: event.amountCents }));

const PAYOUTS = '/my-jobs';

/** Staff read the money of all projects in one place. */
const moneyToStaff =
  (type: NotificationType) => (event: DomainEvents['payment.failed'] & { readonly adminIds: readonly string[] }) =>
    event.adminIds.map((id) => ({
      ...notice(event, id, type, { amountCents: event.amountCents }),
      actionUrl: '/payments',
    }));

const chargeBack = (type: NotificationType) => (event: DomainEvents['payment.charged_back']) => [
  ...money(type)(event),
  ...moneyToStaff(type)(event),
];

/** Both sides, of whom whoever acted is left out. */
const change = (type: NotificationType) => (event: DomainEvents['change.accepted']) =>
  [event.ownerId, event.contractorId].map((userId) =>
    notice(event, userId, type, { amountCents: event.amountDeltaCents }),
  );

const repair = (type: NotificationType) => (event: DomainEvents['condition.accepted']) => [
  ofRepair(notice(event, event.contractorId, type, { condition: event.conditionTitle }), event.conditionId),
];

/** One act is told once: a single repair with its reason, of several that they came back. */
const returned = (event: DomainEvents['condition.returned']): Notice[] => {
  const [first, ...others] = event.returned;
  if (first === undefined) return [];
  if (others.length > 0) return toContractor('changes_requested')(event);
  const { conditionId, conditionTitle: condition, reason } = first;
  return [ofRepair(notice(event, event.contractorId, 'condition_returned', { condition, reason }), conditionId)];
};

/** What is said of how the money is divided. */
const splitFacts = ({ contractorCents, clientCents }: DomainEvents['dispute.settled']): Facts => ({
  amountCents: contractorCents,
  ...(clientCents !== null && { returnedCents: clientCents }),
});

/** A case has its own page. */
const ofCase = (notices: readonly Notice[]): Notice[] =>
  notices.map((told) => ({ ...told, actionUrl: `${told.actionUrl}/dispute` }));

const caseToBoth =
  (type: NotificationType) =>
  (event: About & { readonly contractorId: string }): Notice[] =>
    ofCase(toBoth(type)(event));

const splitToBoth =
  (type: NotificationType) =>
  (event: DomainEvents['dispute.settled'] & { readonly reason?: string }): Notice[] =>
    ofCase(toBoth(type)(event)).map((told) => ({
      ...told,
      params: { ...told.params, ...splitFacts(event), ...(event.reason !== undefined && { reason: event.reason }) },
    }));

/** An offer is for the other side to answer; whoever else stands on the side that made it is told so. */
const offered = (event: DomainEvents['dispute.offered']): Notice[] => {
  const offeredBy = event.actorId === event.contractorId ? ('contractor' as const) : ('client' as const);
  return splitToBoth('dispute_offered')(event).map((told) => ({ ...told, params: { ...told.params, offeredBy } }));
};

/** One side of a case, or each that is named. */
const caseTo = (
  type: NotificationType,
  event: About & { readonly contractorId: string },
  sides: readonly DisputeSide[],
): Notice[] => ofCase(sides.map((side) => notice(event, side === 'owner' ? event.ownerId : event.contractorId, type)));

/** Where staff rule on a case. */
const deskOf = ({ disputeId }: { readonly disputeId: string }): string => `/disputes?case=${disputeId}`;

const caseToStaff =
  (type: NotificationType) =>
  (event: About & { readonly disputeId: string; readonly adminIds: readonly string[] }): Notice[] =>
    event.adminIds.map((id) => ({ ...notice(event, id, type), actionUrl: deskOf(event) }));

/** Staff decide on all of them in one place. */
const toStaff = (type: NotificationType) => (event: About & { readonly adminIds: readonly string[] }) =>
  event.adminIds.map((id) => ({ ...notice(event, id, type), actionUrl: '/reports' }));

/** Whose words were taken from sight, or given back; that somebody reported them in vain is not told. */
function toldAuthor(event: DomainEvents['report.decided']): Notice[] {
  const { authorId, kind, decision, reason } = event;
  if (decision === 'keep') return [];
  return [notice(event, authorId, decision === 'hide' ? 'words_hidden' : 'words_shown', { kind, reason })];
}

/** A reader of a profile may not know of the project: it is not named, and the link leads to where the words stood. */
function toldReporters(event: DomainEvents['report.decided']): Notice[] {
  const { reporterIds, profileId, kind, decision } = event;
  return reporterIds.map((userId) => {
    const told = notice(event, userId, decision === 'hide' ? 'report_hidden' : 'report_kept', { kind });
    if (profileId === null) return { ...told, params: { ...told.params, project: '' } };
    return { ...told, actionUrl: `/contractors/${profileId}`, params: { project: '', side: told.params.side, kind } };
  });
}

/** Whoever is suspended or has left reads no more of it; its client is told that nobody stands behind the bid. */
const LAPSED = {
  expired: toBoth('bid_expired'),
  papers_expired: toBoth('bid_papers_expired'),
  account_ended: toOwner('bid_account_ended'),
} as const;

type NoticesOf = { readonly [N in ProjectEventName]: (event: DomainEvents[N]) => Notice[] };

/** Who is told what about each event of a project; an event that says nothing to anybody has an empty list. */
const NOTICES: NoticesOf = {
  // Whom a new project fits is asked of the projects' side: see ProjectAudience.
  'project.posted': () => [],
  'project.reposted': () => [],
  'project.edited': (event) =>
    event.pendingBidderIds.map((id) => notice(event, id, 'project_edited', { changed: event.changed })),
  'project.redacted': () => [],
  'promise.reminded': (event) => event.contractorIds.map((id) => notice(event, id, 'promise_reminder')),
  'promise.missed': toOwner('promise_late'),
  'project.cancelled': (event) => {
    // The two sides of a no-show are told of it in words of its own.
    const sides = event.isNoShow ? [] : [event.ownerId, ...(event.contractorId === null ? [] : [event.contractorId])];
    const staff = event.isByStaff ? { isByStaff: true } : {};
    const facts = { ...staff, ...(event.reason !== null && { reason: event.reason }) };
    // What staff write to the two sides is no bidder's.
    const forBidders = event.isByStaff ? staff : facts;
    return [
      ...sides.map((userId) => notice(event, userId, 'project_cancelled', facts)),
      ...event.pendingBidderIds.map((userId) => notice(event, userId, 'project_cancelled', forBidders)),
    ];
  },
  ...NO_SHOW_NOTICES,
  'bid.submitted': toOwner('bid_received'),
  'bid.edited': toOwner('bid_edited'),
  'bid.withdrawn': toOwner('bid_withdrawn'),
  'bid.lapsed': (event) => LAPSED[event.reason](event),
  'bid.accepted': toBoth('bid_accepted'),
  'bid.rejected': toContractor('bid_rejected'),
  'bid.invited': (event) => [
    notice(event, event.contractorId, 'bid_invited', event.hasEarlierFigures ? { hasEarlierFigures: true } : {}),
  ],
  'work.started': toOwner('work_started'),
  'work.early_start_asked': (event) => [notice(event, event.ownerId, 'early_start_asked', { reason: event.reason })],
  'work.early_start_refused': toContractor('early_start_refused'),
  'work.early_start_allowed': toContractor('early_start_allowed'),
  'work.submitted': toOwner('work_submitted'),
  'work.reinspection_failed': (event) =>
    toBoth('reinspection_failed')(event).map((told) => ({ ...told, params: { ...told.params, reason: event.reason } })),
  'project.approved': toBoth('project_approved'),
  'project.disputed': caseToBoth('project_disputed'),
  'work.review_due': (event) => [notice(event, event.ownerId, 'review_due', { daysLeft: event.daysLeft })],
  'clock.too_late': ({ adminIds, clock, endsAt, safeDay, timeZone, ...event }) =>
    adminIds.map((id) => ({
      ...notice(event, id, 'clock_too_late', { clock, dueAt: endsAt, dueZone: timeZone, expiresOn: safeDay }),
      actionUrl: '/disputes',
    })),
  'dispute.answered': caseToBoth('dispute_answered'),
  'dispute.offered': offered,
  'dispute.settled': splitToBoth('dispute_settled'),
  'dispute.withdrawal_asked': (event) => caseTo('dispute_withdrawal_asked', event, [otherSide(event.askedBy)]),
  'dispute.withdrawn': caseToBoth('dispute_withdrawn'),
  'dispute.answer_due': (event) => caseTo('dispute_answer_due', event, event.owing),
  'dispute.due': caseToStaff('dispute_due'),
  'dispute.ruling_proposed': caseToStaff('dispute_ruling_proposed'),
  'dispute.ruling_refused': (event) => [
    {
      ...notice(event, event.proposerId, 'dispute_ruling_refused', { reason: event.reason }),
      actionUrl: deskOf(event),
    },
  ],
  'dispute.ruled': splitToBoth('dispute_ruled'),
  'condition.evidenced': (event) => (event.isCorrected ? toOwner('condition_corrected')(event) : []),
  'condition.accepted': repair('condition_accepted'),
  'condition.taken_back': repair('condition_taken_back'),
  'condition.returned': returned,
  'change.proposed': (event) =>
    change('change_proposed')(event).map((told) => ({
      ...told,
      params: {
        ...told.params,
        ...(event.answerDueAt !== null && { dueAt: event.answerDueAt, dueZone: event.timeZone }),
      },
    })),
  'change.accepted': change('change_accepted'),
  'change.declined': (event) =>
    change('change_declined')(event).map((told) => ({
      ...told,
      params: { ...told.params, ...(event.reason !== null && { reason: event.reason }) },
    })),
  'change.withdrawn': change('change_withdrawn'),
  'change.lapsed': (event) =>
    change('change_lapsed')(event).map((told) => ({ ...told, params: { ...told.params, cause: event.cause } })),
  'party.joined': toOwner('party_joined'),
  ...PARTY_NOTICES,
  // Approved already, it is on its way to the contractor: that is told instead.
  'payment.held': ({ waitsFor, ...event }) =>
    waitsFor === 'nothing'
      ? []
      : money('payment_held')(event).map((told) => ({ ...told, params: { ...told.params, waitsFor } })),
  'payment.failed': (event) => [notice(event, event.ownerId, 'payment_failed', { amountCents: event.amountCents })],
  'payment.released': (event) =>
    [event.ownerId, event.contractorId].map((userId) =>
      notice(event, userId, 'payment_released', { amountCents: event.amountCents, payoutCents: event.payoutCents }),
    ),
  'payment.refunded': money('payment_refunded'),
  'payment.charged_back': chargeBack('payment_charged_back'),
  'payment.charge_back_won': chargeBack('payment_charge_back_won'),
  'payment.charge_back_lost': chargeBack('payment_charge_back_lost'),
  'payout.setup_reminded': (event) => [
    {
      ...notice(event, event.contractorId, 'payout_setup_reminder', { amountCents: event.amountCents }),
      actionUrl: PAYOUTS,
    },
  ],
  'payout.setup_overdue': moneyToStaff('payout_setup_overdue'),
  'payment.long_held': moneyToStaff('payment_long_held'),
  'invoice.issued': money('invoice_issued'),
  'invoice.overdue': money('invoice_overdue'),
  'invoice.fell_through': money('closing_fell_through'),
  'question.asked': toOwner('question_asked'),
  'question.answered': (event) => event.toldIds.map((userId) => notice(event, userId, 'question_answered')),
  'question.removed': () => [],
  'question.reported': toStaff('question_reported'),
  'review.written': (event) => [notice(event, event.subjectId, 'review_received')],
  'review.published': (event) => [notice(event, event.subjectId, 'review_published')],
  'review.answered': (event) => [notice(event, event.authorId, 'review_answered')],
  'review.reported': toStaff('review_reported'),
  'message.sent': (event) =>
    event.recipientIds.map((id) => ({
      ...notice(event, id, 'message_received'),
      actionUrl: threadOf(event.conversationId),
    })),
  'message.reported': toStaff('message_reported'),
  'person.reported': toStaff('person_reported'),
  'report.decided': (event) => [toldAuthor(event), toldReporters(event)].flat(),
};

export const HEARD_EVENTS = Object.keys(NOTICES).filter((name): name is ProjectEventName => name in NOTICES);

/** The owner's own: that somebody joined or left, and what became of words and reports. */
const PERSONAL: ReadonlySet<ProjectEventName> = new Set([
  'party.joined',
  'party.left',
  'report.decided',
  // Its recipients are named one by one: some have muted it.
  'message.sent',
]);

/** Whom the owner invited is told what the owner is told. */
function withInvited(
  name: ProjectEventName,
  notices: readonly Notice[],
  { ownerId, invitedIds }: { readonly ownerId: string; readonly invitedIds: readonly string[] },
): Notice[] {
  if (PERSONAL.has(name)) return [...notices];
  return notices.flatMap((told) =>
    told.userId === ownerId ? [told, ...invitedIds.map((userId) => ({ ...told, userId }))] : [told],
  );
}

/**
 * What to tell whom; `invitedIds` are those whom the owner invited. Nobody is told what they did themselves, except
 * about their own money.
 */
export function noticesOf<N extends ProjectEventName>(
  name: N,
  event: DomainEvents[N],
  invitedIds: readonly string[] = [],
): Notice[] {
  const isMoney = name.startsWith('payment.');
  const seen = new Set<string>();
  const notices = withInvited(name, NOTICES[name](event), { ownerId: event.ownerId, invitedIds });
  return notices.filter(({ userId }) => {
    const told = (isMoney || userId !== event.actorId) && !seen.has(userId);
    seen.add(userId);
    return told;
  });
}
