import type { Download } from '@cw/api-client';
import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderWithApp } from '../testing/render-with-app.js';
import { useDownload } from './use-download.js';

interface Props {
  readonly fetchFile: () => Promise<Download>;
}

function Button({ fetchFile }: Props): ReactElement {
  const { get, sending } = useDownload(fetchFile, 'The file could not be made');
  return (
    <button type="button" aria-busy={sending} onClick={() => void get()}>
      {'Download'}
    </button>
  );
}

const button = (): HTMLElement => screen.getByRole('button', { name: 'Download' });

describe('a download', () => {
  it('is one for a double click', async () => {
    let asked = 0;
    const fetchFile = (): Promise<Download> => {
      asked += 1;
      return new Promise(() => undefined);
    };
    await renderWithApp(<Button fetchFile={fetchFile} />);

    // Both clicks come before the page could be drawn anew.
    act(() => {
      button().click();
      button().click();
    });

    expect(asked).toBe(1);
    expect(button()).toHaveAttribute('aria-busy', 'true');
  });

  it('says that it failed, and may be asked for again', async () => {
    const { user } = await renderWithApp(<Button fetchFile={() => Promise.reject(new Error('no answer'))} />);

    await user.click(button());

    expect(await screen.findByText('The file could not be made')).toBeVisible();
    expect(button()).toHaveAttribute('aria-busy', 'false');
  });
});
