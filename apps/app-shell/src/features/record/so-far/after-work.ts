import type { ProjectDetail } from '@cw/api-client';
import { leftOpen } from '@cw/domain';
import { todayAt } from '../../../time/use-now.js';
import { isOnItsWay } from '../../../words/on-its-way.js';
import { invoicePayer, isOwedAtClosing } from '../../../words/owed-at-closing.js';
import type { NextTurn } from './next-turn.js';

const countIn = ({ conditions }: ProjectDetail, state: ProjectDetail['conditions'][number]['state']): number =>
  conditions.filter((condition) => condition.state === state).length;

/** What of its repairs went on as another project and is not cleared there. */
function repostedTurn({ reposts }: ProjectDetail, isDone: boolean): NextTurn | null {
  const repost = reposts.find(
    ({ status, unclearedCount }) => unclearedCount > 0 && (status === 'completed') === isDone,
  );
  if (repost === undefined) return null;
  return { id: 'record.next.reposted', count: repost.unclearedCount, project: repost };
}

function ownTurn(project: ProjectDetail): NextTurn | null {
  const open = leftOpen(project);
  if (open > 0) return { id: 'record.next.settled', count: open };
  const leftOut = project.reposts.length === 0 ? countIn(project, 'left_out') : 0;
  if (leftOut > 0) return { id: 'record.next.left_out', count: leftOut };
  const uncleared = countIn(project, 'accepted');
  return uncleared > 0 ? { id: 'record.next.clear', count: uncleared } : null;
}

/** Nothing records a closing yet: its day alone never says that the deal is done. */
function closingTurn({ closingDate, state }: ProjectDetail): NextTurn {
  if (closingDate === null) return { id: 'record.next.closing' };
  const isPast = closingDate < todayAt(state, Date.now());
  return { id: isPast ? 'record.next.closing_past' : 'record.next.closing_on', at: closingDate };
}

/** It is paid when the house is closed on, where that day is known, or by its own day where no such closing pays it. */
function invoiceTurn(project: ProjectDetail): NextTurn {
  const payer = invoicePayer(project);
  if (payer === 'agent') return { id: 'record.next.at_closing', at: project.closingDate };
  return { id: 'record.next.invoice', at: project.payment?.closing?.dueOn ?? null, payer };
}

/** The contractor's part ends with its payment, whatever the deal still needs. */
function contractorsEnd(project: ProjectDetail): NextTurn {
  if (isOwedAtClosing(project)) return invoiceTurn(project);
  if (leftOpen(project) > 0) return { id: 'record.next.settled', count: leftOpen(project) };
  if (project.payment?.state === 'releasing') return { id: 'record.next.releasing' };
  return { id: project.payment?.state === 'released' ? 'record.next.paid' : 'record.next.part_done' };
}

/** Work that is approved leaves the deal with acts of its own, until its closing: repairs first, the invoice last. */
export function completedTurn(project: ProjectDetail): NextTurn {
  if (project.parties.includes('awarded_contractor')) return contractorsEnd(project);
  const invoice = isOwedAtClosing(project) ? invoiceTurn(project) : null;
  return (
    repostedTurn(project, false) ?? ownTurn(project) ?? repostedTurn(project, true) ?? invoice ?? closingTurn(project)
  );
}

/** Cancelling a project fulfills none of its conditions: its owner posts them again, or has. */
export function cancelledTurn(project: ProjectDetail): NextTurn {
  const { payment, parties, reposts } = project;
  const reposted = repostedTurn(project, false) ?? repostedTurn(project, true);
  if (reposted !== null) return reposted;
  if (payment?.state === 'refunding') {
    if (isOnItsWay({ payment })) return { id: 'record.next.back_on_arrival' };
    if (payment.paidCents > 0) return { id: 'record.next.refunding' };
  }
  return parties.includes('owner') && reposts.length === 0
    ? { id: 'record.next.post_again' }
    : { id: 'record.next.cancelled' };
}
