import type { AdminOverview } from '@cw/api-client';

/** Staff's desks that carry a count, in the order of the menu. */
export const DESKS = ['intake', 'disputes', 'verification', 'reports', 'support', 'payments'] as const;
export type Desk = (typeof DESKS)[number];

interface DeskFacts {
  readonly path: string;
  /** The API's count, which menu, dashboard and the desk's page all show. */
  readonly count: keyof AdminOverview;
  /** The list of exactly what is counted. */
  readonly waiting: string;
}

/** Where each desk is, what counts its work, and where that work is listed. */
export const DESK_FACTS: Readonly<Record<Desk, DeskFacts>> = {
  intake: { path: '/intake', count: 'waitingIntakes', waiting: '/intake?view=staff' },
  disputes: { path: '/disputes', count: 'waitingCases', waiting: '/disputes?state=waiting' },
  verification: { path: '/verification', count: 'waitingPapers', waiting: '/verification' },
  reports: { path: '/reports', count: 'openReports', waiting: '/reports' },
  support: { path: '/support', count: 'openSupportMessages', waiting: '/support' },
  payments: { path: '/payments', count: 'waitingPayments', waiting: '/payments?attention=any' },
};
