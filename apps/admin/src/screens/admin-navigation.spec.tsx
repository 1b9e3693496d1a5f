import { startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderScreen } from '../testing/render-screen.js';
import { adminNavigation } from './admin-navigation.js';

startApiServer();

function Entries(): ReactElement {
  return (
    <ul>
      {adminNavigation.map(({ path, Label, inBar }) => (
        <li key={path}>
          <Label />
          {inBar ? ' in the bar' : ''}
        </li>
      ))}
    </ul>
  );
}

describe('the staff’s entries of the navigation', () => {
  it('SHELL-02 SHELL-05 ADM-01 are the desks and the records, three desks of them in a phone’s bar', async () => {
    await renderScreen(Entries, { at: '/overview' });

    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Overview',
      'Intake in the bar',
      'Disputes in the bar',
      'Verification in the bar',
      'Reports',
      'Support',
      'Users',
      'All projects',
      'Payments',
      'Invoices',
      'Reconciliation',
      'Waitlist',
      'Audit log',
    ]);
  });
});
