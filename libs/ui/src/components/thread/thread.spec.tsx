import { act, screen, waitFor, within } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { layOut } from '../../testing/lay-out.js';
import { renderUi } from '../../testing/render-ui.js';
import { MessageBubble } from './message-bubble.js';
import { ThreadLine } from './thread-line.js';
import { Thread, type ThreadHandle, type ThreadProps } from './thread.js';

const rowsFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `row ${first + at}`);

/** Everything that a thread tells. */
function heard() {
  return { onOlder: jest.fn(), onNewer: jest.fn(), onAtEnd: jest.fn(), onSeen: jest.fn() };
}

const aThread = (more: Partial<ThreadProps<string>> = {}): ReactElement => (
  <Thread
    label="Conversation with Brennan & Sons"
    items={rowsFrom(1, 3)}
    firstNumber={1}
    keyOf={(item) => item}
    follows={() => false}
    isWhole
    head="The beginning"
    foot="Somebody is typing"
    {...heard()}
    {...more}
  >
    {more.children ?? ((item) => <p>{item}</p>)}
  </Thread>
);

const region = (): HTMLElement => screen.getByRole('region', { name: 'Conversation with Brennan & Sons' });

describe('a thread', () => {
  layOut();
  afterEach(() => void jest.useRealTimers());

  it('MSG-01 is a named list that the keyboard reaches, between its head and its foot', async () => {
    await renderUi(aThread());
    const list = await within(region()).findByRole('list');
    expect((await within(list).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'row 1',
      'row 2',
      'row 3',
    ]);
    expect(region()).toHaveAttribute('tabindex', '0');
    expect(region()).toHaveTextContent(/^The beginning.*Somebody is typing$/);
  });

  it('MSG-01 draws what is near the window of a thread of any length', async () => {
    await renderUi(aThread({ items: rowsFrom(1, 50_000) }));
    const drawn = await within(region()).findAllByRole('listitem');
    expect(drawn.length).toBeLessThan(200);
  });

  it('MSG-01 asks for what is older once for each beginning, and says what is on screen', async () => {
    const told = heard();
    const { rerender } = await renderUi(aThread({ ...told, items: rowsFrom(11, 3), firstNumber: 11 }));
    await within(region()).findByText('row 11');
    expect(told.onOlder).toHaveBeenCalledTimes(1);
    expect(told.onSeen).toHaveBeenLastCalledWith(0, expect.any(Number));

    await act(async () => rerender(aThread({ ...told, items: rowsFrom(6, 8), firstNumber: 6 })));
    expect(await within(region()).findByText('row 6')).toBeInTheDocument();
    expect(told.onOlder).toHaveBeenCalledTimes(2);
  });

  it('MSG-01 keeps the element of each row when older ones come before it', async () => {
    const { rerender } = await renderUi(aThread({ items: rowsFrom(11, 3), firstNumber: 11 }));
    const row = await within(region()).findByText('row 12');
    await act(async () => rerender(aThread({ items: rowsFrom(6, 8), firstNumber: 6 })));
    await within(region()).findByText('row 6');
    expect(within(region()).getByText('row 12')).toBe(row);
  });

  it('MSG-01 brings whoever is at the end along with what comes, and leaves whoever has more to read', async () => {
    const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollTo');
    const ref = createRef<ThreadHandle>();
    const { rerender } = await renderUi(aThread({ ref }));
    await within(region()).findByText('row 3');
    scrolled.mockClear();
    jest.useFakeTimers();
    await act(async () => rerender(aThread({ ref, items: rowsFrom(1, 4) })));
    expect(scrolled).toHaveBeenCalled();

    await act(async () => rerender(aThread({ ref, items: rowsFrom(1, 4), isWhole: false })));
    // The list goes on to the end for as long as rows on the way are being measured.
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    scrolled.mockClear();
    await act(async () => rerender(aThread({ ref, items: rowsFrom(1, 5), isWhole: false })));
    expect(scrolled).not.toHaveBeenCalled();
    ref.current?.toEnd();
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    scrolled.mockRestore();
  });

  it('MSG-01 says who wrote above the words and how far they came under them', async () => {
    await renderUi(
      <>
        <ThreadLine unread>Unread</ThreadLine>
        <MessageBubble mine={false} header="Ana" footer="Read">
          Hello
        </MessageBubble>
        <MessageBubble mine joined>
          And again
        </MessageBubble>
      </>,
    );
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(/^AnaHelloRead$/);
    expect(second).toHaveTextContent(/^And again$/);
    expect(second?.querySelector('header, footer')).toBeNull();
  });
});
