/**
 * Disputes: of the two sides and staff. "disputed" is a case that the owner opened, with an offer of the contractor w;
 * "proposed" is the seller's, with a ruling that another administrator has to confirm.
 */
export const DISPUTES = `
#                             auxbsgtcdwnmMz
listProjectDisputes 200
  open                        .+.+++0----++.
  cancelled                   .0.+++00-000+.
  unpaid, working             .0.+++000+00+.
  disputed                    .0.+++000+00+.
  proposed                    .0.0+0000+00+.
  others                      .0.0000----0+.
  others job                  .0.000000000+.
  unknown                     .0.0000000000.

getDispute 200
  disputed                    .0.+++000+00+.
  proposed                    .0.0+0000+00+.
  unknown                     .0.0000000000.

addDisputeStatement, makeDisputeOffer 201
  disputed                    .0.+++000+00-.
  proposed                    .0.0!0000!00!.
  unknown                     .0.0000000000.

acceptDisputeOffer 200
  disputed                    .0.+++000-00-.
  proposed                    .0.0!0000!00!.
  unknown                     .0.0000000000.

withdrawDispute 200
  disputed                    .0.+++000-00-.
  proposed                    .0.0!0000!00!.
  unknown                     .0.0000000000.

listDisputes 200
                              .-.---------+.

ruleDispute 200
  disputed                    .-.---------+.
  proposed                    .-.---------!.
  unknown                     .-.---------0.

confirmRuling, refuseRuling 200
  disputed                    .-.---------!.
  proposed                    .-.---------+.
  unknown                     .-.---------0.
`;
