import { problemAnswer, signedInAs, startApiServer } from '@cw/api-client/testing';
import { earliestToday } from '@cw/domain';
import { chooseLocale } from '@cw/i18n/react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { enter } from '../testing/enter.js';
import { findErrorSummary } from '../testing/error-summary.js';
import {
  acceptRequests,
  at,
  fillAll,
  fillProperty,
  fillRepair,
  heading,
  press,
  type SentRequest,
} from '../testing/intake.js';
import { renderRoutes, type RenderedApp, type RenderOptions } from '../testing/render-with-app.js';
import { RegisterPage } from './register-page.js';
import { RepairIntakePage } from './repair-intake-page.js';

const server = startApiServer();
const DRAFT = 'closewright.draft.intake.visitor';

const open = (step = '', options: RenderOptions = {}): Promise<RenderedApp> =>
  renderRoutes(
    [
      { path: '/repair-intake', element: <RepairIntakePage /> },
      { path: '/register', element: <RegisterPage /> },
    ],
    { at: step === '' ? '/repair-intake' : `/repair-intake?step=${step}`, ...options },
  );

beforeEach(() => window.localStorage.clear());

describe('the repair intake', () => {
  it('INT-01 INT-07 is filled in step by step, sent once, and says what comes next', async () => {
    const sent: SentRequest[] = [];
    server.use(acceptRequests(sent));
    const app = await open();
    await fillAll(app);

    await app.user.dblClick(screen.getByRole('button', { name: 'Send request' }));

    await heading('We have your request');
    expect(screen.getByText('maria@example.com')).toBeInTheDocument();
    expect(screen.getByText('CW-7F3A-91')).toBeInTheDocument();
    expect(app.location()).toBe('/repair-intake?step=sent');
    expect(sent).toEqual([
      expect.objectContaining({
        website: '',
        file: undefined,
        key: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      }),
    ]);
    expect(sent[0]?.request).toMatchObject({
      address: '12 Cedar Lane',
      state: 'NY',
      repairs: [{ category: 'electrical', description: 'Install GFCI receptacles in the kitchen.' }],
      fullName: 'Maria Delgado',
      phone: '+12125550123',
    });
    expect(window.localStorage.getItem(DRAFT)).toBeNull();

    await app.user.click(screen.getByRole('link', { name: 'Create an account' }));
    await waitFor(() => expect(at('email')).toHaveValue('maria@example.com'));
    expect(app.location()).toBe('/register');
  });

  it('INT-08 asks where in the house each repair is, shows it among the answers and sends it', async () => {
    const sent: SentRequest[] = [];
    server.use(acceptRequests(sent));
    const app = await open();
    await fillAll(app);
    await app.user.click(screen.getByRole('link', { name: /Repairs/ }));
    await heading('What needs repair?');
    await enter(app.user, screen.getByLabelText(/^Where in the house \(?optional/i), 'Kitchen counter');
    await press(app.user, 'Continue to appraisal notes');
    await heading('What else should we know?');
    await app.user.click(screen.getByRole('link', { name: 'Check and send' }));

    await heading('Check your answers');
    expect(screen.getByText('Kitchen counter')).toBeInTheDocument();
    await press(app.user, 'Send request');

    await heading('We have your request');
    expect(sent[0]?.request['repairs']).toMatchObject([{ category: 'electrical', location: 'Kitchen counter' }]);
  });

  it('INT-06 shows how it works in four steps', async () => {
    await open();

    await heading('Bring the report. Leave with a list.');
    const panel = screen.getByRole('region', { name: 'How it works' });
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('b')?.textContent),
    ).toEqual([
      'Submit your request',
      'Get matched with contractors',
      'Review bids and compare quotes',
      'Complete the repair',
    ]);
  });

  it('INT-04 says by name what a step lacks, takes the focus there, and goes on once it is there', async () => {
    const { user, location } = await open('property');
    await heading('Where is the property?');

    await press(user, 'Continue to parties and dates');

    const summary = await findErrorSummary();
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter the street address', 'Enter the city', 'Choose the state', 'Enter the ZIP code as 5 digits']);
    await user.click(within(summary).getByRole('link', { name: 'Enter the ZIP code as 5 digits' }));
    expect(at('zip')).toHaveFocus();
    expect(location()).toBe('/repair-intake?step=property');

    await fillProperty(user);
    await press(user, 'Continue to parties and dates');
    await heading('Who is part of the sale, and when?');
  });

  it.each(['3021', '19', '19x8'])('INT-01 asks for a year that can be one in place of %s', async (typed) => {
    const { user } = await open('property');
    await heading('Where is the property?');
    await fillProperty(user);
    await enter(user, at('yearBuilt'), typed);

    await press(user, 'Continue to parties and dates');

    const thisYear = earliestToday(new Date()).slice(0, 4);
    expect(
      await within(await findErrorSummary()).findByText(`Enter a year from 1600 to ${thisYear}`),
    ).toBeInTheDocument();
  });

  it('INT-01 calls a step nothing worse than unfinished while its reader is at it', async () => {
    const { user } = await open('property');
    await heading('Where is the property?');
    const property = (): HTMLElement =>
      within(screen.getByRole('region', { name: 'Your request' })).getByText('Property');
    await enter(user, at('address'), '12 Cedar Lane');
    expect(property().closest('li')).toHaveTextContent('To do');

    await user.click(screen.getByRole('link', { name: 'Parties and dates' }));

    await heading('Who is part of the sale, and when?');
    expect(property().closest('li')).toHaveTextContent('To fix');
  });

  it('INT-02 takes several repairs of one category, and gives back what was taken out', async () => {
    const { user } = await open('repairs');
    await heading('What needs repair?');
    await fillRepair(user);
    await enter(user, at('repairs-0-estimatedCost'), 'six hundred');
    await press(user, 'Another one: Electrical');
    expect(at('repairs-1-description')).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Electrical, 2 of 2' })).toBeInTheDocument();

    await press(user, 'Continue to appraisal notes');
    expect(
      await screen.findByRole('link', { name: 'Enter the estimated cost as a number, like 600' }),
    ).toBeInTheDocument();

    await user.click(screen.getByRole('checkbox', { name: 'Electrical' }));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await press(user, 'Undo');
    expect(at('repairs-0-description')).toHaveValue('Install GFCI receptacles in the kitchen.');
  });

  it('keeps every answer on this device through a reload, Back and a change of language', async () => {
    const first = await open('property');
    await heading('Where is the property?');
    await fillProperty(first.user);
    expect(await screen.findByText(/^Draft saved/)).toBeInTheDocument();
    // On a phone, where there is no room for more.
    expect(screen.getByText(/^Saved/)).toBeInTheDocument();
    await press(first.user, 'Continue to parties and dates');
    await heading('Who is part of the sale, and when?');
    await press(first.user, 'Back');
    await heading('Where is the property?');
    expect(at('address')).toHaveValue('12 Cedar Lane');
    first.unmount();

    await open('property');
    expect(await screen.findByText(/^Your draft from .* is back\.$/)).toBeInTheDocument();
    act(() => chooseLocale('es'));
    await heading('¿Dónde está la propiedad?');
    expect(at('address')).toHaveValue('12 Cedar Lane');
    expect(at('state')).toHaveValue('NY');
  });

  it('starts over on a blank sheet', async () => {
    const first = await open('property');
    await heading('Where is the property?');
    await fillProperty(first.user);
    await screen.findByText(/^Draft saved/);
    first.unmount();
    const { user } = await open('property');

    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    await user.click(await screen.findByRole('button', { name: 'Discard draft' }));

    await waitFor(() => expect(at('address')).toHaveValue(''));
    expect(window.localStorage.getItem(DRAFT)).toBeNull();
  });

  it('sends the same request under the same key after a lost answer', async () => {
    const sent: SentRequest[] = [];
    const down = () => problemAnswer(503, { code: 'server.unavailable' });
    server.use(acceptRequests(sent, [down, down]));
    const app = await open();
    await fillAll(app);

    await press(app.user, 'Send request');
    expect(await screen.findByText('No answer came.')).toBeInTheDocument();
    app.unmount();
    // Whoever closed the tab in the meantime goes on where they were.
    const again = await open('check');
    await heading('Check your answers');
    await press(again.user, 'Send request');

    await heading('We have your request');
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ key, seconds }) => `${key ?? ''} ${seconds}`)).size).toBe(1);
  });

  it.each([
    ['a month', -30 * 24 * 3600, '604800'],
    ['less than no time, as a clock that was set back has it', 3600, '0'],
  ])('sends a draft that was kept for %s', async (_, begunAfterSeconds, seconds) => {
    const sent: SentRequest[] = [];
    server.use(acceptRequests(sent));
    const first = await open();
    await fillAll(first);
    first.unmount();
    const draft = JSON.parse(window.localStorage.getItem(DRAFT) ?? '{}') as object;
    window.localStorage.setItem(DRAFT, JSON.stringify({ ...draft, startedAt: Date.now() + begunAfterSeconds * 1000 }));

    const { user } = await open('check');
    await heading('Check your answers');
    await press(user, 'Send request');

    await heading('We have your request');
    expect(sent.map((one) => one.seconds)).toEqual([seconds]);
  });

  it('leads from a fault that the API found to its field', async () => {
    server.use(
      acceptRequests(
        [],
        [
          () =>
            problemAnswer(422, {
              code: 'request.invalid',
              errors: [
                { path: 'zip', code: 'zip_unknown', message: 'This ZIP code is not in the United States postal list' },
              ],
            }),
        ],
      ),
    );
    const app = await open();
    await fillAll(app);
    await press(app.user, 'Send request');

    await app.user.click(
      await screen.findByRole('link', { name: 'This ZIP code is not in the United States postal list' }),
    );

    await heading('Where is the property?');
    await waitFor(() => expect(at('zip')).toHaveFocus());
    expect(at('zip')).toHaveAccessibleDescription('This ZIP code is not in the United States postal list');
    await press(app.user, 'Back to your answers');
    await heading('Check your answers');
  });

  it('INT-04 lists on the last page what is missing anywhere, and sends nothing', async () => {
    const { user } = await open('check');
    await heading('Check your answers');

    await press(user, 'Send request');

    const summary = await findErrorSummary();
    await user.click(within(summary).getByRole('link', { name: 'Enter your full name' }));
    await heading('How do we reach you?');
    await waitFor(() => expect(at('fullName')).toHaveFocus());
    expect(at('fullName')).toHaveAccessibleDescription('Enter your full name');
  });

  it('keeps the request while there is no network, and sends it by a press once there is', async () => {
    const sent: SentRequest[] = [];
    server.use(acceptRequests(sent));
    const app = await open();
    await fillAll(app);
    const online = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));

    await press(app.user, 'Send request');
    expect(
      screen.getByText('Your request is kept on this device. Send it when you are back online.'),
    ).toBeInTheDocument();
    expect(sent).toEqual([]);

    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByText('You are back online. Your request can be sent now.')).toBeInTheDocument();
    await press(app.user, 'Send request');
    await heading('We have your request');
    online.mockRestore();
  });

  it('INT-01 knows who is signed in, and asks nobody twice', async () => {
    server.use(signedInAs({ role: 'seller', phone: '+12125550123' }));
    await open('contact');

    await heading('How do we reach you?');
    expect(at('fullName')).toHaveValue('Maria Delgado');
    expect(at('email')).toHaveValue('seller@demo.closewright.test');
    expect(at('phone')).toHaveValue('+12125550123');
    expect(screen.getByRole('radio', { name: 'Seller' })).toBeChecked();
  });
});
