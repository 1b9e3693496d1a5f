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

    expect(screen.getByText('Look in your mail.')).not.toHaveClass('heading');
  });

  it.each(['Payment Failed', 'This project is disputed'])(
    'gives a line of its own to a heading without an end: %s',
    async (title) => {
      await renderUi(
        <Banner kind="broken" title={title}>
          The work waits.
        </Banner>,
      );

      expect(screen.getByText(title)).toHaveClass('heading');
    },
  );
});
