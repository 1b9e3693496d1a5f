import { screen } from '@testing-library/react';
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
