/** The doors, and what says nothing about anybody. Sign-in itself is for whoever is not signed in. */
export const DOORS = `
#                             auxbsgtcdwnmMz
register 201
                              ++++++++++++++
# Everybody by their own password: whoever is suspended is not known.
login 200
                              ++.+++++++++++
adminLogin 200
                              ...........++.
logout 204
                              ++++++++++++++
getMe 200
                              .+.++++++++++.
getCsrfToken 200
                              ++++++++++++++
listDemoLogins 200
                              ++++++++++++++
live 200
                              ++++++++++++++
ready 200
                              ++++++++++++++
getDashboard 200
                              .+.++++++++++.
`;

/** An account is one's own; staff read and change those of others, and nobody learns which ids exist. */
export const USERS = `
#                             auxbsgtcdwnmMz
getUser 200
  own                         .+.++++++++++.
  a client                    .0.000000000+.
  a contractor                .0.000000000+.
  an admin                    .0.000000000+.
  suspended                   .0.000000000+.
  closed                      .0.000000000+.
  unknown                     .0.0000000000.

updateUser 200
  own                         .+.++++++++++.
  a client                    .0.000000000+.
  a contractor                .0.000000000+.
  an admin                    .0.000000000+.
  suspended                   .0.000000000+.
  closed                      .0.000000000!.
  unknown                     .0.0000000000.

getPreferences 200
  own                         .+.++++++++++.
  a client                    .0.000000000+.
  a contractor                .0.000000000+.
  an admin                    .0.000000000+.
  suspended                   .0.000000000+.
  unknown                     .0.0000000000.

savePreferences 200
  own                         .+.++++++++++.
  a client                    .0.000000000+.
  a contractor                .0.000000000+.
  an admin                    .0.000000000+.
  suspended                   .0.000000000+.
  unknown                     .0.0000000000.
`;

/** What somebody was told is nobody else's, staff included. */
export const NOTIFICATIONS = `
#                             auxbsgtcdwnmMz
listNotifications 200
  own                         .+.++++++++++.
  a client                    .0.0000000000.
  a contractor                .0.0000000000.
  suspended                   .0.0000000000.
  unknown                     .0.0000000000.

unreadCount 200
  own                         .+.++++++++++.
  a client                    .0.0000000000.
  a contractor                .0.0000000000.
  suspended                   .0.0000000000.
  unknown                     .0.0000000000.

markAllRead 204
  own                         .+.++++++++++.
  a client                    .0.0000000000.
  a contractor                .0.0000000000.
  suspended                   .0.0000000000.
  unknown                     .0.0000000000.

# t and n were told nothing, so they ask for the seller's.
markRead 200
  own                         .+.+++0+++0++.
  others                      .0.0000000000.
  deleted                     .0.0000000000.
  unknown                     .0.0000000000.

deleteNotification 204
  own                         .+.+++0+++0++.
  others                      .0.0000000000.
  deleted                     .0.0000000000.
  unknown                     .0.0000000000.

# Somebody else's among them change nothing, and nobody is told so.
markNotificationsRead, markNotificationsUnread, deleteNotifications 204
  own                         .+.++++++++++.
  a client                    .0.0000000000.
  a contractor                .0.0000000000.
  suspended                   .0.0000000000.
  unknown                     .0.0000000000.

restoreNotifications 204
  own                         .+.+++!+++!++.
  a client                    .0.0000000000.
  a contractor                .0.0000000000.
  suspended                   .0.0000000000.
  unknown                     .0.0000000000.

# By the link of an e-mail, whoever reads it.
unsubscribe 200
                              ++++++++++++++
unsubscribe:wrong 200
                              vvvvvvvvvvvvvv
unsubscribeOneClick 204
  own                         ++++++++++++++
  unknown                     vvvvvvvvvvvvvv
`;

/** CON-03, ROLE-03: contractors are for those who hire; signed out there is the first page, without surnames. */
export const CONTRACTORS = `
#                             auxbsgtcdwnmMz
listContractors 200
                              +++++++----+++
getMyContractorProfile 200
                              .-.----++++--.
updateMyContractorProfile 200
                              .-.----++++--.

getContractor 200
  a contractor                .+.++++----++.
  unverified                  .+.++++---+++.
  own                         .0.0000++++00.
  a client                    .0.0000----00.
  closed                      .0.0000----00.
  unknown                     .0.0000----00.
`;

/** A payment is its payer's and staff's; a payout its contractor's. */
export const MONEY = `
#                             auxbsgtcdwnmMz
paymentConfig 200
                              ++++++++++++++
# Signed by nobody.
paymentWebhook 400
                              ++++++++++++++
listPayments 200
                              .+.++++++++++.
listPayments:of-project 200
  unpaid                      .+.++++++++++.
  others                      .+.++++++++++.
  unknown                     .+.++++++++++.

getPayment 200
  own                         .0.+++000000+.
  others                      .0.000000000+.
  unknown                     .0.0000000000.

# Nothing of it is held yet.
getReceipt 200
  own                         .0.!!!000000!.
  others                      .0.000000000!.
  unknown                     .0.0000000000.

createPaymentIntent 201
  unpaid                      .0.+++0----00.
  open                        .!.!!!0----!!.
  job                         .!.!!!0----!!.
  cancelled                   .0.!!!0----0!.
  submitted                   .0.!!!0----00.
  others                      .0.0000----0!.
  others job                  .0.0000----00.
  unknown                     .0.0000----00.

listPayouts, listBankPayouts 200
                              .-.----++++--.
# No account of theirs is set up yet.
openPayoutDashboard 201
                              .-.----!!!!--.
startOnboarding 201
                              .-.----++++--.
`;
