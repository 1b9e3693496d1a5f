import { act, fireEvent, screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { ToastProvider, useToast } from './toast-provider.js';

/** A window of 640 by 800 in which the toast is 100 px high. */
const WINDOW = { width: 640, height: 800 };
const HEIGHT = 100;

function Page(): React.ReactElement {
  const { toast } = useToast();
  return (
    <>
      <button type="button" data-y={300} onClick={() => toast({ kind: 'done', title: 'Saved' })}>
        Save
      </button>
      <button type="button" data-y={20}>
        At the top
      </button>
      <button type="button" data-y={740}>
        At the foot
      </button>
    </>
  );
}

/** jsdom lays nothing out: what is at the foot unless it was put at the top, and where each button stands. */
function boxOf(this: Element): DOMRect {
  const { width, height } = WINDOW;
  const corner = this.closest<HTMLElement>('[data-at]');
  if (corner === null) return new DOMRect(0, Number(this.getAttribute('data-y') ?? 0), width, 44);
  return new DOMRect(0, (corner.dataset['aside'] ?? 'foot') === 'top' ? 0 : height - HEIGHT, width, HEIGHT);
}

describe('where a toast stands', () => {
  beforeEach(() => void jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf));
  afterEach(() => jest.restoreAllMocks());

  const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  const focus = async (name: string) => {
    act(() => screen.getByRole('button', { name }).focus());
    await nextFrame();
  };
  const corner = () => screen.getByRole('status').parentElement;
  const shown = async () => {
    await renderUi(
      <ToastProvider>
        <Page />
      </ToastProvider>,
    );
    act(() => screen.getByRole('button', { name: 'Save' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  };

  it('A11Y-01 SHELL-06 is the other edge when the focus comes under it, and stays there', async () => {
    await shown();
    expect(corner()).not.toHaveAttribute('data-aside');
    await focus('At the foot');
    expect(corner()).toHaveAttribute('data-aside', 'top');
    await focus('Save');
    expect(corner()).toHaveAttribute('data-aside', 'top');
    await focus('At the top');
    expect(corner()).toHaveAttribute('data-aside', 'foot');
  });

  it('A11Y-01 is where it hides nothing already as it comes', async () => {
    await renderUi(
      <ToastProvider>
        <Page />
      </ToastProvider>,
    );
    act(() => screen.getByRole('button', { name: 'At the foot' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(corner()).toHaveAttribute('data-aside', 'top');
  });

  it('is no other because the focus is on the toast itself', async () => {
    await shown();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await nextFrame();
    expect(corner()).not.toHaveAttribute('data-aside');
  });
});
