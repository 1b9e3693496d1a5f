import { signedInAs, startApiServer } from '@cw/api-client/testing';
import { CONDITION_TEMPLATES } from '@cw/domain';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CreateProjectPage } from './create-project-page.js';
import { renderRoutes, type RenderedApp, type RenderOptions } from '../testing/render-with-app.js';

const server = startApiServer();

beforeEach(() => {
  window.localStorage.clear();
  server.use(signedInAs({ role: 'seller' }));
});

async function open(options: RenderOptions = {}): Promise<RenderedApp> {
  const app = await renderRoutes([{ path: '/projects/create', element: <CreateProjectPage /> }], {
    at: '/projects/create',
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

/** Once the dialog has closed, what was behind it can be read again. */
async function repairs(): Promise<string[]> {
  const articles = await screen.findAllByRole('article');
  return articles.map((article) => within(article).getByRole<HTMLInputElement>('textbox', { name: 'Repair' }).value);
}

async function paste(user: UserEvent, text: string): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Paste a list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Paste the list of repairs' });
  // What is in hand is pasted at once: the dialog opens in its field.
  expect(within(dialog).getByLabelText('The list')).toHaveFocus();
  await user.paste(text);
  return dialog;
}

const LIST =
  'Required repairs:\n1. Replace missing shingles (page 12)\n2. Install a handrail\n\n• Strap the water heater';

describe('a project without repairs', () => {
  it.each([
    ['en', 'Repair', /^You listed no repairs: your title is posted as the one repair/],
    ['es', 'Reparación', /^No indicó ninguna reparación: su título se publica como la única reparación/],
  ] as const)(
    'PROJ-03 COND-02 says before posting that a title alone is the one repair, in %s',
    async (locale, repair, said) => {
      const { user } = await open({ locale });
      expect(screen.getByText(said)).toBeInTheDocument();

      await user.type(screen.getByRole('textbox', { name: repair }), 'Handrail at the rear steps');

      expect(screen.queryByText(said)).not.toBeInTheDocument();
    },
  );
});

describe('a pasted list', () => {
  it('COND-01 becomes one repair each line after a look at it, headings left out, trade guessed where the line tells it', async () => {
    const { user } = await open();
    const dialog = await paste(user, LIST);

    expect(within(dialog).getByRole('checkbox', { name: 'Required repairs:' })).not.toBeChecked();
    expect(within(dialog).getByLabelText('Category of “Replace missing shingles”')).toHaveValue('roofing');
    expect(within(dialog).getByLabelText('Category of “Install a handrail”')).toHaveValue('other');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Strap the water heater' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add 2 repairs' }));

    expect(await screen.findByText('2 repairs were added')).toBeInTheDocument();
    expect(await repairs()).toEqual(['Replace missing shingles', 'Install a handrail']);
    const [first, second] = screen.getAllByRole('article');
    // The reader goes on at the first answer that the list did not give.
    expect(first && within(first).getByLabelText('Where in the house')).toHaveFocus();
    expect(first && within(first).getByLabelText(/^Page/)).toHaveValue('12');
    expect(second && within(second).getByLabelText('Category')).toHaveValue('other');
  });

  it('COND-01 brings the place, the cost and the report’s own words along; one place serves the repairs without', async () => {
    const { user } = await open();
    const dialog = await paste(
      user,
      '1. Repaint trim at the rear steps. Est. $1,200\n2. Strap the water\nheater\n3. Reset the toilet\nTotal: $4,500',
    );

    expect(within(dialog).getByRole('checkbox', { name: 'Repaint trim at the rear steps – $1,200.00' })).toBeChecked();
    expect(within(dialog).getByLabelText('Place of “Repaint trim at the rear steps”')).toHaveValue('Rear steps');
    expect(within(dialog).getByRole('checkbox', { name: 'Total – $4,500.00' })).not.toBeChecked();
    await user.type(within(dialog).getByLabelText('Place of “Reset the toilet”'), 'Hall bath');
    await user.type(within(dialog).getByLabelText(/^Where in the house, for the one without/), 'Basement');
    await user.click(within(dialog).getByRole('button', { name: 'Add 3 repairs' }));

    expect(await repairs()).toEqual(['Repaint trim at the rear steps', 'Strap the water heater', 'Reset the toilet']);
    const [first] = screen.getAllByRole('article');
    expect(first && within(first).getByLabelText(/^Estimated cost/)).toHaveValue('1200');
    expect(first && within(first).getByLabelText(/^The report/)).toHaveValue(
      '1. Repaint trim at the rear steps. Est. $1,200',
    );
    expect(screen.getAllByLabelText<HTMLInputElement>('Where in the house').map(({ value }) => value)).toEqual([
      'Rear steps',
      'Basement',
      'Hall bath',
    ]);
  });

  it('COND-01 comes after what was typed already, and is not lost by leaving the dialog', async () => {
    const { user } = await open();
    const [first] = screen.getAllByRole('article');
    if (first) await user.type(within(first).getByRole('textbox', { name: 'Repair' }), 'Fix the gate');
    const dialog = await paste(user, 'Strap the water heater');
    await user.click(within(dialog).getByRole('button', { name: 'Go back' }));

    await user.click(await screen.findByRole('button', { name: 'Paste a list' }));
    const again = await screen.findByRole('dialog');
    expect(within(again).getByLabelText('The list')).toHaveValue('Strap the water heater');
    await user.click(within(again).getByRole('button', { name: 'Add 1 repair' }));

    expect(await repairs()).toEqual(['Fix the gate', 'Strap the water heater']);
  });

  it('COND-01 says when it is longer than a project may be', async () => {
    const { user } = await open();
    const dialog = await paste(user, Array.from({ length: 150 }, (_, index) => `Repair the step ${index}`).join('\n'));

    await user.click(within(dialog).getByRole('button', { name: /^Add / }));
    expect(within(dialog).getAllByText(/A project has room for/)).toHaveLength(2);
    // Asked of the one that has it: jsdom looks for the labels of 150 repairs for each of them.
    expect(document.activeElement).toHaveAccessibleName('The list');
  });
});

describe('the templates', () => {
  it('COND-01 are found by words and taken with their scope and trade', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Choose common repairs' }));
    const dialog = await screen.findByRole('dialog', { name: 'Common repairs' });
    expect(await within(dialog).findAllByRole('checkbox')).toHaveLength(CONDITION_TEMPLATES.length);

    await user.type(within(dialog).getByLabelText('Search'), 'missing shingles');
    const [only, ...more] = within(dialog).getAllByRole('checkbox');
    expect(more).toEqual([]);
    expect(within(dialog).getByText(/Usually \$250 to \$900\./)).toBeInTheDocument();
    if (only) await user.click(only);
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 repair' }));

    expect(await repairs()).toEqual(['Replace missing shingles']);
    expect(screen.getByLabelText(/^What the work must cover/)).toHaveValue(
      'Remove loose or broken shingles, install matching shingles with proper nailing, seal tabs and clean up. State the slope and number of shingles replaced.',
    );
  });

  it('COND-01 I18N-01 speak the page’s language, found without accents', async () => {
    const { user } = await open({ locale: 'es' });
    await user.click(screen.getByRole('button', { name: 'Elegir reparaciones comunes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reparaciones comunes' });
    await within(dialog).findAllByRole('checkbox');

    await user.type(within(dialog).getByLabelText('Buscar'), 'TEJAS faltantes');

    expect(within(dialog).getByText('Reponer tejas faltantes')).toBeInTheDocument();
    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1);
  });
});
