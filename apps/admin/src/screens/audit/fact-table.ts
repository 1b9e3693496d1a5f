import {
  ACCOUNT_STATES,
  ATTENTION_REASONS,
  AUDIT_ACTIONS,
  CLOSING_METHODS,
  CLOSING_PAYMENT_STATES,
  CSV_LISTS,
  DIFFERENCE_KINDS,
  INTAKE_STATES,
  LINE_BOOKINGS,
  PAPER_KINDS,
  PROJECT_CATEGORIES,
  PROJECT_STATES,
  PROJECT_STATUSES,
  projectState,
  REPORT_STATES,
  ROLES,
  TAX_CLASSES,
  TOKEN_SCOPES,
  VERIFICATION_STATES,
  type CsvList,
} from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { STATE_LOOKS, stateWordId, type StateLook } from '@cw/ui';

/** The words of a value that is one of a few; undefined for any other. */
type Words = (value: string) => MessageId | undefined;

const choice =
  <T extends string>(all: readonly T[], idOf: (one: T) => MessageId): Words =>
  (value) => {
    const one = all.find((each) => each === value);
    return one === undefined ? undefined : idOf(one);
  };

const either =
  (...kinds: readonly Words[]): Words =>
  (value) =>
    kinds.map((words) => words(value)).find((id) => id !== undefined);

const accountState = choice(ACCOUNT_STATES, (state) => `states.account.${state}`);
const projectStatus = choice(PROJECT_STATUSES, (status) =>
  stateWordId('project', projectState(status, status === 'in_progress' ? 'started' : null), 'staff'),
);
const projectStateWords = choice(PROJECT_STATES, (state) => stateWordId('project', state, 'staff'));
const stateOf =
  (machine: 'payment' | 'bid' | 'condition'): Words =>
  (value) => {
    const looks: Readonly<Record<string, StateLook>> = STATE_LOOKS[machine];
    return looks[value]?.wordId;
  };
const yesOrNo = choice(['yes', 'no'], (word) => `admin.audit.${word}`);

/** What a `state` is of, by the first word of what was done. */
const STATES_OF: Readonly<Record<string, Words>> = {
  intake: choice(INTAKE_STATES, (state) => `states.intake.${state}`),
  verification: choice(VERIFICATION_STATES, (state) => `states.verification.${state}`),
  report: choice(REPORT_STATES, (state) => `admin.reports.state.${state}`),
  invoice: choice(CLOSING_PAYMENT_STATES, (state) => `admin.audit.closing_payment.${state}`),
};

const PAGES: Readonly<Record<CsvList, MessageId>> = {
  users: 'admin.navigation.users',
  projects: 'admin.navigation.all_projects',
  waitlist: 'admin.navigation.waitlist',
  audit: 'admin.navigation.audit',
};

interface FactKind {
  readonly name: MessageId;
  /** Of what is neither money, nor a day, nor yes or no: those are known by their form. */
  readonly words?: Words;
}

/**
 * Every fact that the log keeps, and the fields that it names, in the order in which they are told; `state` has its words
 * from what was done.
 */
const KINDS: Readonly<Record<string, FactKind>> = {
  paper: { name: 'admin.audit.fact.paper', words: choice(PAPER_KINDS, (kind) => `admin.verification.kind.${kind}`) },
  list: { name: 'admin.audit.subject.list', words: choice(CSV_LISTS, (list) => PAGES[list]) },
  state: { name: 'admin.audit.fact.status' },
  status: { name: 'admin.audit.fact.status', words: either(accountState, projectStatus) },
  expiresOn: { name: 'admin.audit.fact.expiresOn' },
  licenses: { name: 'admin.audit.fact.licenses' },
  coverCents: { name: 'admin.audit.fact.coverCents' },
  corrected: { name: 'admin.audit.fact.corrected' },
  sessions: { name: 'admin.audit.fact.sessions' },
  scope: { name: 'admin.audit.fact.scope', words: choice(TOKEN_SCOPES, (scope) => `settings.tokens.scope.${scope}`) },
  expiresInDays: { name: 'admin.audit.fact.expiresInDays' },
  fields: { name: 'admin.audit.fact.fields' },
  termsVersion: { name: 'admin.audit.fact.termsVersion' },
  // A project that staff changed, and what hangs on it.
  project: { name: 'admin.audit.fact.project', words: projectStateWords },
  payment: { name: 'admin.audit.fact.payment', words: stateOf('payment') },
  bid: { name: 'admin.audit.fact.bid', words: stateOf('bid') },
  condition: { name: 'admin.audit.fact.condition', words: stateOf('condition') },
  // A repair request.
  late: { name: 'admin.audit.fact.late', words: yesOrNo },
  revision: { name: 'admin.audit.fact.revision' },
  lines: { name: 'admin.audit.fact.lines' },
  totalCents: { name: 'admin.audit.fact.totalCents' },
  linkRevision: { name: 'admin.audit.fact.linkRevision' },
  projects: { name: 'admin.audit.fact.projects' },
  scheduledOn: { name: 'admin.audit.fact.scheduledOn' },
  // Money.
  amountCents: { name: 'admin.audit.fact.amountCents' },
  contractorCents: { name: 'admin.audit.fact.contractorCents' },
  method: { name: 'admin.invoices.method', words: choice(CLOSING_METHODS, (one) => `admin.invoices.method.${one}`) },
  kind: {
    name: 'admin.audit.fact.kind',
    words: choice(DIFFERENCE_KINDS, (kind) => `admin.reconciliation.kind.${kind}`),
  },
  line: { name: 'admin.audit.fact.line' },
  as: { name: 'admin.audit.fact.as', words: choice(LINE_BOOKINGS, (as) => `admin.reconciliation.booking.${as}`) },
  seen: { name: 'admin.audit.fact.seen', words: choice(ATTENTION_REASONS, (reason) => `admin.attention.${reason}`) },
  // What a list that was taken along was narrowed to.
  action: { name: 'admin.audit.what', words: choice(AUDIT_ACTIONS, (action) => `admin.audit.action.${action}`) },
  since: { name: 'admin.audit.fact.since' },
  until: { name: 'admin.audit.fact.until' },
  role: { name: 'admin.users.role', words: choice(ROLES, (role) => `shell.role.${role}`) },
  verified: { name: 'admin.audit.fact.verified', words: yesOrNo },
  searched: { name: 'admin.audit.fact.searched' },
  // Fields of a paper.
  trade: {
    name: 'admin.verification.field.trade',
    words: choice(PROJECT_CATEGORIES, (category) => `projects.category.${category}`),
  },
  number: { name: 'admin.verification.field.number' },
  insuredName: { name: 'admin.verification.field.insured' },
  insurer: { name: 'admin.verification.field.insurer' },
  policyNumber: { name: 'admin.verification.field.policy' },
  eachOccurrenceCents: { name: 'admin.verification.field.occurrence' },
  effectiveOn: { name: 'admin.verification.field.effective' },
  provider: { name: 'admin.verification.field.provider' },
  completedOn: { name: 'admin.verification.field.completed' },
  name: { name: 'admin.verification.field.name' },
  businessName: { name: 'admin.verification.field.business' },
  taxClass: {
    name: 'admin.verification.field.tax',
    words: choice(TAX_CLASSES, (one) => `admin.verification.tax.${one}`),
  },
  signedOn: { name: 'admin.verification.field.signed' },
  // Fields of an account.
  firstName: { name: 'auth.field.first_name' },
  lastName: { name: 'auth.field.last_name' },
  username: { name: 'auth.field.username' },
  phone: { name: 'auth.field.phone' },
  company: { name: 'auth.field.company' },
  location: { name: 'auth.field.location' },
  bio: { name: 'admin.audit.fact.bio' },
  locale: { name: 'admin.audit.fact.locale' },
  timeZone: { name: 'settings.field.time_zone' },
  preferences: { name: 'admin.audit.fact.preferences' },
  // Fields of a repair request.
  address: { name: 'intake.field.address' },
  city: { name: 'projects.field.city' },
  usState: { name: 'projects.field.state' },
  zip: { name: 'projects.field.zip' },
  yearBuilt: { name: 'projects.field.year_built' },
  closingDate: { name: 'projects.field.closing_date' },
  loanProgram: { name: 'projects.field.loan_program' },
  lender: { name: 'projects.field.lender' },
  loanOfficer: { name: 'projects.field.loan_officer' },
  caseNumber: { name: 'projects.field.case_number' },
  settlementAgent: { name: 'projects.field.settlement_agent' },
};

const ORDER = Object.keys(KINDS);

/** Its place among the facts of an entry: kept in no order, they are told in that of the table; any other comes last. */
export function factRankOf(fact: string): number {
  const rank = ORDER.indexOf(fact);
  return rank === -1 ? ORDER.length : rank;
}

/** The name of a fact that has words. */
export const factNameOf = (fact: string): MessageId | undefined => KINDS[fact]?.name;

/** The words of a fact's value: of one of a few, in what was done. */
export function factWordsOf(fact: string, action: string, value: string): MessageId | undefined {
  const words = fact === 'state' ? STATES_OF[action.split('.')[0] ?? ''] : KINDS[fact]?.words;
  return words?.(value);
}
