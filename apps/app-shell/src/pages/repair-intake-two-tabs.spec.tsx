import { problemAnswer, startApiServer } from '@cw/api-client/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { enter } from '../testing/enter.js';
import { acceptRequests, at, heading, press, type SentRequest } from '../testing/intake.js';
import { renderWithApp } from '../testing/render-with-app.js';
import { RepairIntakePage } from './repair-intake-page.js';

const server = startApiServer();
const DRAFT = 'closewright.draft.intake.visitor';
const SENT = 'closewright.draft.intake.sent';
const BEGUN = Date.now() - 60_000;
const COMPLETE = {
  address: '12 Cedar Lane',
  city: 'Kingston',
  state: 'NY',
  zip: '12401',
  repairs: [{ category: 'electrical', description: 'Install GFCI receptacles in the kitchen.' }],
  fullName: 'Maria Delgado',
  email: 'maria@example.com',
  phone: '212 555 0123',
};

const open = (step: string) => renderWithApp(<RepairIntakePage />, { at: `/repair-intake?step=${step}` });

interface Stored {
  readonly answers: Readonly<Record<string, unknown>>;
}
const stored = (): Stored => JSON.parse(window.localStorage.getItem(DRAFT) ?? '{"answers":{}}') as Stored;

let savedAt = BEGUN;
function store(answers: object, more: object = {}): void {
  savedAt += 1;
  window.localStorage.setItem(DRAFT, JSON.stringify({ answers, startedAt: BEGUN, savedAt, ...more }));
}

/** What the browser tells this tab when another one has written. */
const told = (key: string): void =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });

beforeEach(() => window.localStorage.clear());

describe('the form in two tabs', () => {
  it('INT-01 takes over what the other tab wrote, beside what is being typed here, and keeps both', async () => {
    store({ city: 'Kingston' });
    const { user } = await open('property');
    await heading('Where is the property?');
    await enter(user, at('zip'), '12401');
    store({ city: 'Albany', address: '7 Elm Street', zip: '99999' });
    told(DRAFT);

    expect(at('address')).toHaveValue('7 Elm Street');
    expect(at('city')).toHaveValue('Albany');
    expect(at('zip')).toHaveValue('12401');
    const both = { address: '7 Elm Street', city: 'Albany', zip: '12401' };
    await waitFor(() => expect(stored().answers).toMatchObject(both));

    // A tab that slept through the word of it looks before it writes.
    store({ ...both, yearBuilt: '1994' });
    await user.clear(at('address'));
    await enter(user, at('address'), '9 Elm Street');
    await waitFor(() =>
      expect(stored().answers).toMatchObject({ ...both, address: '9 Elm Street', yearBuilt: '1994' }),
    );
  });

  it('INT-07 says that the request was sent in the other tab, keeps and sends nothing, and starts a new one', async () => {
    const sent: SentRequest[] = [];
    server.use(acceptRequests(sent));
    store(COMPLETE);
    const here = await open('check');
    await heading('Check your answers');
    await press(here.user, 'Send request');
    await heading('We have your request');
    here.unmount();
    const word = window.localStorage.getItem(SENT) ?? '';
    window.localStorage.removeItem(SENT);

    // The other tab has been open all the time, and was told nothing yet.
    store(COMPLETE);
    const { user } = await open('check');
    await heading('Check your answers');
    window.localStorage.setItem(SENT, word);
    window.localStorage.removeItem(DRAFT);
    await press(user, 'Send request');

    expect(await screen.findByText('This request was sent in another tab.')).toBeInTheDocument();
    expect(screen.getByText('CW-7F3A-91')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(window.localStorage.getItem(DRAFT)).toBeNull();

    await press(user, 'Start a new request');
    expect(await screen.findByRole('button', { name: 'Continue to the property' })).toBeInTheDocument();
    expect(screen.queryByText('This request was sent in another tab.')).not.toBeInTheDocument();
    await press(user, 'Continue to the property');
    await heading('Where is the property?');
    expect(at('address')).toHaveValue('');
  });

  it('INT-07 says so as soon as it hears of it, in the middle of a step', async () => {
    store(COMPLETE);
    await open('property');
    await heading('Where is the property?');
    window.localStorage.setItem(SENT, JSON.stringify({ startedAt: BEGUN, reference: 'CW-7F3A-91' }));
    window.localStorage.removeItem(DRAFT);
    told(SENT);

    expect(screen.getByText('This request was sent in another tab.')).toBeInTheDocument();
    expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
  });

  it('INT-07 sends under the key of the other tab whose answer is still out', async () => {
    const sent: SentRequest[] = [];
    const down = () => problemAnswer(503, { code: 'server.unavailable' });
    server.use(acceptRequests(sent, [down, down]));
    store(COMPLETE);
    const other = await open('check');
    await heading('Check your answers');
    await press(other.user, 'Send request');
    expect(await screen.findByText('No answer came.')).toBeInTheDocument();
    const theirs = window.localStorage.getItem(DRAFT) ?? '';
    other.unmount();

    store(COMPLETE);
    const { user } = await open('check');
    await heading('Check your answers');
    window.localStorage.setItem(DRAFT, theirs);
    await press(user, 'Send request');

    await heading('We have your request');
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ key, seconds }) => `${key ?? ''} ${seconds}`)).size).toBe(1);
  });
});
