/** INT-07, INT-08: anybody sends a request; whoever holds its link, or has it in the account, follows it and answers. */
export const INTAKE = `
#                             auxbsgtcdwnmMz
submitIntake 201
                              ++++++++++++++
extractAppraisal 200
                              ++++++++++++++
renewIntakeLink 204
                              ++++++++++++++

# By the private link, whoever holds it.
getLinkedIntake 200
  asked, offered              ++++++++++++++
answerLinkedIntake 200
  asked                       ++++++++++++++
  offered                     !!!!!!!!!!!!!!
approveLinkedIntake, refuseLinkedIntake 200
  offered                     ++++++++++++++
  asked                       !!!!!!!!!!!!!!
getLinkedIntake:wrong, answerLinkedIntake:wrong, approveLinkedIntake:wrong, refuseLinkedIntake:wrong 200
                              vvvvvvvvvvvvvv
getLinkedIntakeFile 200
  paper                       ++++++++++++++
  unknown                     00000000000000
getLinkedIntakeFile:of-another 200
  paper                       00000000000000
getLinkedIntakeFile:wrong 200
  paper                       vvvvvvvvvvvvvv
getLinkedIntakeStatement 200
  settling                    ++++++++++++++
  asked, offered              00000000000000
getLinkedIntakeStatement:wrong 200
                              vvvvvvvvvvvvvv

# In the account that it stands in: the seller's.
listMyIntakes 200
                              .+.++++++++++.
getMyIntake 200
  asked, offered              .0.0+00000000.
  unknown                     .0.0000000000.
getMyIntakeFile 200
  asked                       .0.0+00000000.
  offered, unknown            .0.0000000000.
getMyIntakeStatement 200
  settling                    .0.0+00000000.
  asked, offered, unknown     .0.0000000000.
answerMyIntake 200
  asked                       .0.0+00000000.
  offered                     .0.0!00000000.
  unknown                     .0.0000000000.
approveMyIntake, refuseMyIntake 200
  offered                     .0.0+00000000.
  asked                       .0.0!00000000.
  unknown                     .0.0000000000.
`;
