import type { ComponentType } from 'react';

/** How a screen arrives: on demand, as a component. */
export type PageLoader = () => Promise<ComponentType>;

/** Every screen of the workspace, each in a chunk of its own (AREA-14). */
export const pages = {
  login: async () => (await import('../../pages/login-page.js')).LoginPage,
  adminLogin: async () => (await import('../../pages/admin-login-page.js')).AdminLoginPage,
  register: async () => (await import('../../pages/register-page.js')).RegisterPage,
  forgotPassword: async () => (await import('../../pages/forgot-password-page.js')).ForgotPasswordPage,
  resetPassword: async () => (await import('../../pages/reset-password-page.js')).ResetPasswordPage,
  activate: async () => (await import('../../pages/activate-page.js')).ActivatePage,
  verifyEmail: async () => (await import('../../pages/verify-email-page.js')).VerifyEmailPage,
  acceptParty: async () => (await import('../../pages/accept-party-page.js')).AcceptPartyPage,
  invoice: async () => (await import('../../pages/invoice-page.js')).InvoicePage,
  unsubscribe: async () => (await import('../../pages/unsubscribe-page.js')).UnsubscribePage,
  waitlist: async () => (await import('../../pages/waitlist-page.js')).WaitlistPage,
  repairIntake: async () => (await import('../../pages/repair-intake-page.js')).RepairIntakePage,
  repairRequest: async () => (await import('../../pages/repair-request-page.js')).RepairRequestPage,
  privacyPolicy: async () => (await import('../../pages/privacy-policy-page.js')).PrivacyPolicyPage,
  termsOfService: async () => (await import('../../pages/terms-of-service-page.js')).TermsOfServicePage,
  dashboard: async () => (await import('../../pages/dashboard-page.js')).DashboardPage,
  projects: async () => (await import('../../pages/projects-page.js')).ProjectsPage,
  createProject: async () => (await import('../../pages/create-project-page.js')).CreateProjectPage,
  editProject: async () => (await import('../../pages/edit-project-page.js')).EditProjectPage,
  projectDetail: async () => (await import('../../pages/project-detail-page.js')).ProjectDetailPage,
  dispute: async () => (await import('../../pages/dispute-page.js')).DisputePage,
  findContractors: async () => (await import('../../pages/find-contractors-page.js')).FindContractorsPage,
  contractor: async () => (await import('../../pages/contractor-page.js')).ContractorPage,
  checkout: async () => (await import('../../pages/checkout-page.js')).CheckoutPage,
  messages: async () => (await import('../../pages/messages-page.js')).MessagesPage,
  myJobs: async () => (await import('../../pages/my-jobs-page.js')).MyJobsPage,
  settings: async () => (await import('../../pages/settings-page.js')).SettingsPage,
  notifications: async () => (await import('../../pages/notifications-page.js')).NotificationsPage,
} as const satisfies Readonly<Record<string, PageLoader>>;
