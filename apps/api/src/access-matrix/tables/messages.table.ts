/**
 * MSG-01, MSG-02: threads. d talks with the owner of each open project of ours, w with that of each job and of each
 * disputed one; on those of "others" another contractor. Staff read what the two sides of a dispute wrote.
 */
export const MESSAGES = `
#                             auxbsgtcdwnmMz
listConversations, countUnreadMessages 200
                              .+.++++++++++.

getConversation, listMessages, getConversationPaper, getConversationRecord 200
  open                        .+.+++00+00++.
  job                         .+.+++000+0++.
  disputed                    .0.+++000+00+.
  others, unknown             .0.0000000000.

readConversation, muteConversation 204
  open                        .+.+++00+00++.
  disputed                    .0.+++000+00-.
  others, unknown             .0.0000000000.

sendMessage, uploadMessageFile 201
  open                        .+.+++00+00++.
  job                         .+.+++000+0++.
  disputed                    .0.+++000+00-.
  others, unknown             .0.0000000000.

getMessageFile 200
  open                        .+.+++00+00++.
  others, unknown             .0.0000000000.

# d wrote it.
reportMessage 204
  open                        .+.+++00-00++.
  others, unknown             .0.0000000000.

# There is one already.
openConversation 200
  open                        .+.+++0!+!!++.
  others                      .0.0000!!!!0-.
  unknown                     .0.0000000000.

openConversation:new 201
  submitted                   .0.+++000+00-.

# Who is not met in a thread is not known.
blockPerson, reportPerson 204
  the other side              .+.+++00++0++.
  own, a contractor           .0.0000000000.
  unknown                     .0.0000000000.
unblockPerson 204
  the other side, unknown     .+.++++++++++.
`;
