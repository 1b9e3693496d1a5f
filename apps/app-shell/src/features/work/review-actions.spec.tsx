import { apiUrl, startApiServer } from '@cw/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect, useReducer, type ReactElement } from 'react';
import { aCondition } from '../../testing/projects.js';
import { renderWithApp } from '../../testing/render-with-app.js';
import { ConditionActions } from './condition-actions.js';

const server = startApiServer();
beforeEach(() => window.localStorage.clear());

const handedIn = aCondition({ number: 3, state: 'evidenced', actions: ['accept', 'return'] });
const accepted = aCondition({ number: 3, state: 'accepted', actions: ['take_back', 'clear'] });

/** The calls that change something, in order. */
function callsOf(): string[] {
  const calls: string[] = [];
  server.use(
    http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'token' })),
    http.post(apiUrl('/api/conditions/:id/:event'), ({ params }) => {
      calls.push(String(params.event));
      return HttpResponse.json({});
    }),
  );
  return calls;
}

const open = (condition: typeof handedIn, locale: 'en' | 'es' = 'en') =>
  renderWithApp(<ConditionActions projectId="project-1" condition={condition} />, { locale });

it('COND-04 accepts a repair at one press, without a question', async () => {
  const calls = callsOf();
  const { user } = await open(handedIn);

  await user.click(await screen.findByRole('button', { name: 'Accept repair 3' }));

  await waitFor(() => expect(calls).toEqual(['accept']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('COND-04 asks why before it returns a repair, and says that the work goes back at once', async () => {
  const calls = callsOf();
  const { user } = await open(handedIn);

  await user.click(await screen.findByRole('button', { name: /^Return with a reason: repair \d$/ }));

  expect(await screen.findByRole('dialog')).toHaveTextContent(/the work goes back to them/);
  expect(calls).toEqual([]);
});

const OFFLINE = 'You are offline. Nothing you wrote is lost. Try again once you are connected.';
const NO_ANSWER = 'No answer came. You may be offline: nothing you wrote is lost. Try again once you are connected.';

it.each([
  ['en', false, OFFLINE],
  ['es', false, 'No hay conexión. Nada de lo que escribió se pierde. Inténtelo de nuevo cuando vuelva la conexión.'],
  ['en', true, NO_ANSWER],
] as const)(
  'COND-04 says in %s that a return had no network (online: %s), and keeps its reason',
  async (locale, online, said) => {
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    server.use(
      http.get(apiUrl('/api/auth/csrf'), () => HttpResponse.json({ token: 'token' })),
      http.post(apiUrl('/api/conditions/:id/return'), () => HttpResponse.error()),
    );
    const { user } = await open(handedIn, locale);
    const en = locale === 'en';
    await user.click(
      await screen.findByRole('button', {
        name: en ? /^Return with a reason: repair/ : /^Devolver con motivo: reparación/,
      }),
    );
    await user.type(screen.getByRole('textbox'), 'The rail is loose at the top.');

    await user.click(screen.getByRole('button', { name: en ? 'Return repair' : 'Devolver reparación' }));

    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(said);
    expect(screen.getByRole('textbox')).toHaveValue('The rail is loose at the top.');
    network.mockRestore();
  },
);

it('COND-04 no longer says that a return had no network once there is one, and sends it at the next press', async () => {
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  callsOf();
  server.use(http.post(apiUrl('/api/conditions/:id/return'), () => HttpResponse.error()));
  const { user } = await open(handedIn);
  await user.click(await screen.findByRole('button', { name: /^Return with a reason: repair \d$/ }));
  await user.type(screen.getByRole('textbox'), 'The rail is loose at the top.');
  await user.click(screen.getByRole('button', { name: 'Return repair' }));
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(OFFLINE);

  network.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('The rail is loose at the top.');

  const calls = callsOf();
  await user.click(screen.getByRole('button', { name: 'Return repair' }));
  await waitFor(() => expect(calls).toEqual(['return']));
  network.mockRestore();
});

it.each([
  ['en', 'Repair accepted', 'Take back the acceptance of repair 3', 'Take back'],
  ['es', 'Reparación aceptada', 'Deshacer la aceptación de la reparación 3', 'Deshacer'],
] as const)('COND-04 offers to take an acceptance back where it was given, in %s', async (locale, said, name, word) => {
  const calls = callsOf();
  const { user } = await open(accepted, locale);

  const button = await screen.findByRole('button', { name });
  expect(screen.getByText(said)).toBeVisible();
  expect(button).toHaveTextContent(word);
  expect(screen.getAllByRole('button')).toEqual([button]);
  await user.click(button);

  await waitFor(() => expect(calls).toEqual(['take-back']));
});

/** One repair as the page shows it: what was pressed is drawn once the server has it. */
function Reviewed({ calls }: { readonly calls: readonly string[] }): ReactElement {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    server.events.on('response:mocked', drawAgain);
    return () => server.events.removeListener('response:mocked', drawAgain);
  }, []);
  return <ConditionActions projectId="project-1" condition={calls.at(-1) === 'accept' ? accepted : handedIn} />;
}

it('COND-04 A11Y-01 leaves the focus at the decision that a press has changed', async () => {
  const { user } = await renderWithApp(<Reviewed calls={callsOf()} />);

  await user.click(await screen.findByRole('button', { name: 'Accept repair 3' }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Repair accepted'));

  await user.click(screen.getByRole('button', { name: 'Take back the acceptance of repair 3' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Accept repair 3' })).toHaveFocus());
});

it('COND-04 shows no way back once the work is approved', async () => {
  await open(aCondition({ state: 'accepted', actions: ['clear'] }));

  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Mark as cleared'),
  ]);
});
