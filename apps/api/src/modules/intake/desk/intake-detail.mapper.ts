import { toIntakeFields, toOwnRepair } from '../intake.mapper.js';
import type { IntakeRepairEntity } from '../intake-repair.entity.js';
import type { IntakeEntity } from '../intake.entity.js';
import type { IntakeDetail } from './dto/intake-detail.response.js';
import type { IntakeRow } from './dto/intake-queue.response.js';
import type { IntakeRepairView } from './dto/intake-record.response.js';
import { isLateIntake } from './intake-queue.js';

type Said =
  | 'account'
  | 'repairList'
  | 'files'
  | 'questions'
  | 'offers'
  | 'projects'
  | 'reinspections'
  | 'history'
  | 'conversion'
  | 'events';

export const toRepairView = (repair: IntakeRepairEntity, doneIds: ReadonlySet<string>): IntakeRepairView => ({
  ...toOwnRepair(repair),
  isDone: doneIds.has(repair.id),
});

function toRow(intake: IntakeEntity, repairs: readonly IntakeRepairEntity[], now: Date): IntakeRow {
  const { id, reference, state, submittedAt, reviewDueAt, firstAnsweredAt, fullName, email } = intake;
  const { address, city, usState, zip, urgency, closingDate, spamFlags } = intake;
  return {
    ...{ id, reference, state, fullName, email, address, city, usState, zip, urgency, closingDate },
    submittedAt: submittedAt.toISOString(),
    reviewDueAt: reviewDueAt.toISOString(),
    firstAnsweredAt: firstAnsweredAt?.toISOString() ?? null,
    isLate: isLateIntake(intake, now),
    categories: [...new Set(repairs.map(({ category }) => category))],
    repairs: repairs.length,
    flags: spamFlags,
  };
}

/** What the request itself says. */
export const toFields = (
  intake: IntakeEntity,
  repairs: readonly IntakeRepairEntity[],
  now: Date,
): Omit<IntakeDetail, Said> => ({
  ...toRow(intake, repairs, now),
  ...toIntakeFields(intake),
  version: intake.version,
  locale: intake.locale,
  reviewedAt: intake.reviewedAt?.toISOString() ?? null,
});
