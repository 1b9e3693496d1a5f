import Popover from '@mui/material/Popover';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { renderUi } from '../../testing/render-ui.js';
import { Dialog, Drawer } from '../sheet/sheet.js';
import { ToastProvider, useToast } from './toast-provider.js';
import type { ToastContent } from './toast-store.js';

const undo = jest.fn();
const deleted: ToastContent = { kind: 'done', title: 'Notification deleted', action: { label: 'Undo', onClick: undo } };

function Form(): ReactElement {
  const { toast } = useToast();
  return (
    <>
      <button type="button" onClick={() => toast(deleted)}>
        Delete
      </button>
      <button type="button" onClick={() => toast({ kind: 'broken', title: 'Failed to delete notification' })}>
        Fail
      </button>
      <input aria-label="Note" />
      <button type="button">Send</button>
    </>
  );
}

const OVER_THE_PAGE = {
  'a dialog': (open: boolean) => (
    <Dialog open={open} slotProps={{ paper: { 'aria-label': 'Above' } }}>
      <Form />
    </Dialog>
  ),
  'a drawer': (open: boolean) => (
    <Drawer open={open} slotProps={{ paper: { 'aria-label': 'Above' } }}>
      <Form />
    </Drawer>
  ),
  'a popover': (open: boolean) => (
    <Popover open={open} anchorEl={document.body} slotProps={{ paper: { role: 'dialog', 'aria-label': 'Above' } }}>
      <Form />
    </Popover>
  ),
} as const;
type Above = keyof typeof OVER_THE_PAGE;
const ALL = Object.keys(OVER_THE_PAGE).filter((key): key is Above => key in OVER_THE_PAGE);

function Page({ above }: { readonly above: Above }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {OVER_THE_PAGE[above](isOpen)}
    </>
  );
}

async function open(above: Above, user = userEvent.setup()) {
  const view = await renderUi(
    <ToastProvider>
      <Page above={above} />
    </ToastProvider>,
    { user },
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await view.user.click(opener);
  await waitFor(() => expect(opener.closest('[aria-hidden="true"]')).not.toBeNull());
  return view;
}

/** With the clock moved: longer than a focus trap lets the focus be elsewhere. */
const afterTheTrap = (): Promise<void> => act(() => jest.advanceTimersByTimeAsync(1_000));

describe.each(ALL)('a toast above %s', (above) => {
  beforeEach(() => undo.mockClear());
  afterEach(() => void jest.useRealTimers());

  it('SHELL-06 is heard by readers, while the page behind is not', async () => {
    const { user } = await open(above);
    expect(screen.getByRole('dialog', { name: 'Above' })).not.toHaveAttribute('aria-modal', 'true');

    await user.click(screen.getByRole('button', { name: 'Delete' }));

    expect(screen.getByRole('status')).toHaveTextContent('Notification deleted');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fail' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to delete notification');
  });

  it('SHELL-06 is undone from the keyboard, and gives the focus back', async () => {
    jest.useFakeTimers();
    const { user } = await open(above, userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    act(() => screen.getByRole('textbox', { name: 'Note' }).focus());

    await user.tab();
    await afterTheTrap();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Notification deleted')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  });

  it('A11Y-01 is the next stop of Tab, once, and left for where the reader was; by Escape too, which closes nothing else', async () => {
    const { user } = await open(above);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const before = screen.getByRole('button', { name: 'Delete' });

    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await user.tab();
    expect(before).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Fail' })).toHaveFocus();

    act(() => before.focus());
    await user.keyboard('{Enter}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(before).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard('{Escape}');

    expect(screen.queryByText('Notification deleted')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Above' })).toBeInTheDocument();
    expect(before).toHaveFocus();
    expect(undo).not.toHaveBeenCalled();
  });
});

describe('a toast over a page', () => {
  const openPage = () =>
    renderUi(
      <ToastProvider>
        <Form />
      </ToastProvider>,
    );

  it('A11Y-01 leaves F6 to the browser', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const pressed = jest.fn();
    document.addEventListener('keydown', ({ defaultPrevented }) => pressed(defaultPrevented), { once: true });

    await user.keyboard('{F6}');

    expect(pressed).toHaveBeenCalledWith(false);
    expect(screen.getByRole('button', { name: 'Undo' })).not.toHaveFocus();
  });

  it.each<[how: string, go: (user: UserEvent) => Promise<void>]>([
    ['pressed elsewhere', (user) => user.click(screen.getByRole('textbox', { name: 'Note' }))],
    ['typed', (user) => user.keyboard('a')],
  ])('A11Y-01 leaves alone whoever has %s meanwhile', async (_how, go) => {
    const { user } = await openPage();
    await user.click(screen.getByRole('textbox', { name: 'Note' }));
    act(() => screen.getByRole('button', { name: 'Delete' }).click());

    await go(user);
    await user.tab();

    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('A11Y-01 that only tells something is no stop on the way', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Fail' }));

    await user.tab();

    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  });
});

describe('the foot of the screen', () => {
  const isTaken = (): boolean => document.querySelector('[data-open-sheet]') !== null;

  it.each([
    ['dialog', (isOpen: boolean) => <Dialog open={isOpen}>Sure?</Dialog>],
    ['drawer', (isOpen: boolean) => <Drawer open={isOpen}>Filters</Drawer>],
  ] as const)('SHELL-06 is left to the buttons of a %s, only while it is there', async (_what, above) => {
    const { rerender } = await renderUi(<ToastProvider>{above(true)}</ToastProvider>);
    expect(isTaken()).toBe(true);

    rerender(<ToastProvider>{above(false)}</ToastProvider>);

    expect(isTaken()).toBe(false);
  });
});
