import type { ExtensionNavigation } from '@cw/api-client/workspace';
import { apiUrl, signedInAs, startApiServer, testKit } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { renderScreen } from '../testing/render-screen.js';
import { adminNavigation } from './admin-navigation.js';

const server = startApiServer();
const entries = adminNavigation(testKit);

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
  it('ADM-01 INT-08 SUP-01 count what waits on the desk, the overview asked once', async () => {
    const asked = jest.fn();
    server.use(
      signedInAs({ role: 'admin' }),
      http.get(apiUrl('/api/admin/overview'), () => {
        asked();
        return HttpResponse.json({ waitingIntakes: 11, openReports: 2, openSupportMessages: 5 });
      }),
      http.get(apiUrl('/api/verification'), () => HttpResponse.json({ items: [], nextCursor: null, waiting: 4 })),
    );
    await renderScreen(Entries, { at: '/overview' });

    expect(await screen.findByText('Intake (11)')).toBeInTheDocument();
    expect(await screen.findByText('Verification (4)')).toBeInTheDocument();
    expect(screen.getByText('Reports (2)')).toBeInTheDocument();
    expect(screen.getByText('Support (5)')).toBeInTheDocument();
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
