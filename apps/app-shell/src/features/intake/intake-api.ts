import { baseApi, type SubmittedIntake } from '@cw/api-client';
import type { IntakeRequest } from '@cw/domain';

export interface SentIntake {
  readonly request: IntakeRequest;
  readonly appraisal: File | undefined;
  /** What a person neither sees nor fills in. */
  readonly website: string;
  readonly seconds: number;
  readonly key: string;
}

/** A request goes as a form even without a file: it has one shape. */
function formOf({ request, appraisal, website, seconds }: SentIntake): FormData {
  const form = new FormData();
  form.append('request', JSON.stringify(request));
  form.append('website', website);
  form.append('seconds', String(seconds));
  if (appraisal !== undefined) form.append('appraisal', appraisal);
  return form;
}

/** `submitIntake` under a key of the caller's: one that is kept with the draft outlives the tab that made it. */
const intakeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendIntake: build.mutation<SubmittedIntake, SentIntake>({
      query: (sent) => ({
        url: '/api/intake',
        method: 'POST',
        body: formOf(sent),
        headers: { 'Idempotency-Key': sent.key },
      }),
    }),
  }),
});

export const { useSendIntakeMutation } = intakeApi;
