/**
 * Who is told which field: the keys that hold something in the answer, for those readers alone. Left out is null, empty,
 * or not there. A key that no line names, or that somebody else reads, is a fault.
 *
 * `call object` at the margin; then the readers, where the keys stand (`-` is the answer itself), and the keys.
 */
export const FIELDS = `
# A person: the bare User.
getUser own
  sM    -  id firstName lastName username role email phone company location bio locale timeZone
getMe
  sM    -  id firstName lastName username role email phone company location bio locale timeZone
getManagedUser a client
  M     -  id firstName lastName username email phone company role status emailVerified totpEnabled createdAt
  M     -  lastSeenAt sessions

# PROJ-05, ROLE-06: an open project, as its owner, a bidder, another contractor and staff read it.
getProject open
  sdcM  -  id title description category categories priority status loanProgram closingDate city state zip
  sdcM  -  budgetCents maxBudgetCents specialRequirements yearBuilt conditionCount needsMe postedAt firstBidDueAt
  sdM   -  promiseState
  sdcM  -  coverPhotoUrl ownerId ownerName ownerRole canBid version
  sM    onBehalfOf  name role
  sM    -  address lender loanOfficer caseNumber settlementAgent bidCount parties actions
  sdcM  conditionStates  number state
  sdcM  conditions  id number title source kind quote page category location scope responsibleParty
  sdcM  conditions  estimatedCostCents evidence missingEvidence state version
  sdcM  files  id kind name contentType bytes width height createdAt url thumbnailUrl uploadedById
  sdcM  moments  entity event at
  d     myBid  id status amountCents

# The same once it is a job: the bidder who lost reads what it had read, and nothing of the award.
getProject job
  sdwM  -  id title description category categories priority status loanProgram closingDate city state zip
  sdwM  -  budgetCents maxBudgetCents specialRequirements yearBuilt conditionCount needsMe postedAt firstBidDueAt promiseState
  sdwM  -  ownerId ownerName ownerRole canBid version
  swM   onBehalfOf  name role
  swM   -  address lender loanOfficer caseNumber settlementAgent contractorId contractorName heldCents dueCents onItsWayCents
  swM   -  work parties actions
  sM    -  bidCount
  sdwM  conditionStates  number state
  sdwM  conditions  id number title source kind quote page category location scope responsibleParty
  sdwM  conditions  estimatedCostCents evidence missingEvidence state version
  swM   conditions  awardedAmountCents
  sdwM  moments  entity event at
  swM   acceptedBid  id projectId contractorId amountCents timeline workDescription acceptsAtClosing status
  swM   acceptedBid  comparableTotalCents payoutCents feeCents submittedAt updatedAt version
  swM   acceptedBid.contractor  id name company reviewCount verified
  swM   acceptedBid.lines  conditionId included amountCents allowance
  swM   acceptedBid.contractor  rating
  swM   acceptedBid.contractor.record  reviews completedJobs responseHours firstPassRate onTimeRate rating
  swM   payment  id projectId state totalCents heldCents dueCents paidCents refundedCents releasedCents feeCents
  swM   payment  payoutCents paymentTiming attention onItsWayCents reversedCents chargedBackCents
  swM   agreed  bidCents changesCents totalCents extraDays startsEarly
  swM   blockers  event guard
  dw    myBid  id status amountCents

# A repair request as its submitter reads it: nothing of what staff note about it.
getMyIntake asked
  s     -  id reference state nextActor submittedAt reviewDueAt isInAccount
  s     steps  step standing startedAt doneAt dueAt
  s     request  address city state zip yearBuilt buyers sellers listingAgent buyersAgent contractDate inspectionDate
  s     request  closingDate loanProgram lender loanOfficer caseNumber repairType description urgency estimatedBudgetCents
  s     request  appraisalNotes completionDeadline verificationMethod submitterRole fullName email phone
  s     request.settlementAgent  name company email fileNumber
  s     repairs  id number category description responsibleParty estimatedCostCents title kind location quote page
  s     questions  id question askedAt
  s     files  id name contentType bytes createdAt

# A repair request on staff's desk.
getIntake reviewing
  M     -  id reference state submittedAt reviewDueAt isLate fullName email address city usState zip urgency closingDate
  M     -  categories repairs version locale yearBuilt buyers sellers listingAgent buyersAgent contractDate
  M     -  inspectionDate loanProgram lender loanOfficer caseNumber repairType description estimatedBudgetCents
  M     -  appraisalNotes completionDeadline verificationMethod submitterRole phone events
  M     settlementAgent  name company email fileNumber
  M     account  standing
  M     repairList  id number category description responsibleParty estimatedCostCents title kind location quote page isDone

# Whom the owner invited.
listParties open
  sM    -  canManage
  sM    items  id projectId email name role right state invitedAt expiresAt isMe

# COND-05: all of it for the two sides and staff; of the post and its own bid for whoever bids.
getProjectHistory job
  sdwM  items  id at entity entityId event from to actorName actorRole
  swM   items  conditionNumber

# MSG-02: who asked is the client's and staff's to know, and the asker's own.
listQuestions open
  sdcM  items  id projectId body askedAt isMine isHidden
  sdM   items  askerName
  sdcM  items  actions

# MSG-01: who is on the two sides, and what they wrote to each other. The street is for whoever has the job.
getConversation open
  sd    -  id projectId projectTitle addressLine projectStatus contractorId isAwarded side lastSequence lastAt readSequence
  sd    -  unread isMuted
  sd    members  userId name side right readSequence isBlocked
  sd    lastMessage  id conversationId sequence clientId authorId authorName side body sentAt state
  sd    lastMessage.files  id name contentType sizeBytes url
listMessages disputed
  swM   items  id conversationId sequence clientId authorId authorName side body sentAt state
  swM   items.files  id name contentType sizeBytes url

# Who reported what, and why, is staff's.
listReports
  M     items  id kind state since projectId projectTitle profileId profileName authorId authorName body rating writtenAt
  M     items  actions
  M     items.reports  reporterId reporterName reason at

# What people wrote to support is staff's.
listSupportMessages
  M     items  id name email topic message locale createdAt flagged
  M     total  count isExact

# Who among staff ruled is told to staff alone.
getDispute proposed
  swM   -  id projectId projectTitle state openedBy openedAt answerDueAt answeredAt ownerName contractorName stakeCents
  swM   -  isHeld openerName reason fromState isFrozen needsSecondAdmin
  sw    -  side
  swM   statements  id side authorName text at
  swM   exhibits  side uploaderName
  swM   exhibits.file  id kind name contentType bytes width height disputeId createdAt url thumbnailUrl uploadedById
  swM   offers  id side authorName contractorCents feeCents payoutCents clientCents state at canAccept
  M     rulings  id state reason contractorCents feeCents payoutCents clientCents proposedAt proposedByName
  M     -  actions

# What is handed in is for the parties.
listConditions accepted
  swM   items  id number title source kind quote page category location scope responsibleParty estimatedCostCents
  swM   items  evidence state awardedAmountCents version
  sM    items  actions
  swM   items.evidenceFiles  id kind name contentType bytes width height conditionId createdAt url thumbnailUrl
  swM   items.evidenceFiles  uploadedById

# Sealed: d and w read their own.
listProjectBids job
  sdwM  items  id projectId contractorId amountCents timeline workDescription acceptsAtClosing status
  sdwM  items  comparableTotalCents payoutCents feeCents submittedAt updatedAt version
  sdwM  items.contractor  id name company reviewCount verified
  sdwM  items.contractor.record  reviews completedJobs responseHours
  swM   items.contractor  rating
  swM   items.contractor.record  firstPassRate onTimeRate rating
  sdwM  items.lines  conditionId included amountCents allowance

# VER-01: what was handed in is its contractor's and staff's; what staff note for themselves is theirs.
listMyPapers
  n     items  kind state expiresOn isInForce version
  n     items.licenses  state trade expiresOn
  n     items.submission  id state submittedAt
  n     items.submission.details.insurance  insuredName insurer policyNumber eachOccurrenceCents effectiveOn expiresOn
  n     items.submission.files  id name contentType bytes createdAt url thumbnailUrl
getContractorPapers unverified
  M     -  contractorId name company locale state trades experienceYears gaps
  M     papers  kind state expiresOn isInForce earlierHolds version
  M     papers.licenses  state trade expiresOn
  M     papers.checks  id result text cents day years
  M     papers.history  at event to actorName
  M     papers.submission  id state submittedAt
  M     papers.submission.details.insurance  insuredName insurer policyNumber eachOccurrenceCents effectiveOn expiresOn
  M     papers.submission.files  id name contentType bytes createdAt url thumbnailUrl

# CON-03: signed out there is no company; how to reach a contractor stands in no directory.
listContractors
  abM   items  rating
  abM   items  id name trades city state zip serviceRadiusMiles experienceYears reviewCount memberSince
  abM   items  licensed insured backgroundChecked verified
  bM    items  company
getContractor unverified
  bM    -  id name company about trades city state zip serviceRadiusMiles experienceYears reviewCount memberSince
  bM    -  licensed insured backgroundChecked verified verificationGaps licensedStates
  bM    -  licenseNumber insuranceProvider insuranceExpiresOn liabilityCoverCents
  bM    record  reviews completedJobs
  bM    papers  kind state checkedAt expiresOn
`;
