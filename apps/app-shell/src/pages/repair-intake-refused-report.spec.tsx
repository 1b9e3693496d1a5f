import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import type { KeptPaper } from '../features/intake/draft/kept-paper.js';
import { chooseReport, heading } from '../testing/intake.js';
import { renderWithApp } from '../testing/render-with-app.js';
import { RepairIntakePage } from './repair-intake-page.js';

// A device that keeps files; there is no database for them here.
const mockKept = new Map<string, KeptPaper>();
jest.mock('../features/intake/draft/kept-paper.js', () => ({
  readPaper: (owner: string) => Promise.resolve(mockKept.get(owner)),
  keepPaper: (owner: string, paper: KeptPaper) => Promise.resolve(void mockKept.set(owner, paper)),
  forgetPaper: (owner: string) => Promise.resolve(void mockKept.delete(owner)),
}));

const server = startApiServer();

const open = (at: string) => renderWithApp(<RepairIntakePage />, { at });

beforeEach(() => {
  window.localStorage.clear();
  mockKept.clear();
});

describe('a report that was refused', () => {
  it('INT-05 stays refused after a reload: its step is to fix, and it is said why', async () => {
    server.use(
      http.post(apiUrl('/api/intake/extract'), () =>
        problemAnswer(415, { code: 'file.damaged', detail: 'This file is not what its name says.' }),
      ),
    );
    const { user, unmount } = await open('/repair-intake');
    await heading('Bring the report. Leave with a list.');
    await chooseReport(user);
    await screen.findByText('This file is not what its name says.');
    unmount();

    const again = await open('/repair-intake?step=check');
    await heading('Check your answers');
    expect(await screen.findByText('Take this file out, or choose another.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Report' }).closest('li')).toHaveTextContent('To fix');

    await again.user.click(screen.getByRole('link', { name: 'Report' }));
    expect(await screen.findByText('This file is not what its name says.')).toBeInTheDocument();
    expect(screen.queryByText(/goes with your request/)).not.toBeInTheDocument();
  });
});
