import { cents } from '@cw/domain';
import { renderUi } from '../../testing/render-ui.js';
import { Money } from './money.js';

describe('Money', () => {
  it.each(['en', 'es'] as const)(
    'I18N-01 writes dollars the same way in %s, with cents, a comma and a true minus',
    async (locale) => {
      const { container } = await renderUi(
        <>
          <Money cents={cents(485_000)} /> <Money cents={cents(-64_200)} /> <Money cents={cents(150_000)} plus />
        </>,
        { locale },
      );
      expect(container).toHaveTextContent('$4,850.00 −$642.00 +$1,500.00');
    },
  );

  it('raises the cents only in the large amount, without changing what is read', async () => {
    const { container } = await renderUi(<Money cents={cents(642_000)} size="large" />);
    expect(container.querySelector('small')).toHaveTextContent('.00');
    expect(container).toHaveTextContent('$6,420.00');
    const total = await renderUi(<Money cents={cents(642_000)} size="total" />);
    expect(total.container.querySelector('small')).toBeNull();
  });
});
