import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { JobRow } from '../features/jobs/job-row.js';
import { ClosingCell } from '../features/projects/list/closing-cell.js';
import { renderWithApp } from '../testing/render-with-app.js';

const server = startApiServer();
beforeEach(() => {
  server.use(signedInAs({ role: 'seller' }));
  // Ten at night in Hawaii; the next morning in New York.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-11T08:00:00.000Z'));
});
afterEach(() => jest.restoreAllMocks());

const CLOSING = '2026-12-11';
const job = (state: string): ReactElement => (
  <JobRow
    {...{ href: '/projects/p-1', house: '9 Cinnamon Court', clientName: null, title: 'Wet eave' }}
    {...{ place: 'Tampa, FL', projectId: 'p-1' }}
    {...{ closing: CLOSING, state, amountCents: null, chip: null }}
  />
);

describe('I18N-01 the days to a closing are counted where the house is', () => {
  it.each([
    ['HI', '1 day'],
    ['NY', '0 days'],
  ])('in the list of projects: %s', async (state, days) => {
    await renderWithApp(<ClosingCell closing={CLOSING} state={state} />);
    expect(document.body).toHaveTextContent(days);
  });

  it.each([
    ['HI', /1 day/u],
    ['NY', /0 days|today/u],
  ])('among one’s jobs: %s', async (state, days) => {
    await renderWithApp(job(state));
    expect(await screen.findByText(days)).toBeInTheDocument();
  });
});
