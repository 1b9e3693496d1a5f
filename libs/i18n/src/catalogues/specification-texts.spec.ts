import { en } from './en.js';
import { es } from './es.js';

/** The specification's sections 2, 4, 5, 6 and 8, word by word, with the message that says it. */
const TEXTS: readonly (readonly [requirement: string, id: string, text: string])[] = [
  ['AUTH-03', 'errors.field.passwords_differ', 'Passwords do not match'],
  ['AUTH-05', 'auth.toast.success', 'Success'],
  ['AUTH-05', 'auth.toast.logged_in', 'Logged in successfully!'],
  ['AUTH-05', 'auth.toast.login_error', 'Login Error'],
  ['AUTH-05', 'auth.toast.unreachable', 'Unable to connect to server. Please try again.'],
  ['AUTH-05', 'errors.auth.invalid_credentials', 'Invalid email or password'],
  ['AUTH-05', 'auth.toast.login_failed', 'Login failed'],
  ['AUTH-06', 'auth.toast.registered', 'Account created successfully!'],
  ['AUTH-06', 'auth.toast.error', 'Error'],
  ['AUTH-06', 'auth.toast.registration_failed', 'Registration failed'],
  ['AUTH-06', 'auth.toast.logged_out', 'Logged out successfully!'],
  ['AUTH-06', 'auth.toast.logout_failed', 'Logout failed'],
  ['ROLE-02', 'errors.access.project_create', "You don't have permission to create projects."],
  ['ROLE-03', 'errors.access.contractors_for_clients', 'This page is for clients looking to hire contractors.'],
  ['ROLE-04', 'errors.auth.required', 'Authentication required'],
  ['ROLE-04', 'errors.access.denied', 'Access denied'],
  ['PROJ-03', 'projects.create.failed', 'Failed to create project'],
  ['PROJ-05', 'errors.project.not_found', 'Project not found'],
  ['PROJ-05', 'projects.list.available_title', 'Available Projects'],
  ['PROJ-05', 'projects.list.mine_title', 'My Projects'],
  ['BID-02', 'bids.form.failed', 'Failed to submit bid'],
  ['BID-03', 'bids.accept.failed', 'Failed to accept bid'],
  ['BID-07', 'notifications.toast.new_bid', 'New Bid Received!'],
  ['BID-07', 'notifications.toast.new_bid_text', 'A new bid was submitted for your project.'],
  ['PAY-02', 'errors.payment.invalid_amount', 'Please enter a valid amount (minimum $0.50) and select a project'],
  ['PAY-03', 'checkout.invalid_title', 'Invalid Amount'],
  ['PAY-03', 'checkout.failed_title', 'Payment Failed'],
  ['PAY-03', 'checkout.unavailable_title', 'Payment Not Available'],
  ['PAY-03', 'checkout.unavailable_text', 'Payment functionality is currently disabled. Please contact support.'],
  ['PAY-03', 'auth.login.to_pay', 'Please log in to make payments'],
  ['PAY-03', 'errors.payment.intent_failed', 'Failed to create payment intent'],
  ['NOTE-03', 'notifications.toast.all_read', 'All notifications marked as read'],
  ['NOTE-03', 'notifications.toast.deleted', 'Notification deleted'],
  ['NOTE-03', 'notifications.toast.read_failed', 'Failed to mark notification as read'],
  ['NOTE-03', 'notifications.toast.all_read_failed', 'Failed to mark notifications as read'],
  ['NOTE-03', 'notifications.toast.delete_failed', 'Failed to delete notification'],
  ['NET-03', 'errors.server.unexpected', 'An unexpected error occurred'],
  ['SHELL-02', 'shell.nav.dashboard', 'Dashboard'],
  ['SHELL-02', 'shell.nav.my_jobs', 'My Jobs'],
  ['SHELL-02', 'shell.nav.my_projects', 'My Projects'],
  ['SHELL-02', 'shell.nav.create_project', 'Create Project'],
  ['SHELL-02', 'shell.nav.find_work', 'Find Work'],
  ['SHELL-02', 'shell.nav.find_contractors', 'Find Contractors'],
  ['SHELL-02', 'shell.nav.messages', 'Messages'],
  ['SHELL-02', 'shell.nav.settings', 'Settings'],
  ['SHELL-01', 'shell.sign_out', 'Sign Out'],
  ['SHELL-03', 'shell.user.fallback', 'User'],
  ['SHELL-05', 'shell.bar.projects', 'Projects'],
  ['SHELL-05', 'shell.bar.contractors', 'Contractors'],
  ['SHELL-05', 'shell.bar.profile', 'Profile'],
];
const english: Readonly<Record<string, string>> = en;
const spanish: Readonly<Record<string, string>> = es;
/** Words that both languages spell alike. */
const ALIKE = new Set(['auth.toast.error']);
const unescaped = (text: string): string => text.replaceAll("''", "'");

describe('texts of the specification', () => {
  it.each(TEXTS)('%s %s says it word by word', (_requirement, id, text) => {
    expect(unescaped(english[id] ?? '')).toBe(text);
  });

  it.each(TEXTS)('I18N-01 says %s %s in Spanish too', (_requirement, id) => {
    expect(spanish[id]).toBeTruthy();
    expect(spanish[id] === english[id]).toBe(ALIKE.has(id));
  });
});
