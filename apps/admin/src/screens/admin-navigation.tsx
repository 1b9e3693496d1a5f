import type { ExtensionNavigation, NavigationGroup, WorkspaceKit } from '@cw/api-client/workspace';
import type { MessageId } from '@cw/i18n';
import {
  BankIcon,
  ClipboardIcon,
  EyeIcon,
  FileIcon,
  InfoIcon,
  ListIcon,
  LogIcon,
  RefreshIcon,
  ScalesIcon,
  ShieldIcon,
  UsersIcon,
  WarningIcon,
} from '@cw/ui';
import { FormattedMessage } from 'react-intl';
import { makeDisputesLabel } from './disputes/disputes-label.js';
import { makeIntakeLabel } from './intake/intake-label.js';
import { makePaymentsLabel } from './payments/payments-label.js';
import { makeReportsLabel } from './reports/reports-label.js';
import { makeSupportLabel } from './support/support-label.js';
import { makeVerificationLabel } from './verification/verification-label.js';

type Entry = readonly [path: string, text: MessageId, Icon: NonNullable<ExtensionNavigation['Icon']>];

const entriesOf = (group: NavigationGroup, entries: readonly Entry[]): ExtensionNavigation[] =>
  entries.map(([path, text, Icon]) => ({ group, path, Icon, Label: () => <FormattedMessage id={text} /> }));

/** What waits for staff: the desk. An entry with a number of its own brings its own label. */
const desk = (kit: WorkspaceKit): readonly ExtensionNavigation[] => [
  ...entriesOf('desk', [['/overview', 'admin.navigation.overview', EyeIcon]]),
  { group: 'desk', path: '/intake', Icon: ClipboardIcon, Label: makeIntakeLabel(kit) },
  { group: 'desk', path: '/disputes', Icon: ScalesIcon, Label: makeDisputesLabel(kit) },
  { group: 'desk', path: '/verification', Icon: ShieldIcon, Label: makeVerificationLabel(kit) },
  { group: 'desk', path: '/reports', Icon: WarningIcon, Label: makeReportsLabel(kit) },
  { group: 'desk', path: '/support', Icon: InfoIcon, Label: makeSupportLabel(kit) },
];

/** What is looked up; of payments some wait as well. */
const records = (kit: WorkspaceKit): readonly ExtensionNavigation[] => [
  ...entriesOf('records', [
    ['/users', 'admin.navigation.users', UsersIcon],
    ['/all-projects', 'admin.navigation.all_projects', ClipboardIcon],
  ]),
  { group: 'records', path: '/payments', Icon: BankIcon, Label: makePaymentsLabel(kit) },
  ...entriesOf('records', [
    ['/invoices', 'admin.navigation.invoices', FileIcon],
    ['/reconciliation', 'admin.navigation.reconciliation', RefreshIcon],
    ['/waitlist', 'admin.navigation.waitlist', ListIcon],
    ['/audit', 'admin.navigation.audit', LogIcon],
  ]),
];

/** Staff's own entries of the sidebar, group by group, in their order. */
export const adminNavigation = (kit: WorkspaceKit): readonly ExtensionNavigation[] => [...desk(kit), ...records(kit)];
