/** Bids are sealed: the client and staff read all of a project, a contractor its own and no other's. */
export const BIDS = `
#                             auxbsgtcdwnmMz
listMyBids 200
                              .-.----++++--.

listProjectBids 200
  open                        .+.+++0++++++.
  cancelled                   .0.+++00+000+.
  unpaid                      .0.+++000+00+.
  job                         .+.+++00++0++.
  submitted                   .0.+++000+00+.
  others                      .0.0000++++0+.
  others job                  .0.000000000+.
  unknown                     .0.0000000000.

placeBid 201
  open                        .-.----+!+---.
  cancelled                   .-.----0!00--.
  unpaid                      .-.----00!0--.
  job                         .-.----0!!0--.
  submitted                   .-.----00!0--.
  others                      .-.----+++---.
  others job                  .-.----0000--.
  unknown                     .-.----0000--.

# Their lines name another project's condition.
placeBid:foreign-condition 201
  open                        .-.----v!v---.
  others                      .-.----vvv---.

updateBid 200
  pending                     .-.----0+00--.
  withdrawn                   .-.----0!00--.
  won                         .-.----00!0--.
  lost                        .-.----0!00--.
  others                      .-.----0000--.
  unknown                     .-.----0000--.

acceptBid 200
  pending                     .+.+++0----++.
  withdrawn                   .!.!!!0----!!.
  won                         .!.!!!0----!!.
  lost                        .!.!!!0----!!.
  others                      .0.0000----0-.
  unknown                     .0.0000----00.

rejectBid 200
  pending                     .+.+++0----++.
  withdrawn                   .!.!!!0----!!.
  won                         .!.!!!0----!!.
  lost                        .!.!!!0----!!.
  others                      .0.0000----0-.
  unknown                     .0.0000----00.

withdrawBid 200
  pending                     .-.----0+00--.
  withdrawn                   .-.----0!00--.
  won                         .-.----00!0--.
  lost                        .-.----0!00--.
  others                      .-.----0000--.
  unknown                     .-.----0000--.
`;

/** Photos are for everybody who may bid; papers and evidence for the parties and staff. */
export const FILES = `
#                             auxbsgtcdwnmMz
listProjectFiles 200
  open                        .+.+++0++++++.
  cancelled                   .0.+++00+000+.
  job                         .+.+++00++0++.
  working                     .0.+++000+00+.
  submitted                   .0.+++000+00+.
  others                      .0.0000++++0+.
  others job                  .0.000000000+.
  unknown                     .0.0000000000.

uploadProjectFile 201
  open                        .+.+++0----++.
  cancelled                   .0.!!!00-000-.
  job                         .+.+++00--0++.
  submitted                   .0.+++000-00-.
  others                      .0.0000----0-.
  others job                  .0.000000000-.
  unknown                     .0.0000000000.

uploadProjectFile:evidence 201
  open                        .-.---0------.
  job                         .-.---00-+0--.
  working                     .0.---000+00-.
  submitted                   .0.---000+00-.
  accepted                    .0.---000!00-.
  others                      .0.0000----0-.
  others job                  .0.000000000-.
  unknown                     .0.0000000000.

uploadProjectFile:exhibit 201
  open                        .!.!!!0----!!.
  job                         .!.!!!00-!0!!.
  working                     .0.!!!000!00-.
  disputed                    .0.+++000+00-.
  others                      .0.0000----0-.
  others job                  .0.000000000-.
  unknown                     .0.0000000000.

getFile 200
  photo                       .+.+++0++++++.
  paper                       .+.+++00000++.
  evidence                    .0.+++000+00+.
  exhibit                     .0.+++000+00+.
  others photo                .0.0000++++0+.
  others paper                .0.000000000+.
  deleted                     .0.0000000000.
  unknown                     .0.0000000000.

deleteFile 204
  photo                       .+.+++0----++.
  paper                       .+.+++00000++.
  evidence                    .0.---000+00-.
  others photo                .0.0000----0-.
  others paper                .0.000000000-.
  deleted                     .0.0000000000.
  unknown                     .0.0000000000.
`;
