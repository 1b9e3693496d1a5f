import { screen } from '@testing-library/react';
import { aContractorProfile } from '../../../testing/contractors.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { BiddingStanding, type BiddingStandingProps } from './bidding-standing.js';

const { papers } = aContractorProfile();
const open = (verificationGaps: BiddingStandingProps['profile']['verificationGaps']) =>
  renderWithApp(
    <BiddingStanding
      profile={aContractorProfile({
        verificationGaps,
        papers: papers.map((paper) => ({ ...paper, state: 'submitted' as const })),
      })}
    />,
  );

describe('where a contractor stands', () => {
  it('CON-02 is told that its papers are with staff, and not that they are missing', async () => {
    await open(['license', 'insurance', 'background_check']);

    expect(screen.getByText('Your documents are with our staff.')).toBeVisible();
    expect(screen.queryByText(/Missing/)).not.toBeInTheDocument();
  });

  it('CON-02 is told apart what is missing and what waits', async () => {
    await open(['license', 'experience']);

    expect(screen.getByText('Missing: 2 years in business. With our staff: license.')).toBeVisible();
  });
});
