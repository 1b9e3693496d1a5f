import type { OwnPaper, PaperSubmissionView } from '@cw/api-client';

/** What stands on a paper of no kind. */
export const NO_DETAILS = { licenses: null, insurance: null, backgroundCheck: null, w9: null };

/** A paper that was never handed in. */
export const missingPaper = (kind: OwnPaper['kind']): OwnPaper => ({
  kind,
  state: 'missing',
  isInForce: false,
  expiresOn: null,
  licenses: [],
  submission: null,
  version: 1,
});

/** A license that staff refused. */
export const aPaperSubmission = (overrides: Partial<PaperSubmissionView> = {}): PaperSubmissionView => ({
  id: 's-1',
  state: 'rejected',
  submittedAt: '2026-11-19T15:00:00.000Z',
  decidedAt: '2026-11-20T15:00:00.000Z',
  decidedByName: null,
  notes: 'The number is cut off.',
  details: {
    ...NO_DETAILS,
    licenses: [{ state: 'NY', trade: 'plumbing', number: 'NY-4471', expiresOn: '2099-06-30' }],
  },
  files: [
    {
      id: 'f-1',
      name: 'license.pdf',
      contentType: 'application/pdf',
      bytes: 1200,
      createdAt: '2026-11-19T15:00:00.000Z',
      url: '/api/verification/files/f-1',
      thumbnailUrl: null,
    },
  ],
  ...overrides,
});
