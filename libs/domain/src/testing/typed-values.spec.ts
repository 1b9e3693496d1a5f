import fc from 'fast-check';
import * as domain from '../index.js';
import { TYPED, typed, typedNumber } from './typed.js';

/** What a person typed into a field and into another, and the number that a form makes of it. */
interface Input {
  readonly text: string;
  readonly other: string;
  readonly count: number;
}
type Call = (input: Input) => unknown;

const TODAY = '2026-11-20';
const NOW = new Date('2026-11-20T15:00:00Z');
const ZONE = 'America/New_York';
const certificate = { outcome: 'read', isLiabilityCertificate: true } as unknown as domain.CertificateReading;
const template = { leadSafe: true } as unknown as Parameters<typeof domain.needsLeadSafe>[0];
const license = (text: string): domain.HeldLicense => ({ state: 'NY', trade: 'roofing', expiresOn: text });
const paper = (text: string): domain.Paper => ({
  kind: 'license',
  state: 'approved',
  expiresOn: text,
  licenses: [license(text)],
});
const agreement = ({ text, count }: Input): domain.Agreement => ({
  startDate: text,
  durationDays: count,
  extraDays: 0,
});
const intake = ({ text, other, count }: Input): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.keys(domain.INTAKE_SHAPE).map((name) => [name, text])),
  closingDate: other,
  yearBuilt: count,
  estimatedBudgetCents: count,
  repairs: [{ category: 'roofing', description: text, page: count, estimatedCostCents: count }],
});
const paperFields = (kind: domain.PaperKind, { text, count }: Input): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.keys(domain.PAPER_SHAPES[kind]).map((name) => [name, text])),
  ...(kind === 'license' && { licenses: [{ state: 'NY', trade: 'roofing', number: text, expiresOn: text }] }),
  ...(kind === 'insurance' && { eachOccurrenceCents: count }),
});

/**
 * Every exported function that is given what a person types, or what a form or the address of a page makes of it. None of
 * them throws, whatever was typed. A function that is new joins here, or one of the lists below.
 */
const TAKE_TYPED: Readonly<Record<string, Call>> = {
  addDays: ({ text, count }) => domain.addDays(text, count),
  addMonths: ({ text }) => domain.addMonths(text, -11),
  agreedFinish: (input) => domain.agreedFinish(agreement(input)),
  announcedTerms: ({ text }) => domain.announcedTerms(text),
  businessDaysAfter: ({ text }) => domain.businessDaysAfter(text, 4),
  businessDaysBefore: ({ text }) => domain.businessDaysBefore(text, 3),
  canBookAs: ({ count }) => domain.canBookAs('own_money', count),
  canInvoiceAtClosing: ({ text }) => domain.canInvoiceAtClosing({ address: text }),
  certificateWarnings: ({ text, other }) =>
    domain.certificateWarnings({ ...certificate, effectiveOn: text, expiresOn: other, issuedOn: text }, TODAY),
  chargeBackReason: ({ text }) => domain.chargeBackReason(text),
  checkPaper: ({ text, other }) =>
    domain.checkPaper({ kind: 'background_check', fields: { provider: text, completedOn: other } }, {
      today: TODAY,
      names: [text],
      state: null,
      reading: null,
      held: [license(text)],
      experienceYears: 2,
    } as never),
  conditionTemplate: ({ text }) => domain.conditionTemplate(text),
  contactHints: ({ text }) => domain.contactHints(text),
  dayNumber: ({ text }) => domain.dayNumber(text),
  dayStanding: ({ text }) => domain.dayStanding(text, TODAY),
  daysBetween: ({ text, other }) => domain.daysBetween(text, other),
  daysToClosing: ({ text }) => domain.daysToClosing(TODAY, text),
  endOfDayIn: ({ text }) => domain.endOfDayIn(text, ZONE),
  endangersClosing: (input) => domain.endangersClosing(agreement(input), input.count, input.other),
  federalHolidays: ({ count }) => domain.federalHolidays(count),
  finishDate: ({ text, count }) => domain.finishDate(text, count),
  fitsQuickReply: ({ text, count }) =>
    domain.QUICK_REPLY_VALUES.map((kind) => [domain.fitsQuickReply(kind, text), domain.fitsQuickReply(kind, count)]),
  guessCategory: ({ text }) => domain.guessCategory(text),
  hasLapsed: ({ text }) => domain.hasLapsed([paper(text)], { state: 'NY', today: TODAY }),
  hasLink: ({ text }) => domain.hasLink(text),
  instantOfWallTime: ({ text, other }) => [
    domain.instantOfWallTime(text, other, ZONE),
    domain.instantOfWallTime(TODAY, text, ZONE),
  ],
  invoiceDueByClient: ({ text }) => domain.invoiceDueByClient(text),
  invoiceDueOn: ({ text }) => domain.invoiceDueOn(TODAY, text),
  invoiceReminderDays: ({ text }) => domain.invoiceReminderDays(text),
  isBusinessDay: ({ text }) => domain.isBusinessDay(text),
  isFederalHoliday: ({ text }) => domain.isFederalHoliday(text),
  isCents: ({ count }) => domain.isCents(count),
  isEmail: ({ text }) => domain.isEmail(text),
  isEndlessAmount: ({ text }) => domain.isEndlessAmount(text),
  isInForce: ({ text }) => domain.isInForce(paper(text), TODAY),
  isMadeOutTo: ({ text, other }) => domain.isMadeOutTo(text, [other, null]),
  isPayableRest: ({ count }) => domain.isPayableRest(count),
  isPlainDate: ({ text }) => domain.isPlainDate(text),
  lastReminderDay: ({ text }) => domain.lastReminderDay(text, TODAY),
  languageOfWords: ({ text }) => domain.languageOfWords(text),
  latestSafeFinish: ({ text }) => domain.latestSafeFinish(text),
  lengthOf: ({ text }) => domain.lengthOf(text),
  lastSafeStart: ({ text, count }) => domain.lastSafeStart({ closing: text, durationDays: count }),
  licensedStates: ({ text }) => domain.licensedStates([paper(text)], TODAY),
  licensesInForce: ({ text }) => domain.licensesInForce([paper(text)], TODAY),
  lineFault: ({ text }) => domain.lineFault(text),
  missedSafeFinish: ({ text }) => domain.missedSafeFinish(text, TODAY),
  monthsBetween: ({ text, other }) => domain.monthsBetween(text, other),
  namesOf: ({ text }) => domain.namesOf(text),
  namedBy: ({ text, other }) =>
    domain.namedBy(text, [{ id: other, state: 'evidenced', missingEvidence: [], returnedAt: text }]),
  needsLeadSafe: ({ count }) => domain.needsLeadSafe(template, count),
  needsSecondAdmin: ({ count }) => domain.needsSecondAdmin(count),
  nextWallTime: ({ text }) => domain.nextWallTime(NOW, text, ZONE),
  oddClosingDay: ({ text }) => domain.oddClosingDay(text),
  offsetAt: ({ count }) => domain.offsetAt(count, ZONE),
  oneLine: ({ text }) => domain.oneLine(text),
  outgoingFileName: ({ text }) => domain.outgoingFileName(text),
  outgoingLine: ({ text }) => domain.outgoingLine(text),
  outgoingText: ({ text }) => domain.outgoingText(text),
  papersEndingBefore: ({ text, other }) =>
    domain.papersEndingBefore([paper(text)], { state: 'NY', today: TODAY, day: other }),
  parseDollars: ({ text }) => domain.parseDollars(text),
  paymentAdvice: ({ text, other, count }) =>
    domain.paymentAdvice({ today: text, start: other, durationDays: count, closing: text }),
  phoneOf: ({ text }) => domain.phoneOf(text),
  placeInLine: ({ text }) => domain.placeInLine(text),
  quickReplyFaults: ({ text, other, count }) =>
    domain.QUICK_REPLY_IDS.map((id) =>
      domain.quickReplyFaults({ id, values: { day: text, time: other, minutes: count } }),
    ),
  quietUntil: ({ text, other }) => domain.quietUntil({ start: text, end: other }, NOW, ZONE),
  readIntake: (input) => domain.readIntake(intake(input), TODAY),
  readHandedIn: (input) => domain.PAPER_KINDS.map((kind) => domain.readHandedIn(kind, paperFields(kind, input), TODAY)),
  readPaper: (input) => domain.PAPER_KINDS.map((kind) => domain.readPaper(kind, paperFields(kind, input), TODAY)),
  readPastedList: ({ text }) => domain.readPastedList(text),
  readShape: ({ text }) => [
    domain.readShape(text, domain.INTAKE_SHAPE),
    domain.readShape({ [text]: text }, domain.INTAKE_SHAPE),
  ],
  clockTime: ({ text }) =>
    domain.CLOSING_CLOCKS.map((clock) => domain.clockTime({ clock, from: NOW, house: { closing: text, state: 'NY' } })),
  safeUntil: ({ text }) => domain.safeUntil({ closing: text, state: 'NY' }),
  noShowFrom: ({ text }) => domain.noShowFrom(text, 'NY'),
  outlookOf: (input) => domain.outlookOf({ ...agreement(input), work: 'not_started', closingDate: input.other }, TODAY),
  reviewDeadline: ({ text }) => domain.reviewDeadline(NOW, { closing: text, state: 'NY' }),
  scheduleState: ({ count }) => domain.scheduleState(count),
  shortened: ({ text, count }) => domain.shortened(text, Math.abs(count)),
  shortenedAtWord: ({ text, count }) => domain.shortenedAtWord(text, Math.abs(count)),
  slackDays: ({ text, other }) => domain.slackDays(text, other),
  statesOfZip: ({ text }) => domain.statesOfZip(text),
  zipOf: ({ text }) => domain.zipOf(text),
  supportSpanOn: ({ text }) => domain.supportSpanOn(text),
  termsInForce: ({ text }) => domain.termsInForce(text),
  termsNews: ({ text, other }) => domain.termsNews(text, other),
  tradesWithoutLicense: ({ text }) =>
    domain.tradesWithoutLicense([paper(text)], { state: text, today: TODAY, trades: ['roofing'] }),
  trimmed: ({ text }) => domain.trimmed(text),
  chosenType: ({ text, other }) => domain.chosenType({ type: text, name: other }),
  isChosenVideo: ({ text, other }) => domain.isChosenVideo({ type: text, name: other }),
  isVideoType: ({ text }) => domain.isVideoType(text),
  namedType: ({ text }) => domain.namedType(text),
  takesChosen: ({ text, other }) => domain.takesChosen(domain.IMAGE_TYPES, { type: text, name: other }),
  unendedLicenses: ({ text }) => domain.unendedLicenses(paper(text), TODAY),
  usableEstimate: ({ count }) => domain.usableEstimate(count),
  weekday: ({ text }) => domain.weekday(text),
  withoutBullet: ({ text }) => domain.withoutBullet(text),
  yearBuiltMaxOn: ({ text }) => domain.yearBuiltMaxOn(text),
};

const amountOf = (text: string): domain.Cents => domain.parseDollars(text) ?? domain.ZERO_CENTS;
const priced = ({ text, other }: Input): domain.BidLine[] =>
  [text, other].map((amount, index) => ({ conditionId: `${index}`, included: true, amountCents: amountOf(amount) }));
const changed = (input: Input): domain.ChangeLine[] =>
  priced(input).map(({ amountCents }) => ({ kind: 'add', conditionId: null, amountDeltaCents: amountCents }));

/** These throw on what is no whole number of cents: `parseDollars` stands between them and what was typed. */
const TAKE_AMOUNTS: Readonly<Record<string, Call>> = {
  addCents: ({ text, other }) => domain.addCents(amountOf(text), amountOf(other)),
  changeOf: (input) => domain.changeOf(changed(input)),
  checkBid: (input) => domain.checkBid({ amountCents: amountOf(input.text), lines: priced(input) }, ['0', '1']),
  checkChange: (input) =>
    domain.checkChange(
      { lines: changed(input), days: input.count },
      { agreedCents: amountOf(input.text), conditions: [] },
    ),
  comparableTotal: ({ text, other }) => domain.comparableTotal(amountOf(text), [amountOf(other)]),
  contractorPayout: ({ text }) => domain.contractorPayout(amountOf(text)),
  gapsOf: (input) => domain.gapsOf(priced(input)),
  priceOfGap: (input) => domain.priceOfGap({ id: '0', estimateCents: amountOf(input.text) }, [priced(input)]),
  serviceFee: ({ text }) => domain.serviceFee(amountOf(text)),
  settleChange: ({ text, other }) => domain.settleChange(amountOf(text), amountOf(other)),
  splitCents: ({ text }) => domain.splitCents(amountOf(text)),
  subtractCents: ({ text, other }) => domain.subtractCents(amountOf(text), amountOf(other)),
  sumCents: (input) => domain.sumCents(priced(input).map(({ amountCents }) => amountCents)),
  toDollarsInput: ({ text }) => domain.toDollarsInput(amountOf(text)),
};

/** Given only what was read before: roles, states, ids, instants of a clock, papers and amounts as they are stored. */
const TAKE_READ = new Set(
  `cents spreadPayout fromDayNumber localDay dayIn earliestToday timeZoneOf houseZone closesAhead wallTimeIn lastReviewDay passedReminder
  coverFaults leftOfReview isAnswerAwaited endsTooLate noShowEventOf mayAnswerNoShow isInTime noShowCounts noShowAnswerDeadline
  bidHasExpired firstBidDue promiseState intakeReviewDueAt awaitsFirstAnswer keepsReviewPromise reviewOpensAt supportStanding distanceMiles invoiceNumber isOpenInvoice closingPayer lacksAgent awaitsClosing termsFaults
  isClient isContractor projectState splitProjectState leftOpen shownCondition shownProject err ok checkMachine decide
  eventsFor hasAdminRights hasPermission isOpenToTokens actingSides canReadBid canReadProject canSeeAddress
  decidesForClient looksAsClient seesAllBids endedWithProject partiesOf canConcern emailSwitchOf topicOf deliveryOf digestTime emailDue pushDue
  wantsChannel conversationClosedReason lenderAsksFor evidenceRule missingEvidence evidenceStep evidenceSteps
  repairsOf isCorrected sinceReturn repairPlace actPlace atPlace bidsAddress checkoutAddress isAskedBy kindOfTemplate
  lateness acknowledgementsOf missingAcknowledgements disputeSide otherSide silentSides disputeParty isStanding
  paymentStanding waitsForStaff
  gapsByTurn isApproved verificationGaps lastDayOf heldLicense lastHeldDay lastLicensedDay priorityOfUrgency
  isWorkPhoto photoRepeats wasReturned proofsAfterReturn doneRepairs followProjects followRepost screenIntake hasClosingStatement intakeSteps nextIntakeActor canReadReview
  awaitsArrangement requestActor staffStates isDealtWith mayBeDealtWith isPaidMeanwhile
  houseName titleBeside nameLines projectNameLines clientNameFor questionActions isHiddenFrom kindOfPostFile maxBytesOf quickRepliesOf`.split(
    /\s+/,
  ),
);

const CALLS = { ...TAKE_TYPED, ...TAKE_AMOUNTS };

const exported = Object.entries(domain)
  .filter(([, value]) => typeof value === 'function')
  .map(([name]) => name);

describe('what is typed', () => {
  it('has every exported function in one of the lists', () => {
    const unlisted = exported.filter((name) => !(name in CALLS) && !TAKE_READ.has(name));
    const gone = [...Object.keys(CALLS), ...TAKE_READ].filter((name) => !exported.includes(name));

    expect({ unlisted, gone }).toEqual({ unlisted: [], gone: [] });
  });

  it.each(Object.entries(CALLS))('never makes %s throw, key by key', (_, call) => {
    for (const text of TYPED) {
      call({ text, other: TODAY, count: Number(text) });
      call({ text: TODAY, other: text, count: Number(text) });
    }
  });

  it.each(Object.entries(CALLS))('never makes %s throw, whatever it is', (_, call) => {
    fc.assert(
      fc.property(typed, typed, typedNumber, (text, other, count) => {
        call({ text, other, count });
      }),
    );
  });
});
