/** ROLE-05, ADM-01, AUTH-08: taking one's data and leaving is one's own; the accounts of others are for staff alone. */
export const ACCOUNTS = `
#                             auxbsgtcdwnmMz
exportUser 200
  own                         .+.++++++++++.
  a client                    .0.0000000000.
  a contractor                .0.0000000000.
  an admin                    .0.0000000000.
  suspended                   .0.0000000000.
  closed                      .0.0000000000.
  unknown                     .0.0000000000.

# Whose work is under way stays until it is done.
deleteUser 204
  own                         .!.!!!+++!+!!.
  a client                    .0.0000000000.
  a contractor                .0.0000000000.
  an admin                    .0.0000000000.
  suspended                   .0.0000000000.
  closed                      .0.0000000000.
  unknown                     .0.0000000000.
`;

export const STAFF = `
#                             auxbsgtcdwnmMz
listUsers 200
                              .-.---------+.
listAuditEntries 200
                              .-.---------+.
listWaitlist, listSupportMessages 200
                              .-.---------+.
markSupportMessage 204
  written                     .-.---------+.
  unknown                     .-.---------0.
exportWaitlist 200
                              .-.---------+.
exportUsers 200
                              .-.---------+.
listProjectRecords 200
                              .-.---------+.
exportProjects 200
                              .-.---------+.
checkAuditLog 200
                              .-.---------+.
exportAuditEntries 200
                              .-.---------+.
getAdminOverview 200
                              .-.---------+.

listReports 200
                              .-.---------+.
# The contractor has reported the client's review of it.
hideReported 200
  reviewed                    .-.---------+.
  unknown                     .-.---------0.
keepReported 200
  reviewed                    .-.---------+.
  unknown                     .-.---------0.
showReported 200
  reviewed                    .-.---------!.
  unknown                     .-.---------0.

listReconciliationRuns 200
                              .-.---------+.
reconcileNow 200
                              .-.---------+.
listOpenDifferences 200
                              .-.---------+.
acceptDifference 200
  open                        .-.---------+.
  unknown                     .-.---------0.
# A line of our own balance; another admin has recorded what the second one is.
bookDifference 200
  line                        .-.---------+.
  open, recorded              .-.---------!.
  unknown                     .-.---------0.
confirmBooking 200
  recorded                    .-.---------+.
  unknown                     .-.---------0.
refuseBooking 200
  recorded                    .-.---------+.
  unknown                     .-.---------0.

listMilestones 200
                              .-.---------+.
getMilestone 200
  unpaid, job                 .-.---------+.
  unknown                     .-.---------0.
# Nothing was taken back by a bank, nothing paid out, and nothing differs.
submitChargeBackEvidence, seeMilestone 200
  unpaid, job                 .-.---------!.
  unknown                     .-.---------0.
# The job is of this admin's own project.
reverseTransfer 200
  unpaid                      .-.---------!.
  job                         .-.----------.
  unknown                     .-.---------0.
# A part of the unpaid project's payment should have gone back.
retryRefund, settleRefundByHand 200
  unpaid                      .-.---------+.
  job                         .-.---------0.
  unknown                     .-.---------0.
# What waits is a refund, and nothing was asked back.
withdrawRecall 200
  unpaid, job                 .-.---------0.
  unknown                     .-.---------0.
confirmRefundByHand, refuseRefundByHand 200
  unpaid                      .-.---------!.
  job                         .-.---------0.
  unknown                     .-.---------0.

getManagedUser 200
  own                         .-.---------+.
  a client                    .-.---------+.
  a contractor                .-.---------+.
  an admin                    .-.---------+.
  suspended                   .-.---------+.
  closed                      .-.---------+.
  unknown                     .-.---------0.

suspendUser 200
  own                         .-.---------!.
  a client                    .-.---------+.
  a contractor                .-.---------+.
  an admin                    .-.---------+.
  suspended                   .-.---------!.
  closed                      .-.---------!.
  unknown                     .-.---------0.

restoreUser 200
  own                         .-.---------!.
  a client                    .-.---------!.
  a contractor                .-.---------!.
  an admin                    .-.---------!.
  suspended                   .-.---------+.
  closed                      .-.---------!.
  unknown                     .-.---------0.

# The client's, the contractor's and the suspended seller's work is under way.
terminateUser 200
  own                         .-.---------!.
  a client                    .-.---------!.
  a contractor                .-.---------!.
  unverified                  .-.---------+.
  suspended                   .-.---------!.
  closed                      .-.---------!.
  unknown                     .-.---------0.

endUserSessions 204
  own                         .-.---------!.
  a client                    .-.---------+.
  a contractor                .-.---------+.
  an admin                    .-.---------+.
  suspended                   .-.---------+.
  closed                      .-.---------+.
  unknown                     .-.---------0.

resendUserVerification 204
  unproven                    .-.---------+.
  own                         .-.---------+.
  a client                    .-.---------+.
  a contractor                .-.---------+.
  an admin                    .-.---------+.
  suspended                   .-.---------+.
  closed                      .-.---------+.
  unknown                     .-.---------0.
`;
