import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui.js';
import { LockedPaperError, type PaperDocument, type PaperPage, type PaperScale } from './paper-document.js';
import { PaperDialog, PaperViewer } from './paper-viewer.js';

/** pdf.js ends here: what it is told to draw is noted down. */
const drawn: string[] = [];
const closed: string[] = [];
let openPdf: (file: Blob) => Promise<PaperDocument>;
jest.mock('./pdf-engine.js', () => ({ openPdf: (file: Blob) => openPdf(file) }));

const PDF = 'application/pdf';
const WINDOW = 640;
const LETTER = { width: 612, height: 792 };

const aPage = (number: number): PaperPage => ({
  ...LETTER,
  draw: (_canvas, { scale, turn }: PaperScale) => {
    drawn.push(`${number} ×${scale.toFixed(2)} ${turn}°`);
    return { done: Promise.resolve(), cancel: () => undefined };
  },
  write: (layer) => {
    layer.textContent = `words of page ${number}`;
    return { done: Promise.resolve(), cancel: () => undefined };
  },
});

const aPaper = (count: number): PaperDocument => ({
  count,
  page: (number) => Promise.resolve(aPage(number)),
  close: () => closed.push('closed'),
});

const seen = new Map<Element, (isNear: boolean) => void>();
const scrolledTo = jest.fn();

class Observer {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe(target: Element): void {
    seen.set(target, (isIntersecting) =>
      this.tell([{ target, isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver),
    );
  }
  disconnect(): void {
    seen.clear();
  }
}

const file = (name = 'license.pdf', type = PDF) => ({ name, contentType: type, file: new Blob(['%PDF-'], { type }) });
const sheet = (number: number): HTMLElement => screen.getByRole('group', { name: new RegExp(`^Page ${number} of`) });
const comeNear = (number: number, isNear = true): void => act(() => seen.get(sheet(number))?.(isNear));
const press = (name: string): HTMLElement => screen.getByRole('button', { name });

beforeEach(() => {
  drawn.length = 0;
  closed.length = 0;
  openPdf = () => Promise.resolve(aPaper(7));
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WINDOW);
  HTMLElement.prototype.scrollTo = scrolledTo;
});

/** More presses than there are sizes. */
const SIZES = 20;

describe('a paper on the page', () => {
  it('VER-01 draws the pages that come near the window, and those alone', async () => {
    await renderUi(<PaperViewer paper={file()} />);
    await screen.findByText('Page 1 of 7');
    expect(drawn).toEqual([]);

    comeNear(1);
    expect(await screen.findByText('words of page 1')).toBeInTheDocument();
    comeNear(2);
    await screen.findByText('words of page 2');
    comeNear(1, false);

    expect(drawn.map((one) => one[0])).toEqual(['1', '2']);
    expect(screen.queryByText('words of page 1')).not.toBeInTheDocument();
  });

  it('A11Y-01 is turned, enlarged and fitted by buttons, and its frame by the keys of any scroller', async () => {
    const { user } = await renderUi(<PaperViewer paper={file()} />);
    await screen.findByText('Page 1 of 7');
    comeNear(1);
    await waitFor(() => expect(drawn).toEqual(['1 ×1.01 0°']));

    expect(press('Fit to width')).toHaveAttribute('aria-pressed', 'true');
    await user.click(press('Larger'));
    await waitFor(() => expect(drawn.at(-1)).toBe('1 ×1.26 0°'));
    expect(press('Fit to width')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('125%')).toBeInTheDocument();
    await user.click(press('Turn right'));
    await waitFor(() => expect(drawn.at(-1)).toBe('1 ×0.97 90°'));
    await user.click(press('Fit to width'));
    await waitFor(() => expect(drawn.at(-1)).toBe('1 ×0.78 90°'));
    expect(press('Fit to width')).toHaveAttribute('aria-pressed', 'true');

    expect(screen.getByRole('region', { name: 'license.pdf' })).toHaveAttribute('tabindex', '0');
    expect(press('Previous page')).toHaveAttribute('aria-disabled', 'true');
    await user.click(press('Next page'));
    expect(scrolledTo).toHaveBeenCalled();
  });

  it('A11Y-01 a button that has done all it can keeps the focus', async () => {
    const { user } = await renderUi(<PaperViewer paper={file()} />);
    await screen.findByText('Page 1 of 7');
    await user.click(press('Smaller'));
    for (let times = 0; times < SIZES && press('Smaller').getAttribute('aria-disabled') !== 'true'; times += 1)
      await user.keyboard('{Enter}');
    expect(press('Smaller')).toHaveAttribute('aria-disabled', 'true');
    expect(press('Smaller')).toBeEnabled();
    expect(press('Smaller')).toHaveFocus();
    const smallest = screen.getByText(/^\d+%$/).textContent;
    await user.keyboard('{Enter}');
    expect(screen.getByText(/^\d+%$/)).toHaveTextContent(smallest ?? '');
  });

  it('begins at the page that was asked for', async () => {
    await renderUi(<PaperViewer paper={file()} page={3} />);
    expect(await screen.findByText('Page 3 of 7')).toBeInTheDocument();
    expect(scrolledTo).toHaveBeenCalled();
  });

  it('says that it is on its way', async () => {
    openPdf = () => new Promise(() => undefined);
    await renderUi(<PaperViewer paper={file()} />);
    expect(await screen.findByText('Getting the document…')).toBeInTheDocument();
  });

  it('I18N-01 says so when it cannot be drawn, and hands over the file', async () => {
    globalThis.fetch = () => Promise.resolve(new Response('', { status: 404 }));
    await renderUi(<PaperViewer paper={{ name: 'a.pdf', contentType: PDF, file: '/api/a' }} />, { locale: 'es' });
    expect(await screen.findByText(/no se puede mostrar aquí/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Descargar a.pdf' })).toHaveAttribute('href', '/api/a');
  });

  it('says of a locked one that it is locked', async () => {
    openPdf = () => Promise.reject(new LockedPaperError());
    await renderUi(<PaperViewer paper={file()} />);
    expect(await screen.findByText(/locked with a password/)).toBeInTheDocument();
  });

  it('says of a page that it cannot be drawn, and goes on with the others', async () => {
    const broken: PaperPage = {
      ...aPage(1),
      draw: () => ({ done: Promise.reject(new Error('damaged')), cancel: () => undefined }),
    };
    openPdf = () =>
      Promise.resolve({ ...aPaper(2), page: (number) => Promise.resolve(number === 1 ? broken : aPage(number)) });
    await renderUi(<PaperViewer paper={file()} />);
    await screen.findByText('Page 1 of 2');
    comeNear(1);
    comeNear(2);
    expect(await within(sheet(1)).findByText('This page cannot be drawn.')).toBeInTheDocument();
    expect(within(sheet(2)).queryByText('This page cannot be drawn.')).not.toBeInTheDocument();
  });

  it('shows a photograph as a paper of one page, without pdf.js', async () => {
    openPdf = () => Promise.reject(new Error('no PDF'));
    const picture = { width: 1200, height: 1600, close: () => undefined };
    globalThis.createImageBitmap = (() => Promise.resolve(picture)) as unknown as typeof createImageBitmap;
    await renderUi(<PaperViewer paper={file('license.jpg', 'image/jpeg')} />);
    expect(await screen.findByText('Page 1 of 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it('fills the screen and comes back, and is closed when nobody looks at it', async () => {
    const { user, unmount } = await renderUi(<PaperViewer paper={file()} />);
    await screen.findByText('Page 1 of 7');
    await user.click(press('Fill the screen'));
    const dialog = within(await screen.findByRole('dialog', { name: 'license.pdf' }));
    expect(dialog.getByText('Page 1 of 7')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(closed).toEqual([]);
    unmount();
    expect(closed).toEqual(['closed']);
  });

  it.each([
    ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
    ['its own button', (user: UserEvent) => user.click(press('Close'))],
  ])('A11Y-01 gives the focus back to what filled the screen when %s closes it', async (_by, close) => {
    const { user } = await renderUi(<PaperViewer paper={file()} />);
    await screen.findByText('Page 1 of 7');
    await user.click(press('Fill the screen'));
    await screen.findByRole('dialog', { name: 'license.pdf' });
    await close(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(press('Fill the screen')).toHaveFocus();
  });

  it('draws a paper once while it fills the screen', async () => {
    const { user } = await renderUi(<PaperViewer paper={file()} />);
    await screen.findByText('Page 1 of 7');
    await user.click(press('Fill the screen'));
    await screen.findByRole('dialog', { name: 'license.pdf' });
    expect(screen.getAllByRole('region', { name: 'license.pdf', hidden: true })).toHaveLength(1);
  });

  it('opens in the whole window where there is no room beside', async () => {
    const onClose = jest.fn();
    const { user } = await renderUi(<PaperDialog paper={file()} page={2} onClose={onClose} />);
    expect(await screen.findByText('Page 2 of 7')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});
