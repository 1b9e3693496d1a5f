import { Injectable } from '@nestjs/common';
import type { SubmissionStep } from '@cw/domain';
import { EventBus } from '../../common/events/event-bus.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { MAIL_QUEUES } from '../../common/mail/mail-queues.js';
import type { IntakeEntity } from './intake.entity.js';

export const SEND_INTAKE_LETTER = MAIL_QUEUES.request;

/** Why a submitter is written to. Each has its words under `emails.intake.<kind>`. */
export const INTAKE_LETTER_KINDS = [
  'submitted',
  // Asked for by the submitter, and by staff.
  'link',
  'staff_link',
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

/** What else than a letter tells of it. */
const STEP_OF: Readonly<Partial<Record<IntakeLetterKind, SubmissionStep>>> = {
  question: 'question_asked',
  offer: 'offer_sent',
  declined: 'declined',
  scheduled: 'scheduled',
  inspection_failed: 'reinspection_failed',
  invoiced: 'reinspection_passed',
};

export interface IntakeLetterOrder {
  readonly intakeId: string;
  readonly kind: IntakeLetterKind;
}

/** Orders letters, inside the unit of work that gives cause to them. A job makes the link at the moment of sending it. */
@Injectable()
export class IntakeLetters {
  constructor(
    private readonly jobs: Jobs,
    private readonly events: EventBus,
  ) {}

  /** `isToldOtherwise`: its submitter finds the same event in the account by what is told of the project. */
  async order(
    intake: IntakeEntity,
    kind: IntakeLetterKind,
    { isToldOtherwise = false }: { readonly isToldOtherwise?: boolean } = {},
  ): Promise<void> {
    const { id: intakeId, reference, userId: submitterId } = intake;
    await this.jobs.enqueue(SEND_INTAKE_LETTER, { intakeId, kind } satisfies IntakeLetterOrder);
    const step = STEP_OF[kind];
    // Whoever has an account finds it there too.
    if (step && submitterId !== null && !isToldOtherwise) {
      await this.events.emit('submission.moved', { intakeId, reference, submitterId, step });
    }
  }
}
