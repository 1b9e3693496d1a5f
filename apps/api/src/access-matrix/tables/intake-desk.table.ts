/** INT-08: repair requests are for staff with a second factor; the submitter has the private link. */
export const INTAKE_DESK = `
#                             auxbsgtcdwnmMz
listIntakes, countIntakes 200
                              .-.---------+.
getIntake, getIntakeStatement 200
  new, reviewing              .-.---------+.
  unknown                     .-.---------0.
getIntakeFile 200
  new                         .-.---------+.
  unknown                     .-.---------0.
correctIntake 200
  new                         .-.---------+.
  closed                      .-.---------!.
  unknown                     .-.---------0.
beginIntakeReview 200
  new                         .-.---------+.
  reviewing                   .-.---------!.
  unknown                     .-.---------0.
askSubmitter, declineIntake, sendIntakeOffer 200
  reviewing                   .-.---------+.
  new                         .-.---------!.
  unknown                     .-.---------0.
convertIntake 200
  approved                    .-.---------+.
  reviewing                   .-.---------!.
  unknown                     .-.---------0.
orderReinspection, recordReinspection 200
  done                        .-.---------+.
  new                         .-.---------!.
  unknown                     .-.---------0.
settleIntake 200
  invoiced                    .-.---------+.
  done                        .-.---------!.
  unknown                     .-.---------0.
resendIntakeLink 200
  new, closed                 .-.---------+.
  unknown                     .-.---------0.
`;
