import { apiUrl, signedInAs, startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aContractorProfile } from '../../testing/contractors.js';
import { renderWithApp, type RenderOptions } from '../../testing/render-with-app.js';
import { BidsBlocked, type BidsBlockedProps } from './bids-blocked.js';

const server = startApiServer();

const ELSEWHERE = { state: 'NY', licensedStates: ['CT', 'NJ'] };

const open = (project: BidsBlockedProps['project'], options: RenderOptions = {}) =>
  renderWithApp(<BidsBlocked project={project} papersPath="/settings?tab=business" />, {
    at: '/projects/p-1',
    ...options,
  });

const papersAre = (...states: readonly ('submitted' | 'approved' | 'rejected')[]): void =>
  server.use(
    http.get(apiUrl('/api/contractors/me'), () =>
      HttpResponse.json(
        aContractorProfile({
          papers: aContractorProfile().papers.map((paper, at) => ({ ...paper, state: states[at] ?? paper.state })),
        }),
      ),
    ),
  );

beforeEach(() => {
  server.use(signedInAs({ role: 'contractor' }));
  papersAre();
});

describe('why a contractor cannot bid', () => {
  it('BID-05 CON-02 asks for nothing where every paper waits for staff', async () => {
    papersAre('submitted', 'submitted');
    await open({ bidBlockedBy: ['license', 'insurance'], missingLicense: null });

    expect(await screen.findByText('Your documents are with our staff.')).toBeVisible();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('BID-05 CON-02 asks for what is missing alone, and names what waits', async () => {
    papersAre('rejected', 'submitted');
    await open({ bidBlockedBy: ['license', 'liability_cover'], missingLicense: null });

    expect(await screen.findByText('your contractor license')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText(/With our staff already: liability cover of \$1,000,000\./)).toBeVisible();
  });

  it('BID-05 names what is missing to be verified', async () => {
    await open({ bidBlockedBy: ['insurance', 'experience'], missingLicense: null });

    expect(await screen.findByText('You cannot bid yet.')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'your insurance certificate',
      'two years of experience',
    ]);
  });

  it('BID-05 VER-01 names the state of the project and those of the licenses, and leads to the papers', async () => {
    await open({ bidBlockedBy: [], missingLicense: ELSEWHERE });

    expect(screen.getByText('Your licenses do not cover New York.')).toBeVisible();
    expect(
      screen.getByText(
        /Your licenses cover Connecticut and New Jersey\. This project is in New York: add your New York/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a license' })).toHaveAttribute('href', '/settings?tab=business');
  });

  it('BID-05 says both where both are missing', async () => {
    await open({ bidBlockedBy: ['insurance'], missingLicense: ELSEWHERE });

    expect(await screen.findByText('You cannot bid yet.')).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'your insurance certificate',
      'a New York license; yours cover Connecticut and New Jersey',
    ]);
  });

  it('I18N-01 speaks Spanish', async () => {
    await open({ bidBlockedBy: [], missingLicense: { state: 'NY', licensedStates: ['NJ'] } }, { locale: 'es' });

    expect(screen.getByText('Sus licencias no cubren Nueva York.')).toBeVisible();
    expect(screen.getByText(/Sus licencias cubren Nueva Jersey\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Agregar una licencia' })).toBeVisible();
  });
});
