import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { makeStore } from '../store.js';
import { aUser, fakeRealtime, signedInAs, startApiServer } from '../testing/index.js';
import { useSession } from '../use-session.js';
import { RealtimeContext } from './realtime-context.js';
import { useTyping } from './use-typing.js';

startApiServer(signedInAs());
afterEach(() => jest.useRealTimers());

const HERE = { projectId: 'project-1', messageType: 'thread-1' };
const START = ['typing_start', HERE] as const;
const STOP = ['typing_stop', HERE] as const;

function Thread(): ReactElement {
  const session = useSession();
  const { typists, onInput, onStop } = useTyping(HERE.projectId, HERE.messageType);
  return (
    <>
      <p>{session.status}</p>
      <output>{typists.join(' ')}</output>
      <button type="button" onClick={onInput}>
        input
      </button>
      <button type="button" onClick={onStop}>
        stop
      </button>
    </>
  );
}

async function open() {
  const fake = fakeRealtime();
  const { unmount } = render(
    <Provider store={makeStore()}>
      <RealtimeContext value={fake.realtime}>
        <Thread />
      </RealtimeContext>
    </Provider>,
  );
  await screen.findByText('signed-in');
  jest.useFakeTimers();
  const press = (name: string): void => act(() => screen.getByRole('button', { name }).click());
  const hear = (userId: string, typing: boolean, where: object = HERE): void =>
    act(() => fake.says('user_typing', { ...HERE, ...where, userId, typing }));
  const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));
  return { ...fake, unmount, press, hear, wait };
}

describe('who types', () => {
  it('RT-02 says that the reader types, again every three seconds, and that they stopped after a pause', async () => {
    const { heard, press, wait } = await open();
    press('input');
    press('input');
    expect(heard).toEqual([START]);

    wait(3_000);
    press('input');
    expect(heard).toEqual([START, START]);

    wait(4_000);
    expect(heard).toEqual([START, START, STOP]);
  });

  it('RT-02 says once that they stopped, when the words are sent and when the thread is closed', async () => {
    const { heard, press, wait, unmount } = await open();
    press('stop');
    expect(heard).toEqual([]);
    press('input');
    press('stop');
    wait(10_000);
    expect(heard).toEqual([START, STOP]);

    press('input');
    unmount();
    expect(heard).toEqual([START, STOP, START, STOP]);
  });

  it('RT-03 names who types in this thread but the reader, and forgets who is not heard of again', async () => {
    const { hear, wait } = await open();
    hear('user-2', true);
    hear('user-3', true);
    hear('user-4', true, { messageType: 'thread-2' });
    hear(aUser().id, true);
    expect(screen.getByRole('status')).toHaveTextContent(/^user-2 user-3$/);

    hear('user-2', false);
    expect(screen.getByRole('status')).toHaveTextContent(/^user-3$/);
    wait(7_000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
