import { act, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { fakeNetwork } from '../../testing/fake-network.js';
import { renderUi } from '../../testing/render-ui.js';
import { ErrorSummary } from './error-summary.js';

/** A form that is refused, with something that can be switched where its button was. */
function Form({ onAction }: { readonly onAction: () => void }): ReactElement {
  const [attempt, setAttempt] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <ErrorSummary
        faults={attempt === 0 ? [] : [{ name: 'title', message: 'Say what is to be done' }]}
        attempt={attempt}
      />
      <label>
        <input type="checkbox" defaultChecked /> Include condition 1
      </label>
      <button type="button" onClick={onAction}>
        Remove
      </button>
      <button type="submit">Send bid</button>
    </form>
  );
}

/** A form with a code that is judged while it is typed, once the form was sent for the first time. */
function CodeForm(): ReactElement {
  const [attempt, setAttempt] = useState(0);
  const [code, setCode] = useState('');
  const isWrong = attempt > 0 && code !== '' && code.length < 6;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <ErrorSummary faults={isWrong ? [{ name: 'code', message: 'Enter the 6 digits' }] : []} attempt={attempt} />
      <label>
        Code <input value={code} onChange={(event) => setCode(event.target.value)} />
      </label>
      <button type="submit">Log in</button>
    </form>
  );
}

const box = (): HTMLElement => screen.getByRole('checkbox', { name: 'Include condition 1' });
const secondPressOn = (element: HTMLElement): void => {
  fireEvent.mouseDown(element, { detail: 2 });
  fireEvent.click(element, { detail: 2 });
};

describe('ErrorSummary', () => {
  it('takes the focus, and the second press of a double click on the button reaches nothing else', async () => {
    const onAction = jest.fn();
    const { user } = await renderUi(<Form onAction={onAction} />);
    await user.click(screen.getByRole('button', { name: 'Send bid' }));
    expect(screen.getByRole('alert')).toHaveFocus();

    secondPressOn(box());
    secondPressOn(screen.getByText('Include condition 1'));
    secondPressOn(screen.getByRole('button', { name: 'Remove' }));

    expect(box()).toBeChecked();
    expect(onAction).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('leaves the focus to whoever types, and takes it when what is still wrong is sent', async () => {
    const { user } = await renderUi(<CodeForm />);
    await user.click(screen.getByRole('button', { name: 'Log in' }));

    await user.type(screen.getByLabelText('Code'), '12345');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the 6 digits');
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(screen.getByLabelText('Code')).toHaveValue('12345');

    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('leads to a field on another page where it is told how', async () => {
    const onFollow = jest.fn();
    const faults = [{ name: 'zip', message: 'Enter the ZIP code as 5 digits' }];
    const { user } = await renderUi(<ErrorSummary faults={faults} onFollow={onFollow} />);

    await user.click(screen.getByRole('link', { name: 'Enter the ZIP code as 5 digits' }));

    expect(onFollow).toHaveBeenCalledWith('zip');
  });

  it('lets a new press through at once, and double ones as soon as the sequence is over', async () => {
    jest.useFakeTimers();
    await renderUi(<Form onAction={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'Send bid' }), { detail: 1 });

    fireEvent.click(box(), { detail: 1 });
    expect(box()).not.toBeChecked();

    act(() => jest.advanceTimersByTime(1_000));
    fireEvent.click(box(), { detail: 2 });
    expect(box()).toBeChecked();
    jest.useRealTimers();
  });
});

describe('a form that found no network', () => {
  afterEach(() => jest.restoreAllMocks());
  const summary = (attempt: number) => (
    <ErrorSummary
      faults={[
        { name: null, message: 'You are offline.' },
        { name: 'title', message: 'Say what is to be done' },
      ]}
      attempt={attempt}
    />
  );

  it('COND-04 says so until there is one, keeps what must be mended, and says it again of the next such try', async () => {
    const network = fakeNetwork();
    network.turn(false);
    const { rerender } = await renderUi(summary(1));
    expect(screen.getByText('You are offline.')).toBeVisible();

    network.turn(true);
    expect(screen.queryByText('You are offline.')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Say what is to be done' })).toBeVisible();

    network.turn(false);
    rerender(summary(2));
    expect(screen.getByText('You are offline.')).toBeVisible();
  });
});
