import {
  ACTS,
  actPlace,
  atPlace,
  bidsAddress,
  checkoutAddress,
  DEAL_ACTS,
  repairPlace,
  type Cents,
  type NotificationType,
  type ProjectPlace,
} from '@cw/domain';
import type { Notice, NoticeParams } from './notice.js';

/** What every event says of its project. */
export interface About {
  readonly projectId: string;
  readonly projectTitle: string;
  readonly ownerId: string;
  readonly actorId: string | null;
}
/** What the words need beside the project. */
export type Facts = Omit<NoticeParams, 'project' | 'projectId' | 'side'>;

/** What is told of a project and asks for no act leads there too. */
const PLACES: Partial<Record<NotificationType, ProjectPlace>> = {
  condition_corrected: 'corrected',
  change_accepted: 'changes',
  change_declined: 'changes',
  change_withdrawn: 'changes',
  change_lapsed: 'changes',
  payment_failed: 'payment',
  payment_released: 'payment',
  payment_refunded: 'payment',
  payment_charged_back: 'payment',
  payment_charge_back_won: 'payment',
  payment_charge_back_lost: 'payment',
  closing_fell_through: 'invoice',
  invoice_declined: 'invoice',
  question_asked: 'questions',
  question_answered: 'questions',
  review_received: 'reviews',
  review_published: 'reviews',
  review_answered: 'reviews',
};

/** Bids of others lie before the client's side alone: whose own it is finds it on the project's page. */
const OF_BIDS: ReadonlySet<NotificationType> = new Set<NotificationType>([
  ...(['bid_received', 'bid_edited', 'bid_withdrawn'] as const),
  ...(['bid_expired', 'bid_papers_expired', 'bid_account_ended'] as const),
]);

/** Whether it leads its reader to the bids on a project. */
export const isOfBids = (type: NotificationType, side: NoticeParams['side']): boolean =>
  side === 'client' && OF_BIDS.has(type);

/** What a notification leads to on its project's page: where the act waits that it calls for. */
function placeOf(type: NotificationType): ProjectPlace | undefined {
  const act = DEAL_ACTS.find((due) => ACTS[due].toldBy.includes(type));
  return PLACES[type] ?? (act === undefined ? undefined : actPlace(act));
}

/** Told of a project, and led there. */
export function notice(about: About, userId: string, type: NotificationType, facts: Facts = {}): Notice {
  const side = userId === about.ownerId ? 'client' : 'contractor';
  return {
    userId,
    type,
    params: { project: about.projectTitle, projectId: about.projectId, side, ...facts },
    actionUrl: isOfBids(type, side) ? bidsAddress(about.projectId) : atProject(about.projectId, placeOf(type)),
  };
}

const atProject = (projectId: string, place: ProjectPlace | undefined): string =>
  atPlace(`/projects/${projectId}`, place);

/** What asks the client's side for money leads to the checkout; the contractor reads of it on the project's page. */
export const toPay = (told: Notice): Notice =>
  told.params.side === 'client' ? { ...told, actionUrl: checkoutAddress(told.params.projectId ?? '') } : told;

/** What is paid at closing is paid by its invoice. */
export const toInvoice = (told: Notice): Notice => ({
  ...told,
  actionUrl: atProject(told.params.projectId ?? '', 'invoice'),
});

/** Whoever only looks on pays nothing: they read of it on the project's page. */
export function toLookAt(told: Notice): Notice {
  const { projectId = '' } = told.params;
  const isToPay = told.actionUrl === checkoutAddress(projectId);
  return isToPay ? { ...told, actionUrl: atProject(projectId, placeOf(told.type)) } : told;
}

/** What is told of one repair leads to it. */
export const ofRepair = (told: Notice, conditionId: string): Notice => ({
  ...told,
  actionUrl: atProject(told.params.projectId ?? '', repairPlace(conditionId)),
});

/** What goes back to the client, where anything was paid. */
export const returnedFacts = ({ returnedCents }: { readonly returnedCents: Cents | null }): Facts =>
  returnedCents === null ? {} : { returnedCents };

/** A thread, where its page shows it. */
export const threadOf = (conversationId: string): string => `/messages/${conversationId}`;

const THREAD = /^\/messages\/([\da-f-]{36})$/;

/** The thread that an address leads to; undefined where it leads elsewhere. */
export const threadIn = (actionUrl: string): string | undefined => THREAD.exec(actionUrl)?.[1];
