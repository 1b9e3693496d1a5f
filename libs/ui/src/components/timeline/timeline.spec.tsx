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
});
