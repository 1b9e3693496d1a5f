import { CONTRACTOR_LIMITS } from '../contractor/contractor.js';
import type { FieldFault } from '../errors/field-fault.js';
import { PROJECT_CATEGORIES } from '../project/project.js';
import { US_STATES } from '../project/project.limits.js';
import { err, ok, type Result } from '../result/result.js';
import type { PlainDate } from '../schedule/plain-date.js';
import { readShape } from '../shape/read-shape.js';
import type { Shape, Shaped } from '../shape/shape.js';
import type { PaperKind } from './verification.js';

export const TAX_CLASSES = [
  'individual',
  'c_corporation',
  's_corporation',
  'partnership',
  'trust',
  'llc',
  'other',
] as const;
export type TaxClass = (typeof TAX_CLASSES)[number];

export const PAPER_LIMITS = {
  nameMax: 200,
  policyNumberMax: 60,
  numberMin: 2,
  licensesMax: 10,
  filesMax: 10,
  coverMaxCents: 99_999_999_999,
  notesMin: 5,
  notesMax: 1000,
} as const;

const NAME = { kind: 'text', min: 2, max: PAPER_LIMITS.nameMax } as const;

/** One licence: what a state lets its holder do in one trade. */
export const LICENSE_SHAPE = {
  state: { kind: 'choice', values: US_STATES },
  trade: { kind: 'choice', values: PROJECT_CATEGORIES },
  number: { kind: 'text', min: PAPER_LIMITS.numberMin, max: CONTRACTOR_LIMITS.licenseNumberMax },
  expiresOn: { kind: 'date' },
} as const satisfies Shape;

/** VER-01: what a contractor writes beside each paper. */
export const PAPER_SHAPES = {
  license: {
    licenses: { kind: 'list', fields: LICENSE_SHAPE, min: 1, max: PAPER_LIMITS.licensesMax, tooFew: 'required' },
  },
  insurance: {
    insuredName: NAME,
    insurer: { kind: 'text', min: 2, max: CONTRACTOR_LIMITS.insuranceProviderMax },
    policyNumber: { kind: 'text', min: PAPER_LIMITS.numberMin, max: PAPER_LIMITS.policyNumberMax },
    eachOccurrenceCents: { kind: 'whole', min: 1, max: PAPER_LIMITS.coverMaxCents },
    effectiveOn: { kind: 'date' },
    expiresOn: { kind: 'date' },
  },
  background_check: { provider: NAME, completedOn: { kind: 'date' } },
  w9: {
    name: NAME,
    businessName: { kind: 'text', min: 0, max: PAPER_LIMITS.nameMax, optional: true },
    taxClass: { kind: 'choice', values: TAX_CLASSES },
    signedOn: { kind: 'date' },
  },
} as const satisfies Record<PaperKind, Shape>;

export type License = Shaped<typeof LICENSE_SHAPE>;
export type PaperFieldsOf = { readonly [K in PaperKind]: Shaped<(typeof PAPER_SHAPES)[K]> };

/** What stands beside a paper, with which kind it is. */
export type PaperFields = {
  readonly [K in PaperKind]: { readonly kind: K; readonly fields: PaperFieldsOf[K] };
}[PaperKind];

/** A taxpayer's number, however it is written. */
const TAX_NUMBER = /(?<!\d)(?:\d{3}[-\s]?\d{2}[-\s]?\d{4}|\d{2}[-\s]\d{7})(?!\d)/;

const over = (path: string, day: PlainDate, today: PlainDate): FieldFault[] =>
  day < today ? [{ path, code: 'past' }] : [];
const ahead = (path: string, day: PlainDate, today: PlainDate): FieldFault[] =>
  day > today ? [{ path, code: 'not_allowed' }] : [];

function licenseFaults({ licenses }: PaperFieldsOf['license'], today: PlainDate): FieldFault[] {
  const keyOf = ({ state, trade, number }: License): string => `${state} ${trade} ${number}`;
  const keys = licenses.map(keyOf);
  return licenses.flatMap((license, index) => [
    ...over(`licenses.${index}.expiresOn`, license.expiresOn, today),
    ...(keys.indexOf(keyOf(license)) < index
      ? [{ path: `licenses.${index}.number`, code: 'not_unique' as const }]
      : []),
  ]);
}

function factFaults(paper: PaperFields, today: PlainDate): FieldFault[] {
  switch (paper.kind) {
    case 'license':
      return licenseFaults(paper.fields, today);
    case 'insurance': {
      const { effectiveOn, expiresOn } = paper.fields;
      if (expiresOn < effectiveOn) return [{ path: 'expiresOn', code: 'order' }];
      return over('expiresOn', expiresOn, today);
    }
    case 'background_check':
      return ahead('completedOn', paper.fields.completedOn, today);
    case 'w9': {
      const { name, businessName, signedOn } = paper.fields;
      const numbers = Object.entries({ name, businessName }).filter(
        ([, text]) => text !== null && TAX_NUMBER.test(text),
      );
      return [
        ...numbers.map(([path]) => ({ path, code: 'not_allowed' as const })),
        ...ahead('signedOn', signedOn, today),
      ];
    }
  }
}

/**
 * VER-01: reads what was written beside a paper; the form and the API both ask here. What has run out already is none,
 * and no taxpayer's number is kept. `today` is what day it is for the paper's dates.
 */
export function readPaper(
  kind: PaperKind,
  given: unknown,
  today: PlainDate,
): Result<PaperFields, readonly FieldFault[]> {
  const read = readShape(given, PAPER_SHAPES[kind]);
  if (!read.ok) return read;
  // The table gave the shape of this very kind.
  const paper = { kind, fields: read.value } as PaperFields;
  const faults = factFaults(paper, today);
  return faults.length > 0 ? err(faults) : ok(paper);
}

/** The last day of what is on the paper: of several licenses the last that ends. Null for what does not end. */
export function lastDayOf(paper: PaperFields): PlainDate | null {
  switch (paper.kind) {
    case 'license':
      return (
        paper.fields.licenses
          .map(({ expiresOn }) => expiresOn)
          .toSorted()
          .at(-1) ?? null
      );
    case 'insurance':
      return paper.fields.expiresOn;
    default:
      return null;
  }
}
