import { DEFAULT_PREFERENCES } from '@cw/domain';
import { TEST_PASSWORD } from '../testing/index.js';
import { bidInput, conditionInput, projectInput } from '../testing/market.js';
import { aPhoto } from '../testing/uploads.js';
import { ACCOUNTS } from './staff-requests.js';
import { PAPER_RECIPES } from './requests-of-papers.js';
import { DISPUTE_RECIPES } from './requests-of-disputes.js';
import { MONEY_RECIPES } from './requests-of-money.js';
import { MESSAGE_RECIPES } from './requests-of-messages.js';
import { NOTIFICATION_RECIPES } from './requests-of-notifications.js';
import { INTAKE_RECIPES } from './requests-of-intake.js';
import type { Principal } from './principals.js';
import { projectOf, REASON, wrongToken, type Asked, type Recipe } from './recipe.js';

const project = { kind: 'project' } as const;
const condition = { kind: 'condition' } as const;
const bid = { kind: 'bid' } as const;
const change = { kind: 'change' } as const;
const party = { kind: 'party' } as const;
const user = { kind: 'user' } as const;
const NEW_PASSWORD = 'nine-yellow-downspouts';

const password = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };

function account(): object {
  const consent = { adult: true, termsAccepted: true };
  return { firstName: 'Nora', lastName: 'Vale', email: 'new@example.com', role: 'buyer', ...password, ...consent };
}

const themselves = (principal: Principal): Principal =>
  principal === 'visitor' || principal === 'signedOutSeller' ? 'seller' : principal;

const signsIn = {
  json: ({ world, principal }: Asked) => ({
    email: world.people.get(themselves(principal)).user.email,
    password: TEST_PASSWORD,
    ...world.protection.codeOf(principal),
  }),
  becomes: themselves,
};

async function file(fields: Record<string, string>): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(await aPhoto())], { type: 'image/jpeg' }), 'eave.jpg');
  return form;
}

const DOORS: Record<string, Recipe> = {
  register: { json: account },
  login: signsIn,
  adminLogin: signsIn,
  logout: {},
  getMe: {},
  getCsrfToken: {},
  listDemoLogins: {},
  live: {},
  ready: {},
  getDashboard: {},
};

// Whoever holds the invitation is told for whom it is.
const invitation = { tells: ['admin contact', 'admin name'] } as const;

const LINKS: Record<string, Recipe> = {
  joinWaitlist: {
    json: () => ({ firstName: 'Ida', lastName: 'Holm', email: 'ida@waitlist.example.com', role: 'buyer' }),
  },
  forgotPassword: { json: ({ world }) => ({ email: world.people.get('client').user.email }) },
  verifyEmail: { json: ({ world }) => ({ token: world.protection.link('verify_email') }) },
  'verifyEmail:wrong': { json: wrongToken },
  readEmailLink: { tells: ['client contact'], json: ({ world }) => ({ token: world.protection.link('verify_email') }) },
  'readEmailLink:wrong': { json: wrongToken },
  disownAddress: { json: ({ world }) => ({ token: world.protection.link('verify_email') }) },
  'disownAddress:wrong': { json: wrongToken },
  'verifyEmail:of-another-purpose': { json: ({ world }) => ({ token: world.protection.link('reset_password') }) },
  resetPassword: { json: ({ world }) => ({ token: world.protection.link('reset_password'), ...password }) },
  'resetPassword:wrong': { json: () => ({ ...wrongToken(), ...password }) },
  'resetPassword:of-another-purpose': {
    json: ({ world }) => ({ token: world.protection.link('verify_email'), ...password }),
  },
  readInvitation: { ...invitation, json: ({ world }) => ({ token: world.protection.link('invitation') }) },
  'readInvitation:wrong': { json: wrongToken },
  acceptInvitation: {
    json: ({ world: { protection } }) => ({
      token: protection.link('invitation'),
      code: protection.invitationCode,
      ...password,
    }),
  },
  readActivation: {
    tells: ['client contact', 'client name'],
    json: ({ world }) => ({ token: world.protection.link('activation') }),
  },
  'readActivation:wrong': { json: wrongToken },
  activateAccount: {
    json: ({ world }) => ({
      token: world.protection.link('activation'),
      ...{ adult: true, termsAccepted: true },
      ...password,
    }),
  },
  'activateAccount:wrong': { json: () => ({ ...wrongToken(), adult: true, termsAccepted: true, ...password }) },
  'acceptInvitation:wrong': { json: () => ({ ...wrongToken(), code: '123456', ...password }) },
};

const SECURITY: Record<string, Recipe> = {
  getSecurity: {},
  listSessions: {},
  endOtherSessions: {},
  acceptTerms: { json: () => ({ version: '2026-11-01' }) },
  endSession: { kind: 'session' },
  reauthenticate: {
    json: ({ world, principal }) => ({ password: TEST_PASSWORD, ...world.protection.codeOf(principal) }),
  },
  resendVerification: {},
  changeEmail: { json: () => ({ email: 'another@example.com' }) },
  changePassword: { json: () => ({ currentPassword: TEST_PASSWORD, ...password }) },
  setUpTotp: {},
  confirmTotp: { json: ({ world, principal }) => ({ code: world.protection.firstCodeOf(principal) }) },
  disableTotp: {},
  renewRecoveryCodes: {},
};

const PEOPLE: Record<string, Recipe> = {
  getUser: user,
  updateUser: { ...user, json: () => ({ bio: 'Sells one house.' }) },
  getPreferences: user,
  savePreferences: { ...user, json: () => ({ ...DEFAULT_PREFERENCES, marketing: true }) },
  listContractors: {},
  getContractor: { kind: 'contractor' },
  getMyContractorProfile: {},
  updateMyContractorProfile: { json: () => ({ about: 'Roofs and gutters.' }) },
};

const PROJECTS: Record<string, Recipe> = {
  listProjects: {},
  'listProjects:available': { query: () => ({ scope: 'available' }) },
  'listProjects:late-promises': { query: () => ({ promise: 'late' }) },
  createProject: { json: () => projectInput() },
  'createProject:without-conditions': {
    json: () => projectInput({ conditions: undefined, category: 'painting', priority: 'high' }),
  },
  getProject: project,
  getProjectHistory: project,
  reportNoShow: project,
  answerNoShow: { ...project, json: () => ({ answer: 'came', words: REASON }) },
  repostProject: { ...project, json: () => ({}) },
  'repostProject:left-out': { ...project, json: () => ({ leftOut: true }) },
  updateProject: { ...project, json: () => ({ title: 'Repairs after the inspection' }) },
  cancelProject: { ...project, json: () => ({ reason: REASON }) },
  startProject: project,
  submitProject: project,
  requestChanges: {
    ...project,
    json: (asked) => ({
      returns: projectOf(asked).conditions.map(({ id }) => ({ conditionId: id, reason: REASON })),
    }),
  },
  approveProject: { ...project, json: () => ({ acceptRemaining: true }) },
  disputeProject: { ...project, json: () => ({ reason: REASON }) },
  allowEarlyStart: project,
  requestEarlyStart: { ...project, json: () => ({ reason: REASON }) },
  refuseEarlyStart: project,
  contestStart: { ...project, json: () => ({ reason: REASON }) },
  listChangeOrders: project,
  proposeChange: { ...project, json: () => ({ reason: REASON, days: 1 }) },
  acceptChange: change,
  declineChange: { ...change, json: () => ({ reason: REASON }) },
  withdrawChange: change,
  listConditions: project,
  addCondition: { ...project, json: () => conditionInput({ title: 'Loose handrail' }) },
  removeCondition: condition,
  updateCondition: { ...condition, json: () => ({ scope: 'Scrape, prime and paint twice' }) },
  proveCondition: condition,
  acceptCondition: condition,
  takeBackCondition: condition,
  returnCondition: { ...condition, json: () => ({ reason: REASON }) },
  clearCondition: { ...condition, json: () => ({ note: 'Seen by the inspector.' }) },
};

const BIDS: Record<string, Recipe> = {
  listMyBids: { query: () => ({ scope: 'mine' }) },
  listProjectBids: project,
  getEarlierFigures: project,
  placeBid: { ...project, json: (asked) => bidInput(projectOf(asked)) },
  'placeBid:foreign-condition': {
    ...project,
    json: ({ world, principal }) => bidInput(world.project('others job', principal)),
  },
  updateBid: { ...bid, json: () => ({ timeline: 'Six working days' }) },
  acceptBid: { ...bid, json: () => ({ paymentTiming: 'at_closing' }) },
  rejectBid: bid,
  withdrawBid: bid,
};

const question = { kind: 'question' } as const;

const REVIEWS: Record<string, Recipe> = {
  listProjectReviews: project,
  writeReview: { ...project, json: () => ({ rating: 5, body: 'On time and clean, every day.' }) },
  answerReview: { kind: 'review', json: () => ({ body: 'Thank you.' }) },
  reportReview: { kind: 'review', json: () => ({ reason: REASON }) },
  listContractorReviews: { kind: 'contractor' },
  listContractorWork: { kind: 'contractor' },
  listFavorites: {},
  addFavorite: { kind: 'contractor' },
  removeFavorite: { kind: 'contractor' },
  listBidInvitations: project,
  inviteToBid: { ...project, json: ({ world }) => ({ contractorId: world.people.get('idleContractor').user.id }) },
  listMyBidInvitations: {},
};

const QUESTIONS: Record<string, Recipe> = {
  listQuestions: project,
  askQuestion: { ...project, json: () => ({ body: 'Is there power at the rear steps?' }) },
  answerQuestion: { ...question, json: () => ({ body: 'Yes, beside the door.' }) },
  removeQuestion: question,
  reportQuestion: { ...question, json: () => ({ reason: REASON }) },
};

const FILES: Record<string, Recipe> = {
  listProjectFiles: project,
  uploadProjectFile: { ...project, form: () => file({ kind: 'photo' }) },
  'uploadProjectFile:evidence': {
    ...project,
    form: (asked) => file({ kind: 'after', conditionId: projectOf(asked).conditions[0]?.id ?? '' }),
  },
  'uploadProjectFile:exhibit': { ...project, form: () => file({ kind: 'exhibit' }) },
  getFile: { kind: 'file' },
  deleteFile: { kind: 'file' },
};

const PARTIES: Record<string, Recipe> = {
  listParties: project,
  inviteParty: { ...project, json: () => ({ email: 'invited@example.com', role: 'seller', right: 'view' }) },
  updateParty: { ...party, json: () => ({ right: 'decide' }) },
  removeParty: party,
  // Whoever accepts is told what the invitation is to.
  acceptParty: { tells: ['project id'], json: ({ world }) => ({ token: world.others.partyToken }) },
  'acceptParty:wrong': { json: wrongToken },
};

const savedSearch = { kind: 'search' } as const;

const SEARCH: Record<string, Recipe> = {
  mapProjects: {},
  searchEverything: { query: () => ({ q: 'repairs' }) },
  listSavedSearches: {},
  createSavedSearch: { json: () => ({ name: 'Around me', filters: { zip: '10001', radiusMiles: 25 }, alerts: true }) },
  updateSavedSearch: { ...savedSearch, json: () => ({ seen: true }) },
  deleteSavedSearch: savedSearch,
  getCalendarLink: {},
  renewCalendarLink: {},
  deleteCalendarLink: {},
  getCalendarFeed: { kind: 'token' },
};

const TOKENS: Record<string, Recipe> = {
  listTokens: {},
  createToken: { json: () => ({ name: 'Closing calendar', scope: 'read', expiresInDays: 30 }) },
  deleteToken: { kind: 'token' },
};

/** By the name that a call has in the matrix. */
export const RECIPES: Readonly<Record<string, Recipe>> = {
  ...DISPUTE_RECIPES,
  ...MESSAGE_RECIPES,
  ...NOTIFICATION_RECIPES,
  ...PAPER_RECIPES,
  ...INTAKE_RECIPES,
  ...DOORS,
  ...LINKS,
  ...SECURITY,
  ...PEOPLE,
  ...PROJECTS,
  ...BIDS,
  ...QUESTIONS,
  ...REVIEWS,
  ...FILES,
  ...MONEY_RECIPES,
  ...SEARCH,
  ...PARTIES,
  ...TOKENS,
  ...ACCOUNTS,
};
