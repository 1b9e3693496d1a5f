import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { renderUi } from '../../testing/render-ui.js';
import { Composer, type ComposerProps } from './composer.js';

function Written({ onSend, ...more }: Pick<ComposerProps, 'onSend'> & Partial<ComposerProps>): ReactElement {
  const [value, setValue] = useState('');
  return (
    <Composer
      label="Your message"
      placeholder="Write"
      value={value}
      onChange={setValue}
      onSend={onSend}
      sendLabel="Send"
      disabled={false}
      keys="Enter sends"
      {...more}
    />
  );
}

const field = (): HTMLElement => screen.getByRole('textbox', { name: 'Your message' });

describe('a composer', () => {
  it('MSG-01 sends by Enter and by its button, and breaks the line by Shift+Enter', async () => {
    const onSend = jest.fn();
    const { user } = await renderUi(<Written onSend={onSend} />);
    await user.type(field(), 'One{Shift>}{Enter}{/Shift}two');
    expect(field()).toHaveValue('One\ntwo');
    expect(onSend).not.toHaveBeenCalled();

    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('One\ntwo');
    expect(onSend).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('MSG-01 leaves Enter to a word that is still being composed', async () => {
    const onSend = jest.fn();
    await renderUi(<Written onSend={onSend} />);
    fireEvent(field(), createEvent.keyDown(field(), { key: 'Enter', isComposing: true }));
    expect(onSend).not.toHaveBeenCalled();
  });

  it('MSG-01 still answers its button where nothing may be sent, and says what is too long', async () => {
    const onSend = jest.fn();
    const { user } = await renderUi(<Written onSend={onSend} disabled isTooLong limit="12 characters too many" />);
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(field()).toBeInvalid();
    expect(screen.getByRole('status')).toHaveTextContent('12 characters too many');
  });
});
