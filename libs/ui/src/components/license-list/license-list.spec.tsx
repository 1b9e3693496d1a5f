import { screen, within } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { LicenseList, type ShownLicense } from './license-list.js';

const TODAY = '2026-11-19';
const LICENSES: readonly ShownLicense[] = [
  { state: 'NY', trade: 'plumbing', number: 'NY-4471', expiresOn: '2027-06-30' },
  { state: 'NJ', trade: 'other', expiresOn: '2026-12-03' },
  { state: 'PA', trade: 'electrical', expiresOn: '2026-11-18' },
  { state: 'CT', trade: 'hvac', expiresOn: '2027-01-31', inReview: true },
];

const rows = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Licenses' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('LicenseList', () => {
  it('VER-01 CON-05 tells of each license by itself whether it holds, ends soon, is over or waits', async () => {
    await renderUi(<LicenseList licenses={LICENSES} today={TODAY} label="Licenses" />);

    expect(rows()).toEqual([
      'New York · PlumbingNY-4471 · valid until June 30, 2027Approved',
      'New Jersey · General contractorvalid until December 3, 2026Expires in 14 d',
      'Pennsylvania · Electricalended on November 18, 2026Expired',
      'Connecticut · HVACvalid until January 31, 2027In review',
    ]);
  });

  it('I18N-01 names states and trades in Spanish', async () => {
    await renderUi(<LicenseList licenses={LICENSES.slice(1, 2)} today={TODAY} label="Licenses" />, { locale: 'es' });

    expect(rows()).toEqual(['Nueva Jersey · Contratista generalválida hasta el 3 de diciembre de 2026Vence en 14 d']);
  });
});
