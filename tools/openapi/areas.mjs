/**
 * Which file of the client an operation stands in, by its tag: a page carries the areas it uses and no others. What belongs
 * to another area than its tag says is named below.
 */
const AREA_OF_TAG = {
  admin: 'staff',
  auth: 'auth',
  bids: 'bids',
  calendar: 'search',
  'change orders': 'change-orders',
  conditions: 'projects',
  contractors: 'people',
  dashboard: 'dashboard',
  disputes: 'disputes',
  files: 'projects',
  health: 'health',
  intake: 'intake',
  invoices: 'invoices',
  messages: 'messages',
  notifications: 'notifications',
  parties: 'parties',
  payments: 'payments',
  payouts: 'payments',
  projects: 'projects',
  questions: 'questions',
  reviews: 'reviews',
  search: 'search',
  support: 'support',
  tokens: 'tokens',
  users: 'people',
  verification: 'verification',
  waitlist: 'waitlist',
};

/** Their tag is of people, or of another screen than the one that uses them. */
const ELSEWHERE = {
  'change-orders': [
    'allowEarlyStart',
    'answerNoShow',
    'contestStart',
    'refuseEarlyStart',
    'reportNoShow',
    'requestEarlyStart',
  ],
  reviews: [
    'addFavorite',
    'inviteToBid',
    'listBidInvitations',
    'listFavorites',
    'listMyBidInvitations',
    'removeFavorite',
  ],
  security: [
    'acceptTerms',
    'changeEmail',
    'changePassword',
    'confirmTotp',
    'disableTotp',
    'endOtherSessions',
    'endSession',
    'getSecurity',
    'listSessions',
    'reauthenticate',
    'renewRecoveryCodes',
    'resendVerification',
    'setUpTotp',
    'verifyEmail',
    'readEmailLink',
    'disownAddress',
  ],
  staff: [
    'clearClosingPayment',
    'confirmClosingPayment',
    'getDispute',
    'listInvoices',
    'listSupportMessages',
    'markSupportMessage',
    'recordClosingPayment',
    'refuseClosingPayment',
  ],
};

const AREA_OF_OPERATION = new Map(
  Object.entries(ELSEWHERE).flatMap(([area, names]) => names.map((name) => /** @type {const} */ ([name, area]))),
);

/**
 * The area of each operation of an OpenAPI document, by its operationId. Throws where a tag has no area, and where a name
 * above is no operation any more.
 * @param {{ paths: Record<string, Record<string, { operationId: string, tags?: string[] }>> }} document
 * @returns {Map<string, string>}
 */
export function areasOf(document) {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const names = new Set(operations.map(({ operationId }) => operationId));
  const gone = [...AREA_OF_OPERATION.keys()].filter((name) => !names.has(name));
  if (gone.length > 0) throw new Error(`tools/openapi/areas.mjs names what is no operation: ${gone.join(', ')}.`);
  return new Map(
    operations.map(({ operationId, tags: [tag = ''] = [] }) => {
      const area = AREA_OF_OPERATION.get(operationId) ?? AREA_OF_TAG[/** @type {keyof typeof AREA_OF_TAG} */ (tag)];
      if (area === undefined)
        throw new Error(`${operationId}: the tag "${tag}" has no area in tools/openapi/areas.mjs.`);
      return [operationId, area];
    }),
  );
}
