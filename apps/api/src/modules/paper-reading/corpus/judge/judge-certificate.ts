import type { CertificateReading } from '@cw/domain';
import type { CorpusCertificate } from '../certificates/model.js';
import type { Tally } from './judge-report.js';
import { shareIn, wordsOf } from './words.js';

export interface CertificateVerdict {
  readonly id: string;
  readonly part: CorpusCertificate['part'];
  readonly fields: Tally;
  readonly mistakes: readonly string[];
}

const IN_WORDS: readonly (keyof CertificateReading)[] = [
  'insuredName',
  'insuredAddress',
  'producer',
  'insurer',
  'certificateHolder',
];
/** A name may be given with the address that stands beneath it. */
const WORDS_BEYOND = 9;

function isRight(field: keyof CertificateReading, expected: unknown, given: unknown): boolean {
  if (typeof expected !== 'string' || typeof given !== 'string' || !IN_WORDS.includes(field)) return expected === given;
  const [wanted, got] = [wordsOf(expected), wordsOf(given)];
  return shareIn(wanted, got) === 1 && got.size <= wanted.size + WORDS_BEYOND;
}

/** Scores one reading, field by field. */
export function judgeCertificate(
  { id, part, answer }: CorpusCertificate,
  reading: CertificateReading,
): CertificateVerdict {
  const fields = Object.keys(answer) as (keyof CertificateReading)[];
  const wrong = fields.filter((field) => !isRight(field, answer[field], reading[field]));
  return {
    id,
    part,
    fields: { right: fields.length - wrong.length, of: fields.length },
    mistakes: wrong.map((field) => `${field}: "${String(reading[field])}" for "${String(answer[field])}"`),
  };
}

/** All fields of all of them together. */
export const fieldsOf = (verdicts: readonly CertificateVerdict[]): Tally => ({
  right: verdicts.reduce((sum, { fields }) => sum + fields.right, 0),
  of: verdicts.reduce((sum, { fields }) => sum + fields.of, 0),
});
