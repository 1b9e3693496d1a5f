import type { DashboardView, ProjectSummary } from '@cw/api-client';

/** A project as lists have it: open, two conditions, no bids. */
export function aProjectSummary(overrides: Partial<ProjectSummary> = {}): ProjectSummary {
  return {
    id: '01890000-0000-7000-8000-0000000000aa',
    title: 'Handrail and trim paint',
    category: 'painting',
    priority: 'normal',
    status: 'open',
    work: null,
    city: 'Kingston',
    state: 'NY',
    zip: '12401',
    address: null,
    closingDate: null,
    loanProgram: null,
    budgetCents: null,
    maxBudgetCents: null,
    conditionCount: 2,
    conditionStates: [
      { number: 1, state: 'open' },
      { number: 2, state: 'open' },
    ],
    categories: ['painting', 'other'],
    bidCount: null,
    myBid: null,
    distanceMiles: null,
    heldCents: null,
    contractorName: null,
    needsMe: false,
    postedAt: '2026-01-05T12:00:00.000Z',
    firstBidDueAt: '2026-01-06T12:00:00.000Z',
    coverPhotoUrl: null,
    ...overrides,
  };
}

/** A dashboard on which nothing has happened. */
export function aDashboard(overrides: Partial<DashboardView> = {}): DashboardView {
  return {
    needsMe: [],
    money: { heldCents: 0, dueCents: 0, releasedCents: 0, earningsCents: 0 },
    closings: [],
    counts: { open: 0, inProgress: 0, completed: 0, pendingBids: 0 },
    ...overrides,
  };
}
