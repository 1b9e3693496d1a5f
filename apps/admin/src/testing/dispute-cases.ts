import type { ChangeOrderView, ConditionView, DisputeView, FileView, ProjectDetail } from '@cw/api-client';

const AT = '2026-11-20T09:00:00.000Z';

/** A file as the API describes it; a photograph unless told. */
export const aFile = (overrides: Partial<FileView>): FileView => ({
  id: 'f-1',
  kind: 'before',
  name: 'eave.jpg',
  contentType: 'image/jpeg',
  bytes: 1000,
  width: 800,
  height: 600,
  conditionId: 'c-1',
  disputeId: null,
  createdAt: AT,
  url: '/api/files/f-1',
  thumbnailUrl: '/api/files/f-1/thumbnail',
  uploadedById: 'u-1',
  ...overrides,
});

/** A case with a statement, an exhibit and an offer of each side. */
export const aCase = (overrides: Partial<DisputeView> = {}): DisputeView => ({
  id: 'd-1',
  projectId: 'j-1',
  projectTitle: 'Exterior paint',
  house: '12 Hidden Lane',
  usState: 'TX',
  state: 'open',
  openedBy: 'owner',
  openedAt: AT,
  answerDueAt: AT,
  answeredAt: null,
  endedAt: null,
  ownerName: 'Sofia Reyes',
  contractorName: 'Brennan & Sons',
  stakeCents: 100_000,
  isHeld: true,
  outcome: null,
  openerName: 'Sofia Reyes',
  isOwn: false,
  reason: 'The paint comes off again.',
  fromState: 'in_progress.submitted',
  side: null,
  withdrawSide: null,
  isFrozen: false,
  needsSecondAdmin: false,
  statements: [],
  exhibits: [],
  offers: [],
  rulings: [],
  actions: ['rule'],
  ...overrides,
});

const CONDITION = {
  id: 'c-1',
  number: 1,
  title: 'Peeling paint on the north eave',
  source: 'appraisal',
  quote: null,
  page: null,
  category: 'painting',
  location: 'North elevation',
  scope: 'Scrape, prime and repaint.',
  state: 'returned',
  awardedAmountCents: 80_000,
  returnReason: 'It peels again.',
  returnedAt: AT,
  evidenceFiles: [
    aFile({}),
    aFile({ id: 'f-2', kind: 'after', url: '/api/files/f-2', thumbnailUrl: '/api/files/f-2/thumbnail' }),
    aFile({ id: 'f-3', kind: 'proof', name: 'paint-invoice.pdf', url: '/api/files/f-3', thumbnailUrl: null }),
  ],
} satisfies Partial<ConditionView>;

const PAYMENT = { paidCents: 120_000, heldCents: 100_000, refundedCents: 20_000, releasedCents: 0, onItsWayCents: 0 };

/** Of a project, what a case shows. */
export const theProject = {
  id: 'j-1',
  status: 'in_progress',
  agreed: { bidCents: 90_000, changesCents: 10_000, totalCents: 100_000 },
  payment: PAYMENT,
  conditions: [CONDITION],
} as const satisfies { readonly [Key in keyof ProjectDetail]?: unknown };

/** A change order that was agreed. */
export const aChange = (overrides: Partial<ChangeOrderView> = {}): ChangeOrderView => ({
  id: 'o-1',
  projectId: 'j-1',
  number: 1,
  state: 'accepted',
  proposedBy: 'awarded_contractor',
  proposerName: 'Tom Brennan',
  reason: 'The wood under the paint is rotten.',
  amountDeltaCents: 10_000,
  days: 2,
  lines: [],
  endangersClosing: false,
  proposedAt: AT,
  answerDueAt: null,
  answeredAt: AT,
  answeredByName: 'Sofia Reyes',
  answerReason: null,
  lapseCause: null,
  actions: [],
  ...overrides,
});
