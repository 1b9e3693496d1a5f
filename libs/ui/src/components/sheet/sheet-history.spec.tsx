import { act } from '@testing-library/react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { renderUi } from '../../testing/render-ui.js';
import { Dialog } from './sheet.js';

/** What a router hears of, as React Router does. */
const heard: string[] = [];
const hear = (): void => {
  heard.push(window.location.pathname);
};

/** A router goes on to a page of its own. */
const goTo = (idx: number, path: string): void => window.history.pushState({ idx }, '', path);

/** Hears every step, also those of which no router does: it listens before the first sheet opens. */
const steps = new EventTarget();
window.addEventListener('popstate', () => steps.dispatchEvent(new Event('step')), { capture: true });

/** jsdom goes back when it comes to it. */
async function goBack(): Promise<void> {
  await act(async () => {
    const arrived = new Promise((resolve) => {
      steps.addEventListener('step', resolve, { once: true });
    });
    window.history.back();
    await arrived;
  });
}

/** Where a press of Back ends: one entry may be passed over on the way. */
const isAt = async (path: string): Promise<void> => {
  while (window.location.pathname !== path) {
    await new Promise((resolve) => {
      steps.addEventListener('step', resolve, { once: true });
    });
  }
};

const dialog = (open: boolean, onClose: () => void) => (
  <Dialog {...{ open, onClose }}>
    <p>Above</p>
  </Dialog>
);

/** As the product's own: asked to close, it does. */
function Closing({ onClose, children }: { readonly onClose: () => void; readonly children?: ReactNode }): ReactElement {
  const [isOpen, setIsOpen] = useState(true);
  const close = (): void => {
    onClose();
    setIsOpen(false);
  };
  return (
    <Dialog open={isOpen} onClose={close}>
      <p>Open</p>
      {children}
    </Dialog>
  );
}

let start = 0;
beforeEach(() => {
  start += 10;
  goTo(start, `/before-${start}`);
  goTo(start + 1, `/page-${start}`);
  heard.length = 0;
  window.addEventListener('popstate', hear);
});
afterEach(() => window.removeEventListener('popstate', hear));

describe('Back in a browser without CloseWatcher', () => {
  it('closes a dialog and stays on the page, of which no router hears', async () => {
    const onClose = jest.fn();
    await renderUi(<Closing onClose={onClose} />);
    await goBack();

    expect(onClose).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe(`/page-${start}`);
    expect(heard).toEqual([]);

    await goBack();
    expect(window.location.pathname).toBe(`/before-${start}`);
    expect(heard).toEqual([`/before-${start}`]);
  });

  it('leaves the page by one press after a dialog was closed by other means, however often', async () => {
    const { rerender } = await renderUi(dialog(true, jest.fn()));
    const { length } = window.history;
    for (const open of [false, true, false]) rerender(dialog(open, jest.fn()));
    expect(window.history).toHaveLength(length);

    window.history.back();
    await isAt(`/before-${start}`);
    expect(heard).toEqual([`/before-${start}`]);
  });

  it('closes what lies on top first', async () => {
    const [below, above] = [jest.fn(), jest.fn()];
    await renderUi(
      <Closing onClose={below}>
        <Closing onClose={above} />
      </Closing>,
    );
    await goBack();
    expect(above).toHaveBeenCalledTimes(1);
    expect(below).not.toHaveBeenCalled();

    await goBack();
    expect(below).toHaveBeenCalledTimes(1);
    expect(window.location.pathname).toBe(`/page-${start}`);
  });

  it('asks a dialog again that did not close, such as one that is sending', async () => {
    const onClose = jest.fn();
    await renderUi(dialog(true, onClose));
    await goBack();
    await goBack();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('comes back from where a link of the dialog led', async () => {
    const { rerender } = await renderUi(dialog(true, jest.fn()));
    goTo(start + 2, `/next-${start}`);
    rerender(dialog(false, jest.fn()));
    await goBack();
    expect(window.location.pathname).toBe(`/page-${start}`);
    expect(heard).toEqual([`/page-${start}`]);

    window.history.back();
    await isAt(`/before-${start}`);
    expect(heard.at(-1)).toBe(`/before-${start}`);
  });

  it('keeps its entry where a router writes another address over it', async () => {
    const onClose = jest.fn();
    await renderUi(dialog(true, onClose));
    window.history.replaceState({ idx: start + 1 }, '', `/page-${start}?view=bids`);
    await goBack();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(heard).toEqual([`/page-${start}`]);
  });

  it('makes none for what cannot be closed', async () => {
    const { length } = window.history;
    await renderUi(<Dialog open>Once and for all</Dialog>);
    expect(window.history).toHaveLength(length);
  });
});
