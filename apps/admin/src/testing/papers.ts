import type { CheckedPaper, ContractorPapers, PaperQueueItem } from '@cw/api-client';

/** A certificate past the promise to answer. */
export const anItem = (overrides: Partial<PaperQueueItem> = {}): PaperQueueItem => ({
  contractorId: 'c-1',
  contractorName: 'Hector Ruiz',
  company: 'Ruiz Electric LLC',
  kind: 'insurance',
  state: 'submitted',
  since: '2026-11-19T11:00:00.000Z',
  expiresOn: null,
  isLate: true,
  ...overrides,
});

/** A certificate that waits for staff. */
export const aPaper = (overrides: Partial<CheckedPaper> = {}): CheckedPaper => ({
  kind: 'insurance',
  state: 'submitted',
  isInForce: false,
  expiresOn: null,
  licenses: [],
  earlierHolds: false,
  staffNotes: null,
  version: 4,
  submission: {
    id: 's-1',
    state: 'waiting',
    submittedAt: '2026-11-19T11:00:00.000Z',
    decidedAt: null,
    decidedByName: null,
    notes: null,
    details: {
      licenses: null,
      backgroundCheck: null,
      w9: null,
      insurance: {
        insuredName: 'Ruiz Electric LLC',
        insurer: 'Catskill Mutual',
        policyNumber: 'CM-4471-0093',
        eachOccurrenceCents: 100_000_000,
        effectiveOn: '2026-01-01',
        expiresOn: '2027-01-01',
      },
    },
    files: [
      {
        id: 'f-1',
        name: 'certificate.pdf',
        contentType: 'application/pdf',
        bytes: 1200,
        createdAt: '2026-11-19T11:00:00.000Z',
        url: '/api/verification/files/f-1',
        thumbnailUrl: null,
      },
      {
        id: 'f-2',
        name: 'page-2.jpg',
        contentType: 'image/jpeg',
        bytes: 1200,
        createdAt: '2026-11-19T11:00:00.000Z',
        url: '/api/verification/files/f-2',
        thumbnailUrl: '/api/verification/files/f-2?size=thumbnail',
      },
    ],
  },
  checks: [
    { id: 'name', result: 'pass', text: 'Ruiz Electric LLC', cents: null, day: null, years: null },
    { id: 'cover', result: 'pass', text: null, cents: 100_000_000, day: null, years: null },
    { id: 'form', result: 'unknown', text: null, cents: null, day: null, years: null },
  ],
  history: [{ at: '2026-11-19T11:00:00.000Z', event: 'submit', to: 'submitted', actorName: 'Hector Ruiz' }],
  ...overrides,
});

/** One that was handed in before the form refused so little. */
export function aShortPaper(overrides: Partial<CheckedPaper> = {}): CheckedPaper {
  const paper = aPaper(overrides);
  const insurance = paper.submission?.details.insurance;
  if (!paper.submission || !insurance) throw new Error('No certificate was handed in');
  const details = { ...paper.submission.details, insurance: { ...insurance, eachOccurrenceCents: 90_000_000 } };
  const checks = paper.checks.map((check) =>
    check.id === 'cover' ? { ...check, result: 'fail' as const, cents: 90_000_000 } : check,
  );
  return { ...paper, checks, submission: { ...paper.submission, details } };
}

export const papersOf = (paper: CheckedPaper): ContractorPapers => ({
  contractorId: 'c-1',
  name: 'Hector Ruiz',
  company: 'Ruiz Electric LLC',
  locale: 'es',
  state: 'NY',
  trades: ['electrical'],
  experienceYears: 6,
  gaps: ['insurance'],
  papers: [paper],
});
