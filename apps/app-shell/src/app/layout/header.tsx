import { useLocale } from '@cw/i18n/react';
import { Button, HelpLink, IconButton, LanguageSwitch, Logo, MenuIcon, SidebarIcon, styled, Tooltip } from '@cw/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { publicAddress } from '../routes/area-address.js';
import { paths } from '../routes/paths.js';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 64,
  padding: theme.spacing(1, 4, 1, 2),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .grow': { flex: 1 },
  '& .brand': { color: 'inherit', textDecoration: 'none' },
  '& .phone': { display: 'none' },
  '& .desk': { flex: 'none' },
  // What gives way where the sidebar leaves little room.
  '& .search': { flex: '0 1 26rem', minWidth: 0, containerType: 'inline-size' },
  [theme.breakpoints.down('md')]: {
    minHeight: 56,
    gap: theme.spacing(0.5),
    padding: theme.spacing(0.5, 1.5, 0.5, 0.5),
    '& .phone': { display: 'inline-flex', alignItems: 'center' },
    '& .desk, & .grow': { display: 'none' },
    '& .search': { flex: 'none', marginLeft: 'auto', containerType: 'normal' },
  },
  // The word beside the mark gives way to the controls, which must stay 44 px wide.
  '@media (max-width: 28rem)': { '& .brand': { width: '2rem', overflow: 'hidden' } },
  // Nor is there room for the mark: the menu has the way to the first screen.
  '@media (max-width: 22rem)': { '& .brand': { display: 'none' } },
  // Large letters on a small phone: what does not fit stands in a second line.
  '@media (max-width: 12rem)': { flexWrap: 'wrap', justifyContent: 'flex-end' },
  '@media print': { display: 'none' },
}));

export interface HeaderProps {
  readonly collapsed: boolean;
  readonly onToggleSidebar: () => void;
  readonly onOpenMenu: () => void;
  readonly onSignOut: () => void;
  /** The field that finds everything. */
  readonly search: ReactNode;
  /** The bell. */
  readonly children: ReactNode;
}

/** SHELL-01: the sidebar's button, the search, help, the language, the bell, Sign Out. */
export function Header(props: HeaderProps): ReactElement {
  const { collapsed, onToggleSidebar, onOpenMenu, onSignOut, search, children } = props;
  const { formatMessage } = useIntl();
  const { locale } = useLocale();
  const toggle = formatMessage({ id: collapsed ? 'shell.sidebar.expand' : 'shell.sidebar.collapse' });
  return (
    <Bar>
      <span className="desk">
        <Tooltip title={toggle}>
          <IconButton aria-label={toggle} aria-expanded={!collapsed} aria-controls="sidebar" onClick={onToggleSidebar}>
            <SidebarIcon />
          </IconButton>
        </Tooltip>
      </span>
      <span className="phone">
        <IconButton aria-label={formatMessage({ id: 'shell.menu.open' })} aria-haspopup="dialog" onClick={onOpenMenu}>
          <MenuIcon />
        </IconButton>
        <Link className="brand" to={paths.dashboard}>
          <Logo />
        </Link>
      </span>
      <span className="search">{search}</span>
      <span className="grow" />
      <HelpLink href={publicAddress('/support', locale)} />
      <LanguageSwitch />
      {children}
      <span className="desk">
        <Button variant="secondary" size="small" onClick={onSignOut}>
          <FormattedMessage id="shell.sign_out" />
        </Button>
      </span>
    </Bar>
  );
}
