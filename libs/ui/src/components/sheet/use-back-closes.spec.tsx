import { act, screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { Dialog, Drawer, Menu, Popover } from './sheet.js';

/** The browser's own, as far as it matters: those that are open, the newest last. */
class FakeWatcher {
  static readonly open: FakeWatcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    FakeWatcher.open.push(this);
  }
  destroy(): void {
    const index = FakeWatcher.open.indexOf(this);
    if (index >= 0) FakeWatcher.open.splice(index, 1);
  }
}

const goBack = (): void => {
  const top = FakeWatcher.open.pop();
  if (top === undefined) throw new Error('The page was left');
  act(() => top.onclose?.());
};

/** jsdom knows no media. */
function pointerIs(kind: 'coarse' | 'fine'): void {
  const list = (query: string) => ({
    matches: query === `(pointer: ${kind})`,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.assign(window, { matchMedia: list });
}

beforeEach(() => {
  Object.assign(window, { CloseWatcher: FakeWatcher });
  pointerIs('coarse');
});
afterEach(() => {
  FakeWatcher.open.length = 0;
  Reflect.deleteProperty(window, 'CloseWatcher');
  Reflect.deleteProperty(window, 'matchMedia');
});

const OVER_THE_PAGE = {
  'a dialog': (open: boolean, onClose: () => void) => <Dialog {...{ open, onClose }}>Above</Dialog>,
  'a drawer': (open: boolean, onClose: () => void) => <Drawer {...{ open, onClose }}>Above</Drawer>,
  'a menu': (open: boolean, onClose: () => void) => <Menu {...{ open, onClose }} anchorEl={document.body} />,
  'a popover': (open: boolean, onClose: () => void) => (
    <Popover {...{ open, onClose }} anchorEl={document.body}>
      Above
    </Popover>
  ),
};

describe('Back on a phone', () => {
  it.each(Object.entries(OVER_THE_PAGE))('closes %s, and then leaves the page', async (_what, draw) => {
    const onClose = jest.fn();
    const { rerender } = await renderUi(draw(true, onClose));
    goBack();

    expect(onClose).toHaveBeenCalledWith({}, 'escapeKeyDown');
    rerender(draw(false, onClose));
    expect(goBack).toThrow('The page was left');
  });

  it('closes what lies on top first', async () => {
    const [onCloseBelow, onCloseAbove] = [jest.fn(), jest.fn()];
    const draw = (isAbove: boolean) => (
      <Dialog open onClose={onCloseBelow}>
        <p>Below</p>
        <Dialog open={isAbove} onClose={onCloseAbove}>
          Above
        </Dialog>
      </Dialog>
    );
    const { rerender } = await renderUi(draw(false));
    rerender(draw(true));
    goBack();
    rerender(draw(false));

    expect(onCloseAbove).toHaveBeenCalledTimes(1);
    expect(onCloseBelow).not.toHaveBeenCalled();
    goBack();
    expect(onCloseBelow).toHaveBeenCalledTimes(1);
  });

  it('asks a dialog again that did not close, such as one that is sending', async () => {
    const onClose = jest.fn();
    await renderUi(
      <Dialog open onClose={onClose}>
        Sending
      </Dialog>,
    );
    goBack();
    goBack();

    expect(onClose).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Sending')).toBeInTheDocument();
  });

  it('is not waited for where Escape does the same', async () => {
    pointerIs('fine');
    await renderUi(<Dialog open onClose={jest.fn()} />);
    expect(goBack).toThrow('The page was left');
  });

  it('does not wait for what cannot be closed', async () => {
    await renderUi(<Dialog open>Once and for all</Dialog>);

    expect(goBack).toThrow('The page was left');
  });
});
