import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { handOverToast } from './toast-handover.js';
import { ToastProvider, useToast } from './toast-provider.js';
import { createToastStore, TOAST_KEPT_MS, type ToastContent, type ToastStore } from './toast-store.js';
import { TOAST_SHOWN_MS, TOAST_TO_PRESS_SHOWN_MS } from './toast.js';

type Content = ToastContent & { readonly title: string };

function Thrower({ content }: { readonly content: Content }): React.ReactElement {
  const { toast } = useToast();
  return (
    <button type="button" onClick={() => toast(content)}>
      throw {content.title}
    </button>
  );
}

const bid: Content = { title: 'New Bid Received!', text: 'A new bid was submitted for your project.' };
const done: Content = { kind: 'done', title: 'Repair accepted' };
const broken: Content = { kind: 'broken', title: 'Login Error' };

async function page(store?: ToastStore): Promise<void> {
  await renderUi(
    <ToastProvider {...(store !== undefined && { store })}>
      {[bid, done, broken].map((content) => (
        <Thrower key={content.title} content={content} />
      ))}
    </ToastProvider>,
  );
}

function show(content: Content): void {
  fireEvent.click(screen.getByText(`throw ${content.title}`));
}
const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('SHELL-06 shows one at a time: a new one takes the place of the old', async () => {
    await page();
    show(bid);
    expect(screen.getByRole('status')).toHaveTextContent('New Bid Received!');
    show(done);
    expect(screen.getByRole('status')).toHaveTextContent('Repair accepted');
    expect(screen.queryByText('New Bid Received!')).toBeNull();
  });

  it('SHELL-06 NOTE-04 news waits until what the reader’s own act did has been told', async () => {
    await page();
    show(done);
    show(bid);
    expect(screen.getByRole('status')).toHaveTextContent('Repair accepted');
    expect(screen.queryByText('New Bid Received!')).toBeNull();
    pass(TOAST_SHOWN_MS);
    expect(screen.getByRole('status')).toHaveTextContent('New Bid Received!');
    expect(screen.queryByText('Repair accepted')).toBeNull();
    pass(TOAST_SHOWN_MS);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    ['over its end, where its buttons are', 1_200, 'top'],
    ['further up, where there is more to scroll', 300, 'foot'],
  ] as const)('on a phone leaves the foot of a long page that is read %s', async (_where, scrollY, at) => {
    const root = jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2_000);
    Object.assign(window, { scrollY });
    await page();
    show(done);

    expect(screen.getByRole('status').parentElement).toHaveAttribute('data-at', at);
    root.mockRestore();
    Object.assign(window, { scrollY: 0 });
  });

  it('leaves by itself after five seconds', async () => {
    await page();
    show(bid);
    pass(TOAST_SHOWN_MS - 1);
    expect(screen.getByText('New Bid Received!')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('New Bid Received!')).toBeNull();
  });

  it('A11Y-01 SHELL-06 can be undone for twenty seconds, and for as long as the pointer or the focus is on it', async () => {
    await renderUi(
      <ToastProvider>
        <Thrower content={{ ...done, action: { label: 'Undo', onClick: jest.fn() } }} />
      </ToastProvider>,
    );
    show(done);
    pass(19_999);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    expect(TOAST_TO_PRESS_SHOWN_MS).toBeGreaterThanOrEqual(20_000);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    pass(600_000);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    pass(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('waits while the pointer rests on it and goes on with what was left', async () => {
    await page();
    show(bid);
    pass(TOAST_SHOWN_MS - 1_000);
    fireEvent.mouseEnter(screen.getByText('New Bid Received!'));
    pass(60_000);
    expect(screen.getByText('New Bid Received!')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByText('New Bid Received!'));
    pass(999);
    expect(screen.getByText('New Bid Received!')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('New Bid Received!')).toBeNull();
  });

  it('waits while the keyboard is in it', async () => {
    await page();
    show(bid);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    pass(60_000);
    expect(screen.getByText('New Bid Received!')).toBeInTheDocument();
  });

  it('announces what broke at once and the rest politely', async () => {
    await page();
    show(broken);
    expect(screen.getByRole('alert')).toHaveTextContent('Login Error');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('acts once and leaves when its action is pressed', async () => {
    const undo = jest.fn();
    await renderUi(
      <ToastProvider>
        <Thrower content={{ ...done, action: { label: 'Undo', onClick: undo } }} />
      </ToastProvider>,
    );
    show(done);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Repair accepted')).toBeNull();
  });

  it('SHELL-06 keeps a dismissed toast in the store for 1,000,000 ms', async () => {
    const store = createToastStore();
    await page(store);
    show(bid);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(TOAST_KEPT_MS).toBe(1_000_000);
    pass(TOAST_KEPT_MS - 1);
    expect(store.snapshot()).toMatchObject([{ title: 'New Bid Received!', open: false }]);
    pass(1);
    expect(store.snapshot()).toEqual([]);
  });

  it('AUTH-06 says on arrival, once, what the document before has left to be said', async () => {
    handOverToast({ kind: 'done', title: 'Logged out successfully!' });

    await page();
    expect(screen.getByRole('status')).toHaveTextContent('Logged out successfully!');

    cleanup();
    await page();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says nothing of what is no toast', async () => {
    window.sessionStorage.setItem('closewright.toast', '{"title":1}');

    await page();

    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
