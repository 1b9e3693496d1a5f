import { screen, within } from '@testing-library/react';
import { aBid } from '../../testing/bids.js';
import { aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { wordsOf } from '../../testing/words-of.js';
import { AgreedPanel } from './agreed-panel.js';

const acceptedBid = aBid({
  status: 'accepted',
  timeline: 'Three working days',
  workDescription: 'Two coats on everything.',
  materials: 'Oil paint',
  startDate: '2026-12-01',
  finishDate: '2026-12-03',
  warrantyMonths: 12,
});
const awarded = aProjectDetail({ status: 'in_progress', contractorName: 'Brennan & Sons', acceptedBid });

describe('AgreedPanel', () => {
  it('BID-03 keeps what the accepted bid says before the client', async () => {
    await renderWithApp(<AgreedPanel project={awarded} />);
    const panel = screen.getByRole('region', { name: 'Agreed with Brennan & Sons' });
    expect(within(panel).getByText('Finish, by the bid')).toBeVisible();
    const terms = within(panel).getAllByRole('definition').map(wordsOf);
    expect(terms).toEqual([
      'Three working days',
      'Tue, Dec 1',
      'Thu, Dec 3',
      'Two coats on everything.',
      'Oil paint',
      '12 months',
    ]);
  });

  it('names the client to the contractor, in Spanish', async () => {
    const project = {
      ...awarded,
      parties: ['awarded_contractor' as const],
      acceptedBid: { ...acceptedBid, materials: null },
    };
    await renderWithApp(<AgreedPanel project={project} />, { locale: 'es' });
    expect(screen.getByRole('region', { name: 'Acordado con Sofia Reyes' })).toBeVisible();
    expect(screen.queryByText('Materiales')).not.toBeInTheDocument();
  });

  it('is not there before a bid is accepted', async () => {
    await renderWithApp(<AgreedPanel project={aProjectDetail()} />);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
