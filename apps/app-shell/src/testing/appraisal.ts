import { cents, type AppraisalReading } from '@cw/domain';

/** What a report of three pages says: two repairs, an address, a lender, and a doubt. */
export function aReading(overrides: Partial<AppraisalReading> = {}): AppraisalReading {
  return {
    outcome: 'read',
    layout: 'urar_legacy',
    language: 'en',
    pages: 3,
    unreadPages: [],
    values: [
      { field: 'address', value: '12 Cedar Lane', page: 1, quote: 'Property Address 12 Cedar Lane' },
      { field: 'zip', value: '12401', page: 1, quote: 'Zip Code 12401' },
      { field: 'lender', value: 'Hudson Savings Bank', page: 1, quote: 'Lender/Client Hudson Savings Bank' },
    ],
    valueConditions: ['repairs'],
    repairs: [
      {
        title: 'Handrail, rear steps',
        category: 'safety',
        kind: 'repair',
        location: 'Rear steps',
        quote: 'Rear steps have four risers and no handrail.',
        pages: [2, 3],
        estimatedCostCents: cents(70_000),
      },
      {
        title: 'GFCI receptacles, kitchen',
        category: 'electrical',
        kind: 'repair',
        location: null,
        quote: 'Kitchen counter receptacles lack GFCI protection.',
        pages: [2],
        estimatedCostCents: null,
      },
    ],
    warnings: [{ code: 'total_differs', pages: [3] }],
    ...overrides,
  };
}

/** A file that its reader could have chosen. */
export const aPdf = (name = 'report.pdf'): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
