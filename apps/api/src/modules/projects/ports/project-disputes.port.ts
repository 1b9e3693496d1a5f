import type { DisputeSide } from '@cw/domain';

/** Whom a case that stands waits for. */
export interface DisputeTurn {
  /** The sides whose word is due and not over time. */
  readonly owing: readonly DisputeSide[];
  /** The sides that an offer of the other waits for: they have made none since. */
  readonly offeredTo: readonly DisputeSide[];
}

/** What projects ask of disputes, provided by the disputes module. */
export interface ProjectDisputes {
  /** By project id; projects without a case on which the two sides may still act are absent. */
  turns(projectIds: readonly string[]): Promise<ReadonlyMap<string, DisputeTurn>>;
}

export const PROJECT_DISPUTES = Symbol('PROJECT_DISPUTES');
