import type { ProjectDetail } from '@cw/api-client';
import { cents, PROJECT_LIMITS, SERVICE_FEE_PERCENT } from '@cw/domain';
import { formatMoney } from '@cw/i18n';
import { ConfirmDialog, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { OfferedEvent } from './project-actions.js';
import { ReasonDialog } from '../../forms/reason-dialog.js';
import { useProjectEvent } from './use-project-event.js';

export interface EventDialogProps {
  readonly event: OfferedEvent;
  readonly project: ProjectDetail;
  readonly onClose: () => void;
}

/** What approving releases, as words: the held money, or the invoice's amount at closing. */
export const APPROVE_AMOUNT = (project: ProjectDetail): string => formatMoney(cents(project.payment?.totalCents ?? 0));

const REASON = { min: PROJECT_LIMITS.reasonMin, max: PROJECT_LIMITS.reasonMax };

function useTexts({ project, event }: EventDialogProps): string[] {
  const { formatMessage } = useIntl();
  const count = (...states: string[]): number =>
    project.conditions.filter(({ state }) => states.includes(state)).length;
  const evidenced = count('evidenced');
  const held = project.payment?.heldCents ?? 0;
  const pending = project.status === 'open' ? (project.bidCount ?? 0) : 0;
  const texts: Record<OfferedEvent, string[]> = {
    start: [formatMessage({ id: 'record.work.start_text' })],
    submit: [formatMessage({ id: 'record.work.submit_text' })],
    request_changes: [formatMessage({ id: 'record.work.request_changes_text' }, { count: count('returned') })],
    approve: [
      ...(evidenced > 0 ? [formatMessage({ id: 'record.work.approve_remaining' }, { count: evidenced })] : []),
      formatMessage(
        { id: 'record.work.approve_text' },
        {
          name: project.contractorName,
          payout: formatMoney(cents(project.payment?.payoutCents ?? 0)),
          percent: SERVICE_FEE_PERCENT,
        },
      ),
    ],
    cancel: [
      held > 0
        ? formatMessage({ id: 'record.work.cancel_held_text' }, { amount: formatMoney(cents(held)) })
        : formatMessage({ id: 'record.work.cancel_open_text' }, { count: pending }),
    ],
    dispute: [formatMessage({ id: 'record.work.dispute_text' })],
  };
  return texts[event];
}

/** Says what will happen, asks for a reason where one is owed, and fires the event once. */
export function EventDialog(props: EventDialogProps): ReactElement {
  const { event, project, onClose } = props;
  const { formatMessage } = useIntl();
  const { fire, error } = useProjectEvent(project);
  const texts = useTexts(props);
  const title = formatMessage(
    { id: `record.work.${event}_title` },
    { amount: APPROVE_AMOUNT(project), name: project.contractorName },
  );
  const confirm = async (reason?: string): Promise<void> => {
    if (await fire(event, reason)) onClose();
  };
  if (event === 'cancel' || event === 'dispute') {
    const contractor = project.parties.includes('awarded_contractor');
    const label =
      event === 'dispute'
        ? 'record.work.dispute_reason'
        : contractor
          ? 'record.work.cancel_reason_contractor'
          : 'record.work.cancel_reason';
    return (
      <ReasonDialog
        open
        danger
        title={title}
        text={texts.join(' ')}
        label={formatMessage({ id: label })}
        confirmLabel={formatMessage({ id: `record.work.${event}_confirm` })}
        limits={REASON}
        required={event === 'dispute' || contractor}
        error={error}
        onConfirm={confirm}
        onClose={onClose}
      />
    );
  }
  const confirmLabel = formatMessage({
    id: event === 'approve' ? 'record.work.approve_confirm' : `record.work.${event}`,
  });
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      error={error}
      onConfirm={() => confirm()}
      onClose={onClose}
    >
      {texts.map((text) => (
        <Typography key={text}>{text}</Typography>
      ))}
    </ConfirmDialog>
  );
}
