import {
  contractorPayout,
  otherSide,
  type DisputeSide,
  type DomainEvents,
  type NotificationType,
  type PartyRight,
  type ProjectEventName,
} from '@cw/domain';
import type { Invited } from '../../common/realtime/project-audience.js';
import type { Notice } from './notice.js';
import { MONEY_NOTICES } from './money-notices.js';
import { NO_SHOW_NOTICES } from './no-show-notices.js';
import { PARTY_NOTICES } from './party-notices.js';
import {
  notice,
  ofRepair,
  returnedFacts,
  threadOf,
  toLookAt,
  toPay,
  type About,
  type Facts,
} from './project-notice.js';

const toOwner = (type: NotificationType) => (event: About) => [notice(event, event.ownerId, type)];
const toContractor = (type: NotificationType) => (event: About & { readonly contractorId: string }) => [
  notice(event, event.contractorId, type),
];
const ofBidToOwner = (type: NotificationType) => (event: DomainEvents['bid.submitted']) => [
  notice(event, event.ownerId, type, { bidId: event.bidId }),
];
const ofBidToBoth = (type: NotificationType) => (event: DomainEvents['bid.submitted']) => [
  ...ofBidToOwner(type)(event),
  notice(event, event.contractorId, type, { bidId: event.bidId }),
];
const toBoth = (type: NotificationType) => (event: About & { readonly contractorId: string }) => [
  notice(event, event.ownerId, type),
  notice(event, event.contractorId, type),
];
const asTold = (told: Notice): Notice => told;

const withFacts = (notices: readonly Notice[], facts: Facts): Notice[] =>
  notices.map((told) => ({ ...told, params: { ...told.params, ...facts } }));

/** Which side acted: whoever acts and is not the contractor stands on the client's side. */
function sideOf({ actorId, contractorId }: { actorId: string | null; contractorId: string | null }): Facts {
  if (actorId === null) return {};
  return { by: actorId === contractorId ? 'contractor' : 'client' };
}

/** Both sides, of whom whoever acted is left out. */
const change = (type: NotificationType) => (event: DomainEvents['change.withdrawn']) =>
  [event.ownerId, event.contractorId].map((userId) =>
    notice(event, userId, type, {
      ...{ changeOrderId: event.changeOrderId, amountCents: event.amountDeltaCents },
      ...sideOf(event),
    }),
  );

const repair = (type: NotificationType) => (event: DomainEvents['condition.accepted']) => [
  ofRepair(notice(event, event.contractorId, type, { condition: event.conditionTitle }), event.conditionId),
];

/**
 * One act is told once: a single repair with its reason, of several each of them with its own. The contractor corrects
 * them; the owner hears of it where another decided.
 */
const returned = (event: DomainEvents['condition.returned']): Notice[] => {
  const [first, ...others] = event.returned;
  if (first === undefined) return [];
  if (others.length > 0) {
    const told = event.returned.map(({ conditionTitle, reason }) => ({ condition: conditionTitle, reason }));
    return withFacts(toBoth('changes_requested')(event), { returned: told });
  }
  const { conditionId, conditionTitle: condition, reason } = first;
  return withFacts(toBoth('condition_returned')(event), { condition, reason }).map((told) =>
    ofRepair(told, conditionId),
  );
};

/** What is said of how the money is divided, and what is left of the contractor's part after the service fee. */
const splitFacts = ({ contractorCents, clientCents }: DomainEvents['dispute.settled']): Facts => ({
  amountCents: contractorCents,
  payoutCents: contractorPayout(contractorCents),
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

const OPENED_BY = { owner: { by: 'client' }, awarded_contractor: { by: 'contractor' }, clock: {} } as const;

/** An offer is for the other side to answer; whoever else stands on the side that made it is told so. */
const offered = (event: DomainEvents['dispute.offered']): Notice[] => {
  const offeredBy = event.actorId === event.contractorId ? ('contractor' as const) : ('client' as const);
  return withFacts(splitToBoth('dispute_offered')(event), { offeredBy });
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

/** By whom the reported words are, or who was reported. */
const ofPersonToStaff = (type: NotificationType) => (event: DomainEvents['person.reported']) =>
  withFacts(toStaff(type)(event), { personId: event.subjectId });

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
  expired: ofBidToBoth('bid_expired'),
  papers_expired: ofBidToBoth('bid_papers_expired'),
  account_ended: ofBidToOwner('bid_account_ended'),
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
    const staff = event.isByStaff ? { isByStaff: true } : sideOf(event);
    const facts = { ...staff, ...(event.reason !== null && { reason: event.reason }) };
    // What staff write to the two sides is no bidder's.
    const forBidders = event.isByStaff ? staff : facts;
    return [
      ...sides.map((userId) => notice(event, userId, 'project_cancelled', { ...facts, ...returnedFacts(event) })),
      ...event.pendingBidderIds.map((userId) => notice(event, userId, 'project_cancelled', forBidders)),
    ];
  },
  ...NO_SHOW_NOTICES,
  'bid.submitted': ofBidToOwner('bid_received'),
  'bid.edited': ofBidToOwner('bid_edited'),
  'bid.withdrawn': ofBidToOwner('bid_withdrawn'),
  'bid.lapsed': (event) => LAPSED[event.reason](event),
  'bid.accepted': (event) => ofBidToBoth('bid_accepted')(event).map(event.paymentTiming === 'upfront' ? toPay : asTold),
  'bid.rejected': (event) => [notice(event, event.contractorId, 'bid_rejected', { bidId: event.bidId })],
  'bid.invited': (event) => [
    notice(event, event.contractorId, 'bid_invited', event.hasEarlierFigures ? { hasEarlierFigures: true } : {}),
  ],
  'work.started': toOwner('work_started'),
  'work.early_start_asked': (event) => [notice(event, event.ownerId, 'early_start_asked', { reason: event.reason })],
  'work.early_start_refused': toContractor('early_start_refused'),
  'work.early_start_allowed': toContractor('early_start_allowed'),
  'work.submitted': toOwner('work_submitted'),
  'work.reinspection_failed': (event) => withFacts(toBoth('reinspection_failed')(event), { reason: event.reason }),
  'project.approved': toBoth('project_approved'),
  'project.disputed': (event) => withFacts(caseToBoth('project_disputed')(event), OPENED_BY[event.openedBy]),
  'work.review_due': (event) => [notice(event, event.ownerId, 'review_due', { daysLeft: event.daysLeft })],
  'clock.too_late': ({ adminIds, clock, endsAt, safeDay, timeZone, ...event }) =>
    adminIds.map((id) => ({
      ...notice(event, id, 'clock_too_late', { clock, dueAt: endsAt, dueZone: timeZone, expiresOn: safeDay }),
      actionUrl: '/disputes',
    })),
  'dispute.answered': (event) => withFacts(caseToBoth('dispute_answered')(event), sideOf(event)),
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
    withFacts(
      change('change_proposed')(event),
      event.answerDueAt === null ? {} : { dueAt: event.answerDueAt, dueZone: event.timeZone },
    ),
  'change.accepted': (event) => {
    const isDue = event.paymentTiming === 'upfront' && event.amountDeltaCents > 0;
    return change('change_accepted')(event).map(isDue ? toPay : asTold);
  },
  'change.declined': (event) =>
    withFacts(change('change_declined')(event), event.reason === null ? {} : { reason: event.reason }),
  'change.withdrawn': change('change_withdrawn'),
  'change.lapsed': (event) => withFacts(change('change_lapsed')(event), { cause: event.cause }),
  ...PARTY_NOTICES,
  ...MONEY_NOTICES,
  'question.asked': (event) => [notice(event, event.ownerId, 'question_asked', { questionId: event.questionId })],
  'question.answered': (event) =>
    event.toldIds.map((userId) => notice(event, userId, 'question_answered', { questionId: event.questionId })),
  'question.removed': () => [],
  'question.reported': (event) => withFacts(toStaff('question_reported')(event), { questionId: event.questionId }),
  'review.written': (event) => [notice(event, event.subjectId, 'review_received')],
  'review.published': (event) => [notice(event, event.subjectId, 'review_published')],
  'review.answered': (event) => [notice(event, event.authorId, 'review_answered')],
  'review.reported': toStaff('review_reported'),
  'message.sent': (event) =>
    event.recipientIds.map((id) => ({
      ...notice(event, id, 'message_received', { messageId: event.messageId }),
      actionUrl: threadOf(event.conversationId),
    })),
  'message.reported': ofPersonToStaff('message_reported'),
  'person.reported': ofPersonToStaff('person_reported'),
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

/** PROJ-10: several people act for the client. Each of them reads which of them did it; the contractor, that the client did. */
function namingActor(told: Notice, actorId: string | null, deciders: readonly string[]): Notice {
  const isClients = actorId !== null && [told.userId, ...deciders].includes(actorId);
  return isClients ? { ...told, params: { personId: actorId, ...told.params } } : told;
}

function inPart(told: Notice, userId: string, part: PartyRight): Notice {
  const theirs = { ...told, userId, params: { ...told.params, part } };
  return part === 'view' ? toLookAt(theirs) : theirs;
}

/** Whom the owner invited is told what the owner is told, in words of their part: whoever only looks on has nothing to do. */
function withInvited(
  name: ProjectEventName,
  notices: readonly Notice[],
  { ownerId, actorId, invited }: Pick<About, 'ownerId' | 'actorId'> & { readonly invited: readonly Invited[] },
): Notice[] {
  if (PERSONAL.has(name)) return [...notices];
  const deciders = invited.filter(({ right }) => right === 'decide').map(({ userId }) => userId);
  return notices.flatMap((one) => {
    if (one.userId !== ownerId) return [one];
    const told = namingActor(one, actorId, deciders);
    return [told, ...invited.map(({ userId, right }) => inPart(told, userId, right))];
  });
}

/**
 * What to tell whom; `invited` are those whom the owner invited. Nobody is told what they did themselves, except
 * about their own money.
 */
export function noticesOf<N extends ProjectEventName>(
  name: N,
  event: DomainEvents[N],
  invited: readonly Invited[] = [],
): Notice[] {
  const isMoney = name.startsWith('payment.');
  const seen = new Set<string>();
  const notices = withInvited(name, NOTICES[name](event), { ownerId: event.ownerId, actorId: event.actorId, invited });
  const told = notices.filter(({ userId }) => {
    const isTold = (isMoney || userId !== event.actorId) && !seen.has(userId);
    seen.add(userId);
    return isTold;
  });
  const writtenTo: unknown = Reflect.get(event, 'writtenToId');
  return told.map((one) => (one.userId === writtenTo ? { ...one, isWritten: true } : one));
}
