import type { DomainEvents, NotificationType, PaperEventName, VerificationEventName } from '@cw/domain';
import type { Notice } from './notice.js';

const TYPE_OF: Readonly<Record<PaperEventName, NotificationType>> = {
  'paper.expiring': 'paper_expiring',
  'paper.expired': 'paper_expired',
};

export const PAPER_EVENTS = Object.keys(TYPE_OF).filter((name): name is PaperEventName => name in TYPE_OF);

const OWN_PAPERS = '/settings?tab=business';

/** CON-05: a contractor is told of its own paper, and led to where its papers stand. */
export const paperNotice = (
  name: PaperEventName,
  { contractorId, kind, expiresOn, states, lostStates }: DomainEvents[PaperEventName],
): Notice => ({
  userId: contractorId,
  type: TYPE_OF[name],
  params: {
    ...{ project: '', side: 'contractor', paper: kind, expiresOn },
    ...(states !== null && { states: states.join(', ') }),
    ...(lostStates !== null && { lostStates: lostStates.join(', ') }),
  },
  actionUrl: OWN_PAPERS,
});

/** VER-01: what waits is told to staff, what staff decided to whose paper it is, with their notes. */
export const VERIFICATION_NOTICES: {
  readonly [N in VerificationEventName]: (event: DomainEvents[N]) => Notice[];
} = {
  'verification.submitted': ({ adminIds, contractorId, kind }) =>
    adminIds.map((userId) => ({
      userId,
      type: 'paper_submitted',
      params: { project: '', side: 'contractor', paper: kind, personId: contractorId },
      actionUrl: `/verification?contractor=${contractorId}&kind=${kind}`,
    })),
  'verification.approved': ({ contractorId, kind, notes }) => [
    {
      userId: contractorId,
      type: 'paper_approved',
      params: { project: '', side: 'contractor', paper: kind, ...(notes !== null && { reason: notes }) },
      actionUrl: OWN_PAPERS,
    },
  ],
  'verification.rejected': ({ contractorId, kind, notes }) => [
    {
      userId: contractorId,
      type: 'paper_rejected',
      params: { project: '', side: 'contractor', paper: kind, reason: notes },
      actionUrl: OWN_PAPERS,
    },
  ],
};

export const VERIFICATION_EVENT_NAMES = Object.keys(VERIFICATION_NOTICES).filter(
  (name): name is VerificationEventName => name in VERIFICATION_NOTICES,
);
