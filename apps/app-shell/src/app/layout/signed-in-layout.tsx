import { useFirstNewest, useSession, type SessionUser } from '@cw/api-client';
import { BOTTOM_BAR, Logo, styled, useMediaQuery, useTheme } from '@cw/ui';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet } from 'react-router';
import { EmailConfirmationNotice } from '../../features/auth/index.js';
import { TermsNotice } from '../../features/legal/index.js';
import { NotificationBell } from '../../features/notifications/index.js';
import { SearchButton } from '../../features/search/index.js';
import { FilesOutbox } from '../../outbox/files/files-outbox.js';
import { MessagesOutbox } from '../../outbox/messages/messages-outbox.js';
import { useKeepSearch } from '../../lists/use-kept-search.js';
import { useUnsentFiles } from '../../outbox/files/unsent-file.js';
import { SetAsideNotice } from '../../forms/set-aside-notice.js';
import { useLate, useLatePiece } from '../loading/late-piece.js';
import { LoadingScreen } from '../loading/loading-screen.js';
import { OfflineBanner } from './offline-banner.js';
import { atRest } from '../loading/request-idle.js';
import { ConnectionBanner } from './connection-banner.js';
import { Header } from './header.js';
import { MobileBar } from './mobile-bar.js';
import { settingsEntry, sidebarEntries } from './navigation.js';
import { loadFramePieces, loadKeepers, loadPhoneMenu, loadUnsentFilesNotice } from './pieces.js';
import { SectionProvider } from './section.js';
import { SidebarContent, SidebarFrame } from './sidebar.js';
import { useSidebarState } from './sidebar-state.js';
import { useSignOut } from './use-sign-out.js';

const CONTENT_ID = 'content';
const BAR_SPACE = `var(${BOTTOM_BAR}, 0px) + 11px`;

/** A page that takes what room is left, whatever is said above it, and scrolls within itself. */
const FILLED = {
  display: 'flex',
  flexDirection: 'column',
  '& > main': { display: 'flex', flexDirection: 'column', flex: 1, width: '100%', minHeight: 0 },
} as const;

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  minHeight: '100vh',
  '& > .column': { flex: 1, minWidth: 0 },
  '& > .skip': {
    position: 'absolute',
    left: theme.spacing(1),
    top: -80,
    zIndex: theme.zIndex.tooltip,
    padding: theme.spacing(1.5, 2),
    backgroundColor: theme.vars.palette.background.paper,
    '&:focus': { top: theme.spacing(1) },
  },
  '& .banner': { padding: theme.spacing(2, 4, 0), maxWidth: '77.5rem' },
  [theme.breakpoints.up('md')]: {
    '& > .column:has([data-fills])': { ...FILLED, height: '100dvh' },
  },
  [theme.breakpoints.down('md')]: {
    paddingBottom: `calc(${BAR_SPACE})`,
    '& > .column:has([data-fills="always"])': { ...FILLED, height: `calc(100dvh - (${BAR_SPACE}))` },
    '& .banner': { padding: theme.spacing(2, 2, 0) },
    // An open thread needs the whole of a phone: what can wait is said on every other page.
    '& > .column:has([data-fills="always"]) .banner': { display: 'none' },
  },
}));

const Content = styled('main')(({ theme }) => ({
  maxWidth: '77.5rem',
  padding: theme.spacing(3, 4, 6),
  '&:focus': { outline: 'none' },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2) },
}));

/** Whose paper it is, where a page is printed. */
function PaperHead({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div data-print="only" aria-hidden>
      {children}
    </div>
  );
}

/** Where a reader may go, by name. */
function usePages({ role }: SessionUser): readonly { readonly path: string; readonly label: string }[] {
  const { formatMessage } = useIntl();
  return [...sidebarEntries(role), settingsEntry].map(({ path, labelId }) => ({
    path,
    label: formatMessage({ id: labelId }),
  }));
}

/** What becomes of that which was done here without network. */
function OfflineWords(): ReactElement {
  const { entries, unkept } = useUnsentFiles();
  const count = entries.filter(({ fault }) => fault === null).length;
  return (
    <>
      <FormattedMessage id="shell.offline.text" />{' '}
      {count > 0 ? (
        <FormattedMessage id={unkept.size > 0 ? 'shell.offline.unkept' : 'shell.offline.kept'} values={{ count }} />
      ) : null}
    </>
  );
}

function Signed({ user }: { readonly user: SessionUser }): ReactElement {
  const narrow = useMediaQuery(useTheme().breakpoints.down('lg'));
  const { collapsed, toggle } = useSidebarState(narrow);
  const [menuOpen, setMenuOpen] = useState(false);
  const { Piece: PhoneMenu, fetchPiece: fetchMenu } = useLatePiece(loadPhoneMenu);
  const { Piece: Keepers } = useLate(loadKeepers);
  const known = useFirstNewest(user.id);
  const pages = usePages(user);
  const { Piece: UnsentFilesNotice } = useLate(loadUnsentFilesNotice);
  const { signOut, question } = useSignOut(user.id);
  useKeepSearch();
  useEffect(() => atRest(() => void loadFramePieces().catch(() => undefined)), []);
  const openMenu = (): void => {
    fetchMenu();
    setMenuOpen(true);
  };
  return (
    <Frame>
      <a className="skip" href={`#${CONTENT_ID}`}>
        <FormattedMessage id="shell.skip" />
      </a>
      <SidebarFrame id="sidebar" data-collapsed={collapsed}>
        <div className="sticky">
          <SidebarContent user={user} collapsed={collapsed} onSignOut={signOut} />
        </div>
      </SidebarFrame>
      {PhoneMenu === undefined ? null : (
        <PhoneMenu user={user} open={menuOpen} onClose={() => setMenuOpen(false)} onSignOut={signOut} />
      )}
      <div className="column">
        <PaperHead>
          <Logo />
        </PaperHead>
        <Header
          collapsed={collapsed}
          onToggleSidebar={toggle}
          onOpenMenu={openMenu}
          onSignOut={signOut}
          search={<SearchButton userId={user.id} pages={pages} />}
        >
          <NotificationBell userId={user.id} />
        </Header>
        {/* The account's and the connection's own: nothing of them belongs on a paper. */}
        <div data-print="hidden">
          <OfflineBanner>
            <OfflineWords />
          </OfflineBanner>
          <ConnectionBanner />
          <TermsNotice className="banner" />
          <EmailConfirmationNotice className="banner" />
        </div>
        <Content id={CONTENT_ID} tabIndex={-1}>
          <SetAsideNotice />
          {UnsentFilesNotice === undefined ? null : <UnsentFilesNotice />}
          <Outlet />
        </Content>
      </div>
      <MobileBar role={user.role} onOpenMenu={openMenu} />
      {question}
      {Keepers === undefined ? null : <Keepers user={user} known={known} />}
    </Frame>
  );
}

/** SHELL-01: what stands round every signed-in screen. */
export function SignedInLayout(): ReactElement {
  const session = useSession();
  if (session.status !== 'signed-in') return <LoadingScreen />;
  return (
    <SectionProvider>
      <MessagesOutbox userId={session.user.id}>
        <FilesOutbox userId={session.user.id}>
          <Signed user={session.user} />
        </FilesOutbox>
      </MessagesOutbox>
    </SectionProvider>
  );
}
