import { problemAnswer, apiUrl, signedInAs, signedOut, startApiServer } from '@cw/api-client/testing';
import { clearSignedInHint, useGetSecurityQuery, type BasePath } from '@cw/api-client';
import type { Locale } from '@cw/i18n';
import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { arrivalOf, LoginNotice } from '../../features/auth/index.js';
import { renderRoutes } from '../../testing/render-with-app.js';
import { RequireSession } from '../routes/require-session.js';
import { SignedOutOnly } from '../routes/signed-out-only.js';

const server = startApiServer();

const routes = [
  { element: <SignedOutOnly />, children: [{ path: '/login', element: <h1>Login form</h1> }] },
  {
    element: <RequireSession />,
    children: [
      { path: '/dashboard', element: <h1>Dashboard</h1> },
      { path: '/projects/:projectId', element: <h1>Project</h1> },
    ],
  },
];

const visit = (at: string, basePath: BasePath = '/app') => renderRoutes(routes, { at, basePath });

describe('pages behind a session', () => {
  it('AREA-03 send a visitor to the login, which remembers where to', async () => {
    const app = await visit('/projects/7?tab=bids');

    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
    expect(app.location()).toBe('/login?next=%2Fapp%2Fprojects%2F7%3Ftab%3Dbids');
  });

  it.each(['#returned', '#repair-01890000-0000-7000-8000-0000000000aa'])(
    'AREA-03 remember the place on the page that a link names, such as %s',
    async (place) => {
      const app = await visit(`/projects/7${place}`);

      expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
      expect(app.location()).toBe(`/login?next=%2Fapp%2Fprojects%2F7${encodeURIComponent(place)}`);
    },
  );

  it.each(['#token=s3cret', '#invitation=abc', `#${'kq'.repeat(22)}`, '#Zk3_aQ'])(
    'AUTH-08 put no secret of a link into a query, such as %s',
    async (secret) => {
      const app = await visit(`/projects/7${secret}`);

      expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
      expect(app.location()).toBe('/login?next=%2Fapp%2Fprojects%2F7');
    },
  );

  it('AREA-04 send a visitor of the admin area to its login', async () => {
    const app = await visit('/dashboard', '/admin');

    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
    expect(app.location()).toBe('/login?next=%2Fadmin%2Fdashboard');
  });

  it('AREA-02 are no pages for a visitor of the root domain', async () => {
    clearSignedInHint();
    const app = await visit('/projects/7', '');

    expect(await screen.findByRole('heading', { name: 'That page is not on the plans' })).toBeInTheDocument();
    expect(app.location()).toBe('/projects/7');
  });

  it('AUTH-10 lead to the login where a session has ended, also on the root domain', async () => {
    const app = await visit('/projects/7', '');

    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
    expect(app.location()).toBe('/login?next=%2Fprojects%2F7');
  });

  it('AUTH-10 show nothing of the page until the session is resolved, then the page', async () => {
    server.use(signedInAs());
    await visit('/dashboard');

    expect(screen.queryByRole('heading', { name: 'Dashboard' })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  it('ROLE-07 deny the admin area to a non-admin, with a way to the own dashboard and without a loop', async () => {
    server.use(signedInAs({ role: 'seller' }));
    const app = await visit('/dashboard', '/admin');

    expect(await screen.findByRole('heading', { name: 'Access denied', level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/app/dashboard');
    expect(app.location()).toBe('/dashboard');
  });

  it('ask again when the session could not be read, instead of sending anybody to a login', async () => {
    server.use(http.get(apiUrl('/api/auth/me'), () => problemAnswer(403, { code: 'access.denied' })));
    const app = await visit('/dashboard');
    expect(await screen.findByRole('heading', { name: 'We cannot reach our server', level: 1 })).toBeInTheDocument();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    server.use(signedInAs());

    await app.user.click(retry);

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });
});

describe('a session that ends', () => {
  function Login(): ReactElement {
    return <LoginNotice {...arrivalOf(useLocation().state)} />;
  }
  const open = (locale: Locale = 'en') =>
    renderRoutes(
      [
        { path: '/login', element: <Login /> },
        { element: <RequireSession />, children: [{ path: '/projects/:projectId', element: <EndingPage /> }] },
      ],
      { at: '/projects/7', locale },
    );
  /** A page that reads something, and hears that nobody is signed in any more. */
  function EndingPage(): ReactElement {
    const { refetch } = useGetSecurityQuery();
    return (
      <button type="button" onClick={() => void refetch()}>
        {'Read on'}
      </button>
    );
  }
  const end = (): void => {
    const ended = () => problemAnswer(401, { code: 'auth.required' });
    server.use(signedOut(), http.get(apiUrl('/api/auth/security'), ended));
  };

  it.each([
    ['en', 'You were signed out.'],
    ['es', 'Su sesión se cerró.'],
  ] as const)('AUTH-10 leads to the login and back, and says why, in %s', async (locale, title) => {
    server.use(signedInAs());
    const app = await open(locale);
    const button = await screen.findByRole('button', { name: 'Read on' });
    end();

    await app.user.click(button);

    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(app.location()).toBe('/login?next=%2Fapp%2Fprojects%2F7');
  });

  it('says nothing to a visitor who never had one', async () => {
    clearSignedInHint();
    const app = await open();

    await waitFor(() => expect(app.location()).toBe('/login?next=%2Fapp%2Fprojects%2F7'));
    expect(screen.queryByText('You were signed out.')).not.toBeInTheDocument();
  });
});

describe('login pages', () => {
  it('AREA-09 send who is signed in to the dashboard', async () => {
    server.use(signedInAs());
    const app = await visit('/login');

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect(app.location()).toBe('/dashboard');
  });

  it('AREA-03 send who has signed in back to where they wanted to be', async () => {
    server.use(signedInAs());
    const app = await visit('/login?next=%2Fapp%2Fprojects%2F7');

    expect(await screen.findByRole('heading', { name: 'Project' })).toBeInTheDocument();
    expect(app.location()).toBe('/projects/7');
  });

  it('AREA-03 never send anybody out of the area', async () => {
    server.use(signedInAs());
    const app = await visit('/login?next=%2F%2Felsewhere.test%2F');

    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect(app.location()).toBe('/dashboard');
  });

  it('are open to visitors', async () => {
    server.use(signedOut());
    await visit('/login');

    expect(await screen.findByRole('heading', { name: 'Login form' })).toBeInTheDocument();
  });
});
