import type { Cents, ConditionKind } from '@cw/domain';

/** One telling of a requirement, in one place of the report. Several tellings can be of the same one. */
export interface Told {
  /** The report's own words. */
  readonly quote: string;
  readonly page: number;
  /** Where it stands: tellings of one list are different things, however alike. */
  readonly container: string;
  /** The number that the report gives it, when it has one that its summary repeats. */
  readonly number: string | null;
  readonly location: string | null;
  readonly kind: ConditionKind | null;
  readonly cost: Cents | null;
  /** The list's own name for the thing: a table's feature, an inspection's section. */
  readonly feature: string | null;
  /** The heading of the part of the house under which it stands, when there is one. */
  readonly section: string;
}
