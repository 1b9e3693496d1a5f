import type { ProjectDetail } from '@cw/api-client';
import { apiUrl, problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { enter } from '../../../testing/enter.js';
import { aCondition, aProjectDetail } from '../../../testing/projects.js';
import { renderRoutes, type RenderedApp } from '../../../testing/render-with-app.js';
import { EditProject } from './edit-project.js';

const server = startApiServer();
const ID = aProjectDetail().id;
const WORDS = 'Two repairs before the closing.';

function hold(project: ProjectDetail): void {
  server.use(
    signedInAs({ role: 'seller' }),
    http.get(apiUrl(`/api/projects/${ID}`), () => HttpResponse.json(project)),
    http.patch(apiUrl(`/api/projects/${ID}`), () => HttpResponse.json({ ...project, version: project.version + 1 })),
  );
}

async function open(locale: 'en' | 'es' = 'en'): Promise<RenderedApp> {
  const app = await renderRoutes(
    [
      { path: '/edit', element: <EditProject projectId={ID} notFound={<p>None</p>} /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { at: '/edit', locale },
  );
  await screen.findByRole('heading', { level: 1 });
  return app;
}

/** Types into the title and leaves in the middle of it, as a reload or an ended session does. */
async function leaveTyping(): Promise<void> {
  const { user, unmount } = await open();
  await user.clear(screen.getByLabelText('Title'));
  await enter(user, screen.getByLabelText('Title'), WORDS);
  unmount();
}

const title = (): HTMLElement => screen.getByLabelText('Title');

beforeEach(() => window.localStorage.clear());

describe('the draft of an edit', () => {
  it('PROJ-01 is back after a reload, and gives way when its writer starts over', async () => {
    hold(aProjectDetail({ title: 'As posted' }));
    await leaveTyping();

    const { user } = await open();
    expect(title()).toHaveValue(WORDS);
    expect(screen.getByText(/Your draft from .* is back/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await user.click(await screen.findByRole('button', { name: 'Discard draft' }));

    await waitFor(() => expect(title()).toHaveValue('As posted'));
    expect(screen.queryByText(/Your draft from/)).not.toBeInTheDocument();
  });

  it('PROJ-01 is gone once it was saved', async () => {
    hold(aProjectDetail());
    await leaveTyping();
    const { user, unmount } = await open();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    unmount();

    hold(aProjectDetail({ title: WORDS, version: 2 }));
    await open();
    expect(screen.queryByText(/Your draft from/)).not.toBeInTheDocument();
  });

  it('PROJ-01 takes back nothing that changed meanwhile, and says so, also in Spanish', async () => {
    hold(aProjectDetail());
    await leaveTyping();

    hold(aProjectDetail({ description: 'Newer words.', version: 4 }));
    await open('es');
    expect(screen.getByText(/el proyecto se cambió en otro lugar/)).toBeInTheDocument();
    expect(screen.getByDisplayValue('Newer words.')).toBeInTheDocument();
    expect(screen.getByDisplayValue(WORDS)).toBeInTheDocument();
  });

  it('COND-01 says of a repair that was changed elsewhere what it says of the project', async () => {
    hold(aProjectDetail());
    server.use(http.patch(apiUrl('/api/conditions/:id'), () => problemAnswer(412, { code: 'request.stale' })));
    const { user } = await open();
    await enter(user, screen.getByLabelText(/^Page/), '7');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));

    hold(aProjectDetail({ conditions: [aCondition({ location: 'Front porch', version: 2 })], version: 2 }));
    await user.click(await screen.findByRole('button', { name: 'Open it as it is now, with my changes' }));
    expect(await screen.findByText(/with your own changes on top/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Page/)).toHaveValue('7');
    expect(screen.getByLabelText('Where in the house')).toHaveValue('Front porch');
  });

  it('COND-01 keeps a new repair, and what was changed in one that moved to another place', async () => {
    const rail = aCondition();
    const paint = aCondition({ id: '01890000-0000-7000-8000-0000000000c2', number: 2, title: 'Old paint' });
    hold(aProjectDetail({ conditions: [rail, paint] }));
    const { user, unmount } = await open();
    const [, second] = screen.getAllByRole('article');
    if (second === undefined) throw new Error('No second repair');
    await enter(user, within(second).getByLabelText(/^Page/), '7');
    await user.click(screen.getByRole('button', { name: 'Add another repair' }));
    const third = screen.getAllByRole('article')[2];
    if (third === undefined) throw new Error('No third repair');
    await enter(user, within(third).getByRole('textbox', { name: 'Repair' }), 'Strap the water heater');
    unmount();

    hold(aProjectDetail({ conditions: [paint], version: 2 }));
    await open();
    const titles = screen.getAllByRole('textbox', { name: 'Repair' });
    expect(titles.map((field) => (field as HTMLInputElement).value)).toEqual(['Old paint', 'Strap the water heater']);
    const [first] = screen.getAllByRole('article');
    expect(within(first ?? document.body).getByLabelText(/^Page/)).toHaveValue('7');
  });

  it('COND-01 says of a change to a repair that somebody removed that both are gone', async () => {
    const rail = aCondition();
    const paint = aCondition({ id: '01890000-0000-7000-8000-0000000000c2', number: 2, title: 'Old paint' });
    hold(aProjectDetail({ conditions: [rail, paint] }));
    const { user, unmount } = await open();
    const [first] = screen.getAllByRole('article');
    await enter(user, within(first ?? document.body).getByLabelText(/^Page/), '7');
    unmount();

    hold(aProjectDetail({ conditions: [paint], version: 2 }));
    await open();

    expect(screen.getByText(/A repair that you changed was removed/)).toBeInTheDocument();
  });
});
