import type { ProjectDetail } from '@cw/api-client';
import { UNEVIDENCED_STATES, type ProjectEvent } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { SendingButton, styled, type SendingButtonProps } from '@cw/ui';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { approveWords } from './approve-words.js';
import { APPROVE_AMOUNT, EventDialog } from './event-dialog.js';

/** What ends the project or stops its work: last on the page, and quiet. */
const ENDINGS = ['dispute', 'cancel'] as const satisfies readonly ProjectEvent[];

/** What goes on with it, at the top of the page; the others happen at a condition, a bid or by themselves. */
const STEPS = [
  'approve',
  'submit',
  'start',
  'request_early_start',
  'allow_early_start',
  'contest_start',
] as const satisfies readonly ProjectEvent[];
export type OfferedEvent = (typeof STEPS)[number] | (typeof ENDINGS)[number];

const LABELS = {
  submit: 'record.work.submit',
  start: 'record.work.start',
  request_early_start: 'work.request_early_start',
  allow_early_start: 'work.allow_early_start',
  contest_start: 'work.contest_start',
  dispute: 'record.work.dispute',
  cancel: 'record.work.cancel',
} as const satisfies Record<Exclude<OfferedEvent, 'approve'>, MessageId>;

const labelOf = (event: OfferedEvent, project: ProjectDetail): MessageId =>
  event === 'approve' ? approveWords(project).label : LABELS[event];

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

interface EventButtonsProps {
  readonly project: ProjectDetail;
  readonly events: readonly OfferedEvent[];
  readonly variantOf: (event: OfferedEvent) => SendingButtonProps['variant'];
}

/** Each asks once more before it happens. */
function EventButtons({ project, events, variantOf }: EventButtonsProps): ReactElement {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<OfferedEvent>();
  return (
    <>
      {events.map((event) => (
        <SendingButton key={event} sending={false} variant={variantOf(event)} onClick={() => setAsked(event)}>
          {formatMessage({ id: labelOf(event, project) }, { amount: APPROVE_AMOUNT(project) })}
        </SendingButton>
      ))}
      {asked === undefined ? null : <EventDialog event={asked} project={project} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const variantOfStep = (event: OfferedEvent): 'primary' | 'secondary' => (isPrimary(event) ? 'primary' : 'secondary');

export interface ProjectActionsProps {
  readonly project: ProjectDetail;
  /** What does not move the project: it stands after what moves it on. */
  readonly children?: ReactNode;
}

/** What the reader may do with the project now. */
export function ProjectActions({ project, children }: ProjectActionsProps): ReactElement {
  const events = STEPS.filter((event) => isOffered(project, event));
  const buttons = { project, variantOf: variantOfStep };
  return (
    <>
      <EventButtons {...buttons} events={events.filter(isPrimary)} />
      {children}
      <EventButtons {...buttons} events={events.filter((event) => !isPrimary(event))} />
    </>
  );
}

export interface StepHereProps {
  readonly project: ProjectDetail;
  readonly event: (typeof STEPS)[number];
}

/** A step of the project once more, where the reader is: its primary button stays the one at the top of the page. */
export function StepHere({ project, event }: StepHereProps): ReactElement | null {
  return isOffered(project, event) ? (
    <EventButtons project={project} events={[event]} variantOf={() => 'secondary'} />
  ) : null;
}

const Last = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

/** What ends the project or stops its work, at the end of its page; nothing where the reader may not. */
export function ProjectEndings({ project }: { readonly project: ProjectDetail }): ReactElement | null {
  const events = ENDINGS.filter((event) => isOffered(project, event));
  if (events.length === 0) return null;
  return (
    <Last>
      <EventButtons project={project} events={events} variantOf={() => 'quiet'} />
    </Last>
  );
}
