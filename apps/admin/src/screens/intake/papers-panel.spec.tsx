import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anIntake } from '../../testing/intakes.js';
import { renderScreen } from '../../testing/render-screen.js';
import { PapersPanel } from './papers-panel.js';

const server = startApiServer();

describe('the papers of a request', () => {
  it('AREA-01 opens each in a tab of its own, at the address that the API has for every area', async () => {
    server.use(signedInAs({ role: 'admin' }));
    const intake = anIntake({
      projects: [{ id: 'p-1', title: 'Front door', status: 'open', work: null, repairIds: ['r-1'] }],
    });
    await renderScreen(() => <PapersPanel intake={intake} />, { at: '/intake?intake=i-1' });

    const report = screen.getByRole('link', { name: 'appraisal.pdf' });
    expect(report).toHaveAttribute('href', '/api/admin/intake/i-1/files/f-1');
    const statement = screen.getByRole('link', { name: 'Statement for the closing (PDF)' });
    expect(statement).toHaveAttribute('href', '/api/admin/intake/i-1/statement');
    for (const link of [report, statement]) expect(link).toHaveAttribute('target', '_blank');
  });

  it('INT-05 are looked at where they are, at the page that a repair came from', async () => {
    const asked: string[] = [];
    server.use(
      signedInAs({ role: 'admin' }),
      http.get(apiUrl('/api/admin/intake/i-1/files/f-1'), ({ request }) => {
        asked.push(new URL(request.url).pathname);
        return new HttpResponse(null, { status: 404 });
      }),
    );
    const { user } = await renderScreen(() => <PapersPanel intake={anIntake()} />, { at: '/intake?intake=i-1' });
    expect(screen.getByRole('link', { name: 'appraisal.pdf' })).toHaveAttribute(
      'href',
      '/api/admin/intake/i-1/files/f-1',
    );
    expect(screen.getByRole('button', { name: 'Look at appraisal.pdf' })).toBeInTheDocument();
    expect(asked).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Page 4' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'appraisal.pdf' }));
    // jsdom draws nothing: a sentence leads to the file instead.
    expect(await dialog.findByRole('link', { name: 'Download appraisal.pdf' })).toBeInTheDocument();
    expect(asked).toEqual(['/api/admin/intake/i-1/files/f-1']);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
