/**
 * Which API module may import which. One table: the lint rule, the sentinel test and docs/architecture.md read it.
 * A module is entered only through its index.ts. notifications hears the others through domain events, so nobody
 * imports it and it imports nobody's business.
 */
export const API_ARROWS = {
  health: [],
  users: [],
  auth: ['users'],
  notifications: ['users', 'auth'],
  verification: ['users', 'paper-reading'],
  contractors: ['users', 'verification'],
  projects: ['users', 'contractors', 'verification'],
  bids: ['projects', 'contractors', 'verification', 'users'],
  payments: ['projects', 'bids', 'users'],
  invoices: ['projects', 'payments', 'users'],
  intake: ['users', 'auth', 'projects', 'invoices', 'paper-reading'],
  demo: ['auth'],
  tokens: ['users', 'auth'],
  waitlist: ['users'],
  support: ['users'],
  admin: ['users', 'auth', 'disputes', 'intake', 'payments', 'projects', 'reports', 'support', 'verification'],
  reports: ['users'],
  questions: ['projects', 'bids', 'messages', 'reports', 'users'],
  parties: ['projects', 'users'],
  messages: ['projects', 'reports', 'users'],
  'change-orders': ['projects', 'bids', 'payments', 'users'],
  disputes: ['projects', 'users'],
  reviews: ['projects', 'contractors', 'reports', 'users'],
  favorites: ['contractors', 'users'],
  'bid-invitations': ['projects', 'bids', 'contractors', 'users'],
  search: ['projects', 'bids', 'contractors', 'users'],
  calendar: ['projects', 'bids', 'users'],
  'paper-reading': [],
  dashboard: ['projects', 'bids', 'payments', 'contractors', 'users'],
};
