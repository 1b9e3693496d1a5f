import { signedInAs, startApiServer } from '@cw/api-client/testing';
import type { WorkspaceExtensions } from '@cw/api-client';
import { LAYOUT_CONSTANTS } from '@cw/domain';
import { act, screen, within } from '@testing-library/react';
import { bellWith } from '../../testing/notifications.js';
import { renderRoutes, type RenderOptions } from '../../testing/render-with-app.js';
import { FormattedMessage } from 'react-intl';
import { ExtensionsProvider } from '../extensions.js';
import { SignedInLayout } from './signed-in-layout.js';
import { signedInRoutes } from '../../testing/signed-in-routes.js';

const server = startApiServer(...bellWith([]));

const open = (options: RenderOptions = {}) => renderRoutes(signedInRoutes, { at: '/dashboard', ...options });
const sidebar = async (): Promise<HTMLElement> => {
  const [first] = await screen.findAllByRole('navigation', { name: /Main navigation|Navegación principal/ });
  if (first === undefined) throw new Error('No sidebar');
  return first;
};

beforeEach(() => {
  document.cookie = 'cw_sidebar=; Max-Age=0; Path=/';
});

describe('signed-in layout', () => {
  it('SHELL-01 SHELL-02 stands round a client’s screen with its way to every part', async () => {
    server.use(signedInAs({ role: 'seller' }));
    await open();

    const links = within(await sidebar()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Dashboard',
      'My Projects',
      'Create Project',
      'Find Contractors',
      'Messages',
      'Settings',
    ]);
    expect(within(await sidebar()).getByRole('link', { name: 'Dashboard', current: 'page' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(screen.getByRole('button', { name: 'Notifications, none unread' })).toBeInTheDocument();
  });

  it('SHELL-01 keeps the account’s own notices off a page that is printed', async () => {
    server.use(signedInAs({ role: 'seller', emailUnconfirmed: true }));
    await open();

    const notice = await screen.findByText('Confirm your email.');
    expect(notice.closest('[data-print="hidden"]')).not.toBeNull();
  });

  it('SHELL-02 I18N-01 names a contractor’s places in Spanish', async () => {
    server.use(signedInAs({ role: 'contractor' }));
    await open({ locale: 'es' });

    const links = within(await sidebar()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Panel',
      'Mis trabajos',
      'Buscar trabajo',
      'Mensajes',
      'Configuración',
    ]);
  });

  it('SHELL-03 says who is signed in and in which role', async () => {
    server.use(signedInAs({ firstName: 'Rosa', lastName: 'Iglesias', role: 'contractor' }));
    await open();

    expect(await screen.findByText('Rosa Iglesias')).toBeInTheDocument();
    expect(screen.getByText('RI')).toBeInTheDocument();
    expect(screen.getByText('Contractor')).toBeInTheDocument();
  });

  it.each([
    ['buyer', 'Buyer'],
    ['seller', 'Seller'],
    ['agent', 'Agent'],
    ['contractor', 'Contractor'],
    ['admin', 'Admin'],
  ] as const)('SHELL-03 calls a %s %s', async (role, label) => {
    server.use(signedInAs({ role }));
    await open();

    const name = await screen.findByText('Maria Delgado');
    expect(name.parentElement).toHaveTextContent(`Maria Delgado${label}`);
  });

  it('SHELL-03 falls back to the username, then to "User"', async () => {
    server.use(signedInAs({ firstName: '', lastName: '', username: 'rosa.i' }));
    const { unmount } = await open();
    expect(await screen.findByText('rosa.i')).toBeInTheDocument();
    unmount();

    server.use(signedInAs({ firstName: '', lastName: '', username: null }));
    await open();
    expect(await screen.findByText('User')).toBeInTheDocument();
  });

  it('SHELL-02 groups the sidebar under its headings, in their order, with the settings after them', async () => {
    server.use(signedInAs({ role: 'agent' }));
    await open();

    const navigation = await sidebar();
    const shown = [...navigation.querySelectorAll('p, a')].map((element) => element.textContent);
    expect(shown).toEqual([
      'Main',
      'Dashboard',
      'My Projects',
      'Create Project',
      'Discover',
      'Find Contractors',
      'Communicate',
      'Messages',
      'Settings',
    ]);
  });

  it('ROLE-07 leads staff who came in by another door to their own area', async () => {
    server.use(signedInAs({ role: 'admin' }));
    await open();

    expect(within(await sidebar()).getByRole('link', { name: 'Staff area' })).toHaveAttribute(
      'href',
      'http://localhost/admin/',
    );
  });

  it('ROLE-07 shows a client no way to the staff area', async () => {
    server.use(signedInAs({ role: 'seller' }));
    await open();

    await sidebar();
    expect(screen.queryByRole('link', { name: 'Staff area' })).not.toBeInTheDocument();
  });

  it('SHELL-04 keeps the choice for seven days, for the whole site', async () => {
    const kept = jest.spyOn(document, 'cookie', 'set');
    server.use(signedInAs());
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Collapse the sidebar (Ctrl+B)' }));

    expect(kept).toHaveBeenCalledWith('cw_sidebar=collapsed; Path=/; Max-Age=604800; SameSite=Lax');
    kept.mockRestore();
  });

  it.each(['{Control>}b{/Control}', '{Meta>}b{/Meta}', '{Meta>}B{/Meta}'])('SHELL-04 toggles by %s', async (keys) => {
    server.use(signedInAs());
    const { user } = await open();
    await screen.findByRole('button', { name: 'Collapse the sidebar (Ctrl+B)' });

    await user.keyboard(keys);
    expect(screen.getByRole('button', { name: 'Expand the sidebar (Ctrl+B)' })).toBeInTheDocument();
    await user.keyboard(keys);
    expect(screen.getByRole('button', { name: 'Collapse the sidebar (Ctrl+B)' })).toBeInTheDocument();
  });

  it('SHELL-04 SHELL-05 has the specified measures', () => {
    expect(LAYOUT_CONSTANTS).toMatchObject({
      sidebarRem: 16,
      sidebarMobileRem: 18,
      sidebarCollapsedRem: 3,
      sidebarCookieDays: 7,
      mobileBreakpointPx: 768,
    });
  });

  it('SHELL-04 collapses by button and by Ctrl+B, and keeps the choice in a cookie', async () => {
    server.use(signedInAs());
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Collapse the sidebar (Ctrl+B)' }));
    expect(document.cookie).toContain('cw_sidebar=collapsed');
    expect(screen.queryByText('Maria Delgado')).not.toBeInTheDocument();
    expect(within(await sidebar()).getByRole('link', { name: 'My Projects' })).toBeInTheDocument();

    await user.keyboard('{Control>}b{/Control}');
    expect(document.cookie).toContain('cw_sidebar=expanded');
    expect(screen.getByText('Maria Delgado')).toBeInTheDocument();
  });

  it('SHELL-04 opens as it was left', async () => {
    document.cookie = 'cw_sidebar=collapsed; Path=/';
    server.use(signedInAs());
    await open();

    expect(await screen.findByRole('button', { name: 'Expand the sidebar (Ctrl+B)' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('SHELL-05 has a bottom bar of five for clients', async () => {
    server.use(signedInAs({ role: 'buyer' }));
    await open();

    const bar = await screen.findByRole('navigation', { name: 'Sections' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Dashboard', 'Projects', 'Contractors', 'Messages', 'Profile']);
  });

  it('SHELL-05 has another five for contractors', async () => {
    server.use(signedInAs({ role: 'contractor' }));
    await open();

    const bar = await screen.findByRole('navigation', { name: 'Sections' });
    const links = within(bar).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['My Jobs', '/my-jobs'],
      ['Find Work', '/projects'],
      ['Messages', '/messages'],
      ['Profile', '/settings'],
    ]);
  });

  it('says that there is no network for as long as there is none, and toasts stand clear of it', async () => {
    const roomAbove = (): string => document.documentElement.style.getPropertyValue('--cw-top-notice');
    const box = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 70, 358, 80));
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(signedInAs());
    await open();
    expect(await screen.findByText('You are offline.')).toBeInTheDocument();
    expect(roomAbove()).toBe('150px');

    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
    expect(roomAbove()).toBe('');
    box.mockRestore();
    online.mockRestore();
  });
});

describe('entries that a host adds', () => {
  const extensions: WorkspaceExtensions = {
    routes: [],
    navigation: [{ group: 'desk', path: '/overview', Label: () => <FormattedMessage id="shell.nav.messages" /> }],
  };
  const staffRoutes = [
    {
      element: (
        <ExtensionsProvider value={extensions}>
          <SignedInLayout />
        </ExtensionsProvider>
      ),
      children: [{ path: '/overview', element: <h1>Overview</h1> }],
    },
  ];

  it.each(['expanded', 'collapsed'])('stand under their own heading and are marked as current, %s', async (choice) => {
    document.cookie = `cw_sidebar=${choice}; Path=/`;
    server.use(signedInAs({ role: 'admin' }));
    await renderRoutes(staffRoutes, { at: '/overview', basePath: '/admin' });

    const entry = within(await sidebar()).getByRole('link', { name: 'Messages', current: 'page' });
    expect(entry).toHaveAttribute('href', '/overview');
    expect(screen.getByText('Desk')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Staff area' })).not.toBeInTheDocument();
  });
});
