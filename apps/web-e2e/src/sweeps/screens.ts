/** What there is to look at, by who may look. Paths are those of the areas (AREA-02 … 06). */
export const PUBLIC_PAGES = [
  '/',
  '/waitlist',
  '/repair-intake',
  '/how-it-works',
  '/trust',
  '/fees',
  '/faq',
  '/find-contractors',
  '/contractors',
  '/sellers',
  '/buyers',
  '/agents',
  '/contractors-info',
  '/support',
  '/privacy-policy',
  '/terms-of-service',
] as const;

export const SIGNED_OUT_SCREENS = [
  '/login',
  '/register',
  '/admin-login',
  '/forgot-password',
  '/reset-password',
  '/activate',
  '/verify-email',
  '/parties/accept',
  '/invoice',
  '/repair-request',
  '/unsubscribe',
  '/unsubscribe#a-link-of-an-email',
  '/no-such-page',
  '/app/login',
  '/app/waitlist',
  '/app/repair-intake',
  '/admin/login',
] as const;

/** The same screens at another address, and steps that `intake.e2e.ts` comes to as people do. */
export const SCREENS_SEEN_ELSEWHERE = [
  '/app/register',
  '/app/repair-intake?step=parties',
  '/app/repair-intake?step=notes',
  '/app/repair-intake?step=timeline',
  '/app/repair-intake?step=contact',
  '/app/forgot-password',
  '/app/privacy-policy',
  '/app/terms-of-service',
] as const;

const SETTINGS = ['profile', 'notifications', 'calendar', 'display', 'security', 'tokens', 'data'] as const;
const settings = (tabs: readonly string[]): string[] => tabs.map((tab) => `/settings?tab=${tab}`);

/** Below an area's prefix. */
export const CLIENT_SCREENS = [
  '/dashboard',
  '/projects',
  '/projects/create',
  '/find-contractors',
  '/checkout',
  '/messages',
  '/my-jobs',
  '/notifications',
  '/no-such-page',
  ...settings(SETTINGS),
];

export const CONTRACTOR_SCREENS = [
  '/dashboard',
  '/projects',
  '/projects?view=map',
  '/projects/create',
  '/find-contractors',
  '/messages',
  '/my-jobs',
  '/notifications',
  ...settings(['profile', 'business']),
];

/** As a client has them too. */
export const CONTRACTOR_SETTINGS = settings(SETTINGS.filter((tab) => tab !== 'profile'));

export const STAFF_SCREENS = [
  '/dashboard',
  '/overview',
  '/verification',
  '/intake',
  '/reports',
  '/support',
  '/invoices',
  '/payments',
  '/disputes',
  '/reconciliation',
  '/users',
  '/audit',
  '/projects',
  '/settings?tab=security',
];

/** Read by every signed-in screen that fails when its data does not come. */
export const SCREENS_WITH_DATA = ['/dashboard', '/projects', '/find-contractors', '/my-jobs', '/notifications'];
