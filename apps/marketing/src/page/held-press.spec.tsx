import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { holdPress } from './held-press.js';
import { useHeldPress } from './use-held-press.js';

function Part(): ReactElement {
  const [said, setSaid] = useState<readonly string[]>([]);
  const part = useHeldPress();
  return (
    <div ref={part} data-presses="">
      {['one', 'two'].map((name) => (
        <button key={name} type="button" onClick={() => setSaid((before) => [...before, name])}>
          {name}
        </button>
      ))}
      <output>{said.join(' ')}</output>
    </div>
  );
}

const held: boolean[] = [];
const listen = (event: Event): void => void held.push(holdPress(event));
beforeEach(() => {
  held.length = 0;
  document.addEventListener('click', listen, { capture: true });
});
afterEach(() => {
  document.removeEventListener('click', listen, { capture: true });
  document.body.replaceChildren();
});

describe('a press before the page came to life', () => {
  it('is done once the page lives, and only the last', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Part />);
    document.body.append(root);

    await userEvent.click(screen.getByRole('button', { name: 'one' }));
    await userEvent.click(screen.getByRole('button', { name: 'two' }));
    expect(held).toEqual([true, true]);
    await act(async () => void hydrateRoot(root, <Part />));

    expect(screen.getByRole('status')).toHaveTextContent(/^two$/);
  });

  it('is not kept where the page lives already', async () => {
    render(<Part />);

    await userEvent.click(screen.getByRole('button', { name: 'one' }));

    expect(held).toEqual([false]);
    expect(screen.getByRole('status')).toHaveTextContent(/^one$/);
  });

  it('is none on a link or in a part that waits for nobody', async () => {
    document.body.innerHTML = '<div data-presses=""><a href="#top">Top</a></div><button type="button">Alone</button>';

    await userEvent.click(screen.getByRole('link'));
    await userEvent.click(screen.getByRole('button'));

    expect(held).toEqual([false, false]);
  });
});
