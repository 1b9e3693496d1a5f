import { apiUrl } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { CreateProjectPage } from '../pages/create-project-page.js';
import { enter } from './enter.js';
import { renderRoutes, type RenderOptions } from './render-with-app.js';

export const NEW_ID = '01890000-0000-7000-8000-00000000cafe';

export const open = (options: RenderOptions = {}) =>
  renderRoutes(
    [
      { path: '/projects/create', element: <CreateProjectPage /> },
      { path: '/projects/:projectId', element: <h1>The project</h1> },
    ],
    { at: '/projects/create', ...options },
  );

/** Takes posts and remembers them. */
export function acceptPosts(posts: unknown[]) {
  return http.post(apiUrl('/api/projects'), async ({ request }) => {
    posts.push(await request.json());
    return HttpResponse.json({ id: NEW_ID }, { status: 201 });
  });
}

export const at = (id: string): HTMLElement => {
  const found = document.getElementById(`field-${id}`);
  if (found === null) throw new Error(`No field ${id}`);
  return found;
};

export async function fillRepair(user: UserEvent, index: number, cost: string): Promise<void> {
  await enter(user, at(`conditions-${index}-title`), `Repair number ${index + 1}`);
  await enter(user, at(`conditions-${index}-location`), 'Rear steps');
  await user.selectOptions(at(`conditions-${index}-category`), 'electrical');
  await enter(user, at(`conditions-${index}-estimatedCost`), cost);
}

export async function fill(user: UserEvent): Promise<void> {
  await screen.findByRole('heading', { level: 1 });
  await enter(user, at('city'), 'Kingston');
  await user.selectOptions(at('state'), 'NY');
  await enter(user, at('zip'), '12401');
  await enter(user, at('title'), 'Handrail and outlets');
  await enter(user, at('description'), 'Two repairs from the appraisal.');
  await fillRepair(user, 0, '700');
}

export const post = (user: UserEvent, name = 'Post project'): Promise<void> =>
  user.click(screen.getByRole('button', { name }));
