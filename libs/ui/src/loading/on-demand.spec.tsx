import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { isLoadFailure, loadPart, PRELOAD_ERROR } from './load-part.js';
import { onDemand } from './on-demand.js';

const Greeting = ({ name }: { readonly name: string }): ReactElement => <p>Hello {name}</p>;
const gone = new Error('chunk 7 is gone');
const failing = (): Promise<never> => Promise.reject(gone);

describe('a part that is loaded on demand', () => {
  it('comes with the first drawing and takes its props, with a placeholder before it', async () => {
    const Part = onDemand(() => Promise.resolve(Greeting), <p>Coming</p>);
    render(<Part name="Nora" />);

    expect(screen.getByText('Coming')).toBeInTheDocument();
    expect(await screen.findByText('Hello Nora')).toBeInTheDocument();
    expect(screen.queryByText('Coming')).not.toBeInTheDocument();
  });

  it('AREA-15 announces a failure on the window and rethrows it when nobody takes care', async () => {
    const seen: unknown[] = [];
    const listener = (event: Event): void => void seen.push((event as CustomEvent).detail, event.cancelable);
    window.addEventListener(PRELOAD_ERROR, listener);

    await expect(loadPart(failing)).rejects.toBe(gone);

    expect(seen).toEqual([gone, true]);
    expect([isLoadFailure(gone), isLoadFailure(new Error('another'))]).toEqual([true, false]);
    window.removeEventListener(PRELOAD_ERROR, listener);
  });

  it('AREA-15 does not rethrow what a listener has taken care of', async () => {
    const settled = jest.fn();
    const prevent = (event: Event): void => event.preventDefault();
    window.addEventListener(PRELOAD_ERROR, prevent);

    void loadPart(failing).then(settled, settled);
    await new Promise((resolve) => setTimeout(resolve));

    expect(settled).not.toHaveBeenCalled();
    window.removeEventListener(PRELOAD_ERROR, prevent);
  });
});
