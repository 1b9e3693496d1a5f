/**
 * Projects, their conditions, bids and files. Whoever may not know of a project is told that it does not exist (ROLE-06);
 * whose role never does a thing is told so before anything is looked up.
 *
 * Each stage is a principal's own project, or the seller's where it has none: d bids on those that are open, cancelled and
 * a job, w is awarded. "others" are a client's and a contractor's to whom nobody here is related.
 */
export const PROJECTS = `
#                             auxbsgtcdwnmMz
listProjects 200
                              .+.++++++++++.
listProjects:available 200
                              .-.----++++-+.
listProjects:late-promises 200
                              .-.---------+.
createProject 201
                              .+.++++----++.
createProject:without-conditions 201
                              .+.++++----++.

getProject, getProjectHistory 200
  open                        .+.+++0++++++.
  cancelled                   .0.+++00+000+.
  unpaid, working, proven     .0.+++000+00+.
  job                         .+.+++00++0++.
  submitted, accepted         .0.+++000+00+.
  others                      .0.0000++++0+.
  others job                  .0.000000000+.
  unknown                     .0.0000000000.

repostProject 201
  open, job                   .!.!!!0----!!.
  cancelled                   .0.+++0----0-.
  unpaid, working, proven     .0.!!!0----0-.
  submitted, accepted         .0.!!!0----0-.
  others, others job          .0.0000----0-.
  unknown                     .0.0000----00.

repostProject:left-out 201
  open, job                   .!.!!!0----!!.
  others job                  .0.0000----0-.
  unknown                     .0.0000----00.

updateProject 200
  open                        .+.+++0----++.
  cancelled, unpaid, working  .0.!!!0----0!.
  job                         .!.!!!0----!!.
  proven, submitted           .0.!!!0----0!.
  accepted                    .0.!!!0----0!.
  others                      .0.0000----0-.
  others job                  .0.0000----0!.
  unknown                     .0.0000----00.

cancelProject 200
  open                        .+.+++0----++.
  cancelled                   .0.!!!00!000!.
  unpaid                      .0.+++000+00+.
  job                         .+.+++00-+0++.
  working, proven, submitted  .0.!!!000!00!.
  accepted                    .0.!!!000!00!.
  others                      .0.0000----0+.
  others job                  .0.000000000+.
  unknown                     .0.0000000000.

startProject 200
  open, others                .-.----!!!!--.
  cancelled                   .-.----0!00--.
  unpaid, working, proven     .-.----00!0--.
  job                         .-.----0-+0--.
  submitted, accepted         .-.----00!0--.
  others job, unknown         .-.----0000--.

allowEarlyStart 200
  open, job                   .!.!!!0----!!.
  cancelled, working, proven  .0.!!!0----0!.
  unpaid                      .0.!!!0----0-.
  submitted, accepted         .0.!!!0----0!.
  others                      .0.0000----0!.
  others job                  .0.0000----0-.
  unknown                     .0.0000----00.

requestEarlyStart 200
  open, others                .-.----!!!!--.
  cancelled                   .-.----0!00--.
  unpaid, working, proven     .-.----00!0--.
  job                         .-.----0-!0--.
  submitted, accepted         .-.----00!0--.
  others job, unknown         .-.----0000--.

refuseEarlyStart 200
  open, job                   .!.!!!0----!!.
  cancelled, working, proven  .0.!!!0----0!.
  unpaid                      .0.!!!0----0-.
  submitted, accepted         .0.!!!0----0!.
  others                      .0.0000----0!.
  others job                  .0.0000----0-.
  unknown                     .0.0000----00.

contestStart 200
  open, job                   .!.!!!0----!!.
  cancelled, unpaid           .0.!!!0----0!.
  working, proven             .0.+++0----0-.
  submitted, accepted         .0.!!!0----0!.
  others, others job          .0.0000----0!.
  unknown                     .0.0000----00.

listChangeOrders 200
  open                        .+.+++0----++.
  cancelled                   .0.+++00-000+.
  unpaid, working, proven     .0.+++000+00+.
  job                         .+.+++00-+0++.
  submitted, accepted         .0.+++000+00+.
  others                      .0.0000----0+.
  others job                  .0.000000000+.
  unknown                     .0.0000000000.

proposeChange 201
  open                        .!.!!!0----!!.
  cancelled                   .0.!!!00-000-.
  unpaid, proven, submitted   .0.+++000+00-.
  job                         .+.+++00-+0++.
  working                     .0.!!!000!00-.
  accepted                    .0.+++000+00-.
  others                      .0.0000----0-.
  others job                  .0.000000000-.
  unknown                     .0.0000000000.

acceptChange, declineChange 200
  proposed                    .0.+++000-00-.
  unknown                     .0.0000000000.

withdrawChange 200
  proposed                    .0.---000+00-.
  unknown                     .0.0000000000.

submitProject 200
  open, others                .-.----!!!!--.
  cancelled                   .-.----0!00--.
  unpaid, working, submitted  .-.----00!0--.
  job                         .-.----0!!0--.
  proven                      .-.----00+0--.
  accepted                    .-.----00!0--.
  others job, unknown         .-.----0000--.

requestChanges 200
  open, job                   .!.!!!0----!!.
  cancelled, unpaid, working  .0.!!!0----0!.
  proven                      .0.!!!0----0!.
  submitted                   .0.+++0----0-.
  accepted                    .0.!!!0----0-.
  others, others job          .0.0000----0!.
  unknown                     .0.0000----00.

approveProject 200
  open, job                   .!.!!!0----!!.
  cancelled, unpaid, working  .0.!!!0----0!.
  proven                      .0.!!!0----0!.
  submitted, accepted         .0.+++0----0-.
  others, others job          .0.0000----0!.
  unknown                     .0.0000----00.

disputeProject 200
  open                        .!.!!!0!!!!!!.
  cancelled                   .0.!!!00!000!.
  unpaid                      .0.!!!000!00!.
  job                         .!.!!!00!!0!!.
  working, proven, submitted  .0.+++000+00-.
  accepted                    .0.+++000+00-.
  others                      .0.0000!!!!0!.
  others job                  .0.000000000!.
  unknown                     .0.0000000000.
`;

export const CONDITIONS = `
#                             auxbsgtcdwnmMz
listConditions 200
  open                        .+.+++0++++++.
  cancelled                   .0.+++00+000+.
  job                         .+.+++00++0++.
  submitted                   .0.+++000+00+.
  others                      .0.0000++++0+.
  others job                  .0.000000000+.
  unknown                     .0.0000000000.

addCondition 201
  open                        .+.+++0----++.
  cancelled, submitted        .0.!!!0----0!.
  job                         .!.!!!0----!!.
  others                      .0.0000----0-.
  others job                  .0.0000----0!.
  unknown                     .0.0000----00.

updateCondition 200
  open                        .+.+++0----++.
  cancelled, submitted        .0.!!!0----0!.
  job                         .!.!!!0----!!.
  others                      .0.0000----0-.
  others job                  .0.0000----0!.
  unknown                     .0.0000----00.

removeCondition 204
  open                        .v.vvv0----vv.
  cancelled, submitted        .0.!!!0----0!.
  job                         .!.!!!0----!!.
  others                      .0.0000----0-.
  others job                  .0.0000----0!.
  unknown                     .0.0000----00.

proveCondition 200
  open, others                .-.----!!!!--.
  cancelled                   .-.----0!00--.
  job                         .-.----0!!0--.
  working                     .-.----00+0--.
  proven, submitted           .-.----00!0--.
  accepted                    .-.----00!0--.
  others job, unknown         .-.----0000--.

acceptCondition, returnCondition 200
  open, job                   .!.!!!0----!!.
  cancelled, working          .0.!!!0----0!.
  proven, submitted           .0.+++0----0-.
  accepted                    .0.!!!0----0!.
  others, others job          .0.0000----0!.
  unknown                     .0.0000----00.

clearCondition 200
  open, job                   .!.!!!0----!!.
  cancelled, working, proven  .0.!!!0----0!.
  submitted                   .0.!!!0----0!.
  accepted                    .0.+++0----0+.
  others, others job          .0.0000----0!.
  unknown                     .0.0000----00.
`;
