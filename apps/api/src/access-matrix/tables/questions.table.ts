/**
 * MSG-02: questions on a project. d asked on each open project of ours, another contractor on those of "others". Whoever
 * may read a project reads them; only who may bid asks, only the client answers.
 */
export const QUESTIONS = `
#                             auxbsgtcdwnmMz
listQuestions 200
  open                        .+.+++0++++++.
  cancelled                   .0.+++00+000+.
  job                         .+.+++00++0++.
  submitted                   .0.+++000+00+.
  others                      .0.0000++++0+.
  others job                  .0.000000000+.
  unknown                     .0.0000000000.

askQuestion 201
  open                        .-.----+++---.
  cancelled                   .-.----0!00--.
  job                         .-.----0!!0--.
  submitted                   .-.----00!0--.
  others                      .-.----+++---.
  others job                  .-.----0000--.
  unknown                     .-.----0000--.

answerQuestion 200
  open                        .+.+++0----++.
  others                      .0.0000----0-.
  unknown                     .0.0000----00.

removeQuestion 204
  open                        .-.---0-+----.
  others                      .0.0000----0+.
  unknown                     .0.0000000000.

reportQuestion 204
  open                        .+.+++0+-++++.
  others                      .0.0000++++0-.
  unknown                     .0.0000000000.
`;
