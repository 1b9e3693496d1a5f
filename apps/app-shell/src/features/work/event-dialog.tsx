import type { ProjectDetail } from '@cw/api-client';
import { cents, decidesForClient, PROJECT_LIMITS, SERVICE_FEE_PERCENT, type ConditionState } from '@cw/domain';
import { formatMoney, type MessageId } from '@cw/i18n';
import { useFormats } from '@cw/i18n/react';
import { ConfirmDialog, Typography } from '@cw/ui';
import type { ReactElement } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { ReasonDialog } from '../../forms/reason-dialog.js';
import { isPaidAtClosing } from '../../words/owed-at-closing.js';
import { approveWords } from './approve-words.js';
import type { OfferedEvent } from './project-actions.js';
import { useProjectEvent } from './use-project-event.js';

export interface EventDialogProps {
  readonly event: OfferedEvent;
  readonly project: ProjectDetail;
  readonly onClose: () => void;
}

/** What approving releases, as words: the held money, or the invoice's amount at closing. */
export const APPROVE_AMOUNT = (project: ProjectDetail): string => formatMoney(cents(project.payment?.totalCents ?? 0));

const REASON = { min: PROJECT_LIMITS.reasonMin, max: PROJECT_LIMITS.reasonMax };

/** Dialogs that ask why; the contractor and staff owe a reason for cancelling, the client does not. */
const ASKS_WHY = ['cancel', 'dispute', 'contest_start', 'request_early_start'] as const;
type AskedEvent = (typeof ASKS_WHY)[number];
const asksWhy = (event: OfferedEvent): event is AskedEvent => ASKS_WHY.some((one) => one === event);

const WORDS = {
  start: { title: 'record.work.start_title', confirm: 'record.work.start' },
  request_early_start: { title: 'work.request_early_start_title', confirm: 'work.request_early_start_confirm' },
  allow_early_start: { title: 'work.allow_early_start_title', confirm: 'work.allow_early_start' },
  contest_start: { title: 'work.contest_start_title', confirm: 'work.contest_start_confirm' },
  submit: { title: 'record.work.submit_title', confirm: 'record.work.submit' },
  cancel: { title: 'record.work.cancel_title', confirm: 'record.work.cancel_confirm' },
  dispute: { title: 'record.work.dispute_title', confirm: 'record.work.dispute_confirm' },
} as const satisfies Record<Exclude<OfferedEvent, 'approve'>, { title: MessageId; confirm: MessageId }>;

const wordsOf = (event: OfferedEvent, project: ProjectDetail): { title: MessageId; confirm: MessageId } =>
  event === 'approve' ? approveWords(project) : WORDS[event];

/** Nobody agrees to a change of work that is over, or in the hands of staff. */
const ENDS_CHANGE: readonly OfferedEvent[] = ['cancel', 'dispute', 'contest_start'];

type Texts = (project: ProjectDetail, intl: IntlShape) => string[];

const say =
  (id: MessageId): Texts =>
  (_, { formatMessage }) => [formatMessage({ id })];

const countOfAny = (project: ProjectDetail, ...states: ConditionState[]): number =>
  project.conditions.filter(({ state }) => states.includes(state)).length;

const approveTexts: Texts = (project, { formatMessage }) => {
  const evidenced = countOfAny(project, 'evidenced');
  const payout = formatMoney(cents(project.payment?.payoutCents ?? 0));
  return [
    ...(evidenced > 0 ? [formatMessage({ id: 'record.work.approve_remaining' }, { count: evidenced })] : []),
    formatMessage(
      { id: approveWords(project).text },
      { name: project.contractorName, amount: APPROVE_AMOUNT(project), payout, percent: SERVICE_FEE_PERCENT },
    ),
  ];
};

/** Who cancels: the client is said “you”, to everybody else it is the client's money. */
type Canceller = 'client' | 'contractor' | 'staff';

function cancellerOf({ parties }: ProjectDetail): Canceller {
  if (decidesForClient(parties)) return 'client';
  return parties.includes('awarded_contractor') ? 'contractor' : 'staff';
}

const CANCEL_TEXTS = {
  client: { held: 'record.work.cancel_held_text', onItsWay: 'record.work.cancel_on_its_way_text' },
  others: {
    held: 'record.work.cancel_held_text_contractor',
    onItsWay: 'record.work.cancel_on_its_way_text_contractor',
  },
} as const;

/** What becomes of the money, and of the bids that wait, when a project ends before the start. */
export const cancelTexts: Texts = (project, { formatMessage }) => {
  if (project.status === 'open') {
    return [formatMessage({ id: 'record.work.cancel_open_text' }, { count: project.bidCount ?? 0 })];
  }
  const { heldCents: held, onItsWayCents: onItsWay } = project.payment ?? { heldCents: 0, onItsWayCents: 0 };
  if (held === 0 && onItsWay === 0) return [formatMessage({ id: 'record.work.cancel_unpaid_text' })];
  const ids = CANCEL_TEXTS[cancellerOf(project) === 'client' ? 'client' : 'others'];
  const text = (id: MessageId, amount: number): string => formatMessage({ id }, { amount: formatMoney(cents(amount)) });
  return [...(held > 0 ? [text(ids.held, held)] : []), ...(onItsWay > 0 ? [text(ids.onItsWay, onItsWay)] : [])];
};

const disputeTexts: Texts = (project, intl) =>
  say(isPaidAtClosing(project) ? 'record.work.dispute_text_at_closing' : 'record.work.dispute_text')(project, intl);
const contestTexts: Texts = (project, intl) =>
  say(isPaidAtClosing(project) ? 'work.contest_start_text_at_closing' : 'work.contest_start_text')(project, intl);

const earlyStartTexts: Texts = (project, { formatMessage }) => {
  const id = isPaidAtClosing(project) ? 'work.allow_early_start_text_at_closing' : 'work.allow_early_start_text';
  return [
    formatMessage({ id }, { name: project.contractorName }),
    formatMessage({ id: 'work.allow_early_start_final' }),
  ];
};

const TEXTS: Readonly<Record<OfferedEvent, Texts>> = {
  start: say('record.work.start_text'),
  request_early_start: say('work.request_early_start_text'),
  allow_early_start: earlyStartTexts,
  contest_start: contestTexts,
  submit: say('record.work.submit_text'),
  approve: approveTexts,
  cancel: cancelTexts,
  dispute: disputeTexts,
};

function useTexts({ project, event }: EventDialogProps): string[] {
  const intl = useIntl();
  const waits = ENDS_CHANGE.includes(event) && project.agreed !== null && project.agreed.changeProposedBy !== null;
  return [...TEXTS[event](project, intl), ...(waits ? say('work.change_lapses')(project, intl) : [])];
}

const CANCEL_REASON = {
  client: 'record.work.cancel_reason',
  contractor: 'record.work.cancel_reason_contractor',
  staff: 'record.work.cancel_reason_staff',
} as const satisfies Record<Canceller, MessageId>;

function reasonLabel(event: AskedEvent, canceller: Canceller): MessageId {
  if (event === 'dispute') return 'record.work.dispute_reason';
  if (event === 'contest_start') return 'work.contest_start_reason';
  if (event === 'request_early_start') return 'work.request_early_start_reason';
  return CANCEL_REASON[canceller];
}

/** Says what will happen, asks for a reason where one is owed, and fires the event once. */
export function EventDialog(props: EventDialogProps): ReactElement {
  const { event, project, onClose } = props;
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { fire, error } = useProjectEvent(project);
  const texts = useTexts(props);
  const start = project.agreed?.startDate;
  const words = wordsOf(event, project);
  const title = formatMessage(
    { id: words.title },
    {
      amount: APPROVE_AMOUNT(project),
      name: project.contractorName,
      ...(start && { date: formats.plainDate(start) }),
    },
  );
  const confirmLabel = formatMessage({ id: words.confirm });
  const confirm = async (reason?: string): Promise<boolean> => {
    const isDone = await fire(event, reason);
    if (isDone) onClose();
    return isDone;
  };
  if (asksWhy(event)) {
    const canceller = cancellerOf(project);
    const hired = project.contractorId === null ? 'no' : 'yes';
    return (
      <ReasonDialog
        open
        danger={event !== 'request_early_start'}
        title={title}
        text={texts.join(' ')}
        label={formatMessage({ id: reasonLabel(event, canceller) }, { hired })}
        confirmLabel={confirmLabel}
        limits={REASON}
        required={event !== 'cancel' || canceller !== 'client'}
        error={error}
        draftKey={`${event}.${project.id}`}
        onConfirm={confirm}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      error={error}
      onConfirm={async () => {
        await confirm();
      }}
      onClose={onClose}
    >
      {texts.map((text) => (
        <Typography key={text}>{text}</Typography>
      ))}
    </ConfirmDialog>
  );
}
