import { aUser, apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { chooseLocale } from '@cw/i18n/react';
import { forgetDraftFiles } from '../outbox/draft-files.js';
import { findAnnounced } from '@cw/ui/testing';
import { acceptPosts, at, fill, fillRepair, NEW_ID, open, post } from '../testing/create-project.js';
import { enter } from '../testing/enter.js';
import { findErrorSummary } from '../testing/error-summary.js';

const server = startApiServer();

beforeEach(() => {
  window.localStorage.clear();
  server.use(signedInAs({ role: 'seller' }));
});

describe('create project', () => {
  it.each([
    ['en', 'Homes from before 1978 may need a lead-safe contractor.'],
    ['es', 'Las casas anteriores a 1978 pueden requerir un contratista certificado en plomo.'],
  ] as const)('COND-06 says what an old house may need once its year is known, in %s', async (locale, note) => {
    const { user } = await open({ locale });
    await screen.findByRole('heading', { level: 1 });
    await enter(user, at('yearBuilt'), '1978');
    expect(screen.queryByText(note)).not.toBeInTheDocument();

    await user.clear(at('yearBuilt'));
    await enter(user, at('yearBuilt'), '1977');

    expect(screen.getByText(note)).toBeInTheDocument();
  });

  it('ROLE-02 tells a contractor that creating is not theirs', async () => {
    server.use(signedInAs({ role: 'contractor' }));
    await open();

    expect(await screen.findByText("You don't have permission to create projects.")).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Post project' })).not.toBeInTheDocument();
  });

  it('ROLE-02 I18N-01 tells it in Spanish', async () => {
    server.use(signedInAs({ role: 'contractor' }));
    await open({ locale: 'es' });

    expect(await screen.findByText('Usted no tiene permiso para crear proyectos.')).toBeInTheDocument();
  });

  it('PROJ-03 COND-01 posts once for a double click, repair by repair, and goes to the project', async () => {
    const posts: unknown[] = [];
    server.use(acceptPosts(posts));
    const app = await open();
    await fill(app.user);
    await app.user.click(screen.getByRole('button', { name: 'Add another repair' }));
    expect(at('conditions-1-title')).toHaveFocus();
    await fillRepair(app.user, 1, '600');

    await app.user.dblClick(screen.getByRole('button', { name: 'Post project' }));

    expect(await screen.findByRole('heading', { name: 'The project' })).toBeInTheDocument();
    expect(app.location()).toBe(`/projects/${NEW_ID}`);
    expect(posts).toEqual([
      expect.objectContaining({
        title: 'Handrail and outlets',
        city: 'Kingston',
        category: 'electrical',
        conditions: [
          expect.objectContaining({ title: 'Repair number 1', estimatedCostCents: 70_000 }),
          expect.objectContaining({ title: 'Repair number 2', estimatedCostCents: 60_000 }),
        ],
      }),
    ]);
  });

  it('PROJ-03 lists what needs fixing, takes the focus there, and keeps what was typed', async () => {
    const { user } = await open();
    await screen.findByRole('heading', { level: 1 });
    await enter(user, at('city'), 'Kingston');
    await enter(user, at('conditions-0-estimatedCost'), 'six hundred');

    await post(user);

    const summary = await findErrorSummary();
    expect(summary).toHaveFocus();
    expect(
      within(summary).getByRole('link', { name: 'Enter the estimated cost as a number, like 600' }),
    ).toBeInTheDocument();
    expect(at('conditions-0-estimatedCost')).toHaveValue('six hundred');
    expect(at('city')).toHaveValue('Kingston');

    await user.click(within(summary).getByRole('link', { name: 'Give the project a title' }));
    expect(at('title')).toHaveFocus();
  });

  it('PROJ-03 says in the list of faults which repair and which field each is of', async () => {
    const { user } = await open();
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Add another repair' }));
    await fillRepair(user, 1, '600');
    await user.clear(at('conditions-0-location'));
    await user.clear(at('conditions-1-location'));
    await enter(user, at('title'), 'x'.repeat(121));

    await post(user);

    const links = within(await findErrorSummary()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Repair 1: Say where in the house it is',
      'Repair 2: Say where in the house it is',
      'Title: Use at most 120 characters',
    ]);
  });

  it('I18N-01 keeps every answer and translates the faults when the language changes', async () => {
    const { user } = await open();
    await screen.findByRole('heading', { level: 1 });
    await enter(user, at('city'), 'Kingston');
    await post(user);
    await findErrorSummary();

    act(() => chooseLocale('es'));

    expect(await screen.findByRole('link', { name: 'Póngale un título al proyecto' })).toBeInTheDocument();
    expect(at('city')).toHaveValue('Kingston');
  });

  it('puts the API’s faults at their fields', async () => {
    server.use(
      http.post(apiUrl('/api/projects'), () =>
        problemAnswer(422, {
          code: 'request.invalid',
          errors: [
            { path: 'zip', code: 'zip_unknown', message: 'This ZIP code is not in the United States postal list' },
            { path: 'conditions.0.estimatedCostCents', code: 'too_large', message: 'Enter 99,999,999 or less' },
          ],
        }),
      ),
    );
    const { user } = await open();
    await fill(user);

    await post(user);

    await waitFor(() =>
      expect(at('zip')).toHaveAccessibleDescription('This ZIP code is not in the United States postal list'),
    );
    expect(at('conditions-0-estimatedCost')).toHaveAccessibleDescription('Enter 99,999,999 or less');
    expect(screen.getByText('Failed to create project')).toBeInTheDocument();
    expect(at('title')).toHaveValue('Handrail and outlets');
  });

  it('PROJ-03 says "Failed to create project" when it fails for another reason', async () => {
    server.use(http.post(apiUrl('/api/projects'), () => new HttpResponse('no', { status: 418 })));
    const { user } = await open();
    await fill(user);

    await post(user);

    expect(await within(await findErrorSummary()).findByText('Failed to create project')).toBeInTheDocument();
  });

  it('AUTH-10 leaves it to the login to say that the session is over', async () => {
    let isAsked = false;
    server.use(
      http.post(apiUrl('/api/projects'), () => {
        isAsked = true;
        return problemAnswer(401, { code: 'auth.required', detail: 'Authentication required' });
      }),
    );
    const { user } = await open();
    await fill(user);

    await post(user);

    await waitFor(() => expect(isAsked).toBe(true));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Post project' })).toBeEnabled());
    expect(screen.queryByText('Failed to create project')).not.toBeInTheDocument();
    expect(screen.queryByText('Authentication required')).not.toBeInTheDocument();
  });

  it('A11Y-01 keeps a draft on this device, gives it back and says so, and forgets it when it is posted', async () => {
    const posts: unknown[] = [];
    server.use(acceptPosts(posts));
    const first = await open();
    await fill(first.user);
    expect(await screen.findByText(/^Draft saved/)).toBeInTheDocument();
    first.unmount();

    const second = await open();
    expect(await screen.findByText(/^Your draft from .* is back\.$/)).toBeInTheDocument();
    await findAnnounced('What you had typed is here again.');
    expect(at('title')).toHaveValue('Handrail and outlets');
    expect(at('conditions-0-title')).toHaveValue('Repair number 1');
    await post(second.user);
    await screen.findByRole('heading', { name: 'The project' });
    second.unmount();

    await open();
    await screen.findByRole('heading', { level: 1 });
    expect(at('title')).toHaveValue('');
  });

  it.each([
    ['had files that the device did not keep', true, false, /not part of the saved draft/],
    ['has its files', true, true, /Contractors see the photos before they bid/],
    ['had none', false, false, /Contractors see the photos before they bid/],
  ])('PROJ-08 a draft that %s says so at the files', async (_draft, hadFiles, isKept, hint) => {
    const first = await open();
    await fill(first.user);
    if (hadFiles) {
      const input = document.querySelector<HTMLInputElement>('input[type="file"]');
      await first.user.upload(input as HTMLInputElement, new File(['%PDF-1.4'], 'a.pdf', { type: 'application/pdf' }));
      await screen.findByText('a.pdf');
    }
    first.unmount();
    if (!isKept) await forgetDraftFiles(aUser().id);

    await open();
    expect(await screen.findByText(/^Your draft from .* is back\.$/)).toBeInTheDocument();
    expect(await screen.findByText(hint)).toBeInTheDocument();
    if (isKept) expect(await screen.findByText('a.pdf')).toBeInTheDocument();
    else expect(screen.queryByText('a.pdf')).not.toBeInTheDocument();
    await forgetDraftFiles(aUser().id);
  });

  it('takes a repair out and puts it back', async () => {
    const { user } = await open();
    await fill(user);

    await user.click(screen.getByRole('button', { name: 'Remove repair 1' }));
    expect(document.getElementById('field-conditions-0-title')).toBeNull();

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(at('conditions-0-title')).toHaveValue('Repair number 1'));
  });

  it('PROJ-03 says of a post that no network took that one is offline, and corrects no answer', async () => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.use(http.post(apiUrl('/api/projects'), () => HttpResponse.error()));
    const app = await open();
    await fill(app.user);

    await post(app.user);

    const summary = await findErrorSummary();
    expect(summary).toHaveTextContent(
      'There is a problemYou are offline. Nothing you wrote is lost. Try again once you are connected.',
    );
    expect(at('title')).toHaveValue('Handrail and outlets');
    network.mockRestore();
  });
});
