/** VER-01: papers are their contractor's and staff's. */
export const VERIFICATION = `
#                             auxbsgtcdwnmMz
listMyPapers, readCertificate 200
                              .-.----++++--.
submitPaper 201
  license                     .-.----++++--.
  unknown                     .-.----0000--.

listPapers 200
                              .-.---------+.
getContractorPapers 200
  a contractor                .-.---------+.
  unverified                  .-.---------+.
  a client                    .-.---------0.
  unknown                     .-.---------0.
# Only the one whose papers are not approved has handed its insurance in.
decidePaper 200
  unverified                  .-.---------+.
  a contractor                .-.---------!.
  a client                    .-.---------0.
  unknown                     .-.---------0.

# Of the contractor whose papers are not approved.
getPaperFile 200
  handed in                   .-.----000+0+.
  unknown                     .-.----000000.
`;
