import type { IntakeDetail } from '@cw/api-client';
import { awaitsArrangement, awaitsFirstAnswer, houseZone, requestActor, type IntakeState } from '@cw/domain';
import { useFormats } from '@cw/i18n/react';
import { useIntl } from 'react-intl';
import { factsOf } from './intake-standing.js';

export interface NextText {
  readonly title: string;
  /** Whose turn it is. */
  readonly who: string;
  readonly body: string;
}

type BodyId =
  `triage.next.${IntakeState | 'offer_refused' | 'in_review_promised' | 'work_failed' | 'reinspection_unordered'}`;

/** What is so beside the state: nobody was ordered yet, or what was found is to be mended. */
function bodyOf(intake: IntakeDetail): BodyId {
  const { state, reinspections, offers } = intake;
  if (state === 'in_review' && offers[0]?.answer === 'refused') return 'triage.next.offer_refused';
  if (state === 'in_review' && awaitsFirstAnswer(intake)) return 'triage.next.in_review_promised';
  const result = reinspections[0]?.result;
  if (state === 'reinspection_ordered' && result !== null) return 'triage.next.reinspection_unordered';
  return awaitsArrangement(factsOf(intake)) ? 'triage.next.work_failed' : `triage.next.${state}`;
}

/** What happens next with a request, in words. */
export function useNextText(intake: IntakeDetail): NextText {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { reinspections, reviewDueAt, fullName, offers, usState } = intake;
  const body = bodyOf(intake);
  // The table says whose turn it is; before anybody is ordered it is staff's to order somebody.
  const actor = body === 'triage.next.reinspection_unordered' ? 'staff' : (requestActor(factsOf(intake)) ?? 'nobody');
  const ordered = reinspections.find(({ result }) => result === null);
  const values = {
    name: fullName,
    due: formats.deadline(reviewDueAt, houseZone(usState)),
    reason: offers[0]?.reason ?? '',
    ...(ordered && { day: formats.plainDate(ordered.scheduledOn, 'full'), inspector: ordered.inspectorName }),
  };
  return {
    title: formatMessage({ id: 'triage.next' }),
    who: formatMessage({ id: `triage.actor.${actor}` }, values),
    body: formatMessage({ id: body }, values),
  };
}
