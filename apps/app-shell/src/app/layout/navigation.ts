import type { NavigationGroup } from '@cw/api-client';
import { isContractor, type Role } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import {
  ClipboardIcon,
  HammerIcon,
  HouseIcon,
  MessageIcon,
  PeopleIcon,
  PlusIcon,
  SlidersIcon,
  ToolboxIcon,
  type IconComponent,
} from '@cw/ui';
import { paths } from '../routes/paths.js';

export interface NavigationEntry {
  readonly group: NavigationGroup;
  /** Relative to the base path. */
  readonly path: string;
  readonly labelId: MessageId;
  readonly Icon: IconComponent;
}

/** SHELL-02: in this order, each with its heading. */
export const NAVIGATION_GROUPS = [
  'main',
  'discover',
  'communicate',
  'desk',
  'records',
] as const satisfies readonly NavigationGroup[];

const dashboard: NavigationEntry = {
  group: 'main',
  path: paths.dashboard,
  labelId: 'shell.nav.dashboard',
  Icon: HouseIcon,
};
const messages: NavigationEntry = {
  group: 'communicate',
  path: paths.messages,
  labelId: 'shell.nav.messages',
  Icon: MessageIcon,
};

const CONTRACTOR: readonly NavigationEntry[] = [
  dashboard,
  { group: 'main', path: paths.myJobs, labelId: 'shell.nav.my_jobs', Icon: ToolboxIcon },
  { group: 'discover', path: paths.projects, labelId: 'shell.nav.find_work', Icon: HammerIcon },
  messages,
];

const CLIENT: readonly NavigationEntry[] = [
  dashboard,
  { group: 'main', path: paths.projects, labelId: 'shell.nav.my_projects', Icon: ClipboardIcon },
  { group: 'main', path: paths.createProject, labelId: 'shell.nav.create_project', Icon: PlusIcon },
  { group: 'discover', path: paths.findContractors, labelId: 'shell.nav.find_contractors', Icon: PeopleIcon },
  messages,
];

/** ROLE-01, SHELL-02: what the sidebar offers to a role. */
export const sidebarEntries = (role: Role): readonly NavigationEntry[] => (isContractor(role) ? CONTRACTOR : CLIENT);

export const settingsEntry: Pick<NavigationEntry, 'path' | 'labelId' | 'Icon'> = {
  path: paths.settings,
  labelId: 'shell.nav.settings',
  Icon: SlidersIcon,
};

export type BarEntry = Pick<NavigationEntry, 'path' | 'labelId' | 'Icon'>;

const profile: BarEntry = { path: paths.settings, labelId: 'shell.bar.profile', Icon: SlidersIcon };

const CONTRACTOR_BAR: readonly BarEntry[] = [
  dashboard,
  { path: paths.myJobs, labelId: 'shell.bar.jobs', Icon: ToolboxIcon },
  { path: paths.projects, labelId: 'shell.bar.find_work', Icon: HammerIcon },
  messages,
  profile,
];

const CLIENT_BAR: readonly BarEntry[] = [
  dashboard,
  { path: paths.projects, labelId: 'shell.bar.projects', Icon: ClipboardIcon },
  { path: paths.contractors, labelId: 'shell.bar.contractors', Icon: PeopleIcon },
  messages,
  profile,
];

/** SHELL-05: the five of the bottom bar. */
export const barEntries = (role: Role): readonly BarEntry[] => (isContractor(role) ? CONTRACTOR_BAR : CLIENT_BAR);

const contains = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** The entry that the reader is in: the longest path that contains where they are. */
export function currentPath(all: readonly string[], pathname: string): string | undefined {
  return all.filter((path) => contains(path, pathname)).sort((a, b) => b.length - a.length)[0];
}
