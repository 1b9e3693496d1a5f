import { screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { renderUi } from '../../testing/render-ui.js';
import { CheckboxField } from '../field/checkbox-field.js';
import { CheckboxGroup } from '../field/choice-group.js';
import { useMissingGate } from './missing-note.js';

const NOTE = 'Not accepted yet. Tick above: finish on Fri, Dec 11';

/** What is asked for above a button, and the note at the button. */
function Asks({ field, children }: { readonly field: string; readonly children: ReactElement }): ReactElement {
  const [isGiven, setGiven] = useState(false);
  const gate = useMissingGate(isGiven ? undefined : { field, text: NOTE });
  return (
    <>
      {children}
      <button type="button" onClick={() => setGiven(true)}>
        Give
      </button>
      {gate.note}
      <button type="button" onClick={() => void gate.pass()}>
        Accept
      </button>
    </>
  );
}

describe('a button that says what is missing', () => {
  let seen: { readonly row: Element; readonly said: string | undefined }[];

  beforeEach(() => {
    seen = [];
    HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
      seen.push({ row: this, said: screen.queryByRole('alert')?.textContent });
    };
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
  });

  it('brings a box into view with its label, once the note has taken its room', async () => {
    const { user } = await renderUi(
      <Asks field="field-late">
        <CheckboxField name="late" label="I know that the work ends 3 days after the closing" />
      </Asks>,
    );
    const row = screen.getByText(/ends 3 days after/).closest('label');

    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(seen).toEqual([{ row, said: NOTE }]);
    expect(screen.getByRole('checkbox')).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(seen).toEqual([
      { row, said: NOTE },
      { row, said: NOTE },
    ]);
  });

  it('leads to the first of a group that is not ticked, and nowhere once all is given', async () => {
    const { user } = await renderUi(
      <Asks field="field-gaps">
        <CheckboxGroup
          name="gaps"
          label="Left out"
          choices={[
            { value: 'rail', label: 'Handrail' },
            { value: 'outlet', label: 'Outlet' },
          ]}
          selected={['rail']}
          onChange={() => undefined}
        />
      </Asks>,
    );

    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(seen).toEqual([{ row: screen.getByText('Outlet').closest('label'), said: NOTE }]);

    await user.click(screen.getByRole('button', { name: 'Give' }));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(seen).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
