import { startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { acceptRequests, chooseReport, heading, press, reads } from '../testing/intake.js';
import { renderWithApp, type RenderOptions } from '../testing/render-with-app.js';
import { RepairIntakePage } from './repair-intake-page.js';

const server = startApiServer();

const open = (options: RenderOptions = {}) => renderWithApp(<RepairIntakePage />, { at: '/repair-intake', ...options });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  server.use(reads(), acceptRequests([]));
});

// As in a private window, there is no database for files here.
describe('a device that keeps no files', () => {
  it('INT-01 says so while the report is here, and that it is gone after a reload, until it is chosen again or taken out', async () => {
    const { user, unmount } = await open();
    await heading('Bring the report. Leave with a list.');
    expect(screen.queryByText(/This browser/)).not.toBeInTheDocument();
    await chooseReport(user);
    expect(await screen.findByText('This browser does not keep your report.')).toBeInTheDocument();
    unmount();

    const again = await open();

    expect(await screen.findByText('Your report is gone with the reload.')).toBeInTheDocument();
    expect(screen.getByText(/Choose “report\.pdf” again/)).toBeInTheDocument();
    await chooseReport(again.user);
    expect(await screen.findByText('This browser does not keep your report.')).toBeInTheDocument();
    await press(again.user, 'Remove report.pdf');
    expect(screen.queryByText(/keep your report|gone with the reload/)).not.toBeInTheDocument();
  });
});
