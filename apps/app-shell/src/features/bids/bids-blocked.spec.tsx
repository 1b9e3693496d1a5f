import { screen } from '@testing-library/react';
import { renderWithApp, type RenderOptions } from '../../testing/render-with-app.js';
import { BidsBlocked, type BidsBlockedProps } from './bids-blocked.js';

const ELSEWHERE = { state: 'NY', licensedStates: ['CT', 'NJ'] };

const open = (project: BidsBlockedProps['project'], options: RenderOptions = {}) =>
  renderWithApp(<BidsBlocked project={project} papersPath="/settings?tab=business" />, {
    at: '/projects/p-1',
    ...options,
  });

describe('why a contractor cannot bid', () => {
  it('BID-05 names what is missing to be verified', async () => {
    await open({ bidBlockedBy: ['insurance', 'experience'], missingLicense: null });

    expect(screen.getByText('You cannot bid yet.')).toBeVisible();
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

    expect(screen.getByText('You cannot bid yet.')).toBeVisible();
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
