import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { fakeNetwork } from '../../testing/fake-network.js';
import { renderUi } from '../../testing/render-ui.js';
import { CheckboxGroup } from '../field/choice-group.js';
import { TextField } from '../field/text-field.js';
import { ConfirmDialog } from './confirm-dialog.js';

const title = 'Release $6,420.00 to Brennan & Sons?';

describe('ConfirmDialog', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is named by the consequence', async () => {
    await renderUi(
      <ConfirmDialog
        open
        title={title}
        confirmLabel="Release the payment"
        onConfirm={() => undefined}
        onClose={() => undefined}
      />,
    );
    expect(screen.getByRole('dialog', { name: title })).toBeVisible();
  });

  it('COND-04 says of a press that found no network so until there is one, and again of the next such press', async () => {
    const network = fakeNetwork();
    const words = (said: string) => (
      <ConfirmDialog
        open
        title={title}
        confirmLabel="Release the payment"
        error={said}
        onConfirm={() => undefined}
        onClose={() => undefined}
      />
    );
    network.turn(false);
    const { user, rerender } = await renderUi(words('You are offline.'));
    expect(screen.getByRole('alert')).toHaveTextContent('You are offline.');

    network.turn(true);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    network.turn(false);
    await user.click(screen.getByRole('button', { name: 'Release the payment' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.');

    network.turn(true);
    rerender(words('The payment was released already.'));
    network.turn(false);
    network.turn(true);
    expect(screen.getByRole('alert')).toHaveTextContent('The payment was released already.');
  });

  it('confirms once when pressed twice, and cannot be left while that is on its way', async () => {
    let finish = (): void => undefined;
    const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const onClose = jest.fn();
    const { user } = await renderUi(
      <ConfirmDialog open title={title} confirmLabel="Release the payment" onConfirm={onConfirm} onClose={onClose} />,
    );
    await user.dblClick(screen.getByRole('button', { name: 'Release the payment' }));
    await user.keyboard('{Escape}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    finish();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Release the payment' })).not.toHaveAttribute('aria-disabled'),
    );
  });

  it('says at its button what is missing, leads there, and goes on once that is given', async () => {
    const onConfirm = jest.fn();
    function Page(): React.ReactElement {
      const [ticked, setTicked] = useState<readonly string[]>([]);
      const isMissing = ticked.length < 2;
      return (
        <ConfirmDialog
          open
          title={title}
          confirmLabel="Accept with gaps"
          missing={isMissing ? { field: 'field-gaps', text: 'Tick each repair that is left out' } : undefined}
          onConfirm={onConfirm}
          onClose={() => undefined}
        >
          <CheckboxGroup
            name="gaps"
            label="Left out"
            choices={[
              { value: 'rail', label: 'Handrail' },
              { value: 'outlet', label: 'Outlet' },
            ]}
            selected={ticked}
            onChange={({ target }) => setTicked([...ticked, target.value])}
          />
        </ConfirmDialog>
      );
    }
    const { user } = await renderUi(<Page />);
    const button = screen.getByRole('button', { name: 'Accept with gaps' });
    await user.click(screen.getByLabelText('Handrail'));
    expect(screen.queryByRole('alert')).toBeNull();

    await user.click(button);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Tick each repair that is left out');
    expect(button).toHaveAccessibleDescription('Tick each repair that is left out');
    expect(screen.getByLabelText('Outlet')).toHaveFocus();
    expect(screen.getByLabelText('Handrail')).toBeChecked();

    await user.click(screen.getByLabelText('Outlet'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button);
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('leads to the field that was left empty, which says what it asks for, at every such press', async () => {
    const FAULT = 'Enter at least 10 characters';
    function Page(): React.ReactElement {
      const [tried, setTried] = useState(false);
      return (
        <ConfirmDialog
          open
          title={title}
          confirmLabel="Return"
          onConfirm={() => setTried(true)}
          onClose={() => undefined}
        >
          <TextField name="reason" label="Reason" rows={4} error={tried ? FAULT : undefined} />
        </ConfirmDialog>
      );
    }
    const { user } = await renderUi(<Page />);
    const button = screen.getByRole('button', { name: 'Return' });
    for (const press of [1, 2]) {
      await user.click(button);
      const field = screen.getByLabelText('Reason');
      await waitFor(() => expect({ press, active: document.activeElement }).toEqual({ press, active: field }));
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(FAULT);
    }
  });

  it('says the fault of a field whose Enter key sent it: the focus moves nowhere that would say it', async () => {
    const FAULT = 'Enter a name';
    function Page(): React.ReactElement {
      const [tried, setTried] = useState(false);
      return (
        <ConfirmDialog
          open
          title={title}
          confirmLabel="Save"
          onConfirm={() => setTried(true)}
          onClose={() => undefined}
        >
          <form
            onSubmit={(event) => {
              event.preventDefault();
              setTried(true);
            }}
          >
            <TextField name="name" label="Name" error={tried ? FAULT : undefined} />
          </form>
        </ConfirmDialog>
      );
    }
    const { user } = await renderUi(<Page />);
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    const said = await screen.findByText(FAULT, { selector: '[aria-live="assertive"]' });
    expect(said).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('starts in what has to be written, and gives focus back to where it came from', async () => {
    function Page(): React.ReactElement {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            return it
          </button>
          <ConfirmDialog
            open={open}
            title="Return this repair?"
            confirmLabel="Return"
            onConfirm={() => undefined}
            onClose={() => setOpen(false)}
          >
            <TextField name="reason" label="Reason" rows={4} />
          </ConfirmDialog>
        </>
      );
    }
    const { user } = await renderUi(<Page />);
    await user.click(screen.getByRole('button', { name: 'return it' }));
    expect(screen.getByLabelText('Reason')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'return it' })).toHaveFocus();
  });

  it('says what went wrong with the last try', async () => {
    await renderUi(
      <ConfirmDialog
        open
        title={title}
        confirmLabel="Release"
        error="The bank said no."
        onConfirm={() => undefined}
        onClose={() => undefined}
      />,
      { locale: 'es' },
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The bank said no.');
    expect(screen.getByRole('button', { name: 'Volver' })).toBeEnabled();
  });
});
