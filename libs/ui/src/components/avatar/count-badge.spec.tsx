import { renderUi } from '../../testing/render-ui.js';
import { CountBadge } from './count-badge.js';

describe('CountBadge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [5_000, '99+'],
  ])('NOTE-04 writes %d as %s, for the eye alone', async (count, written) => {
    const { container } = await renderUi(<CountBadge count={count} />);

    expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe(written);
    expect(container.textContent).toBe(written);
  });

  it.each([0, -1])('is not there at %d', async (count) => {
    const { container } = await renderUi(<CountBadge count={count} urgent />);

    expect(container).toBeEmptyDOMElement();
  });
});
