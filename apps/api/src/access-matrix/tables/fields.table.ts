import { shape, told, type Shape } from '../fields.js';
import { INTAKE_FIELDS } from './fields-of-intake.table.js';

/**
 * Who is told which field: the keys that hold something in the answer, for those readers alone. Left out is null, empty,
 * or not there. A key that no line names, or that somebody else reads, is a fault.
 */
export const FIELDS: readonly Shape[] = [
  // A person: the bare User.
  shape('getUser', 'own', [
    told(['seller', 'staff'], {
      itself: 'id firstName lastName username role email phone company location bio locale timeZone',
    }),
  ]),
  shape('getMe', '', [
    told(['seller', 'staff'], {
      itself: 'id firstName lastName username role email phone company location bio locale timeZone',
    }),
  ]),
  shape('getManagedUser', 'a client', [
    told(['staff'], {
      itself: [
        'id firstName lastName username email phone company role status emailVerified totpEnabled createdAt',
        'lastSeenAt sessions',
      ],
    }),
  ]),

  // PROJ-05, ROLE-06: an open project, as its owner, a bidder, another contractor and staff read it.
  shape('getProject', 'open', [
    told(['seller', 'bidder', 'idleContractor', 'staff'], {
      itself: [
        'id title description category categories priority status loanProgram closingDate city state zip',
        'budgetCents maxBudgetCents specialRequirements yearBuilt conditionCount needsMe postedAt firstBidDueAt',
        'coverPhotoUrl ownerId ownerName ownerRole canBid hasEarlierFigures version',
      ],
      conditionStates: 'number state',
      conditions: [
        'id number title source kind quote page category location scope responsibleParty',
        'estimatedCostCents evidence missingEvidence state version',
      ],
      files: 'id kind name contentType bytes width height createdAt url thumbnailUrl uploadedById',
      moments: 'entity event at',
    }),
    told(['seller', 'bidder', 'staff'], {
      itself: 'promiseState',
    }),
    told(['seller', 'staff'], {
      turns: 'side act count',
      onBehalfOf: 'name role',
      itself: 'address clientName lender loanOfficer caseNumber settlementAgent bidCount parties actions',
    }),
    told(['bidder'], {
      myBid: 'id status amountCents',
    }),
  ]),

  // The same once it is a job: the bidder who lost reads what it had read, and nothing of the award.
  shape('getProject', 'job', [
    told(['seller', 'bidder', 'awarded', 'staff'], {
      itself: [
        'id title description category categories priority status loanProgram closingDate city state zip',
        'budgetCents maxBudgetCents specialRequirements yearBuilt conditionCount needsMe postedAt firstBidDueAt promiseState',
        'ownerId ownerName ownerRole canBid hasEarlierFigures version',
      ],
      conditionStates: 'number state',
      conditions: [
        'id number title source kind quote page category location scope responsibleParty',
        'estimatedCostCents evidence missingEvidence state version',
      ],
      moments: 'entity event at',
    }),
    told(['seller', 'awarded', 'staff'], {
      onBehalfOf: 'name role',
      turns: 'side act count',
      itself: [
        'address clientName lender loanOfficer caseNumber settlementAgent contractorId contractorName heldCents dueCents onItsWayCents',
        'work parties actions',
      ],
      conditions: 'awardedAmountCents',
      acceptedBid: [
        'id projectId contractorId amountCents timeline workDescription acceptsAtClosing status',
        'comparableTotalCents payoutCents feeCents submittedAt updatedAt version',
      ],
      'acceptedBid.contractor': ['id name company reviewCount verified', 'rating'],
      'acceptedBid.lines': 'conditionId included amountCents allowance',
      'acceptedBid.contractor.record': 'reviews completedJobs responseHours firstPassRate onTimeRate rating noShows',
      payment: [
        'id projectId state totalCents heldCents dueCents paidCents refundedCents releasedCents feeCents',
        'payoutCents paymentTiming attention onItsWayCents reversedCents chargedBackCents',
      ],
      'payment.closing': 'payer',
      agreed: 'bidCents changesCents totalCents extraDays startsEarly',
      blockers: 'event guard',
    }),
    told(['seller', 'staff'], {
      itself: 'bidCount',
    }),
    told(['bidder', 'awarded'], {
      myBid: 'id status amountCents',
    }),
  ]),

  ...INTAKE_FIELDS,

  // Whom the owner invited.
  shape('listParties', 'open', [
    told(['seller', 'staff'], {
      itself: 'canManage',
      items: 'id projectId email name role right state invitedAt expiresAt isMe',
    }),
  ]),

  // COND-05: all of it for the two sides and staff; of the post and its own bid for whoever bids.
  shape('getProjectHistory', 'job', [
    told(['seller', 'bidder', 'awarded', 'staff'], {
      items: 'id at entity entityId event from to actorName actorRole',
    }),
    told(['seller', 'awarded', 'staff'], {
      items: 'conditionNumber',
    }),
  ]),

  // MSG-02: who asked is the client's and staff's to know, and the asker's own.
  shape('listQuestions', 'open', [
    told(['seller', 'bidder', 'idleContractor', 'staff'], {
      items: ['id projectId body askedAt isMine isHidden', 'actions'],
    }),
    told(['seller', 'bidder', 'staff'], {
      items: 'askerName',
    }),
  ]),

  // MSG-01: who is on the two sides, and what they wrote to each other. The street is for whoever has the job.
  shape('getConversation', 'open', [
    told(['seller', 'bidder'], {
      itself: [
        'id projectId projectTitle house addressLine projectStatus contractorId isAwarded side lastSequence lastAt readSequence',
        'unread isMuted',
      ],
      members: 'userId name side right readSequence isBlocked',
      lastMessage: 'id conversationId sequence clientId authorId authorName side body sentAt state',
      'lastMessage.files': 'id name contentType sizeBytes url',
    }),
  ]),
  shape('listMessages', 'disputed', [
    told(['seller', 'awarded', 'staff'], {
      items: 'id conversationId sequence clientId authorId authorName side body sentAt state',
      'items.files': 'id name contentType sizeBytes url',
    }),
  ]),

  // Who reported what, and why, is staff's.
  shape('listReports', '', [
    told(['staff'], {
      items: [
        'id kind state since projectId projectTitle profileId profileName authorId authorName body rating writtenAt',
        'actions',
      ],
      'items.reports': 'reporterId reporterName reason at',
    }),
  ]),

  // What people wrote to support is staff's.
  shape('listSupportMessages', '', [
    told(['staff'], {
      items: 'id name email topic message locale createdAt flagged',
      total: 'count isExact',
    }),
  ]),

  // Whom an e-mail did not reach is staff's.
  shape('listUnsentMails', '', [
    told(['staff'], { items: 'id kind state to writtenAt tries failure', total: 'count isExact' }),
  ]),

  // Who among staff ruled is told to staff alone.
  shape('getDispute', 'proposed', [
    told(['seller', 'awarded', 'staff'], {
      itself: [
        'id projectId projectTitle state openedBy openedAt answerDueAt answeredAt ownerName contractorName stakeCents',
        'isHeld openerName isOwn reason fromState isFrozen needsSecondAdmin usState house',
      ],
      statements: 'id side authorName text at',
      exhibits: 'side uploaderName isOwn',
      'exhibits.file': 'id kind name contentType bytes width height disputeId createdAt url thumbnailUrl uploadedById',
      offers: 'id side authorName isOwn contractorCents feeCents payoutCents clientCents state at canAccept',
    }),
    told(['seller', 'awarded'], {
      itself: 'side',
    }),
    told(['staff'], {
      rulings: 'id state reason contractorCents feeCents payoutCents clientCents proposedAt proposedByName',
      itself: 'actions',
    }),
  ]),

  // What is handed in is for the parties.
  shape('listConditions', 'accepted', [
    told(['seller', 'awarded', 'staff'], {
      items: [
        'id number title source kind quote page category location scope responsibleParty estimatedCostCents',
        'evidence state awardedAmountCents version',
      ],
      'items.evidenceFiles': [
        'id kind name contentType bytes width height conditionId createdAt url thumbnailUrl',
        'uploadedById',
      ],
    }),
    told(['seller', 'staff'], {
      items: 'actions',
    }),
  ]),

  // Sealed: the bidder and the awarded contractor read their own.
  shape('listProjectBids', 'job', [
    told(['seller', 'bidder', 'awarded', 'staff'], {
      items: [
        'id projectId contractorId amountCents timeline workDescription acceptsAtClosing status',
        'comparableTotalCents payoutCents feeCents submittedAt updatedAt version',
      ],
      'items.contractor': 'id name company reviewCount verified',
      'items.contractor.record': 'reviews completedJobs responseHours noShows',
      'items.lines': 'conditionId included amountCents allowance',
    }),
    told(['seller', 'awarded', 'staff'], {
      'items.contractor': 'rating',
      'items.contractor.record': 'firstPassRate onTimeRate rating',
    }),
  ]),

  // VER-01: what was handed in is its contractor's and staff's; what staff note for themselves is theirs.
  shape('listMyPapers', '', [
    told(['unapproved'], {
      items: 'kind state expiresOn isInForce version',
      'items.licenses': 'state trade expiresOn',
      'items.submission': 'id state submittedAt',
      'items.submission.details.insurance':
        'insuredName insurer policyNumber eachOccurrenceCents effectiveOn expiresOn',
      'items.submission.files': 'id name contentType bytes createdAt url thumbnailUrl',
    }),
  ]),
  shape('getContractorPapers', 'unverified', [
    told(['staff'], {
      itself: 'contractorId name company locale state trades experienceYears gaps',
      papers: 'kind state expiresOn isInForce earlierHolds version',
      'papers.licenses': 'state trade expiresOn',
      'papers.checks': 'id result text cents day years',
      'papers.history': 'at event to actorName',
      'papers.submission': 'id state submittedAt',
      'papers.submission.details.insurance':
        'insuredName insurer policyNumber eachOccurrenceCents effectiveOn expiresOn',
      'papers.submission.files': 'id name contentType bytes createdAt url thumbnailUrl',
    }),
  ]),

  // CON-03: signed out there is no company; how to reach a contractor stands in no directory.
  shape('listContractors', '', [
    told(['visitor', 'buyer', 'staff'], {
      items: [
        'rating',
        'id name trades city state zip serviceRadiusMiles experienceYears reviewCount memberSince',
        'licensed insured backgroundChecked verified',
      ],
    }),
    told(['buyer', 'staff'], {
      items: 'company',
    }),
  ]),
  shape('getContractor', 'unverified', [
    told(['buyer', 'staff'], {
      itself: [
        'id name company about trades city state zip serviceRadiusMiles experienceYears reviewCount memberSince',
        'licensed insured backgroundChecked verified verificationGaps licensedStates',
        'licenseNumber insuranceProvider insuranceExpiresOn liabilityCoverCents',
      ],
      record: 'reviews completedJobs noShows',
      papers: 'kind state checkedAt expiresOn',
    }),
  ]),
];
