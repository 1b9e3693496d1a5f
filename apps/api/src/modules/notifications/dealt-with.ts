import { Injectable } from '@nestjs/common';
import { checkoutAddress, isDealtWith, isPaidMeanwhile, lacksAgent, mayBeDealtWith, type OpenMatter } from '@cw/domain';
import { OpenMatters } from '../../common/realtime/open-matters.js';
import type { DueRow } from './deliveries.repository.js';
import type { NotificationRow } from './notification.mapper.js';
import { isVoidNow } from './notification-words.js';
import { threadIn } from './project-notice.js';

const asksToPay = ({ action_url, params }: NotificationRow): boolean =>
  action_url === checkoutAddress(params.projectId ?? '');

/** A message is read in its thread, and by that in the list. */
const isToldInList = ({ type }: NotificationRow): boolean => type !== 'message_received' && mayBeDealtWith(type);

/**
 * What the client's side is asked about an invoice: to pay it once its closing fell through, or to name who settles the
 * closing. It is due before the work is approved, when no act of the project is; that it happened stays news to anybody.
 */
function isInvoiceSettled({ type, params, read = {} }: NotificationRow): boolean {
  const { terms } = read;
  if (params.side !== 'client' || !terms?.invoice) return false;
  const { payer } = terms.invoice;
  const isGone = terms.paidInvoice !== null || isVoidNow(params, read);
  if (type === 'closing_fell_through') return isGone || payer !== 'client';
  return type === 'invoice_declined' && (isGone || !lacksAgent(payer));
}

/** What nobody knows of stands. */
function isOver(row: NotificationRow, open: readonly OpenMatter[] | undefined): boolean {
  if (open === undefined) return false;
  const side = row.params.side === 'staff' ? undefined : row.params.side;
  return asksToPay(row) ? isPaidMeanwhile(open) : isDealtWith({ type: row.type, side }, open);
}

/**
 * NOTE-06: what waited is told only while it still stands. Asked once for everything that goes out, by e-mail and by
 * push; what is news by itself, or is about something that nobody knows of, is always told.
 */
@Injectable()
export class DealtWith {
  constructor(private readonly matters: OpenMatters) {}

  /** The ids of those whose reader has nothing left to see to. */
  async among(userId: string, rows: readonly DueRow[]): Promise<ReadonlySet<string>> {
    const asking = rows.filter(({ type, read_at, deleted_at }) => !read_at && !deleted_at && mayBeDealtWith(type));
    const projectIds = [...new Set(asking.flatMap(({ params }) => params.projectId ?? []))];
    const ofProjects = projectIds.length > 0 ? await this.matters.ofProjects(userId, projectIds) : new Map();
    const dealtWith = new Set<string>();
    for (const row of asking) {
      const open = (await this.ofThread(userId, row)) ?? ofProjects.get(row.params.projectId ?? '');
      const side = row.params.side === 'staff' ? undefined : row.params.side;
      if (open !== undefined && isDealtWith({ type: row.type, side }, open)) dealtWith.add(row.id);
    }
    return dealtWith;
  }

  /**
   * NOTE-02: the ids of what the list shows unread, and asks for what is done: nobody reads "Pay" or "Review" of what another
   * of them paid or reviewed. A payment that is asked for leads to the checkout; the e-mail of it is news in any case.
   * Expects the rows with their facts.
   */
  async over(userId: string, rows: readonly NotificationRow[]): Promise<ReadonlySet<string>> {
    const unread = rows.filter(({ read_at }) => read_at === null);
    const settled = unread.filter(isInvoiceSettled).map(({ id }) => id);
    const asking = unread.filter((row) => asksToPay(row) || isToldInList(row));
    const projectIds = [...new Set(asking.flatMap(({ params }) => params.projectId ?? []))];
    if (projectIds.length === 0) return new Set(settled);
    const ofProjects = await this.matters.ofProjects(userId, projectIds);
    const over = asking.filter((row) => isOver(row, ofProjects.get(row.params.projectId ?? '')));
    return new Set([...settled, ...over.map(({ id }) => id)]);
  }

  /** Undefined where it is about no thread. */
  private async ofThread(userId: string, { action_url }: DueRow): Promise<OpenMatter[] | undefined> {
    const thread = threadIn(action_url ?? '');
    if (thread === undefined) return undefined;
    // A thread that nobody knows stands, as everything does of which nothing is known.
    return (await this.matters.ofThread(userId, thread)) === false ? [] : [{ matter: 'unread' }];
  }
}
