/**
 * Every way into the socket. Success is the acknowledgement `ok`; `.` is a handshake that is refused, `0` an id that
 * does not exist for the caller, `-` an identity that is not the caller's. Staff watch a project; nobody else who is no
 * party, bidder or possible bidder hears of it. Who typed or is present is said only in a room that was joined.
 */
export const SOCKETS = `
#                             auxbsgtcdwnmMz
handshake 200
                              .+.++++++++++.

authenticate 200
  own                         .+.++++++++++.
  a client                    .-.----------.
  a contractor                .-.----------.
  an admin                    .-.----------.
  unknown                     .-.----------.

join_project 200
  open                        .+.+++0++++++.
  cancelled                   .0.+++00+000+.
  unpaid                      .0.+++000+00+.
  job                         .+.+++00++0++.
  submitted                   .0.+++000+00+.
  others                      .0.0000++++0+.
  others job                  .0.000000000+.
  unknown                     .0.0000000000.

# Leaving where one never was is no secret and no fault.
leave_project 200
  open                        .+.++++++++++.
  others job                  .+.++++++++++.
  unknown                     .+.++++++++++.

user_status 200
                              .+.++++++++++.

typing_start 200
  open                        .0.0000000000.
  others job                  .0.0000000000.
  unknown                     .0.0000000000.

typing_start:joined 200
  open                        .+.+++0++++++.
  job                         .+.+++00++0++.
  others                      .0.0000++++0+.
  others job                  .0.000000000+.
  unknown                     .0.0000000000.

# In a thread it is said to its members alone, who need not have joined.
typing_start:thread 200
  open                        .+.+++00+00++.
  job                         .+.+++000+0++.
  others                      .0.0000000000.
  unknown                     .0.0000000000.

typing_stop 200
  open                        .0.0000000000.
  others job                  .0.0000000000.
  unknown                     .0.0000000000.

typing_stop:joined 200
  open                        .+.+++0++++++.
  job                         .+.+++00++0++.
  others                      .0.0000++++0+.
  others job                  .0.000000000+.
  unknown                     .0.0000000000.
`;
