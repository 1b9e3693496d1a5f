/** Every path of the workspace once, relative to the base path. Parameters are filled by the functions. */
export const paths = {
  index: '/',
  dashboard: '/dashboard',
  projects: '/projects',
  /** Of the staff area alone. */
  allProjects: '/all-projects',
  createProject: '/projects/create',
  project: (projectId: string): string => `/projects/${encodeURIComponent(projectId)}`,
  editProject: (projectId: string): string => `/projects/${encodeURIComponent(projectId)}/edit`,
  dispute: (projectId: string): string => `/projects/${encodeURIComponent(projectId)}/dispute`,
  findContractors: '/find-contractors',
  /** Of one trade, near one place. */
  contractorsFor: ({ zip, trade }: { readonly zip: string; readonly trade: string }): string =>
    `/find-contractors?${new URLSearchParams({ zip, trade }).toString()}`,
  contractors: '/contractors',
  contractor: (contractorId: string): string => `/contractors/${encodeURIComponent(contractorId)}`,
  checkout: '/checkout',
  messages: '/messages',
  conversation: (conversationId: string): string => `/messages/${encodeURIComponent(conversationId)}`,
  myJobs: '/my-jobs',
  settings: '/settings',
  notifications: '/notifications',
  login: '/login',
  register: '/register',
  adminLogin: '/admin-login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** The invitation of a client; its secret stands behind the #. */
  activate: '/activate',
  verifyEmail: '/verify-email',
  acceptParty: '/parties/accept',
  /** The private link of an invoice; its secret stands behind the #. */
  invoice: '/invoice',
  /** The way out of an e-mail; its secret stands behind the #. */
  unsubscribe: '/unsubscribe',
  waitlist: '/waitlist',
  repairIntake: '/repair-intake',
  /** The private link of a repair request; its secret stands behind the #. */
  repairRequest: '/repair-request',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
} as const;

/** The parameter that names a request of the reader's own account. */
export const REQUEST_ID = 'id';

/** INT-08: a request of the reader's own account. */
export const repairRequestPath = (id: string): string =>
  `${paths.repairRequest}?${new URLSearchParams({ [REQUEST_ID]: id }).toString()}`;

/** In the order of the page. */
export const SETTINGS_TABS = [
  'profile',
  'business',
  'notifications',
  'calendar',
  'display',
  'security',
  'tokens',
  'data',
] as const;
export type SettingsTab = (typeof SETTINGS_TABS)[number];

/** AREA-11: a settings tab by its name. */
export const settingsPath = (tab: SettingsTab): string => `${paths.settings}?tab=${tab}`;
