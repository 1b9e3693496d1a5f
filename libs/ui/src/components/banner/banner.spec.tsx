import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { Banner } from './banner.js';

describe('Banner', () => {
  it('begins its sentence after a sentence', async () => {
    await renderUi(
      <Banner kind="done" title="Look in your mail.">
        The link is there.
      </Banner>,
    );

    expect(getComputedStyle(screen.getByText('Look in your mail.')).display).not.toBe('block');
  });

  it.each(['Payment Failed', 'This project is disputed'])(
    'gives a line of its own to a heading without an end: %s',
    async (title) => {
      await renderUi(
        <Banner kind="broken" title={title}>
          The work waits.
        </Banner>,
      );

      expect(getComputedStyle(screen.getByText(title)).display).toBe('block');
    },
  );
});
