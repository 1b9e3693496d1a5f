import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui.js';
import { SendingButton } from './sending-button.js';

function Form({ onSend }: { readonly onSend: () => void }): React.ReactElement {
  const [sending, setSending] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
        setSending(true);
      }}
    >
      <SendingButton type="submit" sending={sending}>
        Submit bid
      </SendingButton>
    </form>
  );
}

describe('SendingButton', () => {
  it.each([
    ['en', 'Sending…'],
    ['es', 'Enviando…'],
  ] as const)('sends once however often it is pressed, says so in %s and keeps its focus', async (locale, word) => {
    const onSend = jest.fn();
    const { user } = await renderUi(<Form onSend={onSend} />, { locale });
    await user.dblClick(screen.getByRole('button', { name: 'Submit bid' }));
    const button = screen.getByRole('button', { name: word });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  });
});
