import { cents, type ClosingPayer, type NotificationType } from '@cw/domain';
import type { MatterTerms } from '../../common/realtime/matter-names.js';
import type { NoticeParams } from './notice.js';
import { wordsOf } from './notification-words.js';

const INVOICE = { invoice: 'INV-2026-000118', dueOn: '2026-12-11', amountCents: cents(348_000) } as const;

const upfront: MatterTerms = {
  paymentTiming: 'upfront',
  ...{ contractor: 'Brennan & Sons', paidInvoice: null, paidOn: null, budgetCents: null },
  ...{ invoice: null, declinedBy: null, isReleased: false },
  ...{ heldCents: null, agreedCents: cents(348_000), startsOn: null, closesOn: null },
  ...{ reviewDueAt: null, caseDueAt: null, timeZone: 'America/New_York' },
};

/** What stands of the invoice as it is read. */
const owedBy = (payer: ClosingPayer, number: string = INVOICE.invoice): MatterTerms => ({
  ...upfront,
  paymentTiming: 'at_closing',
  invoice: { payer, number, dueOn: INVOICE.dueOn, hasFallenThrough: true },
});
const paid: MatterTerms = { ...owedBy('client'), paidInvoice: INVOICE.invoice, paidOn: '2026-12-10' };

const said = (
  type: NotificationType,
  terms: MatterTerms,
  params: Partial<NoticeParams> & Pick<NoticeParams, 'side'> = { side: 'client' },
): string => wordsOf(type, { project: 'Porch', ...INVOICE, ...params }, 'en', { terms }).message;

describe('a notice whose act is done since', () => {
  it('NOTE-01 says of approved work that its money is being released only until it was', () => {
    const released = { ...upfront, isReleased: true };

    expect(said('project_approved', upfront)).toContain('$3,480.00 is being released to Brennan & Sons.');
    expect(said('project_approved', released)).toContain('$3,480.00 was released to Brennan & Sons.');
    expect(said('project_approved', released, { side: 'contractor' })).toContain('was released.');
  });

  it('NOTE-01 asks nobody to pay what was paid', () => {
    const day = 'was paid on Thu, Dec 10.';

    for (const type of ['project_approved', 'closing_fell_through', 'invoice_issued', 'invoice_overdue'] as const)
      for (const side of ['client', 'contractor'] as const) {
        expect([type, side, said(type, paid, { side })]).toEqual([type, side, expect.stringContaining(day)]);
        expect(said(type, paid, { side })).not.toMatch(/you (now )?pay|client (now )?pays|Pay invoice|is not paid/i);
      }
  });

  it('NOTE-01 asks for the name of another settlement agent only until one was named', () => {
    expect(said('invoice_declined', owedBy('declined'))).toContain('Name another one on the project’s page.');
    expect(said('invoice_declined', owedBy('settlement_agent'))).toContain('Another one was named since then.');
    expect(said('invoice_declined', owedBy('settlement_agent'))).not.toContain('Name another one');
  });

  it('PAY-04 tells both sides of one payer: whoever was named after the closing fell through', () => {
    for (const side of ['client', 'contractor'] as const)
      expect(said('closing_fell_through', owedBy('settlement_agent'), { side })).toBe(
        'The closing fell through. The settlement agent named since then pays invoice INV-2026-000118 ($3,480.00), due Fri, Dec 11.',
      );
  });

  it('PAY-04 says of an invoice whose place another one took that it is void, and of no day on which it is due', () => {
    const other = owedBy('client', 'INV-2026-000131');

    for (const type of ['invoice_issued', 'invoice_overdue', 'closing_fell_through', 'invoice_declined'] as const)
      for (const side of ['client', 'contractor'] as const) {
        expect(said(type, other, { side })).toContain('is void');
        expect(said(type, other, { side })).not.toContain('Dec 11');
      }
  });
});
