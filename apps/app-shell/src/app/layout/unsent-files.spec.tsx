import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { EvidenceUpload } from '../../features/work/evidence-upload.js';
import { bellWith } from '../../testing/notifications.js';
import { aCondition } from '../../testing/projects.js';
import { renderRoutes } from '../../testing/render-with-app.js';
import { RouterLink } from '../routes/router-link.js';
import { SignedInLayout } from './signed-in-layout.js';

const server = startApiServer(...bellWith([]));

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:preview');
  URL.revokeObjectURL = jest.fn();
});

const condition = aCondition({ state: 'in_work' });
const routes = [
  {
    element: <SignedInLayout />,
    children: [
      {
        path: '/projects/project-1',
        element: (
          <>
            <EvidenceUpload projectId="project-1" condition={condition} />
            <RouterLink href="/dashboard">Away</RouterLink>
          </>
        ),
      },
      { path: '/dashboard', element: <h1>Elsewhere</h1> },
    ],
  },
  { path: '/login', element: <h1>Login form</h1> },
];

/** Somebody has chosen a photo that is answered so; the page counts what else is asked of the API. */
async function choose(answer: () => Response, leave = (): Response => new HttpResponse(null, { status: 204 })) {
  const asked = { left: 0, uploads: 0 };
  server.use(
    signedInAs(),
    http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'token' })),
    http.post(apiUrl('/api/projects/project-1/files'), () => {
      asked.uploads += 1;
      return answer();
    }),
    http.post(apiUrl('/api/auth/logout'), () => {
      asked.left += 1;
      return leave();
    }),
  );
  const app = await renderRoutes(routes, { at: '/projects/project-1' });
  await app.user.upload(
    await screen.findByLabelText('Add photo before, repair 1', { selector: 'input' }),
    new File(['x'], 'rail.jpg', { type: 'image/jpeg' }),
  );
  return { ...app, asked };
}

const silence = (): Response => HttpResponse.error();

async function signOut({ user }: Awaited<ReturnType<typeof choose>>): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: 'Sign Out' });
  if (button) await user.click(button);
  await screen.findByRole('dialog', { name: 'Sign out with 1 unsent message or file?' });
}

describe('AUTH-04 signing out while something has not been sent', () => {
  it('is asked about, and its person may stay', async () => {
    const app = await choose(silence);
    await screen.findByText(/stay on this page until it is sent/u);

    await signOut(app);
    expect(screen.getByRole('dialog')).toHaveTextContent('goes out when you sign in here again');
    await app.user.click(screen.getByRole('button', { name: 'Stay signed in' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.asked.left).toBe(0);
    expect(screen.getByText('Photo before: rail.jpg')).toBeInTheDocument();
  });

  it('takes it off the device where its person says so', async () => {
    const app = await choose(silence);
    await screen.findByText(/stay on this page until it is sent/u);

    await signOut(app);
    await app.user.click(screen.getByRole('checkbox', { name: 'Delete what was not sent from this device' }));
    await app.user.click(screen.getByRole('button', { name: 'Delete and sign out' }));

    await waitFor(() => expect(app.asked.left).toBe(1));
    await waitFor(() => expect(screen.queryByText('Photo before: rail.jpg')).not.toBeInTheDocument());
  });
});

describe('AUTH-04 a photo that cannot go out', () => {
  it('is kept where signing out has failed, whatever was ticked', async () => {
    const app = await choose(silence, () => problemAnswer(403, { code: 'auth.csrf' }));
    await screen.findByText(/stay on this page until it is sent/u);

    await signOut(app);
    await app.user.click(screen.getByRole('checkbox', { name: 'Delete what was not sent from this device' }));
    expect(screen.getByRole('dialog')).not.toHaveTextContent('stays on this device');
    await app.user.click(screen.getByRole('button', { name: 'Delete and sign out' }));

    expect(await screen.findByText('Logout failed')).toBeInTheDocument();
    expect(screen.getByText('Photo before: rail.jpg')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('follows what was ticked also where there is no network, and the account is closed here at once', async () => {
    const app = await choose(silence, silence);
    await screen.findByText(/stay on this page until it is sent/u);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));

    await signOut(app);
    expect(screen.getByRole('dialog')).toHaveTextContent('Your session ends when you are connected again.');
    await app.user.click(screen.getByRole('checkbox', { name: 'Delete what was not sent from this device' }));
    await app.user.click(screen.getByRole('button', { name: 'Delete and sign out' }));

    expect(await screen.findByText('Signed out on this device')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Photo before: rail.jpg')).not.toBeInTheDocument());
    jest.restoreAllMocks();
    window.localStorage.clear();
  });

  it('is no reason to ask where it was refused', async () => {
    const app = await choose(() => problemAnswer(422, { detail: 'This file is damaged.' }));
    await screen.findByText('This file is damaged.');

    const [button] = await screen.findAllByRole('button', { name: 'Sign Out' });
    if (button) await app.user.click(button);

    await waitFor(() => expect(app.asked.left).toBe(1));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('COND-04 a photo that was refused while its person was elsewhere', () => {
  const refusal = () => problemAnswer(422, { detail: 'This file is damaged.' });

  it('is named there, with the way to its project and out', async () => {
    const { user } = await choose(refusal);
    await screen.findByText('This file is damaged.');
    expect(screen.queryByText('A file was not accepted.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });

    const notice = (await screen.findByText('A file was not accepted.')).closest<HTMLElement>('[role="status"]');
    expect(notice).not.toBeNull();
    const told = within(notice ?? document.body);
    expect(told.getByText('Photo before: rail.jpg')).toBeInTheDocument();
    expect(told.getByText('This file is damaged.')).toBeInTheDocument();
    expect(told.getByRole('link', { name: 'Open the project' })).toHaveAttribute('href', '/projects/project-1');
    await user.click(told.getByRole('button', { name: 'Remove Photo before: rail.jpg' }));

    await waitFor(() => expect(screen.queryByText('A file was not accepted.')).not.toBeInTheDocument());
  });
});
