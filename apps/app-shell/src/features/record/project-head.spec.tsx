import type { ProjectDetail } from '@cw/api-client';
import { addDays } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import { screen } from '@testing-library/react';
import { readersToday } from '../../app/readers-today.js';
import { aCondition, aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { ProjectHead } from './project-head.js';

const agreed: NonNullable<ProjectDetail['agreed']> = {
  bidCents: 100_000,
  changesCents: 0,
  totalCents: 100_000,
  startDate: '2099-03-01',
  durationDays: 5,
  extraDays: 0,
  finishDate: '2099-03-05',
  slackDays: 3,
  startsEarly: false,
  earlyStartRequest: null,
  changeProposedBy: null,
};
const job = (over: Partial<ProjectDetail>): ProjectDetail =>
  aProjectDetail({ status: 'in_progress', work: 'started', closingDate: '2099-03-31', agreed, ...over });
const open = (over: Partial<ProjectDetail>, locale: Locale = 'en') =>
  renderWithApp(<ProjectHead project={job(over)} />, { locale });

/** The reader’s own day, so many days from today. */
const plainDaysFrom = (days: number): string => addDays(readersToday(), days);

describe('ProjectHead', () => {
  it('PROJ-03 says that the work is on track only while nobody disputes it', async () => {
    const { unmount } = await open({});
    expect(screen.getByText(/On track/)).toBeVisible();
    unmount();

    await open({ work: 'disputed' });
    expect(screen.getByText('Disputed')).toBeVisible();
    expect(screen.queryByText(/On track/)).not.toBeInTheDocument();
  });

  it.each([
    ['en', /^At risk: work not started, \d+ days to spare$/, /^On track, \d+ days to spare$/],
    ['es', /^En riesgo: obra sin iniciar, \d+ días de margen$/, /^A tiempo, \d+ días de margen$/],
  ] as const)('PROJ-03 calls at risk, in %s, what has not begun on its agreed day', async (locale, missed, onTrack) => {
    const standing = (startDate: string) =>
      open(
        {
          work: 'not_started',
          closingDate: plainDaysFrom(40),
          agreed: { ...agreed, startDate, finishDate: addDays(startDate, 4) },
        },
        locale,
      );
    const { unmount } = await standing(plainDaysFrom(-3));
    expect(screen.getByText(missed)).toBeVisible();
    unmount();

    await standing(plainDaysFrom(0));
    expect(screen.getByText(onTrack)).toBeVisible();
  });

  it('COND-04 calls settled, not completed, what a dispute ended with a repair open', async () => {
    await open({ status: 'completed', work: null, conditions: [aCondition({ state: 'in_work' })] });

    expect(screen.getByText('Settled')).toBeVisible();
    expect(screen.queryByText('Completed')).not.toBeInTheDocument();
  });
});

describe('the way back from a project', () => {
  it.each([
    ['en', 'All projects'],
    ['es', 'Todos los proyectos'],
  ] as const)('ADM-01 leads staff, in %s, to the list of all projects, whoever’s it is', async (locale, name) => {
    for (const parties of [['admin'], ['owner']] as const) {
      const project = job({ parties: [...parties] });
      const { unmount } = await renderWithApp(<ProjectHead project={project} />, { locale, basePath: '/admin' });
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/all-projects');
      unmount();
    }
  });

  it.each([
    ['contractor', [], 'Available Projects', '/projects'],
    ['hired contractor', ['awarded_contractor'], 'My Jobs', '/my-jobs'],
    ['client', ['viewer'], 'My Projects', '/projects'],
    ['member of staff outside the staff area', ['admin'], 'Projects', '/projects'],
  ] as const)('PROJ-05 leads a %s to where they have it', async (_who, parties, name, path) => {
    await renderWithApp(<ProjectHead project={job({ parties: [...parties] })} />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  });
});

describe('what the print button of a project makes', () => {
  it.each([
    ['en', 'Print for the lender', 'Every repair with its status and photos, on paper or as a PDF'],
    ['es', 'Imprimir para el prestamista', 'Cada reparación con su estado y sus fotos, en papel o en PDF'],
  ] as const)('COND-05 says whose paper it is and what is on it, in %s', async (locale, name, hint) => {
    const project = job({ parties: ['owner'] });
    await renderWithApp(<ProjectHead project={project} />, { locale });

    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(hint);
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('COND-05 promises nothing of the sort to whoever may only bid', async () => {
    await renderWithApp(<ProjectHead project={job({ parties: [] })} />);

    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('COND-05 promises nothing of the sort beside its bids', async () => {
    const crumb = { label: 'Compare bids', projectPath: '/projects/1' };
    await renderWithApp(<ProjectHead project={job({ parties: ['owner'] })} crumb={crumb} />);

    expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
  });
});
