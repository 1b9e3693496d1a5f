import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { renderUi } from '../../testing/render-ui.js';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js';
import { PageTitle } from '../page-title/page-title.js';
import { Panel } from '../panel/panel.js';
import { FocusKeeper } from './focus-keeper.js';

interface FilesProps {
  readonly names?: readonly string[];
  readonly asks?: boolean;
}

/** A list whose rows go when they are removed, at once or after a question. */
function Files({ names = ['one', 'two', 'three'], asks = false }: FilesProps): ReactElement {
  const [left, setLeft] = useState(names);
  const [asked, setAsked] = useState<string>();
  const remove = (name: string): void => {
    setLeft((now) => now.filter((one) => one !== name));
    setAsked(undefined);
  };
  return (
    <Panel title="Files">
      <ul>
        {left.map((name) => (
          <li key={name}>
            {name}
            <button type="button" onClick={() => (asks ? setAsked(name) : remove(name))}>
              Remove {name}
            </button>
          </li>
        ))}
      </ul>
      {asked === undefined ? null : (
        <ConfirmDialog
          open
          title="Remove it?"
          confirmLabel="Yes, remove"
          onConfirm={() => remove(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}

/** A button that is gone once it is pressed; what stays beside it is not pressed by the same key. */
function Once({ children }: { readonly children?: ReactNode }): ReactElement {
  const [isUsed, setUsed] = useState(false);
  return isUsed ? (
    <p>Used</p>
  ) : (
    <>
      <button type="button" onClick={() => setUsed(true)}>
        Use
      </button>
      {children}
    </>
  );
}

const page = (children: ReactNode, title = 'Conditions'): ReactElement => (
  <>
    <FocusKeeper />
    <PageTitle key={title} title={title} />
    {children}
  </>
);

const focused = (): Element | null => document.activeElement;

describe('the focus, when what has it goes', () => {
  it('A11Y-01 goes on at the next row, at the last one before, and at the heading of the list that is empty', async () => {
    const { user } = await renderUi(page(<Files />));
    screen.getByRole('button', { name: 'Remove two' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('three', { exact: false, selector: 'li' })).toHaveFocus());

    await user.tab();
    expect(screen.getByRole('button', { name: 'Remove three' })).toHaveFocus();
    expect(screen.getByText('three', { exact: false, selector: 'li' })).not.toHaveAttribute('tabindex');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('one', { exact: false, selector: 'li' })).toHaveFocus());

    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Files' })).toHaveFocus());
  });

  it('A11Y-01 goes on at the next row after a question that closes with it', async () => {
    const { user } = await renderUi(page(<Files asks />));
    screen.getByRole('button', { name: 'Remove one' }).focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByRole('button', { name: 'Yes, remove' }).focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(screen.getByText('two', { exact: false, selector: 'li' })).toHaveFocus());
  });

  it.each<[where: string, around: (button: ReactNode) => ReactNode, target: () => HTMLElement]>([
    [
      'the row that it was a part of',
      (button) => <ul aria-label="Repairs">{<li>Gutter {button}</li>}</ul>,
      () => screen.getByRole('listitem'),
    ],
    [
      'the heading of its section',
      (button) => <Panel title="Suggestions">{button}</Panel>,
      () => screen.getByRole('heading', { name: 'Suggestions' }),
    ],
    ['the title of the page', (button) => button, () => screen.getByRole('heading', { level: 1 })],
  ])('A11Y-01 goes on at %s, not at the control beside it', async (_where, around, target) => {
    const { user } = await renderUi(
      page(
        around(
          <div>
            <Once />
            <button type="button">Delete everything</button>
          </div>,
        ),
      ),
    );
    screen.getByRole('button', { name: 'Use' }).focus();
    await user.keyboard('{Enter}');

    await waitFor(() => expect(target()).toHaveFocus());
  });

  it('A11Y-01 waits for the heading of a page that is still coming', async () => {
    const { rerender } = await renderUi(page(<Once />));
    screen.getByRole('button', { name: 'Use' }).focus();
    rerender(
      <>
        <FocusKeeper />
        <p>Loading</p>
      </>,
    );
    expect(document.body).toHaveFocus();

    rerender(page(<Panel title="Case" />, '62 Wall Street'));

    await waitFor(() => expect(screen.getByRole('heading', { name: '62 Wall Street' })).toHaveFocus());
  });

  it('stays where somebody has put it meanwhile, and nowhere where they have left everything', async () => {
    const { user, rerender } = await renderUi(page(<input aria-label="Note" />));
    const title = screen.getByRole('heading', { level: 1 });
    const focus = jest.spyOn(title, 'focus');
    await user.click(screen.getByLabelText('Note'));
    await user.click(document.body);
    // What was left is forgotten a turn later.
    await new Promise<void>((resolve) => void setTimeout(resolve));

    rerender(page(null));
    await new Promise<void>((resolve) => void setTimeout(resolve));

    expect(focused()).toBe(document.body);
    expect(focus).not.toHaveBeenCalled();
  });
});
