/** Whom an owner invites: nobody but the client's side knows them, and the owner alone says what they may do. */
export const PARTIES = `
#                             auxbsgtcdwnmMz
listParties 200
  open                        .+.+++0----++.
  others                      .0.0000----0+.
  unknown                     .0.0000000000.
inviteParty 201
  open                        .-.+++0----++.
  others                      .0.0000----0-.
  unknown                     .0.0000----00.
updateParty 200
  own                         .+.+++0----++.
  others                      .0.0000----0-.
  unknown                     .0.0000----00.
removeParty 204
  own                         .+.+++0----++.
  others                      .0.0000----0-.
  unknown                     .0.0000----00.

# A link is for the verified account of its address, and never for contractors and staff.
acceptParty 200
                              .-.---+------.
acceptParty:wrong 200
                              .v.vvvv------.
`;
