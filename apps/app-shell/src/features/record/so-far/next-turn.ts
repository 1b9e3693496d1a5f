import type { ProjectDetail } from '@cw/api-client';
import { evidenceSteps, projectState, type ProjectState } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { isPaidAtClosing, type InvoicePayer } from '../../../words/owed-at-closing.js';
import { expectedBy, isOnItsWay } from '../../../words/on-its-way.js';
import { reviewLimit } from '../../../time/review-limit.js';
import { firstBidsDue } from '../../../time/first-bids-due.js';
import { cancelledTurn, completedTurn } from './after-work.js';
import { countOf } from './condition-count.js';

/** From where somebody looks: the sentence says "you" to whoever acts. */
export type Viewer = 'client' | 'contractor' | 'onlooker' | 'bidder';

export function viewerOf({ parties }: Pick<ProjectDetail, 'parties'>): Viewer {
  if (parties.includes('owner') || parties.includes('decider')) return 'client';
  if (parties.includes('awarded_contractor')) return 'contractor';
  return parties.length > 0 ? 'onlooker' : 'bidder';
}

export interface NextTurn {
  readonly id: MessageId;
  /** An instant or a day that the sentence names, where it names one. */
  readonly at?: string | null;
  /** Whether the day that it names counts to its end. */
  readonly isWholeDay?: boolean;
  readonly count?: number;
  /** Who is asked for the money of an invoice. */
  readonly payer?: InvoicePayer;
  /** Another project that the sentence leads to, where it names one. */
  readonly project?: ProjectDetail['reposts'][number];
}

const isUnpaid = ({ payment }: ProjectDetail): boolean =>
  payment !== null && payment.paymentTiming === 'upfront' && payment.dueCents > 0;

/** The client has paid, and the work waits for the bank. */
const isAwaited = (project: ProjectDetail): boolean => !isPaidAtClosing(project) && isOnItsWay(project);

const waitsForDay = ({ blockers, agreed }: ProjectDetail): boolean =>
  agreed !== null && agreed.startDate !== null && blockers.some(({ guard }) => guard === 'start_date_reached');

function bidderTurn({ status, myBid, canBid, bidBlockedBy, missingLicense }: ProjectDetail): NextTurn {
  if (status === 'cancelled') return { id: 'record.next.cancelled' };
  if (myBid?.status === 'rejected') return { id: 'record.next.not_chosen' };
  if (status !== 'open') return { id: 'record.next.closed' };
  if (myBid?.status === 'pending') return { id: 'record.next.bid_waits' };
  if (bidBlockedBy.length > 0 || missingLicense !== null) return { id: 'record.next.papers' };
  return { id: canBid ? 'record.next.may_bid' : 'record.next.closed' };
}

function bidsTurn(project: ProjectDetail): NextTurn {
  const at = firstBidsDue(project);
  return at === null ? { id: 'record.next.bids_in_time' } : { id: 'record.next.bids', at };
}

const TURNS: Readonly<Record<ProjectState, (project: ProjectDetail) => NextTurn>> = {
  open: (project) =>
    (project.bidCount ?? 0) > 0 ? { id: 'record.next.choose', count: project.bidCount ?? 0 } : bidsTurn(project),
  'in_progress.not_started': (project) => {
    if (project.agreed?.earlyStartRequest) return { id: 'record.next.answer_early_start' };
    if (isUnpaid(project)) return { id: 'record.next.pay' };
    if (isAwaited(project)) return { id: 'record.next.on_its_way', at: expectedBy(project) ?? null };
    if (waitsForDay(project)) return { id: 'record.next.start_on', at: project.agreed?.startDate ?? null };
    return { id: 'record.next.start' };
  },
  'in_progress.started': (project) => workTurn(project),
  'in_progress.changes_requested': (project) => workTurn(project),
  'in_progress.submitted': (project) => {
    const { waiting } = countOf(project.conditions);
    const limit = reviewLimit(project);
    const until = { at: limit?.day ?? null, isWholeDay: limit?.isWholeDay ?? false };
    return waiting > 0
      ? { id: 'record.next.review', count: waiting, ...until }
      : { id: 'record.next.approve', ...until };
  },
  'in_progress.disputed': (project) => ({
    id: isPaidAtClosing(project) ? 'record.next.dispute_at_closing' : 'record.next.dispute',
  }),
  completed: completedTurn,
  cancelled: cancelledTurn,
};

/** Once every repair has its evidence, only the word is missing that it is complete. */
function evidenceTurn({ conditions }: ProjectDetail, left: number): NextTurn {
  const { add, complete } = evidenceSteps(conditions);
  return add === 0 && complete > 0
    ? { id: 'record.next.hand_in', count: complete }
    : { id: 'record.next.repair', count: left };
}

function workTurn(project: ProjectDetail): NextTurn {
  if (isUnpaid(project)) return { id: 'record.next.pay' };
  const { required, proven } = countOf(project.conditions);
  if (proven < required) return evidenceTurn(project, required - proven);
  return isAwaited(project)
    ? { id: 'record.next.rest_on_its_way', at: expectedBy(project) ?? null }
    : { id: 'record.next.submit' };
}

/** Who acts next, for each who may read it; whoever proposed a change waits for the other side's answer first. */
export function nextTurn(project: ProjectDetail): NextTurn {
  if (viewerOf(project) === 'bidder') return bidderTurn(project);
  const state = projectState(project.status, project.work);
  const proposedBy = project.agreed?.changeProposedBy ?? null;
  if (proposedBy !== null && state !== 'in_progress.disputed' && project.status === 'in_progress') {
    return { id: proposedBy === 'owner' ? 'record.next.contractor_answers' : 'record.next.client_answers' };
  }
  return TURNS[state](project);
}
