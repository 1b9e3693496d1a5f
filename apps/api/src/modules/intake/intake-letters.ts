import { Injectable } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import type { IntakeEntity } from './intake.entity.js';

export const SEND_INTAKE_LETTER = 'intake.send';

/** Why a submitter is written to. Each has its words under `emails.intake.<kind>`. */
export const INTAKE_LETTER_KINDS = [
  'submitted',
  'link',
  'question',
  'offer',
  'declined',
  'scheduled',
  'project_cancelled',
  'work_done',
  'inspection_failed',
  'invoiced',
  'closed',
] as const;
export type IntakeLetterKind = (typeof INTAKE_LETTER_KINDS)[number];

export interface IntakeLetterOrder {
  readonly intakeId: string;
  readonly kind: IntakeLetterKind;
}

/** Orders letters, inside the unit of work that gives cause to them. A job makes the link at the moment of sending it. */
@Injectable()
export class IntakeLetters {
  constructor(private readonly jobs: Jobs) {}

  async order({ id: intakeId }: IntakeEntity, kind: IntakeLetterKind): Promise<void> {
    await this.jobs.enqueue(SEND_INTAKE_LETTER, { intakeId, kind } satisfies IntakeLetterOrder);
  }
}
