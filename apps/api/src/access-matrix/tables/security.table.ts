/** AUTH-08: how one's account is protected is one's own affair, staff's included. */
export const SECURITY = `
#                             auxbsgtcdwnmMz
getSecurity 200
                              .+.++++++++++.
listSessions 200
                              .+.++++++++++.
endOtherSessions 204
                              .+.++++++++++.
endSession 204
  own                         .+.++++++++++.
  others                      .0.0000000000.
  ended                       .0.0000000000.
  unknown                     .0.0000000000.
# NOTE-06: one's own browser, in one's own session.
getPushSubscription 200
  own                         .+.++++++++++.
  a client                    .0.0000000000.
  a contractor                .0.0000000000.
  suspended                   .0.0000000000.
  unknown                     .0.0000000000.
savePushSubscription 204
  own                         .+.++++++++++.
  a client                    .0.0000000000.
  a contractor                .0.0000000000.
  suspended                   .0.0000000000.
  unknown                     .0.0000000000.
deletePushSubscription 204
  own                         .+.++++++++++.
  a client                    .0.0000000000.
  a contractor                .0.0000000000.
  suspended                   .0.0000000000.
  unknown                     .0.0000000000.
reauthenticate 204
                              .+.++++++++++.
# LEGAL-01: again, or with nothing to accept, it does nothing.
acceptTerms 204
                              .+.++++++++++.
resendVerification 204
                              .+.++++++++++.
changeEmail 204
                              .+.++++++++++.
changePassword 204
                              .+.++++++++++.

# g and M have a second factor, and staff may replace theirs; everybody else has begun to set one up.
setUpTotp 200
                              .+.++!+++++++.
confirmTotp 200
                              .+.++!+++++++.
disableTotp 204
                              .!.!!+!!!!!!!.
renewRecoveryCodes 200
                              .!.!!+!!!!!!+.
`;

/** What proves itself by a link of an e-mail is for whoever holds it, signed in or not. */
export const LINKS = `
#                             auxbsgtcdwnmMz
forgotPassword 204
                              ++++++++++++++
joinWaitlist, sendSupportMessage 204
                              ++++++++++++++
verifyEmail 204
                              ++++++++++++++
verifyEmail:wrong 204
                              vvvvvvvvvvvvvv
verifyEmail:of-another-purpose 204
                              vvvvvvvvvvvvvv
resetPassword 204
                              ++++++++++++++
resetPassword:wrong 204
                              vvvvvvvvvvvvvv
resetPassword:of-another-purpose 204
                              vvvvvvvvvvvvvv
readInvitation 200
                              ++++++++++++++
readInvitation:wrong 200
                              vvvvvvvvvvvvvv
acceptInvitation 200
                              ++++++++++++++
acceptInvitation:wrong 200
                              vvvvvvvvvvvvvv
readActivation 200
                              ++++++++++++++
readActivation:wrong 200
                              vvvvvvvvvvvvvv
activateAccount 204
                              ++++++++++++++
activateAccount:wrong 204
                              vvvvvvvvvvvvvv
`;
