import type { EntryCount, NavigationGroup } from '@cw/api-client';
import type { Role } from '@cw/domain';
import { CountBadge, ListIcon, ShieldIcon, styled, Tooltip, VisuallyHidden } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { areaAddress } from '../routes/area-address.js';
import { useArea } from '../routes/area.js';
import { useExtensions } from '../extensions.js';
import { useEntryCounts } from './entry-counts.js';
import { NAVIGATION_GROUPS, sidebarEntries } from './navigation.js';

const Groups = styled('div')(({ theme }) => ({
  // Taller than the window it pushes what is below down, and the sidebar scrolls.
  flex: '1 0 auto',
  marginTop: theme.spacing(1),
  '& p': {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    margin: theme.spacing(2, 1.5, 0.5),
    whiteSpace: 'nowrap',
  },
  '&[data-collapsed="true"] p': {
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    margin: theme.spacing(1, 0),
    height: 0,
    overflow: 'hidden',
  },
  '&[data-collapsed="true"] section:first-of-type p': { display: 'none' },
}));

/** One line of the sidebar; only its icon when the sidebar is collapsed. */
export const EntryLink = styled(Link)(({ theme }) => {
  const { primary, background, divider, sunk, text } = theme.vars.palette;
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    minHeight: 42,
    padding: theme.spacing(0.75, 1.5),
    marginRight: 6,
    borderRadius: theme.shape.borderRadius,
    color: text.primary,
    textDecoration: 'none',
    fontSize: '0.9688rem',
    fontWeight: 500,
    lineHeight: 1.25,
    '&:hover': { backgroundColor: sunk },
    '&[aria-current]': {
      backgroundColor: background.paper,
      boxShadow: `inset 0 0 0 1px ${divider}, inset 3px 0 0 ${primary.main}`,
      fontWeight: 650,
    },
    '& svg': { flex: 'none', width: 20, height: 20 },
    '& .count': { marginLeft: 'auto' },
    '&[data-collapsed="true"] .count': { position: 'absolute', top: 2, right: 0 },
    '&[data-collapsed="true"]': { justifyContent: 'center', padding: 0, marginRight: 0, minHeight: 44 },
  };
});

/** Where the list is taller than the window, the entry of this page is still seen. */
const bringIntoView = (link: HTMLAnchorElement | null): void => {
  // jsdom has no layout, and no such method.
  if (typeof link?.scrollIntoView === 'function') link.scrollIntoView({ block: 'nearest' });
};

export interface EntryProps {
  /** Relative to the base path; a whole address when `elsewhere`. */
  readonly path: string;
  /** In another area, so it is a document of its own. */
  readonly elsewhere?: boolean | undefined;
  /** Said by the tooltip of a collapsed entry; a host's own entries have only their label. */
  readonly name?: string | undefined;
  readonly label: ReactNode;
  readonly icon: ReactNode;
  /** How much waits there; its `name` says it too. */
  readonly count?: EntryCount | undefined;
  readonly current: boolean;
  readonly collapsed: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** How much waits: the number for the eye, the words for those who listen. */
export function Count({ of }: { readonly of: EntryCount | undefined }): ReactElement | null {
  if (of === undefined) return null;
  return (
    <>
      <span className="count">
        <CountBadge count={of.count} />
      </span>
      <VisuallyHidden>{of.words}</VisuallyHidden>
    </>
  );
}

export function Entry({
  path,
  elsewhere = false,
  name,
  label,
  icon,
  count,
  current,
  collapsed,
  onFollow,
}: EntryProps): ReactElement {
  const link = (
    <EntryLink
      to={path}
      reloadDocument={elsewhere}
      data-collapsed={collapsed}
      {...(current && { 'aria-current': 'page' as const, ref: bringIntoView })}
      {...(onFollow && { onClick: onFollow })}
    >
      {icon}
      {collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      <Count of={count} />
    </EntryLink>
  );
  if (!collapsed || name === undefined) return link;
  return (
    <Tooltip title={name} placement="right">
      {link}
    </Tooltip>
  );
}

type Shown = Pick<EntryProps, 'path' | 'elsewhere' | 'name' | 'label' | 'icon' | 'count'> & {
  readonly group: NavigationGroup;
};

/** ROLE-07: staff who came in by another door find their own area. */
function useStaffEntry(role: Role): readonly Shown[] {
  const { formatMessage } = useIntl();
  const { area } = useArea();
  if (role !== 'admin' || area === 'admin') return [];
  const name = formatMessage({ id: 'shell.nav.admin' });
  const path = new URL(areaAddress('admin', '/admin/'), window.location.href).href;
  return [{ group: 'desk', path, elsewhere: true, name, label: name, icon: <ShieldIcon /> }];
}

function useEntries(role: Role): readonly Shown[] {
  const { formatMessage } = useIntl();
  const { navigation } = useExtensions();
  const counts = useEntryCounts();
  const own = sidebarEntries(role).map(({ group, path, labelId, Icon }) => {
    const label = formatMessage({ id: labelId });
    const count = counts.get(path);
    const name = count === undefined ? label : [label, count.words].join(', ');
    return { group, path, name, label, icon: <Icon />, count };
  });
  const added = navigation.map(({ group, path, Label, Icon }) => ({
    group,
    path,
    label: <Label />,
    icon: Icon === undefined ? <ListIcon /> : <Icon />,
    count: counts.get(path),
  }));
  return [...own, ...added, ...useStaffEntry(role)];
}

export interface NavigationListProps {
  readonly role: Role;
  readonly current: string | undefined;
  readonly collapsed: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** SHELL-02: the sidebar's groups by role, then those that the host has added. */
export function NavigationList({ role, current, collapsed, onFollow }: NavigationListProps): ReactElement {
  const entries = useEntries(role);
  return (
    <Groups data-collapsed={collapsed}>
      {NAVIGATION_GROUPS.map((group) => {
        const inGroup = entries.filter((entry) => entry.group === group);
        if (inGroup.length === 0) return null;
        return (
          <section key={group}>
            <p aria-hidden={collapsed}>
              <FormattedMessage id={`shell.group.${group}`} />
            </p>
            {inGroup.map((entry) => (
              <Entry key={entry.path} {...entry} current={entry.path === current} {...{ collapsed, onFollow }} />
            ))}
          </section>
        );
      })}
    </Groups>
  );
}
