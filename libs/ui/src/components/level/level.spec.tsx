import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { Level } from './level.js';

describe('Level', () => {
  it.each([
    ['en', 2, '2 days to spare'],
    ['en', 1, '1 day to spare'],
    ['en', 0, 'No days to spare'],
    ['en', -1, '1 day past your safe date'],
    ['es', 2, '2 días de margen'],
    ['es', 0, 'Sin días de margen'],
    ['es', -3, '3 días después de su fecha segura'],
  ] as const)('I18N-01 says in %s how %i days of slack stand: %s', async (locale, slack, sentence) => {
    await renderUi(<Level slackDays={slack} />, { locale });
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it.each([
    ['en', 7, 'Planned finish Tue, Dec 1, 7 days to spare'],
    ['en', -8, 'Planned finish Tue, Dec 1, 8 days past your safe date'],
    ['es', -1, 'Fin previsto mar 1 dic, 1 día después de su fecha segura'],
  ] as const)('names in %s the last day of work before what is left of the time, %i days', async (...row) => {
    const [locale, slack, sentence] = row;
    await renderUi(<Level slackDays={slack} finish="2026-12-01" />, { locale });
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it.each([
    ['en', 2, 'At risk: work not started, 2 days to spare'],
    ['en', 1, 'At risk: work not started, 1 day to spare'],
    ['es', 2, 'En riesgo: obra sin iniciar, 2 días de margen'],
    ['en', -1, '1 day past your safe date'],
  ] as const)('PROJ-03 says in %s of work that missed its start, with %i days of slack: %s', async (...row) => {
    const [locale, slack, sentence] = row;
    await renderUi(<Level slackDays={slack} wording="track" startMissed />, { locale });
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('puts the bubble between the lines, on the line, or past it', async () => {
    const place = async (slack: number): Promise<number> => {
      const { container, unmount } = await renderUi(<Level slackDays={slack} />);
      const x = Number(container.querySelector('.bubble')?.getAttribute('cx'));
      unmount();
      return x;
    };
    const lines = { left: 25, right: 41 };
    const reach = 6.2;
    const onTime = await place(5);
    expect(onTime - reach).toBeGreaterThan(lines.left);
    expect(onTime + reach).toBeLessThan(lines.right);
    expect(await place(0)).toBeCloseTo(lines.right, -1);
    expect(await place(-1)).toBeGreaterThan(lines.right + reach / 2);
  });
});
