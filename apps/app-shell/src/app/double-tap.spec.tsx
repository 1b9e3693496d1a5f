import { makeStore } from '@cw/api-client';
import { startApiServer } from '@cw/api-client/testing';
import { loadMessages } from '@cw/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { useState, type ReactElement, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { BidForm } from '../features/bids/bid-form/bid-form.js';
import { OWN_BID_PLACE, ToOwnBid } from '../features/bids/to-own-bid.js';
import { aCondition, aProjectDetail } from '../testing/projects.js';
import { DOUBLE_TAP_MS } from './double-tap.js';
import { Ground } from './ground.js';

startApiServer();

const project = aProjectDetail({
  status: 'open',
  parties: [],
  canBid: true,
  myBid: null,
  conditions: [aCondition(), aCondition({ id: '01890000-0000-7000-8000-0000000000c2', number: 2, title: 'Trim' })],
});

const SPOT = { clientX: 195, clientY: 400 };
/** Less than the time of a double tap, as two quick touches are apart. */
const QUICK_MS = 150;

/** What stands under the finger; jsdom lays nothing out. */
let under: Element | null = null;
let user: UserEvent;

beforeEach(() => {
  window.localStorage.clear();
  jest.useFakeTimers();
  // An event of the browser has the time at which the finger moved; jsdom's clock is not the one that the test sets.
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => Date.now());
  Object.assign(document, { elementFromPoint: () => under });
  user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

async function open(page: ReactNode): Promise<void> {
  const router = createMemoryRouter([{ path: '*', element: page }]);
  render(
    <Ground basePath="/app" store={makeStore()} locale={{ locale: 'en', messages: await loadMessages('en') }}>
      <RouterProvider router={router} />
    </Ground>,
  );
}

async function touch(target: Element, coords = SPOT, keys = '[TouchA]'): Promise<void> {
  under = target;
  await user.pointer([{ keys, target, coords }]);
}

/** The second half of a double tap that is not over. */
const touchAndHold = (target: Element): Promise<void> => touch(target, SPOT, '[TouchA>]');

const openBid = (): Promise<void> =>
  open(
    <>
      <ToOwnBid project={project} />
      <div
        id={OWN_BID_PLACE}
        tabIndex={-1}
        ref={(place) => void Object.assign(place ?? {}, { scrollIntoView: () => {} })}
      >
        <BidForm project={project} userId="marco" bid={null} />
      </div>
    </>,
  );

const toBid = (): HTMLElement => screen.getByRole('button', { name: 'Make a bid' });
const included = (): HTMLElement => screen.getByRole('checkbox', { name: /Include condition 2/ });

describe('a double tap', () => {
  it('BID-02 on “Make a bid” leaves out no repair of the form that it leads to', async () => {
    await openBid();
    await touch(toBid());
    jest.advanceTimersByTime(QUICK_MS);
    await touch(included());
    expect(included()).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Price of condition 2/ })).toBeVisible();
  });

  it('BID-02 is over after its time: the next press counts', async () => {
    await openBid();
    await touch(toBid());
    jest.advanceTimersByTime(DOUBLE_TAP_MS + 1);
    await touch(included());
    expect(included()).not.toBeChecked();
  });

  it('BID-02 hinders no key, at once', async () => {
    await openBid();
    await touch(toBid());
    await touchAndHold(included());
    act(() => included().focus());
    await user.keyboard(' ');
    expect(included()).not.toBeChecked();
  });

  it('hinders no press that a screen reader makes, which is in no place', async () => {
    await openBid();
    await touch(toBid());
    await touchAndHold(included());
    act(() => included().click());
    expect(included()).not.toBeChecked();
  });

  it('hinders no press elsewhere, however soon', async () => {
    await openBid();
    await touch(toBid());
    await touch(included(), { clientX: SPOT.clientX, clientY: SPOT.clientY + 200 });
    expect(included()).not.toBeChecked();
  });

  it('presses the same box twice, where nothing has taken its place', async () => {
    await openBid();
    await touch(included());
    await touch(included());
    expect(included()).toBeChecked();
  });

  it('with a mouse counts as such when the browser says so, and two presses of their own do not', async () => {
    const pressed = jest.fn();
    function Opens(): ReactElement {
      const [isOpen, setOpen] = useState(false);
      return isOpen ? (
        <button type="button" key="second" onClick={pressed}>
          Confirm
        </button>
      ) : (
        <button type="button" key="first" onClick={() => setOpen(true)}>
          Open
        </button>
      );
    }
    await open(<Opens />);
    const press = (target: Element, detail: number): void => {
      under = target;
      fireEvent.mouseDown(target, { ...SPOT, detail });
      fireEvent.click(target, { ...SPOT, detail });
    };
    press(screen.getByRole('button', { name: 'Open' }), 1);
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    press(confirm, 2);
    expect(pressed).not.toHaveBeenCalled();
    press(confirm, 1);
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
