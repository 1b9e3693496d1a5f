import { verificationEndpoints } from '../generated/verification.gen.js';
import type { SubmitPaperForm } from '../generated/types.gen.js';
import { listOf, tagged } from './tags.js';

export * from '../generated/verification.gen.js';

/** VER-01: papers show in the profile, in what may be bid on, in staff's queue and in the audit log. */
const AROUND_PAPER = ['Paper', tagged('Contractor', 'ME'), listOf('Contractor'), 'Dashboard'] as const;

/** A form also where no file goes with it: those handed in before are named. */
function formOf({ fields, keep, file }: SubmitPaperForm): FormData {
  const form = new FormData();
  form.append('fields', fields);
  if (keep !== undefined) form.append('keep', keep);
  if (file !== undefined) form.append('file', file);
  return form;
}

export const verificationApi = verificationEndpoints.enhanceEndpoints({
  endpoints: {
    listMyPapers: { providesTags: ['Paper'] },
    submitPaper: {
      query: ({ kind, submitPaperForm }) => ({
        url: `/api/verification/me/${encodeURIComponent(kind)}`,
        method: 'POST',
        body: formOf(submitPaperForm),
      }),
      invalidatesTags: (_, error) => (error ? [] : AROUND_PAPER),
    },
    listPapers: { providesTags: ['Paper'] },
    getContractorPapers: { providesTags: ['Paper'] },
    // A refusal may mean that it was replaced meanwhile: what is known is read again then too.
    decidePaper: { invalidatesTags: ['Paper', 'Contractor', 'AuditEntry'] },
  },
});
