import type { BidView } from '@cw/api-client';
import { apiUrl, startApiServer } from '@cw/api-client/testing';
import type { Locale } from '@cw/i18n';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState, type ReactElement } from 'react';
import { aBid } from '../../../testing/bids.js';
import { aCondition, aProjectDetail } from '../../../testing/projects.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { CompareBids } from './compare-bids.js';

const server = startApiServer();

const RAIL = '01890000-0000-7000-8000-0000000000c1';
const PAINT = '01890000-0000-7000-8000-0000000000c2';
const project = aProjectDetail({
  closingDate: '2026-12-11',
  conditions: [
    aCondition({ id: RAIL, estimatedCostCents: 70_000 }),
    aCondition({ id: PAINT, number: 2, title: 'Trim paint', source: 'owner', estimatedCostCents: 0 }),
  ],
});

const line = (conditionId: string, amountCents: number): BidView['lines'][number] => ({
  conditionId,
  included: amountCents > 0,
  amountCents,
  allowance: false,
  note: null,
});

const iglesias = aBid({
  id: 'b-iglesias',
  contractor: { company: 'Iglesias Painting' },
  amountCents: 60_000,
  lines: [line(RAIL, 60_000), line(PAINT, 0)],
  gaps: [PAINT],
  timeline: 'Three working days',
  workDescription: 'Two coats on everything.',
});
const brennan = aBid({
  id: 'b-brennan',
  contractor: { company: 'Brennan & Sons' },
  amountCents: 165_000,
  lines: [line(RAIL, 70_000), line(PAINT, 95_000)],
});

/** What the dialog says at the button that accepts. */
const saidAtButton = (): HTMLElement => within(screen.getByRole('dialog')).getByRole('alert');

type Change = (bids: readonly BidView[]) => readonly BidView[];

/** The comparison, and a way to let something happen elsewhere while it is looked at. */
async function open(bids: readonly BidView[], of = project, locale: Locale = 'en') {
  let change: (how: Change) => void = () => undefined;
  function Live(): ReactElement {
    const [shown, setShown] = useState(bids);
    change = (how) => setShown(how);
    return <CompareBids project={of} bids={shown} onAccepted={() => undefined} />;
  }
  server.use(http.get(apiUrl('/api/projects/:id/bids'), () => HttpResponse.json({ items: bids })));
  const view = await renderWithApp(<Live />, { locale });
  return { ...view, change: (how: Change) => act(() => change(how)) };
}

const matrix = (): HTMLElement => screen.getByRole('region', { name: 'Bids side by side' });
const accept = (index: number): HTMLElement =>
  within(matrix()).getAllByRole('button', { name: /^Accept/ })[index] ?? matrix();

const becomes =
  (id: string, now: Partial<BidView>): Change =>
  (bids) =>
    bids.map((bid) => (bid.id === id ? { ...bid, ...now } : bid));

describe('CompareBids', () => {
  it('BID-03 shows what each bid says in its own words', async () => {
    await open([iglesias, brennan]);
    expect(within(matrix()).getByRole('row', { name: /^Timeline/ })).toHaveTextContent('Three working days');
    expect(within(matrix()).getByRole('row', { name: /^Work description/ })).toHaveTextContent(
      'Two coats on everything.',
    );
    expect(within(matrix()).getByRole('row', { name: /^Materials/ })).toHaveTextContent('Not said');
  });

  it('CON-05 says which paper would be over before the work is done, and when', async () => {
    const ending: BidView = { ...iglesias, papersEnding: [{ kind: 'insurance', expiresOn: '2026-12-01' }] };
    const { user } = await open([ending, brennan]);
    expect(within(matrix()).getByRole('row', { name: /^Documents/ })).toHaveTextContent(
      'The insurance ends on December 1, 2026',
    );
    expect(within(matrix()).getByRole('row', { name: /^Documents/ })).toHaveTextContent(
      'Valid through the planned finish',
    );

    await user.click(accept(1));
    expect(screen.getByRole('dialog')).toHaveTextContent('A document ends before the work does.');
  });

  it('BID-05 says for which trades of its work a contractor has no license where the house is', async () => {
    const wiring = { ...project, conditions: project.conditions.map((one) => ({ ...one, category: 'hvac' as const })) };
    const unlicensed: BidView = { ...iglesias, tradesWithoutLicense: ['electrical', 'hvac'] };
    const { user } = await open([unlicensed, brennan], wiring);
    const row = within(matrix()).getByRole('row', { name: /^Trade licenses/ });
    expect(row).toHaveTextContent('No New York license for electrical work or heating and cooling on file');
    expect(row).toHaveTextContent('None missing');

    await user.click(accept(1));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'No New York license for electrical work or heating and cooling on file. Our staff checked this contractor’s licenses; none in New York names these trades.',
    );
  });

  it('BID-05 asks after no license where nothing is of a trade that is widely licensed', async () => {
    await open([iglesias, brennan]);
    expect(within(matrix()).queryByRole('row', { name: /^Trade licenses/ })).not.toBeInTheDocument();
  });

  it('COND-03 adds the other bid’s price where nobody estimated, and says so', async () => {
    await open([iglesias, brennan]);
    const total = within(matrix()).getByRole('row', { name: /Comparable total/ });
    expect(total).toHaveTextContent('$1,550.00$600.00 bid+ $950.00 at the other bids’ prices');
    expect(screen.getByText(/Nobody estimated what is missing; totals below add the middle/)).toBeVisible();
  });

  it('COND-03 has no total but “at least” where nobody has priced it', async () => {
    await open([iglesias]);
    const total = within(matrix()).getByRole('row', { name: /Comparable total/ });
    expect(total).toHaveTextContent('at least $600.00$600.00 bid+ 1 missing condition that nobody has priced');
    expect(screen.getByText(/a total that lacks it says “at least”/)).toBeVisible();
    expect(screen.queryByText(/Totals below add/)).not.toBeInTheDocument();
  });

  it('does not say that the lender asks for what the owner wants, nor that the report estimated nothing', async () => {
    await open([iglesias, brennan]);
    expect(screen.getByText(/This project asks for all 2, the lender for 1 of them\./)).toBeVisible();
    expect(within(matrix()).getByRole('row', { name: /Handrail/ })).toHaveTextContent('report says $700.00');
    expect(within(matrix()).getByRole('row', { name: /Trim paint/ })).not.toHaveTextContent(/\$0\.00/);
  });
});

describe('accepting a bid', () => {
  it('BID-03 repeats its words and counts the others that still wait', async () => {
    const { user } = await open([iglesias, brennan, aBid({ id: 'b-old', status: 'withdrawn' })]);
    await user.click(accept(1));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('Two coats on everything.');
    expect(dialog).toHaveTextContent('The other bid is rejected');
    expect(dialog).toHaveTextContent('This bid leaves repairs out.');
    expect(dialog).toHaveTextContent(/Does not cover 1 condition\d+\. /);
    expect(dialog).toHaveTextContent('Every price in it is fixed: none is an allowance.');
  });

  it('says when it was withdrawn meanwhile, with nothing left to accept', async () => {
    const { user, change } = await open([iglesias, brennan]);
    await user.click(accept(1));
    change(becomes('b-iglesias', { status: 'withdrawn' }));

    const dialog = await screen.findByRole('alertdialog', { name: 'Iglesias Painting withdrew this bid' });
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('says so too when it was the last that waited', async () => {
    const { user, change } = await open([iglesias]);
    await user.click(accept(0));
    change(becomes('b-iglesias', { status: 'withdrawn', endReason: 'papers_expired' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('The bid of Iglesias Painting no longer stands');
  });

  it('asks anew, and says so, when the bid was changed meanwhile', async () => {
    const { user, change } = await open([iglesias, brennan]);
    await user.click(accept(1));
    await user.click(within(screen.getByRole('dialog')).getByRole('checkbox', { name: /Trim paint/ }));
    change(becomes('b-iglesias', { version: 2, amountCents: 61_000 }));

    expect(await screen.findByText('Iglesias Painting changed this bid while you were reading it')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Trim paint/ })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Accept $610.00' }));
    expect(saidAtButton()).toHaveTextContent('Not accepted yet. Tick above: 2. Trim paint');
  });

  it('BID-03 names at its button all that is still to be ticked, leads to the first, and then sends it', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post(apiUrl('/api/bids/:id/accept'), async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(iglesias);
      }),
    );
    const { user } = await open([{ ...iglesias, finishDate: '2026-12-14' }]);
    await user.click(accept(0));
    const button = screen.getByRole('button', { name: 'Accept $600.00' });

    await user.click(button);
    expect(saidAtButton()).toHaveTextContent(/Tick above: 2\. Trim paint and finish on Mon,\sDec\s14$/);
    expect(screen.getByRole('checkbox', { name: /Trim paint/ })).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: /Trim paint/ }));

    await user.click(button);
    expect(saidAtButton()).toHaveTextContent(/Tick above: finish on Mon,\sDec\s14$/);
    expect(screen.getByRole('checkbox', { name: /after the closing/ })).toHaveFocus();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /after the closing/ }));

    expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button);
    await waitFor(() =>
      expect(sent).toEqual([
        {
          paymentTiming: 'upfront',
          acknowledgedGaps: [PAINT],
          acknowledgedFinishDate: '2026-12-14',
          settlementAgent: null,
        },
      ]),
    );
  });

  it('BID-03 names who withdrew when the answer comes before the news', async () => {
    const { user } = await open([brennan]);
    server.use(
      http.post(apiUrl('/api/bids/:id/accept'), () =>
        HttpResponse.json(
          { type: 'state-conflict', code: 'state.conflict', detail: 'That does not go now.', state: 'withdrawn' },
          { status: 409 },
        ),
      ),
    );
    await user.click(accept(0));
    await user.click(screen.getByRole('button', { name: 'Accept $1,650.00' }));
    expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
      'Brennan & Sons withdrew this bid',
    );
  });

  it('PAY-04 leads to the street address first where the invoice at closing has none to name', async () => {
    let asked = 0;
    server.use(http.post(apiUrl('/api/bids/:id/accept'), () => HttpResponse.json({}, { status: (asked += 1) && 500 })));
    const { user } = await open([{ ...brennan, acceptsAtClosing: true }], { ...project, address: null });
    await user.click(accept(0));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/This project has none yet/)).not.toBeInTheDocument();

    const scrolled: Element[] = [];
    HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this);
    };
    await user.click(dialog.getByRole('radio', { name: /^At closing/ }));
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');

    const why = dialog.getByText(/The invoice goes to the settlement agent/);
    expect(why).toBeVisible();
    expect(scrolled.some((place) => place.contains(why))).toBe(true);
    const link = dialog.getByRole('link', { name: 'Add the street address' });
    expect(link).toHaveAttribute('href', `/projects/${project.id}/edit`);
    await user.click(dialog.getByRole('button', { name: /^Accept/ }));
    expect(saidAtButton()).toHaveTextContent('Add the street address first');
    expect(asked).toBe(0);
  });

  it.each([
    ['2026-12-14', /I know that the work ends 3 days after the closing on Fri,\sDec\s11/],
    ['2026-12-10', /I know that the work ends 2 days after the last safe day before the closing on Fri,\sDec\s11/],
  ])('BID-03 asks for a yes to a finish on %s, which is too late for the closing', async (finishDate, sentence) => {
    const { user } = await open([{ ...brennan, finishDate }]);
    await user.click(accept(0));
    const button = screen.getByRole('button', { name: 'Accept $1,650.00' });
    await user.click(button);
    expect(screen.getByRole('checkbox', { name: sentence })).toHaveFocus();
    await user.click(screen.getByRole('checkbox', { name: sentence }));
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'Planned start', 'Mon, Nov 30'],
    ['es', 'Inicio previsto', 'lun 30 nov'],
  ] as const)(
    'BID-03 names the start day that the bid gives, with or without a finish, in %s',
    async (locale, term, day) => {
      const { user } = await open([{ ...brennan, startDate: '2026-11-30' }], project, locale);
      const side = screen.getByRole('region', { name: /^(Bids side by side|Ofertas lado a lado)$/ });
      expect(side).toHaveTextContent(`${term} ${day}`);
      await user.click(within(side).getByRole('button', { name: /^(Accept|Aceptar)/ }));
      const summary = within(screen.getByRole('dialog'));
      expect(summary.getByText(term).nextElementSibling).toHaveTextContent(day);
    },
  );

  it.each([
    ['none', [], /^Accepting asks you to pay the bid now\. .* Cancellation is free until work starts\.$/],
    [
      'one',
      ['b-brennan'],
      /^Accepting asks you to pay .* If the contractor accepts payment at closing, you can choose/,
    ],
    [
      'each',
      ['b-brennan', 'b-iglesias'],
      /^When you accept, you choose how to pay: now, .* or at closing by invoice\./,
    ],
  ] as const)(
    'PAY-04 asks for no money now where %s of the bids can be paid at closing',
    async (_, atClosing, words) => {
      const takes: readonly string[] = atClosing;
      await open([brennan, iglesias].map((bid) => ({ ...bid, acceptsAtClosing: takes.includes(bid.id) })));

      expect(screen.getByText(words)).toBeVisible();
    },
  );

  it('BID-03 speaks of no start day where the bid gives none', async () => {
    const { user } = await open([{ ...brennan, finishDate: '2026-12-08' }]);
    expect(matrix()).not.toHaveTextContent('Planned start');
    await user.click(accept(0));
    expect(screen.getByRole('dialog')).not.toHaveTextContent('Planned start');
  });

  it('asks nothing about a finish in time', async () => {
    const { user } = await open([{ ...brennan, finishDate: '2026-12-08' }]);
    await user.click(accept(0));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Accept $1,650.00' })).toBeEnabled();
  });
});
