import type { SessionUser } from '@cw/api-client';
import { LAYOUT_CONSTANTS } from '@cw/domain';
import { Avatar, IconButton, Logo, SignOutIcon, styled, Tooltip } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useExtensions } from '../extensions.js';
import { paths } from '../routes/paths.js';
import { settingsEntry, sidebarEntries } from './navigation.js';
import { Entry, NavigationList } from './navigation-list.js';
import { personName } from './person-name.js';
import { PresenceMenu } from './presence-menu.js';
import { useCurrentPath } from './section.js';

/** Where something may stay in sight without hiding what has the focus. */
const TALL = '@media (min-height: 40rem)';

const Inside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflowY: 'auto',
  padding: theme.spacing(1.5, 2),
  [TALL]: { scrollPaddingBottom: '6.5rem' },
  '&[data-collapsed="true"]': { padding: theme.spacing(1.5, 0.25) },
  '& .brand': { color: 'inherit', textDecoration: 'none', alignSelf: 'flex-start' },
  '&[data-collapsed="true"] .brand': { alignSelf: 'center' },
}));

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  marginRight: 6,
  padding: theme.spacing(1.5, 0, 1, 0.5),
  // Staff have more entries than a laptop has room for: who is signed in stays in sight, the entries scroll.
  [TALL]: { position: 'sticky', bottom: theme.spacing(-1.5), backgroundColor: theme.vars.palette.background.default },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-collapsed="true"]': { flexDirection: 'column', margin: 0, padding: theme.spacing(1, 0, 0) },
  '& .who': { flex: 1, minWidth: 0 },
  '& .name': { ...theme.typography.body2, fontWeight: 650, overflowWrap: 'anywhere' },
  '& .role': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

/** The ruled edge: ticks of a ruler along the sidebar's border. */
export const SidebarFrame = styled('aside')(({ theme }) => {
  const tick = theme.vars.palette.text.disabled;
  return {
    position: 'relative',
    flex: 'none',
    width: `${LAYOUT_CONSTANTS.sidebarRem}rem`,
    borderRight: `1px solid ${theme.vars.palette.divider}`,
    '&[data-collapsed="true"]': { width: `${LAYOUT_CONSTANTS.sidebarCollapsedRem}rem` },
    '& > .sticky': { position: 'sticky', top: 0, height: '100vh' },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '0 0 0 auto',
      width: 9,
      background: `repeating-linear-gradient(${tick} 0 1px, transparent 1px 12px) right 0 / 5px 100% no-repeat, repeating-linear-gradient(${tick} 0 1px, transparent 1px 60px) right 0 / 9px 100% no-repeat`,
      opacity: 0.45,
      pointerEvents: 'none',
    },
    '&[data-collapsed="true"]::after': { width: 4, opacity: 0.35 },
    [theme.breakpoints.down('md')]: { display: 'none' },
    '@media print': { display: 'none' },
  };
});

export interface SidebarContentProps {
  readonly user: SessionUser;
  readonly collapsed: boolean;
  readonly onSignOut: () => void;
  /** The drawer of a phone closes when a link is followed. */
  readonly onFollow?: () => void;
}

function SignOutButton({ onSignOut }: Pick<SidebarContentProps, 'onSignOut'>): ReactElement {
  const name = useIntl().formatMessage({ id: 'shell.sign_out' });
  return (
    <Tooltip title={name}>
      <IconButton aria-label={name} onClick={onSignOut}>
        <SignOutIcon />
      </IconButton>
    </Tooltip>
  );
}

/** SHELL-02, SHELL-03: navigation by role, settings, and who is signed in. */
export function SidebarContent({ user, collapsed, onSignOut, onFollow }: SidebarContentProps): ReactElement {
  const { formatMessage } = useIntl();
  const { navigation } = useExtensions();
  const name = personName(user) ?? formatMessage({ id: 'shell.user.fallback' });
  const all = [...sidebarEntries(user.role), settingsEntry, ...navigation].map((entry) => entry.path);
  const current = useCurrentPath(all);
  const settings = formatMessage({ id: settingsEntry.labelId });
  return (
    <Inside data-collapsed={collapsed}>
      <Link className="brand" to={paths.dashboard} {...(onFollow && { onClick: onFollow })}>
        <Logo markOnly={collapsed} />
      </Link>
      <nav aria-label={formatMessage({ id: 'shell.nav.label' })} style={{ display: 'contents' }}>
        <NavigationList role={user.role} current={current} collapsed={collapsed} onFollow={onFollow} />
        <Entry
          path={settingsEntry.path}
          name={settings}
          label={settings}
          icon={<settingsEntry.Icon />}
          current={current === settingsEntry.path}
          collapsed={collapsed}
          onFollow={onFollow}
        />
      </nav>
      <Person data-collapsed={collapsed}>
        <Avatar name={name} />
        {collapsed ? null : (
          <div className="who">
            <div className="name">{name}</div>
            <div className="role">{formatMessage({ id: `shell.role.${user.role}` })}</div>
            <PresenceMenu userId={user.id} collapsed={false} />
          </div>
        )}
        {collapsed ? <PresenceMenu userId={user.id} collapsed /> : null}
        <SignOutButton onSignOut={onSignOut} />
      </Person>
    </Inside>
  );
}
