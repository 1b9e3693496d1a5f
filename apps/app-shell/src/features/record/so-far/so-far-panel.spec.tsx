import type { ProjectDetail } from '@cw/api-client';
import { screen, within } from '@testing-library/react';
import { aPaymentOnItsWay, aPaymentSummary } from '../../../testing/payments.js';
import { aCondition, aProjectDetail } from '../../../testing/projects.js';
import { renderWithApp } from '../../../testing/render-with-app.js';
import { wordsOf } from '../../../testing/words-of.js';
import { SoFarPanel } from './so-far-panel.js';

const PAID = aPaymentSummary({
  state: 'released',
  dueCents: 0,
  paidCents: 100_000,
  releasedCents: 100_000,
  timeline: [{ kind: 'released', amountCents: 90_000, at: '2026-01-16T12:00:00.000Z' }],
});

const moment = (event: string, day: string, entity: 'project' | 'bid' = 'project') => ({
  entity,
  event,
  at: `2026-01-${day}T12:00:00.000Z`,
});

const steps = (): string[] => screen.getAllByRole('listitem').map(wordsOf);

describe('SoFarPanel', () => {
  const fallen: Partial<ProjectDetail> = {
    ...{ status: 'completed', work: null, closingDate: null, contractorName: 'Diaz Repairs', ownerName: 'Sofia Reyes' },
    contractorId: '01890000-0000-7000-8000-0000000000dd',
    moments: [moment('post', '05'), moment('accept_bid', '08'), moment('start', '12'), moment('approve', '14')],
    payment: aPaymentSummary({
      paymentTiming: 'at_closing',
      closing: { payer: 'client', dueOn: '2026-01-22', fellThroughAt: '2026-01-15T12:00:00.000Z' },
    }),
  };

  it.each([
    [
      'en',
      'owner',
      'Next: you pay the invoice of $1,000.00 by Thu, Jan 22.',
      ['The closing fell through', 'Invoice paid'],
    ],
    [
      'en',
      'awarded_contractor',
      'Next: Sofia Reyes pays the invoice of $1,000.00 by Thu, Jan 22. Your part is done.',
      ['The closing fell through', 'Invoice paid'],
    ],
    [
      'es',
      'owner',
      'Ahora: usted paga la factura de $1,000.00 a más tardar el jue 22 ene.',
      ['El cierre no se realizó', 'Factura pagada'],
    ],
  ] as const)(
    'PAY-04 leaves no closing once it fell through, in %s for %s',
    async (locale, party, next, [fell, paid]) => {
      const project = aProjectDetail({ ...fallen, parties: [party] });
      const { container } = await renderWithApp(<SoFarPanel project={project} />, { locale });
      // Whoever is handed the page on paper does nothing here.
      expect(container.querySelector('[aria-live]')).toHaveAttribute('data-print', 'hidden');

      expect(wordsOf(container)).toContain(next);
      const told = steps();
      const at = told.findIndex((step) => step.startsWith(fell));
      expect(told[at]).toMatch(/15/);
      expect(told[at + 1]).toBe(paid);
      expect(told.filter((step) => /^(?:Closing|Cierre)\b/.test(step))).toEqual([]);
    },
  );

  it('PAY-04 asks the client for another settlement agent, where the first one declined', async () => {
    const closing = { payer: 'declined', dueOn: '2026-01-22', fellThroughAt: null } as const;
    const payment = aPaymentSummary({ paymentTiming: 'at_closing', closing });
    const { container } = await renderWithApp(<SoFarPanel project={aProjectDetail({ ...fallen, payment })} />);

    expect(wordsOf(container)).toContain('Next: you name the settlement agent who pays the invoice of $1,000.00.');
  });

  const disputed: Partial<ProjectDetail> = {
    status: 'in_progress',
    work: 'disputed',
    contractorId: '01890000-0000-7000-8000-0000000000dd',
    contractorName: 'Diaz Repairs',
    moments: [moment('post', '05'), moment('accept_bid', '08'), moment('start', '12'), moment('dispute', '15')],
  };

  it('COND-05 stops at an open dispute, whatever was to come next', async () => {
    await renderWithApp(<SoFarPanel project={aProjectDetail(disputed)} />);

    const now = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
    expect(now).toHaveTextContent('Dispute opened');
    expect(within(now ?? document.body).getByText(/Jan 15/)).toBeVisible();
    expect(screen.getByText(/staff decide/)).toBeVisible();
  });

  it.each([
    ['en', /you review 1 repair by the end of Tue, Dec 1\./, /^Your approval ?by the end of Tue, Dec 1$/],
    ['es', /usted revisa 1 reparación a más tardar al final del mar 1 dic\./, /a más tardar al final del mar 1 dic$/],
  ] as const)('PROJ-04 says the last day on which the client can decide, in %s', async (locale, turn, step) => {
    const project = aProjectDetail({
      ...{ status: 'in_progress', work: 'submitted', reviewDueAt: '2099-12-02T05:00:00.000Z' },
      conditions: [aCondition({ state: 'evidenced' })],
    });
    const { container } = await renderWithApp(<SoFarPanel project={project} />, { locale });

    expect(wordsOf(container)).toMatch(turn);
    expect(steps()).toContainEqual(expect.stringMatching(step));
  });

  it.each([
    ['upfront', 'en', true, /frozen/],
    ['upfront', 'es', true, /congelado/],
    ['at_closing', 'en', false, /frozen/],
    ['at_closing', 'es', false, /congelado/],
  ] as const)(
    'PAY-06 of disputed work paid %s, in %s, says that money is frozen: %s',
    async (paymentTiming, locale, isFrozen, word) => {
      const payment = aPaymentSummary({ paymentTiming });
      const { container } = await renderWithApp(<SoFarPanel project={aProjectDetail({ ...disputed, payment })} />, {
        locale,
      });

      const now = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
      expect(now).toHaveTextContent(/15/);
      expect(word.test(container.textContent)).toBe(isFrozen);
      expect(word.test(now?.textContent ?? '')).toBe(isFrozen);
    },
  );

  it('COND-05 ends with the dispute that ended the work, without what was not done any more', async () => {
    const project = aProjectDetail({
      status: 'completed',
      contractorId: '01890000-0000-7000-8000-0000000000dd',
      contractorName: 'Diaz Repairs',
      payment: PAID,
      moments: [
        ...[moment('post', '05'), moment('accept_bid', '08'), moment('start', '12'), moment('dispute', '13')],
        moment('resolve_for_contractor', '15'),
      ],
    });
    await renderWithApp(<SoFarPanel project={project} />);

    const said = steps().join(' ');
    expect(said).toMatch(/Dispute opened.*Dispute decided by an administrator.*Jan 15.*Contractor paid/);
    expect(said).not.toMatch(/Approved|Work submitted|Repairs and evidence/);
  });

  const waiting: Partial<ProjectDetail> = {
    status: 'in_progress',
    work: 'not_started',
    contractorId: '01890000-0000-7000-8000-0000000000dd',
    contractorName: 'Diaz Repairs',
    conditions: [aCondition({ state: 'awarded' })],
    moments: [moment('post', '05'), moment('accept_bid', '08')],
  };

  it.each([
    ['owner', 'en', /Next: your payment arrives from your bank, expected by Fri, Mar 6\. Work can start once/],
    [
      'awarded_contractor',
      'en',
      /Next: the client’s payment arrives from the bank, .* You can start once it is in escrow/,
    ],
    ['awarded_contractor', 'es', /Ahora: falta que llegue el pago del cliente desde el banco; .* Usted puede empezar/],
  ] as const)(
    'PAY-01 COND-05 tells the %s, in %s, that money from a bank is not held yet',
    async (party, locale, next) => {
      const project = aProjectDetail({ ...waiting, parties: [party], payment: aPaymentOnItsWay() });
      const { container } = await renderWithApp(<SoFarPanel project={project} />, { locale });

      const now = screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
      expect(now).toHaveTextContent(/Payment on its way from the bank.*Mar 6|Pago en camino desde el banco.*6 mar/);
      expect(container).toHaveTextContent(next);
      expect(container).not.toHaveTextContent(/Payment in escrow|Pago en garantía|you start the work|usted inicia/);
    },
  );

  it.each([
    ['en', /Next: you fund escrow – \$1,000\.00\./],
    ['es', /Ahora: usted deposita \$1,000\.00 en garantía\./],
  ] as const)('PAY-06 names the amount that is to be paid next, in %s', async (locale, next) => {
    const project = aProjectDetail({ ...waiting, payment: aPaymentSummary() });
    const { container } = await renderWithApp(<SoFarPanel project={project} />, { locale });

    expect(container).toHaveTextContent(next);
  });

  it('PAY-06 names the amount of an invoice and the closing that pays it', async () => {
    const payment = aPaymentSummary({ paymentTiming: 'at_closing' });
    const project = aProjectDetail({
      ...{ ...waiting, status: 'completed', work: null, payment, closingDate: '2099-03-06' },
      conditions: [aCondition({ state: 'cleared' })],
    });
    const { container } = await renderWithApp(<SoFarPanel project={project} />);

    expect(container).toHaveTextContent(
      /Next: you or your settlement agent pay the invoice of \$1,000\.00, at closing on Fri, Mar 6 at the latest\./,
    );
  });

  it('PAY-01 names no day once the one that was expected is over', async () => {
    const timeline = [{ kind: 'on_its_way', amountCents: 100_000, at: '2026-01-08T12:00:00.000Z' }] as const;
    const payment = aPaymentOnItsWay({ timeline: [...timeline] });
    const { container } = await renderWithApp(<SoFarPanel project={aProjectDetail({ ...waiting, payment })} />);

    expect(container).toHaveTextContent(
      /Next: your payment arrives from your bank\. Work can start once it is in escrow/,
    );
    expect(container).not.toHaveTextContent(/expected by/);
  });

  it('PAY-05 of a cancelled project says that what is on its way from a bank goes back once it has come', async () => {
    const payment = aPaymentOnItsWay({ state: 'refunding' });
    const project = aProjectDetail({ ...waiting, status: 'cancelled', work: null, payment });
    const { container } = await renderWithApp(<SoFarPanel project={project} />);

    expect(container).toHaveTextContent(/on its way from the bank and goes back once it has arrived/);
    expect(container).not.toHaveTextContent(/on its way back/);
  });

  it('ROLE-06 shows a bidder its own bid, and not that money is held or work under way', async () => {
    const project = aProjectDetail({
      parties: [],
      status: 'in_progress',
      work: null,
      myBid: { id: '01890000-0000-7000-8000-0000000000b1', status: 'rejected', amountCents: 100_000 },
      moments: [moment('post', '05'), moment('submit', '06', 'bid'), moment('reject', '08', 'bid')],
    });
    await renderWithApp(<SoFarPanel project={project} />);

    expect(steps().join(' ')).toMatch(/Your bid .*Jan 6.*Your bid was not chosen .*Jan 8/);
    expect(screen.queryByText(/in escrow|Work starts/)).not.toBeInTheDocument();
  });

  it.each([
    ['over', '2026-01-20', null],
    ['still to come', '2099-01-20', 'Closing'],
  ])('COND-06 a closing whose day is %s, with the work behind it', async (_what, closingDate, current) => {
    const project = aProjectDetail({
      status: 'completed',
      contractorId: '01890000-0000-7000-8000-0000000000dd',
      contractorName: 'Diaz Repairs',
      conditions: [aCondition({ state: 'accepted' })],
      closingDate,
      payment: PAID,
      moments: ['post', 'accept_bid', 'start', 'submit', 'approve'].map((event) => moment(event, '15')),
    });
    await renderWithApp(<SoFarPanel project={project} />);

    const now = screen.queryAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step');
    expect(now?.textContent.slice(0, 'Closing'.length) ?? null).toBe(current);
  });

  it.each([
    ['en', 'Next: 1 repair is still open: Roof flashing.'],
    ['es', 'Ahora: 1 reparación sigue pendiente: Roof flashing.'],
  ] as const)('COND-05 leads to the repair that was posted again and is open, in %s', async (locale, words) => {
    const project = aProjectDetail({
      ...{ status: 'completed', payment: PAID, conditions: [aCondition({ state: 'cleared' })] },
      reposts: [{ id: 'p-2', title: 'Roof flashing', status: 'open', unclearedCount: 1 }],
    });
    const { container } = await renderWithApp(<SoFarPanel project={project} />, { locale });

    expect(wordsOf(container)).toContain(words);
    expect(screen.getByRole('link', { name: 'Roof flashing' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/projects\/p-2$/),
    );
  });

  it.each([
    ['owner', 'en', /you send the proof of 1 repair to the lender or buyer who requires it, then mark it as cleared/],
    ['viewer', 'en', /Sofia Reyes sends the proof of 1 repair to the lender or buyer who requires it, then marks it/],
    ['awarded_contractor', 'en', /nothing for you\. Your work is approved and you are paid\./],
    [
      'owner',
      'es',
      /usted envía las pruebas de 1 reparación al prestamista o comprador que la exige y después la marca/,
    ],
    ['awarded_contractor', 'es', /nada para usted\. Su trabajo está aprobado y pagado\./],
  ] as const)('COND-05 tells the %s, in %s, what comes after the payment', async (party, locale, words) => {
    const conditions = [aCondition({ state: 'accepted' })];
    const project = aProjectDetail({ status: 'completed', parties: [party], payment: PAID, conditions });
    const { container } = await renderWithApp(<SoFarPanel project={project} />, { locale });

    expect(wordsOf(container)).toMatch(words);
    expect(container).not.toHaveTextContent(/everything is done|todo está hecho/i);
  });

  it('says in Spanish whose turn it is', async () => {
    await renderWithApp(<SoFarPanel project={aProjectDetail({ status: 'open', bidCount: 2 })} />, { locale: 'es' });

    expect(screen.getByText(/usted compara 2 ofertas y elige un contratista/)).toBeVisible();
  });
});
