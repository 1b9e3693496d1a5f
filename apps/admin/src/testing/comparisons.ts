import type { ReconciliationDifferenceView, ReconciliationRunView } from '@cw/api-client';

export const AT = '2026-11-20T09:00:00.000Z';

/** A refund that nobody here ordered, as the comparison tells of it. */
export const aDifference = (overrides: Partial<ReconciliationDifferenceView> = {}): ReconciliationDifferenceView => ({
  id: 'x-1',
  kind: 'unknown_object',
  object: 'refund',
  providerId: 're_1',
  providerCents: -10_000,
  bookedCents: null,
  milestoneId: 'm-1',
  projectTitle: 'Exterior paint',
  state: 'open',
  foundAt: AT,
  bookAs: null,
  recordedById: null,
  recordedByName: null,
  recordedAt: null,
  acceptedByName: null,
  acceptedAt: null,
  reason: null,
  ...overrides,
});

/** A comparison that staff asked for, and that agreed. */
export const aRun = (overrides: Partial<ReconciliationRunView> = {}): ReconciliationRunView => ({
  id: 'r-1',
  reach: 'full',
  askedByName: 'Priya Nair',
  startedAt: AT,
  finishedAt: AT,
  since: AT,
  compared: 4,
  differences: [],
  brokenRules: [],
  uncheckedRules: [],
  error: null,
  ...overrides,
});
