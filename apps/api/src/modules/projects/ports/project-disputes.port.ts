import type { DisputeSide, StaffAct } from '@cw/domain';

/** Whom a case that stands waits for. */
export interface DisputeTurn {
  /** The sides whose word is due and not over time. */
  readonly owing: readonly DisputeSide[];
  /** The sides that an offer of the other waits for: they have made none since. */
  readonly offeredTo: readonly DisputeSide[];
  /** What staff are to do about it; null while a side that was asked has time to answer. */
  readonly staff: Extract<StaffAct, 'rule' | 'confirm_ruling'> | null;
}

/** What projects ask of disputes, provided by the disputes module. */
export interface ProjectDisputes {
  /** By project id; projects without a case that stands are absent. */
  turns(projectIds: readonly string[]): Promise<ReadonlyMap<string, DisputeTurn>>;
}

export const PROJECT_DISPUTES = Symbol('PROJECT_DISPUTES');
