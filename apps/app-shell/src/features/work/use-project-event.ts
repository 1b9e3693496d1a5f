import {
  useAllowEarlyStartMutation,
  useApproveProjectMutation,
  useCancelProjectMutation,
  useContestStartMutation,
  useDisputeProjectMutation,
  useRequestEarlyStartMutation,
  useStartProjectMutation,
  useSubmitProjectMutation,
  type ProjectDetail,
} from '@cw/api-client';
import { useIntl } from 'react-intl';
import { approveWords } from './approve-words.js';
import { APPROVE_AMOUNT } from './event-dialog.js';
import type { OfferedEvent } from './project-actions.js';
import { useEvent } from '../../forms/use-event.js';

export interface ProjectEventRun {
  readonly fire: (event: OfferedEvent, reason?: string) => Promise<boolean>;
  readonly error: string | undefined;
}

const DONE = {
  start: 'record.work.started',
  request_early_start: 'work.request_early_start_done',
  allow_early_start: 'work.allow_early_start_done',
  contest_start: 'work.contest_start_done',
  submit: 'record.work.submitted',
  cancel: 'record.work.cancelled',
  dispute: 'record.work.disputed',
} as const;

/** Fires an event of the project's lifecycle through its own route. */
export function useProjectEvent(project: ProjectDetail): ProjectEventRun {
  const { formatMessage } = useIntl();
  const { run, error } = useEvent();
  const [start] = useStartProjectMutation();
  const [allowEarlyStart] = useAllowEarlyStartMutation();
  const [requestEarlyStart] = useRequestEarlyStartMutation();
  const [contestStart] = useContestStartMutation();
  const [submit] = useSubmitProjectMutation();
  const [approve] = useApproveProjectMutation();
  const [cancel] = useCancelProjectMutation();
  const [dispute] = useDisputeProjectMutation();
  const { id } = project;
  const calls: Record<OfferedEvent, (reason: string | undefined) => Promise<unknown>> = {
    start: () => start(id).unwrap(),
    request_early_start: (reason) => requestEarlyStart({ id, requestEarlyStart: { reason: reason ?? '' } }).unwrap(),
    allow_early_start: () => allowEarlyStart(id).unwrap(),
    contest_start: (reason) => contestStart({ id, disputeProject: { reason: reason ?? '' } }).unwrap(),
    submit: () => submit(id).unwrap(),
    approve: () => approve({ id, approveProject: { acceptRemaining: true } }).unwrap(),
    cancel: (reason) => cancel({ id, cancelProject: reason ? { reason } : {} }).unwrap(),
    dispute: (reason) => dispute({ id, disputeProject: { reason: reason ?? '' } }).unwrap(),
  };
  const fire: ProjectEventRun['fire'] = (event, reason) =>
    run(
      () => calls[event](reason),
      formatMessage(
        { id: event === 'approve' ? approveWords(project).done : DONE[event] },
        { amount: APPROVE_AMOUNT(project) },
      ),
    );
  return { fire, error };
}
