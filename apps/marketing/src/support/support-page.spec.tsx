import { loadPublicMessages } from '@cw/i18n';
import { apiUrl, problemAnswer, startApiServer } from '@cw/api-client/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { keepTyped } from '../forms/draft.js';
import { holdForm } from '../forms/held-form.js';
import { PublicApp } from '../page/public-app.js';
import { PUBLIC_PAGES } from '../page/public-pages.js';

const server = startApiServer();

interface Sent {
  readonly body: unknown;
  readonly key: string | null;
  readonly language: string | null;
  readonly csrf: string | null;
}

/** Answers what is sent, one answer after the other. */
function takes(...answers: (() => Response)[]): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: null })),
    http.post(apiUrl('/api/support/messages'), async ({ request }) => {
      const { headers } = request;
      sent.push({
        body: await request.json(),
        key: headers.get('idempotency-key'),
        language: headers.get('accept-language'),
        csrf: headers.get('x-csrf-token'),
      });
      const answer = answers.shift() ?? (() => new HttpResponse(null, { status: 204 }));
      return answer() as HttpResponse<null>;
    }),
  );
  return sent;
}

async function page(locale: 'en' | 'es' = 'en') {
  const messages = await loadPublicMessages(locale);
  return (
    <PublicApp
      page={{ path: '/support', locale, builtOn: '2026-11-20' }}
      messages={messages}
      content={await PUBLIC_PAGES['/support']()}
    />
  );
}
const draw = async (locale: 'en' | 'es' = 'en') => ({ ...render(await page(locale)), user: userEvent.setup() });

const MESSAGE = 'Where is the invoice of my closing?';
type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User): Promise<void> {
  await user.type(screen.getByLabelText('Your name'), ' Sofia Reyes ');
  await user.type(screen.getByLabelText('Email'), 'sofia@example.com');
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'payment');
  await user.type(screen.getByLabelText('Message'), MESSAGE);
}
const press = (user: User) => user.click(screen.getByRole('button', { name: 'Send message' }));

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.cookie = 'cw_signed_in=; Max-Age=0';
});

describe('writing to support', () => {
  it('SUP-01 sends the message once, says so, and forgets the draft', async () => {
    const sent = takes();
    const { user } = await draw();
    await fill(user);

    await user.dblClick(screen.getByRole('button', { name: 'Send message' }));

    expect(await screen.findByText('Your message is with us.')).toBeInTheDocument();
    expect(screen.getByText(/sofia@example\.com within 24 hours/)).toBeInTheDocument();
    expect(sent).toEqual([
      {
        body: { name: 'Sofia Reyes', email: 'sofia@example.com', topic: 'payment', message: MESSAGE, website: '' },
        key: expect.stringMatching(/^[\da-f-]{36}$/),
        language: 'en',
        csrf: null,
      },
    ]);
    expect(window.localStorage).toHaveLength(0);
  });

  it('SUP-01 A11Y-01 says what is missing, first on the page and at the fields', async () => {
    const { user } = await draw('es');

    await user.click(screen.getByRole('button', { name: 'Enviar mensaje' }));

    const [summary] = screen.getAllByRole('alert').filter((alert) => alert.contains(document.activeElement));
    expect(summary).toHaveFocus();
    expect(screen.getAllByRole('link').filter((link) => summary?.contains(link))).toHaveLength(4);
    expect(screen.getByLabelText('Mensaje')).toBeInvalid();
    expect(screen.getAllByText('Escriba su mensaje')).toHaveLength(2);
  });

  it('SUP-01 places the API’s faults at their fields', async () => {
    const errors = [{ path: 'email', code: 'email', message: 'Enter a real address.' }];
    takes(() => problemAnswer(422, { code: 'request.invalid', detail: 'Check the fields.', errors }));
    const { user } = await draw();
    await fill(user);

    await press(user);

    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
    expect(screen.getAllByText('Enter a real address.')).toHaveLength(2);
    expect(screen.getByLabelText('Message')).toHaveValue(MESSAGE);
  });

  it('SUP-01 keeps what was typed when nothing answers, and sends it again under the same key', async () => {
    const sent = takes(() => HttpResponse.error());
    const { user } = await draw();
    await fill(user);
    await press(user);
    expect(await screen.findByText(/Your message may have arrived\. It is kept here/)).toBeInTheDocument();
    expect(screen.getByLabelText('Message')).toHaveValue(MESSAGE);

    await press(user);

    expect(await screen.findByText('Your message is with us.')).toBeInTheDocument();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('SUP-01 NET-02 sends the same words under the same key on the page that comes after a lost answer', async () => {
    const sent = takes(() => HttpResponse.error());
    const first = await draw();
    await fill(first.user);
    await press(first.user);
    await screen.findByText(/Your message may have arrived\. It is kept here/);
    first.unmount();

    const { user } = await draw();
    await press(user);

    expect(await screen.findByText('Your message is with us.')).toBeInTheDocument();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(window.localStorage).toHaveLength(0);
  });

  it('SUP-01 says why it was refused, in the API’s words', async () => {
    takes(() => problemAnswer(429, { code: 'request.too_many', detail: 'Too many attempts. Wait a moment.' }));
    const { user } = await draw();
    await fill(user);

    await press(user);

    expect(await screen.findByText('Too many attempts. Wait a moment.')).toBeInTheDocument();
  });

  it('SUP-01 what was typed is there again after a reload, in the other language too', async () => {
    const { user, unmount } = await draw();
    await fill(user);
    unmount();

    await draw('es');

    expect(screen.getByLabelText('Su nombre')).toHaveValue(' Sofia Reyes ');
    expect(screen.getByLabelText('¿De qué se trata?')).toHaveValue('payment');
    expect(screen.getByLabelText('Mensaje')).toHaveValue(MESSAGE);
  });

  it('SUP-01 NET-03 what was typed outlives its tab', async () => {
    const { user, unmount } = await draw();
    await fill(user);
    unmount();
    // A tab takes along what lies with it.
    window.sessionStorage.clear();

    await draw();

    expect(screen.getByLabelText('Message')).toHaveValue(MESSAGE);
  });

  it('SUP-01 fills in who is signed in, and overwrites nothing', async () => {
    document.cookie = 'cw_signed_in=1';
    server.use(
      http.get(apiUrl('/api/auth/me'), () =>
        HttpResponse.json({ firstName: 'Nora', lastName: 'Vale', email: 'nora@example.com' }),
      ),
    );
    window.sessionStorage.setItem('closewright.form.support', JSON.stringify({ name: 'N. Vale' }));
    await draw();

    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('nora@example.com'));
    expect(screen.getByLabelText('Your name')).toHaveValue('N. Vale');
  });
});

describe('the stored page', () => {
  const hold = (event: Event): void => void holdForm(event);
  beforeEach(() => document.addEventListener('submit', hold, { capture: true }));
  afterEach(() => document.removeEventListener('submit', hold, { capture: true }));

  it('SUP-01 loses nothing that was typed or sent before it came to life', async () => {
    const sent = takes();
    const app = await page();
    const root = document.createElement('div');
    root.innerHTML = renderToString(app);
    document.body.append(root);
    const user = userEvent.setup();
    await fill(user);
    await press(user);
    expect(sent).toEqual([]);

    keepTyped(root);
    const live = await act(async () =>
      Promise.resolve(hydrateRoot(root, app, { onRecoverableError: () => undefined })),
    );

    expect(await screen.findByText('Your message is with us.')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ name: 'Sofia Reyes', message: MESSAGE });
    await act(async () => Promise.resolve(live.unmount()));
    root.remove();
  });
});

describe('whether support is open', () => {
  const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const at = (now: string): void => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  };
  const visitorIn = (timeZone: string): void => {
    const resolved = Intl.DateTimeFormat().resolvedOptions();
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...resolved, timeZone });
  };
  afterEach(() => {
    jest.restoreAllMocks();
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(HERE);
  });

  it('SUP-01 says until when, in New York and where the visitor is', async () => {
    at('2026-11-20T20:00:00Z');
    visitorIn('America/Los_Angeles');
    await draw();

    expect(screen.getByText('Open now, until 6:00 PM')).toBeInTheDocument();
    expect(screen.getByText(/Where you are, that is until Friday 3:00 PM/)).toBeInTheDocument();
  });

  it('SUP-01 says when it opens, and nothing twice to whoever’s clock shows the same', async () => {
    at('2026-11-21T22:00:00Z');
    visitorIn('America/Toronto');
    await draw();

    expect(screen.getByText('Closed now. Opens Monday 9:00 AM')).toBeInTheDocument();
    expect(screen.queryByText(/Where you are/)).not.toBeInTheDocument();
  });

  it('SUP-01 I18N-01 says it in Spanish', async () => {
    at('2026-11-21T22:00:00Z');
    visitorIn('Europe/Madrid');
    await draw('es');

    expect(screen.getByText('Cerrado ahora. Abre el lunes a las 9:00 AM')).toBeInTheDocument();
    expect(screen.getByText(/En su zona horaria: el lunes a las 3:00 PM/)).toBeInTheDocument();
  });
});
