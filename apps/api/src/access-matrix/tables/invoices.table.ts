/** An invoice is the two sides' and staff's; the client's side says where it goes, and staff alone what the bank has. */
export const INVOICES = `
#                             auxbsgtcdwnmMz
getProjectInvoice 200
  open, unpaid                .0.0000000000.
  job                         .+.+++000+0++.
  submitted                   .0.+++000+00+.
  completed                   .0.0+0000+00+.
  others job                  .0.000000000+.
  unknown                     .0.0000000000.

# Staff do not say with whom a client closes.
nameSettlementAgent 200
  open                        .0.0000----00.
  job                         .+.+++0----++.
  completed                   .0.0+00----0-.
  others job                  .0.0000----0-.
  unknown                     .0.0000----00.

issueInvoice 200
  open                        .0.0000----00.
  job                         .+.+++0----++.
  completed                   .0.0!00----0!.
  others job                  .0.0000----0+.
  unknown                     .0.0000----00.
sendInvoice, revokeInvoiceLink, reportClosingFellThrough 200
  open                        .0.0000----00.
  job                         .!.!!!0----!!.
  completed                   .0.0+00----0+.
  others job                  .0.0000----0!.
  unknown                     .0.0000----00.

# By the private link, whoever holds it.
openInvoice, downloadInvoice 200
                              ++++++++++++++
openInvoice:wrong, downloadInvoice:wrong 200
                              vvvvvvvvvvvvvv
payInvoice 201
                              ++++++++++++++
payInvoice:wrong 201
                              vvvvvvvvvvvvvv

listInvoices 200
                              .-.---------+.
getInvoice 200
  job, completed              .-.---------+.
  unknown                     .-.---------0.
recordClosingPayment 201
  job                         .-.---------!.
  completed                   .-.---------+.
  unknown                     .-.---------0.
confirmClosingPayment, refuseClosingPayment, clearClosingPayment 200
  job, completed              .-.---------!.
  unknown                     .-.---------0.
`;
