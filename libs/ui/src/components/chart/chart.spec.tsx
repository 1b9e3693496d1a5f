import { screen, within } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { BarChart, type ChartBar } from './bar-chart.js';
import { ShareBar } from './share-bar.js';

const BARS: readonly ChartBar[] = [
  { id: '2026-10', label: 'Oct', parts: [0, 0], row: ['October 2026', '$0.00', '$0.00'] },
  { id: '2026-11', label: 'Nov', tip: '$4.7k', parts: [4743, 527], row: ['November 2026', '$4,743.00', '$527.00'] },
];

const draw = (bars: readonly ChartBar[]) =>
  renderUi(<BarChart caption="Earned" columns={['Month', 'Net', 'Fee']} bars={bars} tones={['green', 'slate']} />);
const heights = (container: HTMLElement): number[] =>
  [...container.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('height')));

describe('bar chart', () => {
  it('PROJ-10 says every figure in a table, whose heads name it', async () => {
    await draw(BARS);

    const table = screen.getByRole('table', { name: 'Earned' });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));

    expect(cells).toEqual([
      ['Month', 'Net', 'Fee'],
      ['October 2026', '$0.00', '$0.00'],
      ['November 2026', '$4,743.00', '$527.00'],
    ]);
    expect(within(table).getByRole('rowheader', { name: 'November 2026' })).toBeInTheDocument();
  });

  it('hides the drawing from readers, who have the table', async () => {
    const { container } = await draw(BARS);

    expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('CON-06 says which color is what, where a bar has two', async () => {
    await draw(BARS);

    expect(screen.getAllByText('Net')).toHaveLength(2);
    expect(screen.getAllByText('Fee')).toHaveLength(2);
  });

  it('makes the largest bar as high as there is room, the others in proportion, and nothing of nothing', async () => {
    const { container } = await draw(BARS);

    expect(heights(container)).toEqual([0, 0, 90, 10]);
  });

  it('lets a part be seen that is small beside the others', async () => {
    const { container } = await draw([
      { id: 'a', label: 'A', parts: [1], row: ['A', '1'] },
      { id: 'b', label: 'B', parts: [100_000], row: ['B', '100,000'] },
    ]);

    expect(heights(container)[0]).toBeGreaterThan(1);
  });

  it('draws no bar where there is nothing at all', async () => {
    const { container } = await draw([{ id: 'a', label: 'A', parts: [0], row: ['A', '0'] }]);

    expect(heights(container)).toEqual([0]);
  });
});

describe('share bar', () => {
  it('shares its length by size and says each share in words', async () => {
    const { container } = await renderUi(
      <ShareBar
        shares={[
          { id: 'held', label: 'Held', value: '$300', size: 300, tone: 'blue' },
          { id: 'due', label: 'Due', value: '$100', size: 100, tone: 'copper' },
        ]}
      />,
    );

    expect([...container.querySelectorAll('rect')].map((part) => part.getAttribute('width'))).toEqual(['75', '25']);
    expect(screen.getByText('Held').closest('div')).toHaveTextContent('Held$300');
  });
});
