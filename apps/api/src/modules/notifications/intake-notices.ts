import type { DomainEvents, IntakeEventName, NotificationType, SubmissionStep } from '@cw/domain';
import type { Notice } from './notice.js';

const TYPE_OF: Readonly<Record<IntakeEventName, NotificationType>> = {
  'intake.submitted': 'intake_submitted',
  'intake.answered': 'intake_answered',
  'intake.review_due': 'intake_review_due',
  'intake.review_late': 'intake_review_late',
  'intake.offer_approved': 'intake_offer_approved',
  'intake.offer_refused': 'intake_offer_refused',
  'intake.work_done': 'intake_work_done',
  'intake.work_cancelled': 'intake_work_cancelled',
  'intake.reinspection_failed': 'intake_reinspection_failed',
};

const isIntakeEvent = (entry: [string, NotificationType]): entry is [IntakeEventName, NotificationType] =>
  entry[0] in TYPE_OF;

export const INTAKE_EVENT_TYPES = Object.entries(TYPE_OF).filter(isIntakeEvent);

/**
 * INT-08: staff are told what waits for them. It holds no word of the submitter, who may leave and take theirs along, and
 * who is written to at the address that the request names.
 */
export const intakeNotices = (
  type: NotificationType,
  { adminIds, actorId, reference, intakeId }: DomainEvents[IntakeEventName],
): Notice[] =>
  adminIds
    .filter((userId) => userId !== actorId)
    .map((userId) => ({
      userId,
      type,
      params: { project: '', side: 'client', reference },
      actionUrl: `/intake?request=${intakeId}`,
    }));

const TYPE_OF_STEP: Readonly<Record<SubmissionStep, NotificationType>> = {
  question_asked: 'intake_question_asked',
  offer_sent: 'intake_offer_sent',
  declined: 'intake_declined',
  scheduled: 'intake_scheduled',
  reinspection_passed: 'intake_reinspected',
  reinspection_failed: 'intake_reinspected',
};

/** INT-08: what came of somebody's own request. */
export const submissionNotice = ({
  submitterId,
  reference,
  intakeId,
  step,
}: DomainEvents['submission.moved']): Notice => ({
  userId: submitterId,
  type: TYPE_OF_STEP[step],
  params: { project: '', side: 'client', reference, ...(step === 'reinspection_failed' && { hasFailed: true }) },
  actionUrl: `/repair-request?id=${intakeId}`,
});
