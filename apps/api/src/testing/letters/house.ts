import { cents, sumCents } from '@cw/domain';
import type { Locale } from '@cw/i18n';
import { InvoiceEntity } from '../../modules/invoices/index.js';
import type { StatementJob } from '../../modules/invoices/closing-statement.js';

/** The one house that every sample is about. */
export const HOUSE = {
  address: '62 Wall Street',
  city: 'Asheville',
  state: 'NC',
  zip: '28801',
  line: '62 Wall Street, Asheville, NC 28801',
} as const;

export const PROJECT_ID = '018f3f5c-6c1b-7d3e-9a44-0000000000b1';
export const CLOSING_DAY = '2026-12-11';
export const AGREED = cents(348_000);

/** Work as its client titled it. */
export const WORK: Readonly<Record<Locale, string>> = {
  en: 'Repairs before closing',
  es: 'Reparaciones antes del cierre',
};

const LINES: Readonly<Record<Locale, readonly (readonly [string, number])[]>> = {
  en: [
    ['Scrape and paint peeling paint at the porch', 148_000],
    ['Handrail on the basement stairs', 42_000],
    ['Strap the water heater and pipe its relief valve', 38_000],
    ['Replace cracked glass in the rear bedroom', 31_000],
    ['Close the open junction box in the attic', 89_000],
  ],
  es: [
    ['Raspar y pintar la pintura que se desprende del porche', 148_000],
    ['Pasamanos en la escalera del sótano', 42_000],
    ['Sujetar el calentador de agua y poner tubo a su válvula de alivio', 38_000],
    ['Cambiar el vidrio roto del dormitorio trasero', 31_000],
    ['Cerrar la caja de conexiones abierta del ático', 89_000],
  ],
};

/** Its repairs with their prices, which add up to what was agreed. */
export function aJob(locale: Locale, invoice: StatementJob['invoice'] = null): StatementJob {
  const lines = LINES[locale].map(([title, amount]) => ({ title, amountCents: cents(amount) }));
  const totalCents = sumCents(lines.map(({ amountCents }) => amountCents));
  return {
    title: WORK[locale],
    client: { name: 'Daniel Whitaker', role: 'seller' },
    street: HOUSE.address,
    contractorName: 'Brennan & Sons Roofing',
    lines,
    adjustmentCents: 0,
    totalCents,
    dueCents: invoice === null ? cents(0) : totalCents,
    onItsWayCents: cents(0),
    invoice,
  };
}

/** By what a statement says that it is still to be paid. */
export const ASKED_BY = {
  ...{ number: 'INV-2026-000118', state: 'issued', dueOn: CLOSING_DAY },
  hasFallenThrough: false,
} as const satisfies StatementJob['invoice'];

/** As money comes from a settlement agent. */
export const BY_WIRE = { method: 'Wire transfer', reference: '20261211MMQFMP9N000318' } as const;
export const PAID_AT = new Date('2026-12-11T18:30:00Z');

/** What is asked for at the closing, addressed to whoever settles it. */
export const anInvoice = (locale: Locale, facts: Partial<InvoiceEntity> = {}): InvoiceEntity =>
  Object.assign(new InvoiceEntity(), {
    id: '018f3f5c-6c1b-7d3e-9a44-0000000000c1',
    projectId: PROJECT_ID,
    state: 'issued' as const,
    payer: 'settlement_agent' as const,
    number: 'INV-2026-000118',
    amountCents: AGREED,
    issuedAt: new Date('2026-11-27T15:00:00Z'),
    sentAt: new Date('2026-11-27T15:00:00Z'),
    dueOn: CLOSING_DAY,
    paidAt: null,
    voidedAt: null,
    voidReason: null,
    agentName: 'Karen Doyle',
    agentCompany: 'Blue Ridge Title',
    agentEmail: 'karen@title.example',
    fileNumber: 'BR-24117',
    workTitle: WORK[locale],
    property: HOUSE.line,
    payeeName: 'Brennan & Sons Roofing',
    fellThroughAt: null,
    ...facts,
  });
