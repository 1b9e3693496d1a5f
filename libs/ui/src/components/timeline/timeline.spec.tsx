import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { Timeline } from './timeline.js';

describe('Timeline', () => {
  it('marks the step that is going on and says which are done', async () => {
    await renderUi(
      <Timeline
        items={[
          { title: 'Proyecto publicado', place: 'done' },
          { title: 'Reparaciones', place: 'now', detail: '3 de 6 con fotos' },
          { title: 'Cierre', place: 'next' },
        ]}
      />,
      { locale: 'es' },
    );
    const [done, now, next] = screen.getAllByRole('listitem');
    expect(done).toHaveTextContent('Proyecto publicado (hecho)');
    expect(now).toHaveAttribute('aria-current', 'step');
    expect(next).not.toHaveAttribute('aria-current');
  });

  it('PAY-06 gives what failed neither the word nor the mark of what is done', async () => {
    await renderUi(
      <Timeline
        items={[
          { title: 'Payment declined', place: 'failed' },
          { title: 'Payment received', place: 'done' },
        ]}
      />,
    );
    const [failed, done] = screen.getAllByRole('listitem');
    expect(failed).toHaveTextContent(/^Payment declined$/);
    expect(failed?.querySelector('svg')?.innerHTML).not.toBe(done?.querySelector('svg')?.innerHTML);
  });
});
