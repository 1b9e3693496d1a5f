import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aCondition } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { ConditionActions } from './condition-actions.js';

const server = startApiServer();
beforeEach(() => server.use(signedInAs({ role: 'seller' })));

const accepted = aCondition({ number: 3, state: 'accepted', actions: ['clear'] });

async function open(locale: 'en' | 'es' = 'en') {
  const sent: unknown[] = [];
  server.use(
    http.post(apiUrl('/api/conditions/:id/clear'), async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...accepted, state: 'cleared', actions: [] });
    }),
  );
  const view = await renderWithApp(<ConditionActions projectId="p-1" condition={accepted} />, { locale });
  return { ...view, sent };
}

describe('marking a condition as cleared', () => {
  it('COND-02 asks first, says who clears it and what follows, and keeps who said so', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'Mark as cleared: repair 3' }));

    const dialog = await screen.findByRole('dialog', { name: 'Is repair 3 cleared?' });
    expect(dialog).toHaveTextContent('The lender clears a condition, usually after the appraiser’s re-inspection.');
    expect(dialog).toHaveTextContent('this can’t be undone');
    expect(sent).toEqual([]);
    await user.type(within(dialog).getByRole('textbox'), 'Form 1004D');
    await user.click(within(dialog).getByRole('button', { name: 'Mark as cleared' }));

    await waitFor(() => expect(sent).toEqual([{ note: 'Form 1004D' }]));
  });

  it('I18N-01 changes nothing when its reader goes back, in Spanish too', async () => {
    const { user, sent } = await open('es');
    await user.click(await screen.findByRole('button', { name: 'Marcar como aprobada: reparación 3' }));
    await user.click(await screen.findByRole('button', { name: 'Volver' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });
});
