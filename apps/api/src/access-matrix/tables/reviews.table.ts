/**
 * CON-04: the two sides and staff read the reviews of a project, and each side writes one once it is completed. Both have
 * written on those that are reviewed; "reviewed" is there the client's review of its contractor.
 */
export const REVIEWS = `
#                             auxbsgtcdwnmMz
listProjectReviews 200
  open                        .+.+++0----++.
  job                         .+.+++00-+0++.
  submitted                   .0.+++000+00+.
  completed                   .0.0+0000+00+.
  reviewed                    .0.0+0000+00+.
  others                      .0.0000----0+.
  unknown                     .0.0000000000.

writeReview 201
  open                        .!.!!!0----!!.
  job                         .!.!!!00-!0!!.
  completed                   .0.0+0000+00-.
  reviewed                    .0.0!0000!00-.
  others                      .0.0000----0-.
  unknown                     .0.0000000000.

# Whoever hires may read it, and only whom it is about answers.
answerReview 200
  reviewed                    .-.----00+0--.
  unknown                     .0.0000000000.

reportReview 204
  reviewed                    .+.+-++00+0++.
  unknown                     .0.0000000000.
`;

/** CON-03: whom a client keeps in mind, whom it asks for a bid, and what a contractor's finished work shows. */
export const HIRING = `
#                             auxbsgtcdwnmMz
listContractorReviews 200
  a contractor                .+.++++----++.
  own                         .0.0000++++00.
  unknown                     .0.0000----00.
listContractorWork 200
  a contractor                .+.++++----++.
  own                         .0.0000++++00.
  unknown                     .0.0000----00.

listFavorites 200
                              .+.++++----++.
addFavorite 204
  a contractor                .+.++++----++.
  own                         .0.0000----00.
  unknown                     .0.0000----00.
removeFavorite 204
  a contractor                .+.++++----++.
  unknown                     .+.++++----++.

listBidInvitations 200
  open                        .+.+++0----++.
  job                         .+.+++0----++.
  others                      .0.0000----0+.
  unknown                     .0.0000----00.
inviteToBid 201
  open                        .-.+++0----++.
  job                         .-.!!!0----!!.
  others                      .0.0000----0-.
  unknown                     .0.0000----00.
listMyBidInvitations 200
                              .-.----++++--.
`;
