import { intakeEndpoints } from '../generated/intake.gen.js';

export * from '../generated/intake.gen.js';

/** A repair request as its submitter follows it, by the private link or in the account. */
export const intakeApi = intakeEndpoints.enhanceEndpoints({
  endpoints: {
    listMyIntakes: { providesTags: ['Intake'] },
    getMyIntake: { providesTags: ['Intake'] },
    getLinkedIntake: { providesTags: ['Intake'] },
    // A refusal may mean that it was answered elsewhere, or that staff offered anew: it is read again then too.
    answerMyIntake: { invalidatesTags: ['Intake', 'Dashboard'] },
    approveMyIntake: { invalidatesTags: ['Intake', 'Dashboard'] },
    refuseMyIntake: { invalidatesTags: ['Intake', 'Dashboard'] },
    answerLinkedIntake: { invalidatesTags: ['Intake', 'Dashboard'] },
    approveLinkedIntake: { invalidatesTags: ['Intake', 'Dashboard'] },
    refuseLinkedIntake: { invalidatesTags: ['Intake', 'Dashboard'] },
  },
});
