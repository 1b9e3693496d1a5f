import type { ProjectDetail } from '@cw/api-client';
import { UNEVIDENCED_STATES, type ProjectEvent } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { SendingButton } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { APPROVE_AMOUNT, EventDialog } from './event-dialog.js';

/** The events that a button of the head fires; the others happen at a condition, a bid or by themselves. */
const OFFERED = [
  'approve',
  'submit',
  'start',
  'request_early_start',
  'allow_early_start',
  'contest_start',
  'dispute',
  'cancel',
] as const satisfies readonly ProjectEvent[];
export type OfferedEvent = (typeof OFFERED)[number];

const LABELS = {
  approve: 'record.work.approve',
  submit: 'record.work.submit',
  start: 'record.work.start',
  request_early_start: 'work.request_early_start',
  allow_early_start: 'work.allow_early_start',
  contest_start: 'work.contest_start',
  dispute: 'record.work.dispute',
  cancel: 'record.work.cancel',
} as const satisfies Record<OfferedEvent, MessageId>;

const isPrimary = (event: OfferedEvent): boolean => event === 'approve' || event === 'submit' || event === 'start';

/** Approving may accept what is evidenced in the same step, so only a returned or missing repair stands in its way. */
const isMet = (project: ProjectDetail, { event, guard }: ProjectDetail['blockers'][number]): boolean =>
  guard === 'reason_given' ||
  (event === 'approve' &&
    guard === 'all_accepted' &&
    !project.conditions.some(({ state }) => UNEVIDENCED_STATES.includes(state)));

/** A request to begin early is answered where it is read, above the page. */
const isOffered = (project: ProjectDetail, event: OfferedEvent): boolean =>
  project.actions.includes(event) &&
  !project.blockers.some((blocker) => blocker.event === event && !isMet(project, blocker)) &&
  !(event === 'allow_early_start' && project.agreed?.earlyStartRequest);

export interface ProjectActionsProps {
  readonly project: ProjectDetail;
  /** What does not move the project: it stands after what moves it on, and before what ends it. */
  readonly children?: ReactNode;
}

/** What the reader may do with the project now; each asks once more before it happens. */
export function ProjectActions({ project, children }: ProjectActionsProps): ReactElement {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<OfferedEvent>();
  const events = OFFERED.filter((event) => isOffered(project, event));
  const button = (event: OfferedEvent): ReactElement => (
    <SendingButton
      key={event}
      sending={false}
      variant={isPrimary(event) ? 'primary' : event === 'cancel' ? 'danger' : 'secondary'}
      onClick={() => setAsked(event)}
    >
      {formatMessage({ id: LABELS[event] }, { amount: APPROVE_AMOUNT(project) })}
    </SendingButton>
  );
  return (
    <>
      {events.filter(isPrimary).map(button)}
      {children}
      {events.filter((event) => !isPrimary(event)).map(button)}
      {asked === undefined ? null : <EventDialog event={asked} project={project} onClose={() => setAsked(undefined)} />}
    </>
  );
}
