import { screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { aCondition, aProjectDetail } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { ConditionsPanel } from './conditions-panel.js';

const shows = (conditions: Parameters<typeof aCondition>[0][]) =>
  renderWithApp(
    <ConditionsPanel
      project={aProjectDetail({ conditions: conditions.map((one) => aCondition(one)) })}
      renderActions={() => null}
    />,
  );

it('COND-02 names what the repair request called a repair, where that says more than its trade', async () => {
  await shows([
    { id: 'c-1', category: 'painting', intakeCategory: 'exterior' },
    { id: 'c-2', category: 'roofing', intakeCategory: 'roof' },
    { id: 'c-3', category: 'doors', intakeCategory: 'other' },
    { id: 'c-4', category: 'doors', intakeCategory: null },
  ]);

  expect(screen.getAllByText(/Requested as/).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Painting · Rear steps · Seller pays · Requested as: Exterior'),
  ]);
});

it.each([
  ['completed', 'in_work', 'en', 'Not proven'],
  ['completed', 'evidenced', 'es', 'Sin aceptar'],
  ['cancelled', 'awarded', 'en', 'Open'],
] as const)(
  'COND-05 of a %s project shows a condition that was %s truthfully, in %s',
  async (status, state, locale, word) => {
    const conditions = [aCondition({ state }), aCondition({ id: 'c-2', number: 2, state: 'accepted' })];
    await renderWithApp(
      <ConditionsPanel project={aProjectDetail({ status, conditions })} renderActions={() => null} />,
      { locale },
    );

    expect(screen.getByText(word)).toBeVisible();
    expect(
      screen.getByText(/1 (of|de) 2 (accepted|aceptadas) · 1 (left open, not cleared|queda abierta, sin cumplir)/),
    ).toBeVisible();
  },
);

it.each([
  ['open', 'en', 'Open'],
  ['in_progress', 'en', null],
  ['completed', 'es', null],
] as const)(
  'ROLE-06 COND-05 asks nothing of a bidder once somebody else has the work, %s, in %s',
  async (status, locale, word) => {
    const project = aProjectDetail({ status, parties: [], conditions: [aCondition({ state: 'open' })] });
    await renderWithApp(<ConditionsPanel project={project} renderActions={() => null} />, { locale });

    expect(await screen.findByRole('heading', { level: 3 })).toBeVisible();
    expect(screen.queryByText(/^(Open|Abierta)$/)?.textContent ?? null).toBe(word);
  },
);

it('COND-05 counts what needs the reader only where the reader may decide about it', async () => {
  const [accepted, handedIn] = [
    aCondition({ id: 'c-1', state: 'accepted' }),
    aCondition({ id: 'c-2', state: 'evidenced' }),
  ];
  const job = { status: 'in_progress', work: 'submitted', parties: ['owner' as const] } as const;
  const show = (actions: typeof handedIn.actions) =>
    renderWithApp(
      <ConditionsPanel
        project={aProjectDetail({
          ...job,
          parties: [...job.parties],
          conditions: [accepted, { ...handedIn, actions }],
        })}
        renderActions={() => null}
      />,
    );

  const { unmount } = await show(['accept', 'return']);
  expect(screen.getByText(/1 of 2 accepted · 1 needs you/)).toBeVisible();
  unmount();

  await show([]);
  expect(screen.queryByText(/needs you/)).not.toBeInTheDocument();
});

describe('the order of the list', () => {
  const inReview = (number: number, changes: Parameters<typeof aCondition>[0] = {}) =>
    aCondition({ id: `c-${number}`, number, title: `Repair ${number}`, ...DECIDED.evidenced, ...changes });
  const DECIDED = {
    evidenced: { state: 'evidenced' as const, actions: ['accept' as const, 'return' as const] },
    accepted: { state: 'accepted' as const, actions: ['take_back' as const, 'clear' as const] },
    returned: { state: 'returned' as const, actions: [] },
  };
  const job = (work: 'started' | 'submitted' | 'changes_requested', conditions: ReturnType<typeof aCondition>[]) =>
    aProjectDetail({ status: 'in_progress', work, parties: ['owner'], conditions });
  /** The same page, as the project moves under it. */
  function Moving({ through }: { readonly through: readonly ReturnType<typeof job>[] }): ReactElement | null {
    const [step, setStep] = useState(0);
    const project = through[step];
    if (project === undefined) return null;
    return (
      <>
        <button type="button" onClick={() => setStep(step + 1)}>
          Next
        </button>
        <ConditionsPanel project={project} renderActions={() => null} />
      </>
    );
  }
  const titles = (): (string | null)[] =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  it('COND-05 begins with what needs the reader', async () => {
    const submitted = job('submitted', [inReview(1, DECIDED.accepted), inReview(2), inReview(3)]);
    await renderWithApp(<Moving through={[submitted]} />);

    expect(titles()).toEqual(['Repair 2', 'Repair 3', 'Repair 1']);
  });

  it('COND-04 holds every row in its place while the client accepts, takes back and returns', async () => {
    const steps = [
      job('submitted', [inReview(1), inReview(2), inReview(3)]),
      job('submitted', [inReview(1, DECIDED.accepted), inReview(2), inReview(3)]),
      job('submitted', [inReview(1), inReview(2), inReview(3)]),
      job('changes_requested', [inReview(1, DECIDED.returned), inReview(2, DECIDED.accepted), inReview(3)]),
    ];

    const { user } = await renderWithApp(<Moving through={steps} />);
    const seen = [titles()];
    for (const _ of steps.slice(1)) {
      await user.click(screen.getByRole('button', { name: 'Next' }));
      seen.push(titles());
    }

    expect(seen).toEqual(steps.map(() => ['Repair 1', 'Repair 2', 'Repair 3']));
  });

  it('COND-04 shows its contractor first what came back, on a page that was open before', async () => {
    const contractors = (project: ReturnType<typeof job>) => ({
      ...project,
      parties: ['awarded_contractor' as const],
    });
    const handedIn = { state: 'evidenced' as const, actions: [] };
    const back = { state: 'returned' as const, actions: ['prove' as const] };
    const before = contractors(job('submitted', [inReview(1, handedIn), inReview(2, handedIn)]));
    const after = contractors(job('changes_requested', [inReview(1, handedIn), inReview(2, back)]));
    const { user } = await renderWithApp(<Moving through={[before, after]} />);

    await user.click(screen.getByRole('button', { name: 'Next' }));

    expect(titles()).toEqual(['Repair 2', 'Repair 1']);
  });
});
