import { cents } from '@cw/domain';
import { screen, within } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui.js';
import { compareBids, type CompareBid, type CompareCondition } from './compare.js';
import { CompareCards } from './compare-cards.js';
import { CompareMatrix } from './compare-matrix.js';

const conditions: CompareCondition[] = [
  { id: 'rail', number: 1, title: 'Handrail, rear steps', detail: 'Safety · p. 5', estimateCents: cents(70_000) },
  { id: 'paint', number: 2, title: 'Scrape, prime, paint trim', estimateCents: cents(150_000) },
];
const brennan: CompareBid = {
  id: 'b',
  contractorName: 'Brennan & Sons',
  rating: { average: 4.8, count: 41 },
  amountCents: cents(237_000),
  start: '2026-11-25',
  finish: '2026-12-01',
  lines: [
    { conditionId: 'rail', included: true, amountCents: cents(89_000) },
    { conditionId: 'paint', included: true, amountCents: cents(148_000) },
  ],
};
const catskill: CompareBid = {
  id: 'c',
  contractorName: 'Catskill Home Repair',
  shortName: 'Catskill',
  amountCents: cents(64_000),
  start: null,
  finish: '2026-12-10',
  lines: [
    { conditionId: 'rail', included: true, amountCents: cents(64_000) },
    { conditionId: 'paint', included: false, amountCents: cents(0), note: 'No lead-safe certificate' },
  ],
};
const bids = [catskill, brennan];
const closing = '2026-12-11';

async function table(locale: 'en' | 'es' = 'en'): Promise<HTMLElement> {
  await renderUi(
    <CompareMatrix
      conditions={conditions}
      bids={bids}
      closing={closing}
      renderAction={(bid, primary) => (
        <button type="button" data-primary={primary}>
          accept {bid.id}
        </button>
      )}
    />,
    { locale },
  );
  return screen.getByRole('region', { name: locale === 'en' ? 'Bids side by side' : 'Ofertas lado a lado' });
}

describe('CompareMatrix as a table', () => {
  it('is a region that the keyboard can reach to scroll', async () => {
    expect(await table()).toHaveAttribute('tabindex', '0');
  });

  it('COND-03 shows what somebody left out before what everybody does', async () => {
    const region = await table();
    const heads = within(region)
      .getAllByRole('rowheader')
      .map((head) => head.textContent);
    expect(heads[0]).toContain('Missing from at least one bid');
    expect(heads[1]).toContain('Scrape, prime, paint trim');
    expect(heads[2]).toContain('In every bid');
    expect(heads[3]).toContain('Handrail, rear steps');
  });

  it('COND-03 says in the gap that it is not included and why', async () => {
    const region = await table();
    const row = within(region).getByRole('row', { name: /Scrape, prime/ });
    expect(within(row).getByText('$1,480.00')).toBeVisible();
    expect(within(row).getByText('Not included')).toBeVisible();
    expect(within(row).getByText('No lead-safe certificate')).toBeVisible();
  });

  it('compares like with like and says of what the total is made', async () => {
    const region = await table();
    const row = within(region).getByRole('row', { name: /Comparable total/ });
    expect(row).toHaveTextContent('$2,370.00$2,370.00 bid, nothing missing');
    expect(row).toHaveTextContent('$2,140.00$640.00 bid+ $1,500.00 estimated for what is missing');
  });

  it('says whether each would be ready in time', async () => {
    const region = await table();
    const row = within(region).getByRole('row', { name: /Ready by Tue,\sDec\s8/ });
    expect(within(row).getByText('Planned finish Tue, Dec 1, 7 days to spare')).toBeVisible();
    expect(within(row).getByText('Planned finish Thu, Dec 10, 2 days past your safe date')).toBeVisible();
  });

  it('BID-03 says when each would begin, where its bid says so, beside when it would be ready', async () => {
    const region = await table();
    const row = within(region).getByRole('row', { name: /Ready by/ });
    expect(within(row).getAllByText(/^Planned start/)).toEqual([within(row).getByText('Planned start Wed, Nov 25')]);
  });

  it('BID-03 says when it would begin on the card of a phone as well, also where no finish is given', async () => {
    const comparison = compareBids(conditions, [{ ...brennan, finish: null }], '2026-12-11');
    await renderUi(<CompareCards comparison={comparison} conditionCount={2} label="Bids" renderAction={() => null} />, {
      locale: 'es',
    });
    expect(screen.getByText('Inicio previsto mié 25 nov')).toBeVisible();
    expect(screen.getByText('Sin fecha de fin')).toBeVisible();
  });

  it('gives the primary button to the complete bid alone', async () => {
    const region = await table();
    expect(within(region).getByText('accept b')).toHaveAttribute('data-primary', 'true');
    expect(within(region).getByText('accept c')).toHaveAttribute('data-primary', 'false');
  });

  it('I18N-01 speaks Spanish, with dollars as in the United States', async () => {
    const region = await table('es');
    expect(within(region).getByText('Faltan en al menos una oferta')).toBeVisible();
    expect(within(region).getByText('No incluida')).toBeVisible();
    expect(within(region).getByText('Falta 1 de 2')).toBeVisible();
    expect(region).toHaveTextContent('Oferta de $640.00+ $1,500.00 estimados por lo que falta');
  });
});

describe('CompareMatrix as cards', () => {
  async function cards(): Promise<Awaited<ReturnType<typeof renderUi>>> {
    return renderUi(
      <CompareCards
        comparison={compareBids(conditions, bids, closing)}
        conditionCount={conditions.length}
        label="Bids"
        renderAction={(bid) => <button type="button">accept {bid.id}</button>}
      />,
    );
  }

  it('opens on the complete bid and moves between tabs with the arrow keys', async () => {
    const { user } = await cards();
    const [first, second] = screen.getAllByRole('tab');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Brennan & Sons');
    first?.focus();
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Catskill Home Repair');
    await user.keyboard('{ArrowRight}');
    expect(first).toHaveFocus();
  });

  it('COND-03 compares what every bid leaves out and comes to on the tabs, before any is pressed', async () => {
    await cards();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Brennan & Sons$2,370.00all 2',
      'Catskill$2,140.001 missing',
    ]);
  });

  it('COND-03 says on a tab that a total is a lower bound where something has no price', async () => {
    const unpriced = conditions.map((condition) => ({ ...condition, estimateCents: null }));
    const comparison = compareBids(unpriced, [catskill], closing);
    await renderUi(<CompareCards comparison={comparison} conditionCount={2} label="Bids" renderAction={() => null} />);
    expect(screen.getByRole('tab')).toHaveTextContent('at least $640.00');
  });

  it('COND-03 lists the gaps of a bid first and compares it with the complete one in a sentence', async () => {
    const { user } = await cards();
    await user.click(screen.getByRole('tab', { name: /Catskill/ }));
    const rows = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('Not included');
    expect(rows[0]).toHaveTextContent('Scrape, prime, paint trim');
    expect(rows[1]).toHaveTextContent('Handrail, rear steps$640.00');
    expect(screen.getByText('Brennan & Sons covers all 2 for $230.00 more.')).toBeVisible();
  });
});
