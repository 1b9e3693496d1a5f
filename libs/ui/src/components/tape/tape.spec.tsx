import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { DaysToClosing } from '../days/days.js';
import { Tape } from './tape.js';

/** A name as it is read: the spaces that keep a date together are spaces. */
const named = (words: string) => (name: string) => name.replaceAll('\u00a0', ' ') === words;

describe('Tape', () => {
  it.each([
    ['en', '12 days from today to closing on Wed, Dec 2'],
    ['es', '12 días desde hoy hasta el cierre, mié 2 dic'],
  ] as const)('I18N-01 says its sentence in %s, for readers and for forced colors', async (locale, sentence) => {
    await renderUi(<Tape today="2026-11-20" closing="2026-12-02" />, { locale });
    expect(screen.getByRole('img', { name: named(sentence) })).toBeInTheDocument();
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });

  it('says when closing is past', async () => {
    await renderUi(<Tape today="2026-11-20" closing="2026-11-17" from="2026-11-01" />);
    expect(screen.getByRole('img', { name: named('Closing was 3 days ago, on Tue, Nov 17') })).toBeInTheDocument();
  });

  it.each(['en', 'es'] as const)(
    'I18N-01 lists every marker for readers in %s, also those that are drawn as one',
    async (locale) => {
      const markers = ['2026-11-28', '2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'].map((date, index) => ({
        date,
        label: `${index + 1} Alder Street`,
        detail: 'Kingston',
      }));
      await renderUi(
        <Tape
          today="2026-11-20"
          closing="2026-12-02"
          markers={markers}
          joinMarkers={(together) => ({ label: `${together.length} closings` })}
        />,
        { locale },
      );

      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        markers.map(({ label, detail }) => `${label} ${detail}`),
      );
      expect(screen.getByText('2 closings')).toBeInTheDocument();
    },
  );

  it.each([
    ['en', 'Sun, Nov 22'],
    ['es', 'dom 22 nov'],
  ] as const)(
    'I18N-01 says the day of every marker in a dated legend in %s, by which its tick is found',
    async (locale, day) => {
      const markers = [{ date: '2026-11-22', label: 'Alder Street', detail: 'Kingston' }];
      await renderUi(<Tape today="2026-11-20" closing="2026-12-02" markers={markers} legend="dated" />, { locale });

      expect(screen.getByRole('listitem').textContent.replaceAll('\u00a0', ' ')).toBe(`${day}Alder Street Kingston`);
    },
  );

  it('is not drawn without a closing date', async () => {
    await renderUi(<Tape today="2026-11-20" closing={null} />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('DaysToClosing', () => {
  const today = '2026-11-20';
  it.each([
    ['en', '2026-12-02', {}, '12 days to closing'],
    ['en', '2026-11-21', {}, '1 day to closing'],
    ['en', '2026-11-21', { hoursLeft: 30 }, '30 hours to closing'],
    ['en', '2026-11-20', {}, 'Closing today'],
    ['en', '2026-11-17', {}, '3 days past closing'],
    ['en', '2026-12-02', { closed: true }, 'Closed Wed, Dec 2'],
    ['es', '2026-12-02', {}, '12 días para el cierre'],
    ['es', '2026-11-17', {}, '3 días después del cierre'],
    ['es', '2026-12-02', { closed: true }, 'Cerrado el mié 2 dic'],
  ] as const)('I18N-01 says in %s for closing on %s', async (locale, closing, more, sentence) => {
    const { container } = await renderUi(<DaysToClosing today={today} closing={closing} {...more} />, { locale });
    expect(container).toHaveTextContent(sentence);
  });

  it('offers to add a closing date where there is none', async () => {
    await renderUi(<DaysToClosing today={today} closing={null} missing={<a href="#add">Add closing date</a>} />);
    expect(screen.getByRole('link', { name: 'Add closing date' })).toBeVisible();
  });
});
