import type { ExtensionNavigation } from '@cw/api-client/workspace';
import { apiUrl, signedInAs, startApiServer, testKit } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { renderScreen } from '../testing/render-screen.js';
import { adminNavigation } from './admin-navigation.js';

const server = startApiServer();
const entries = adminNavigation(testKit);
const WAITING = { waitingIntakes: 11, openReports: 2, openSupportMessages: 5 };

function Entries(): ReactElement {
  return (
    <ul>
      {entries.map(({ path, Label }: ExtensionNavigation) => (
        <li key={path}>
          <Label />
        </li>
      ))}
    </ul>
  );
}

describe('the staff’s entries of the sidebar', () => {
  it('PROJ-10 ADM-01 INT-08 SUP-01 count what waits on the desk, the overview asked once', async () => {
    const asked = jest.fn();
    server.use(
      signedInAs({ role: 'admin' }),
      http.get(apiUrl('/api/admin/overview'), () => {
        asked();
        return HttpResponse.json({ ...WAITING, waitingCases: 3, waitingPayments: 6 });
      }),
      http.get(apiUrl('/api/verification'), () => HttpResponse.json({ items: [], nextCursor: null, waiting: 4 })),
    );
    await renderScreen(Entries, { at: '/overview' });

    expect(await screen.findByText('Intake (11)')).toBeInTheDocument();
    expect(await screen.findByText('Verification (4)')).toBeInTheDocument();
    expect(screen.getByText('Reports (2)')).toBeInTheDocument();
    expect(screen.getByText('Support (5)')).toBeInTheDocument();
    expect(screen.getByText('Disputes (3)')).toBeInTheDocument();
    expect(screen.getByText('Payments (6)')).toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('PROJ-10 say no number where nothing waits', async () => {
    server.use(
      signedInAs({ role: 'admin' }),
      http.get(apiUrl('/api/admin/overview'), () =>
        HttpResponse.json({ ...WAITING, waitingCases: 0, waitingPayments: 0 }),
      ),
      http.get(apiUrl('/api/verification'), () => HttpResponse.json({ items: [], nextCursor: null, waiting: 4 })),
    );
    await renderScreen(Entries, { at: '/overview' });

    expect(await screen.findByText('Intake (11)')).toBeInTheDocument();
    expect(screen.getByText('Disputes')).toBeInTheDocument();
    expect(screen.getByText('Payments')).toBeInTheDocument();
  });
});
