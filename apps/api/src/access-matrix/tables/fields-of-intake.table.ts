import { shape, told, type Shape } from '../fields.js';

/** Who is told which field of a repair request. */
export const INTAKE_FIELDS: readonly Shape[] = [
  // A repair request as its submitter reads it: nothing of what staff note about it.
  shape('getMyIntake', 'asked', [
    told(['seller'], {
      itself: 'id reference state nextActor submittedAt reviewDueAt isInAccount',
      steps: 'step standing startedAt doneAt',
      request: [
        'address city state zip yearBuilt buyers sellers listingAgent buyersAgent contractDate inspectionDate',
        'closingDate loanProgram lender loanOfficer caseNumber repairType description urgency estimatedBudgetCents',
        'appraisalNotes completionDeadline verificationMethod submitterRole fullName email phone',
      ],
      'request.settlementAgent': 'name company email fileNumber',
      repairs: 'id number category description responsibleParty estimatedCostCents title kind location quote page',
      questions: 'id question askedAt',
      files: 'id name contentType bytes createdAt',
    }),
  ]),

  // A repair request on staff's desk.
  shape('getIntake', 'reviewing', [
    told(['staff'], {
      itself: [
        'id reference state submittedAt reviewDueAt isLate fullName email address city usState zip urgency closingDate',
        'categories repairs version locale yearBuilt buyers sellers listingAgent buyersAgent contractDate',
        'inspectionDate loanProgram lender loanOfficer caseNumber repairType description estimatedBudgetCents',
        'appraisalNotes completionDeadline verificationMethod submitterRole phone events',
      ],
      settlementAgent: 'name company email fileNumber',
      account: 'standing',
      repairList:
        'id number category description responsibleParty estimatedCostCents title kind location quote page isDone',
    }),
  ]),
];
