import type { ConditionView, FileView, ProjectDetail } from '@cw/api-client';
import { screen, within } from '@testing-library/react';
import { aCondition, aProjectDetail } from '../../testing/projects.js';
import { renderWithApp, type RenderOptions } from '../../testing/render-with-app.js';
import { ConditionsPanel } from './conditions-panel.js';

const BACK_AT = '2026-11-20T15:00:00.000Z';

const file = (id: string, kind: FileView['kind'], createdAt: string): FileView => ({
  ...{ id, kind, name: `${id}.jpg`, contentType: 'image/jpeg', bytes: 1000, width: 1600, height: 1000 },
  ...{ conditionId: 'c-1', disputeId: null, uploadedById: 'u-1', createdAt },
  ...{ url: `/api/files/${id}`, thumbnailUrl: `/api/files/${id}?size=thumbnail` },
});
const FILES = [
  file('before', 'before', '2026-11-18T12:00:00.000Z'),
  file('loose', 'after', '2026-11-19T12:00:00.000Z'),
  file('tight', 'after', '2026-11-21T12:00:00.000Z'),
  file('detail', 'after', '2026-11-21T12:05:00.000Z'),
];
const corrected: Partial<ConditionView> = {
  ...{ state: 'evidenced', missingEvidence: [], evidenceFiles: FILES, actions: ['accept', 'return'] },
  ...{ returnReason: 'The lower rail is still loose.', returnedAt: BACK_AT },
};

const shows = (
  condition: Partial<ConditionView>,
  parties: ProjectDetail['parties'] = ['owner'],
  options: RenderOptions = {},
) => {
  const conditions = [aCondition(condition)];
  const project = aProjectDetail({ status: 'in_progress', work: 'submitted', parties, conditions });
  return renderWithApp(<ConditionsPanel project={project} renderActions={() => null} />, options);
};

const photosUnder = (heading: string): (string | null)[] => {
  const group = screen.getByRole('group', { name: heading });
  return within(group)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

describe('a repair that came back corrected', () => {
  it.each([
    ['en', /^Corrected – asked on Fri, Nov 20/, 'New since it was sent back', 'What was sent back'],
    ['es', /^Corregida: se pidió el vie 20 nov/, 'Nuevo desde que se devolvió', 'Lo que se devolvió'],
  ] as const)(
    'COND-04 says so to its client with the reason, and what is new, in %s',
    async (locale, title, added, old) => {
      await shows(corrected, ['owner'], { locale });

      expect(screen.getByText(title)).toBeVisible();
      expect(screen.getByText(/The lower rail is still loose\./)).toBeVisible();
      expect(photosUnder(added)).toEqual(['/api/files/tight', '/api/files/detail']);
      expect(photosUnder(old)).toEqual(['/api/files/loose']);
    },
  );

  it('COND-04 speaks of the client to everybody else', async () => {
    await shows(corrected, ['awarded_contractor']);

    expect(screen.getByText(/^Corrected – the client asked on Fri, Nov 20/)).toBeVisible();
    expect(photosUnder('New since it was sent back')).toHaveLength(2);
    expect(photosUnder('What was sent back')).toHaveLength(1);
  });

  it('COND-04 stays as it is when it is accepted, as long as that can be taken back', async () => {
    await shows({ ...corrected, state: 'accepted', actions: ['take_back'] });

    expect(screen.getByText(/^Corrected – asked/)).toBeVisible();
    expect(photosUnder('New since it was sent back')).toHaveLength(2);
  });

  it.each<[string, Partial<ConditionView>]>([
    ['a repair that was never returned', { ...corrected, returnReason: null, returnedAt: null }],
    ['one that is accepted for good', { ...corrected, state: 'accepted', actions: ['clear'] }],
    ['one that is still with the contractor', { ...corrected, state: 'returned', actions: [] }],
  ])('COND-04 says nothing of it for %s', async (_what, condition) => {
    await shows(condition);

    expect(screen.queryByText(/Corrected/)).not.toBeInTheDocument();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('COND-04 names the reason of a returned repair before what the report says of it', async () => {
    const { container } = await shows({ ...corrected, state: 'returned', quote: 'Handrail missing.', actions: [] });
    const words = container.textContent ?? '';

    expect(words.indexOf('The lower rail is still loose.')).toBeLessThan(words.indexOf('Handrail missing.'));
  });
});
