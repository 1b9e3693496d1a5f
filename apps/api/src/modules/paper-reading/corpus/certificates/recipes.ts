import type { PlainDate } from '@cw/domain';
import type { CertificateFacts, CertificateStyle, LiabilityRow, Party } from './model.js';

const OPEN_STYLE: CertificateStyle = {
  left: 20,
  label: 5.6,
  face: 'sans',
  value: 8,
  columns: { type: 40, flags: 178, number: 226, from: 318, until: 370, limits: 418, amounts: 530 },
  date: 'us',
  hasDollars: true,
  isForm: false,
  rowHeight: 13,
};
const HELD_OUT_STYLES: readonly CertificateStyle[] = [
  {
    ...OPEN_STYLE,
    left: 26,
    label: 6,
    face: 'mono',
    value: 7.2,
    columns: { type: 46, flags: 184, number: 230, from: 326, until: 378, limits: 428, amounts: 536 },
    rowHeight: 14.5,
  },
  { ...OPEN_STYLE, left: 16, label: 5.2, face: 'serif', value: 8.6, date: 'figures', hasDollars: false, rowHeight: 12 },
  { ...OPEN_STYLE, left: 22, label: 5.8, value: 8, isForm: true, rowHeight: 14 },
];

interface Certified {
  readonly insured: Party;
  readonly producer: Party;
  readonly insurers: readonly (readonly [name: string, naic: string])[];
  readonly holder: Party;
  readonly number: string;
}

const OPEN_PEOPLE: readonly Certified[] = [
  {
    insured: { name: 'Hollis Roofing LLC', lines: ['1418 Foundry St', 'Macon, GA 31201'] },
    producer: { name: 'Peachtree Surety & Insurance Agency', lines: ['55 Forsyth St Ste 300', 'Macon, GA 31201'] },
    insurers: [
      ['Granite Mutual Insurance Company', '23847'],
      ['Interstate Casualty Co', '10432'],
    ],
    holder: { name: 'Closewright', lines: ['Contractor papers', '200 Market Sq, Dover, DE 19901'] },
    number: 'CGL 0048213-06',
  },
  {
    insured: { name: 'Brightline Electric, Inc.', lines: ['77 Industrial Pkwy', 'Tulsa, OK 74115'] },
    producer: { name: 'Redbud Risk Partners', lines: ['900 S Boston Ave', 'Tulsa, OK 74119'] },
    insurers: [['Plains Indemnity Company', '35181']],
    holder: { name: 'Closewright', lines: ['200 Market Sq', 'Dover, DE 19901'] },
    number: 'GL-5519-2207',
  },
];
const HELD_OUT_PEOPLE: readonly Certified[] = [
  {
    insured: {
      name: 'Tres Hermanos Plumbing & Drain Corp',
      lines: ['DBA TH Drain', '6600 NW 77th Ct Unit 9', 'Medley, FL 33166'],
    },
    producer: { name: 'Biscayne Commercial Brokers', lines: ['1 Alhambra Plz Fl 4', 'Coral Gables, FL 33134'] },
    insurers: [
      ['Keel & Anchor Specialty Insurance Co.', '44776'],
      ['Gulfstream Auto Underwriters', '19232'],
    ],
    holder: { name: 'Elena Marsh', lines: ['5433 Vineyard Loop', 'Port St. Lucie, FL 34953'] },
    number: 'KAS000771204',
  },
  {
    insured: { name: 'Northfork Carpentry', lines: ['PO Box 318', 'Spokane Valley, WA 99037'] },
    producer: { name: 'Columbia Basin Insurance Services LLC', lines: ['14 N Post St', 'Spokane, WA 99201'] },
    insurers: [['Evergreen Fire and Casualty', '20281']],
    holder: { name: 'Closewright Inc', lines: ['200 Market Sq', 'Dover, DE 19901'] },
    number: '04-XP-881930',
  },
  {
    insured: { name: 'Almeida & Sons HVAC', lines: ['212 Shrewsbury St', 'Worcester, MA 01604'] },
    producer: { name: 'Quinsigamond Insurance Group', lines: ['370 Main St', 'Worcester, MA 01608'] },
    insurers: [
      ['Old Colony Assurance Company', '11150'],
      ['Patriot Fleet Insurance', '33200'],
    ],
    holder: { name: 'Closewright', lines: ['200 Market Sq', 'Dover, DE 19901'] },
    number: 'OC7-114-66021',
  },
];

interface Fault {
  readonly name: string;
  readonly form?: 24 | 28;
  readonly isScan?: boolean;
  readonly row?: Partial<LiabilityRow>;
  readonly hasNoLiability?: boolean;
  readonly insured?: Party;
}

const day = (text: string): PlainDate => text as PlainDate;

/** What is wrong with certificates as they come in. */
const FAULTS: readonly Fault[] = [
  { name: 'good' },
  { name: 'expired', row: { effectiveOn: day('2024-06-01'), expiresOn: day('2025-06-01') } },
  { name: 'below-a-million', row: { eachOccurrence: 500_000, aggregate: 1_000_000 } },
  { name: 'claims-made', row: { basis: 'claims_made' } },
  { name: 'other-entity', insured: { name: 'Walter P. Hollis', lines: ['9 Birch Ct', 'Macon, GA 31210'] } },
  { name: 'auto-only', hasNoLiability: true },
  { name: 'swapped-dates', row: { effectiveOn: day('2027-03-01'), expiresOn: day('2026-03-01') } },
  { name: 'no-policy-number', row: { policyNumber: null } },
  { name: 'no-basis', row: { basis: null } },
  { name: 'acord-24', form: 24 },
  { name: 'acord-28', form: 28 },
  { name: 'scanned', isScan: true },
  {
    name: 'two-million',
    row: {
      eachOccurrence: 2_000_000,
      aggregate: 4_000_000,
      effectiveOn: day('2026-09-15'),
      expiresOn: day('2027-09-15'),
    },
  },
];

const MARKS = ['letter', 'cross', 'drawn', 'pua', 'ballot'] as const;
const ORDERS = ['reading', 'labels_first', 'columns', 'shuffled'] as const;

function factsOf(fault: Fault, index: number, people: Certified, held: CertificateStyle | null): CertificateFacts {
  const part = held === null ? 'open' : 'held_out';
  const row: LiabilityRow = {
    letter: 'A',
    basis: 'occurrence',
    policyNumber: people.number,
    effectiveOn: day('2026-03-01'),
    expiresOn: day('2027-03-01'),
    eachOccurrence: 1_000_000,
    aggregate: 2_000_000,
    ...fault.row,
  };
  return {
    id: `${part === 'open' ? 'open' : 'held'}-certificate-${fault.name}`,
    part,
    form: fault.form ?? 25,
    isScan: fault.isScan ?? false,
    issuedOn: day('2026-10-12'),
    producer: people.producer,
    insured: fault.insured ?? people.insured,
    insurers: people.insurers.map(([name, naic], nth) => ({ letter: 'ABCDEF'.charAt(nth), name, naic })),
    liability: fault.hasNoLiability === true ? null : row,
    holder: people.holder,
    description:
      'Residential repair and remodeling. Certificate holder is listed as additional insured where required by written contract.',
    style: held ?? OPEN_STYLE,
    mess: { mark: MARKS[index % MARKS.length] ?? 'letter', order: ORDERS[index % ORDERS.length] ?? 'reading' },
  };
}

const of = <T>(all: readonly T[], index: number): T => {
  const one = all[index % all.length];
  if (one === undefined) throw new Error('There is one of each');
  return one;
};

/** Each fault once in the open part's style, and once as other agencies print it. */
export const certificateFacts = (): CertificateFacts[] => [
  ...FAULTS.map((fault, index) => factsOf(fault, index, of(OPEN_PEOPLE, index), null)),
  ...FAULTS.map((fault, index) => factsOf(fault, index + 1, of(HELD_OUT_PEOPLE, index), of(HELD_OUT_STYLES, index))),
];
