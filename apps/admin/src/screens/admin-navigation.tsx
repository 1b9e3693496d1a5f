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
import { makeIntakeLabel } from './intake/intake-label.js';
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
  ...entriesOf('desk', [['/disputes', 'admin.navigation.disputes', ScalesIcon]]),
  { group: 'desk', path: '/verification', Icon: ShieldIcon, Label: makeVerificationLabel(kit) },
  { group: 'desk', path: '/reports', Icon: WarningIcon, Label: makeReportsLabel(kit) },
  { group: 'desk', path: '/support', Icon: InfoIcon, Label: makeSupportLabel(kit) },
];

/** What is looked up. */
const records: readonly ExtensionNavigation[] = entriesOf('records', [
  ['/users', 'admin.navigation.users', UsersIcon],
  ['/all-projects', 'admin.navigation.all_projects', ClipboardIcon],
  ['/payments', 'admin.navigation.payments', BankIcon],
  ['/invoices', 'admin.navigation.invoices', FileIcon],
  ['/reconciliation', 'admin.navigation.reconciliation', RefreshIcon],
  ['/waitlist', 'admin.navigation.waitlist', ListIcon],
  ['/audit', 'admin.navigation.audit', LogIcon],
]);

/** Staff's own entries of the sidebar, group by group, in their order. */
export const adminNavigation = (kit: WorkspaceKit): readonly ExtensionNavigation[] => [...desk(kit), ...records];
