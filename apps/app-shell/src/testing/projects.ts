import type { ConditionView, DashboardView, ProjectDetail, ProjectSummary } from '@cw/api-client';

/** A project as lists have it: open, two conditions, no bids. */
export function aProjectSummary(overrides: Partial<ProjectSummary> = {}): ProjectSummary {
  return {
    id: '01890000-0000-7000-8000-0000000000aa',
    title: 'Handrail and trim paint',
    clientName: null,
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
    dueCents: null,
    onItsWayCents: null,
    contractorName: null,
    needsMe: false,
    turns: [],
    postedAt: '2026-01-05T12:00:00.000Z',
    firstBidDueAt: '2026-01-06T12:00:00.000Z',
    promiseState: 'running',
    coverPhotoUrl: null,
    ...overrides,
  };
}

/** A condition of an open project. */
export function aCondition(overrides: Partial<ConditionView> = {}): ConditionView {
  return {
    id: '01890000-0000-7000-8000-0000000000c1',
    number: 1,
    title: 'Handrail, rear steps',
    source: 'appraisal',
    kind: 'repair',
    quote: null,
    page: null,
    category: 'doors',
    intakeCategory: null,
    location: 'Rear steps',
    scope: 'Handrail, rear steps',
    responsibleParty: 'seller',
    estimatedCostCents: 45_000,
    evidence: ['photo_before', 'photo_after'],
    missingEvidence: ['photo_before', 'photo_after'],
    state: 'open',
    returnReason: null,
    returnedAt: null,
    awardedAmountCents: null,
    actions: [],
    evidenceFiles: [],
    version: 1,
    ...overrides,
  };
}

/** An open project as its owner reads it, with one condition. */
export function aProjectDetail(overrides: Partial<ProjectDetail> = {}): ProjectDetail {
  return {
    ...aProjectSummary(),
    description: 'One repair from the appraisal.',
    specialRequirements: null,
    lender: null,
    loanOfficer: null,
    caseNumber: null,
    settlementAgent: null,
    yearBuilt: null,
    onBehalfOf: null,
    ownerId: '01890000-0000-7000-8000-0000000000ff',
    ownerName: 'Sofia Reyes',
    ownerRole: 'seller',
    contractorId: null,
    parties: ['owner'],
    actions: ['edit', 'cancel'],
    blockers: [],
    conditions: [aCondition()],
    files: [],
    repostOf: null,
    reposts: [],
    moments: [{ entity: 'project', event: 'post', at: '2026-01-05T12:00:00.000Z' }],
    acceptedBid: null,
    payment: null,
    reviewDueAt: null,
    agreed: null,
    contestUntil: null,
    noShow: null,
    staffCancellation: null,
    hasEarlierFigures: false,
    canBid: false,
    bidBlockedBy: [],
    missingLicense: null,
    version: 1,
    ...overrides,
  };
}

/** A dashboard on which nothing has happened. */
export function aDashboard(overrides: Partial<DashboardView> = {}): DashboardView {
  return {
    needsMe: [],
    money: {
      heldCents: 0,
      dueCents: 0,
      releasedCents: 0,
      earningsCents: 0,
      releasedLatelyCents: 0,
      expectedCents: 0,
      months: [],
    },
    closings: [],
    counts: { open: 0, inProgress: 0, completed: 0, pendingBids: 0 },
    ...overrides,
  };
}
