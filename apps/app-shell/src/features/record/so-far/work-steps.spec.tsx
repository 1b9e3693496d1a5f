import { screen } from '@testing-library/react';
import { aPaymentSummary } from '../../../testing/payments.js';
import { aProjectDetail } from '../../../testing/projects.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { SoFarPanel } from './so-far-panel.js';

describe('the steps of the work in what was so far', () => {
  it.each([
    ['owner', /you can cancel free until work starts/],
    ['decider', /free cancellation until work starts/],
    ['viewer', /free cancellation until work starts/],
  ] as const)('PROJ-10 offer cancelling to whoever may cancel: %s', async (party, words) => {
    const project = aProjectDetail({
      ...{ status: 'in_progress', work: 'not_started', contractorName: 'Diaz Repairs' },
      ...{ parties: [party], payment: aPaymentSummary({}) },
    });
    await renderWithApp(<SoFarPanel project={project} />);

    expect(screen.getByText(words)).toBeVisible();
  });
});
