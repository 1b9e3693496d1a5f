import { screen, within } from '@testing-library/react';
import { aProjectDetail } from '../../../testing/projects.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { SoFarPanel } from './so-far-panel.js';

const moment = (event: string, day: string, entity: 'project' | 'bid' = 'project') => ({
  entity,
  event,
  at: `2026-01-${day}T12:00:00.000Z`,
});

const steps = (): string[] => screen.getAllByRole('listitem').map((item) => item.textContent);

describe('SoFarPanel', () => {
  it('COND-05 stops at an open dispute, whatever was to come next', async () => {
    const project = aProjectDetail({
      status: 'in_progress',
      work: 'disputed',
      contractorId: '01890000-0000-7000-8000-0000000000dd',
      contractorName: 'Diaz Repairs',
      moments: [moment('post', '05'), moment('accept_bid', '08'), moment('start', '12'), moment('dispute', '15')],
    });
    await renderWithApp(<SoFarPanel project={project} />);

    const now = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
    expect(now).toHaveTextContent('Dispute opened');
    expect(within(now ?? document.body).getByText(/Jan 15/)).toBeVisible();
    expect(screen.getByText(/staff decide/)).toBeVisible();
  });

  it('ROLE-06 shows a bidder its own bid, and not that money is held or work under way', async () => {
    const project = aProjectDetail({
      parties: [],
      status: 'in_progress',
      work: null,
      myBid: { id: '01890000-0000-7000-8000-0000000000b1', status: 'rejected', amountCents: 100_000 },
      moments: [moment('post', '05'), moment('submit', '06', 'bid'), moment('reject', '08', 'bid')],
    });
    await renderWithApp(<SoFarPanel project={project} />);

    expect(steps().join(' ')).toMatch(/Your bid .*Jan 6.*Your bid was not chosen .*Jan 8/);
    expect(screen.queryByText(/held|Work starts/)).not.toBeInTheDocument();
  });

  it('says in Spanish whose turn it is', async () => {
    await renderWithApp(<SoFarPanel project={aProjectDetail({ status: 'open', bidCount: 2 })} />, { locale: 'es' });

    expect(screen.getByText(/usted compara 2 ofertas y elige un contratista/)).toBeVisible();
  });
});
