import type { WorkspaceExtensions, WorkspaceKit } from '@cw/api-client/workspace';
import { BankIcon, FileIcon, HouseIcon, LogIcon, RefreshIcon, ScalesIcon, UsersIcon, WarningIcon } from '@cw/ui';
import { FormattedMessage } from 'react-intl';
import { screenWith } from './kit-context.js';
import { makeReportsLabel } from './reports/reports-label.js';

/** The staff's own screens, beside those of the workspace (AREA-06). */
export function adminExtensions(kit: WorkspaceKit): WorkspaceExtensions {
  return {
    routes: [
      {
        path: '/overview',
        load: async () => (await import('./overview/overview-screen.js')).makeOverviewScreen(kit),
      },
      {
        path: '/reports',
        load: async () => screenWith(kit, (await import('./reports/reports-screen.js')).ReportsScreen),
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
        path: '/audit',
        load: async () => screenWith(kit, (await import('./audit/audit-screen.js')).AuditScreen),
      },
    ],
    navigation: [
      {
        group: 'desk',
        path: '/overview',
        Icon: HouseIcon,
        Label: () => <FormattedMessage id="admin.navigation.overview" />,
      },
      {
        group: 'desk',
        path: '/reports',
        Icon: WarningIcon,
        Label: makeReportsLabel(kit),
      },
      {
        group: 'records',
        path: '/invoices',
        Icon: FileIcon,
        Label: () => <FormattedMessage id="admin.navigation.invoices" />,
      },
      {
        group: 'desk',
        path: '/disputes',
        Icon: ScalesIcon,
        Label: () => <FormattedMessage id="admin.navigation.disputes" />,
      },
      {
        group: 'desk',
        path: '/payments',
        Icon: BankIcon,
        Label: () => <FormattedMessage id="admin.navigation.payments" />,
      },
      {
        group: 'records',
        path: '/reconciliation',
        Icon: RefreshIcon,
        Label: () => <FormattedMessage id="admin.navigation.reconciliation" />,
      },
      {
        group: 'records',
        path: '/users',
        Icon: UsersIcon,
        Label: () => <FormattedMessage id="admin.navigation.users" />,
      },
      {
        group: 'records',
        path: '/audit',
        Icon: LogIcon,
        Label: () => <FormattedMessage id="admin.navigation.audit" />,
      },
    ],
  };
}
