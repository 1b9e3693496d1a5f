import type { ExtensionNavigation, NavigationGroup } from '@cw/api-client/workspace';
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

type Entry = readonly [path: string, text: MessageId, Icon: NonNullable<ExtensionNavigation['Icon']>];

/** What a phone's bottom bar has room for, beside the dashboard and the menu with all the rest. */
const IN_BAR: readonly string[] = ['/intake', '/disputes', '/verification'];

const entriesOf = (group: NavigationGroup, entries: readonly Entry[]): ExtensionNavigation[] =>
  entries.map(([path, text, Icon]) => ({
    group,
    path,
    Icon,
    Label: () => <FormattedMessage id={text} />,
    inBar: IN_BAR.includes(path),
  }));

/** Staff's own entries of the sidebar: what waits for them, then what is looked up, of which payments may wait too. */
export const adminNavigation: readonly ExtensionNavigation[] = [
  ...entriesOf('desk', [
    ['/overview', 'admin.navigation.overview', EyeIcon],
    ['/intake', 'triage.navigation', ClipboardIcon],
    ['/disputes', 'admin.navigation.disputes', ScalesIcon],
    ['/verification', 'admin.navigation.verification', ShieldIcon],
    ['/reports', 'admin.navigation.reports', WarningIcon],
    ['/support', 'desk.support.navigation', InfoIcon],
  ]),
  ...entriesOf('records', [
    ['/users', 'admin.navigation.users', UsersIcon],
    ['/all-projects', 'admin.navigation.all_projects', ClipboardIcon],
    ['/payments', 'admin.navigation.payments', BankIcon],
    ['/invoices', 'admin.navigation.invoices', FileIcon],
    ['/reconciliation', 'admin.navigation.reconciliation', RefreshIcon],
    ['/waitlist', 'admin.navigation.waitlist', ListIcon],
    ['/audit', 'admin.navigation.audit', LogIcon],
  ]),
];
