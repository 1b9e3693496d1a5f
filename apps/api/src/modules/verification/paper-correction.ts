import type { PaperFields } from '@cw/domain';
import type { AuditFacts } from '../../common/audit/audit-entry.entity.js';

type Fields = PaperFields['fields'];

/** Days, amounts and choices. Names and numbers were typed by a person, and what the log holds outlives the account. */
const KEPT: ReadonlySet<string> = new Set([
  'state',
  'trade',
  'taxClass',
  'effectiveOn',
  'expiresOn',
  'completedOn',
  'signedOn',
  'eachOccurrenceCents',
]);

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

type Fact = string | number | null;

/** By its path: `licenses.0.number`. */
function flat(value: object, at = ''): [path: string, value: Fact][] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]): [string, Fact][] => {
    if (isNested(inner)) return flat(inner, `${at}${name}.`);
    return [[`${at}${name}`, typeof inner === 'string' || typeof inner === 'number' ? inner : null]];
  });
}

export interface PaperCorrection {
  readonly before: AuditFacts;
  readonly after: AuditFacts;
}

const NOTHING: PaperCorrection = { before: {}, after: {} };

/** What staff put right on a paper, as the audit log keeps it: every field by its name, and of most what it was. */
export function correctionOf(typed: Fields, approved: Fields): PaperCorrection {
  const [before, after] = [new Map(flat(typed)), new Map(flat(approved))];
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  const corrected = paths.filter((path) => before.get(path) !== after.get(path));
  if (corrected.length === 0) return NOTHING;
  const kept = corrected.filter((path) => KEPT.has(path.split('.').at(-1) ?? ''));
  const factsOf = (from: ReadonlyMap<string, Fact>): AuditFacts =>
    Object.fromEntries(kept.map((path) => [path, from.get(path) ?? null]));
  return { before: factsOf(before), after: { corrected, ...factsOf(after) } };
}
