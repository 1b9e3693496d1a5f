import type { BidView } from '@cw/api-client';

type Overrides = Partial<Omit<BidView, 'contractor'>> & { readonly contractor?: Partial<BidView['contractor']> };

/** A pending bid that covers everything at one price. */
export function aBid({ contractor, ...overrides }: Overrides = {}): BidView {
  return {
    id: '01890000-0000-7000-8000-0000000000b1',
    projectId: '01890000-0000-7000-8000-0000000000aa',
    contractorId: '01890000-0000-7000-8000-0000000000cc',
    contractor: {
      id: '01890000-0000-7000-8000-0000000000cc',
      name: 'Marco Diaz',
      company: null,
      rating: null,
      reviewCount: 0,
      verified: true,
      record: {
        rating: null,
        reviews: 0,
        completedJobs: 0,
        onTimeRate: null,
        noShows: 0,
        firstPassRate: null,
        responseHours: null,
      },
      ...contractor,
    },
    amountCents: 60_000,
    timeline: 'Three days',
    workDescription: 'Everything as the report asks.',
    materials: null,
    startDate: null,
    durationDays: null,
    finishDate: null,
    papersEnding: [],
    tradesWithoutLicense: [],
    acceptsAtClosing: false,
    warrantyMonths: null,
    validUntil: null,
    expiresAt: null,
    status: 'pending',
    endReason: null,
    rejectReason: null,
    acknowledgedGaps: [],
    acknowledgedFinishDate: null,
    lines: [],
    gaps: [],
    comparableTotalCents: 60_000,
    payoutCents: 54_000,
    feeCents: 6_000,
    submittedAt: '2026-01-05T14:00:00.000Z',
    updatedAt: '2026-01-05T14:00:00.000Z',
    actions: ['accept', 'reject'],
    version: 1,
    ...overrides,
  };
}
