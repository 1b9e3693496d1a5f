import type { ProjectSummary } from '@cw/api-client';
import { startApiServer } from '@cw/api-client/testing';
import { screen } from '@testing-library/react';
import { aProjectSummary } from '../../../testing/projects.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { wordsOf } from '../../../testing/words-of.js';
import { AvailableProjectRow } from './available-project-row.js';

startApiServer();

const NEWARK = { city: 'Newark', state: 'DE', zip: '19711' } as const;

async function linked(over: Partial<ProjectSummary>): Promise<string> {
  await renderWithApp(<AvailableProjectRow project={aProjectSummary({ ...NEWARK, ...over })} />);
  return wordsOf(screen.getByRole('link'));
}

describe('a project in Find Work', () => {
  it.each([
    ['Roof repair', 4.2, 'Newark, DE 19711 · 4 mi Roof repair'],
    ['Roof repair in Newark', null, 'Newark, DE 19711 Roof repair'],
    ['Roof repair — Newark, DE', null, 'Newark, DE 19711 Roof repair'],
  ])('ROLE-06 PROJ-05 leads with its place, said once, and then the work: %s', async (title, distanceMiles, words) => {
    expect(await linked({ title, distanceMiles })).toBe(words);
  });

  it('ADM-01 leads with the street for staff, who find the town below it', async () => {
    expect(await linked({ address: '9 Cinnamon Court', clientName: 'Dana Reyes', title: 'Roof' })).toBe(
      '9 Cinnamon Court Dana Reyes Roof',
    );
    expect(screen.getByText('Newark, DE 19711')).toBeVisible();
  });
});
