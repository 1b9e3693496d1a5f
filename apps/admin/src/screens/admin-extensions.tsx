import type { WorkspaceExtensions, WorkspaceKit } from '@cw/api-client/workspace';
import { adminNavigation } from './admin-navigation.js';
import { makeDeskCounts } from './desks/use-desk-counts.js';
import { screenWith } from './kit-context.js';
import { makeStaffBoard } from './overview/staff-board.js';

/** The staff's own screens, beside those of the workspace (AREA-06). */
export function adminExtensions(kit: WorkspaceKit): WorkspaceExtensions {
  return {
    routes: [
      {
        path: '/overview',
        load: async () => (await import('./overview/overview-screen.js')).makeOverviewScreen(kit),
      },
      {
        path: '/intake',
        load: async () => screenWith(kit, (await import('./intake/intake-screen.js')).IntakeScreen),
      },
      {
        path: '/verification',
        load: async () => screenWith(kit, (await import('./verification/verification-screen.js')).VerificationScreen),
      },
      {
        path: '/reports',
        load: async () => screenWith(kit, (await import('./reports/reports-screen.js')).ReportsScreen),
      },
      {
        path: '/support',
        load: async () => screenWith(kit, (await import('./support/support-screen.js')).SupportScreen),
      },
      {
        path: '/invoices',
        load: async () => screenWith(kit, (await import('./invoices/invoices-screen.js')).InvoicesScreen),
      },
      {
        path: '/payments',
        load: async () => screenWith(kit, (await import('./payments/payments-screen.js')).PaymentsScreen),
      },
      {
        path: '/disputes',
        load: async () => screenWith(kit, (await import('./disputes/disputes-screen.js')).DisputesScreen),
      },
      {
        path: '/reconciliation',
        load: async () =>
          screenWith(kit, (await import('./reconciliation/reconciliation-screen.js')).ReconciliationScreen),
      },
      {
        path: '/users',
        load: async () => screenWith(kit, (await import('./users/users-screen.js')).UsersScreen),
      },
      {
        path: '/all-projects',
        load: async () => screenWith(kit, (await import('./projects/projects-screen.js')).ProjectsScreen),
      },
      {
        path: '/waitlist',
        load: async () => screenWith(kit, (await import('./waitlist/waitlist-screen.js')).WaitlistScreen),
      },
      {
        path: '/audit',
        load: async () => screenWith(kit, (await import('./audit/audit-screen.js')).AuditScreen),
      },
    ],
    navigation: adminNavigation,
    useCounts: makeDeskCounts(kit),
    Board: makeStaffBoard(kit),
  };
}
