import type { DomainEvents, NotificationType, PaperEventName } from '@cw/domain';
import type { Notice } from './notice.js';

const TYPE_OF: Readonly<Record<PaperEventName, NotificationType>> = {
  'paper.expiring': 'paper_expiring',
  'paper.expired': 'paper_expired',
};

export const PAPER_EVENTS = Object.keys(TYPE_OF).filter((name): name is PaperEventName => name in TYPE_OF);

/** CON-05: a contractor is told of its own paper, and led to where its papers stand. */
export const paperNotice = (
  name: PaperEventName,
  { contractorId, kind, expiresOn }: DomainEvents[PaperEventName],
): Notice => ({
  userId: contractorId,
  type: TYPE_OF[name],
  params: { project: '', side: 'contractor', paper: kind, expiresOn },
  actionUrl: '/settings?tab=business',
});
