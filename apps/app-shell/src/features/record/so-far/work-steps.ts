import type { ProjectEvent } from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import { limitWords, reviewLimit } from '../../../time/review-limit.js';
import { isOfClosing, isPaidAtClosing } from '../../../words/owed-at-closing.js';
import { expectedBy, isOnItsWay } from '../../../words/on-its-way.js';
import { countOf } from './condition-count.js';
import { viewerOf } from './next-turn.js';
import { datedStep, ifHappened, momentOf, type Facts, type Step } from './step.js';

/** Paid, and not held before the bank has passed it on. */
function onItsWayStep({ project, intl, formats }: Facts): Step {
  const title = intl.formatMessage({ id: 'record.step_on_its_way' });
  const day = expectedBy(project);
  if (day === undefined) return { title, done: false };
  const detail = intl.formatMessage({ id: 'record.step_on_its_way_detail' }, { date: formats.plainDate(day) });
  return { title, detail, done: false };
}

/** Empty where nothing is held: payment at closing was agreed. */
function heldSteps({ project, intl, formats }: Facts): Step[] {
  if (isPaidAtClosing(project)) return [];
  const { payment } = project;
  if (isOnItsWay(project)) return [onItsWayStep({ project, intl, formats })];
  const done = payment !== null && payment.dueCents === 0 && payment.state !== 'requires_payment';
  const at = payment?.timeline.findLast((entry) => entry.kind === 'held' || entry.kind === 'paid')?.at;
  const title = intl.formatMessage(
    { id: done ? 'record.step_held' : 'record.step_hold' },
    { viewer: viewerOf(project) },
  );
  return [{ title, ...(done && at !== undefined && { detail: formats.date(at) }), done }];
}

function startSteps(facts: Facts): Step[] {
  const { project, intl, formats } = facts;
  const early = ifHappened(facts, 'record.step_early_start', momentOf(project, 'allow_early_start'));
  const started = momentOf(project, 'start');
  if (started !== undefined) {
    const ended = intl.formatMessage({ id: 'record.step_started_detail' });
    const title = intl.formatMessage({ id: 'record.step_started' });
    return [...early, { title, detail: `${formats.date(started)} · ${ended}`, done: true }];
  }
  const day = project.agreed?.startDate ?? null;
  // Cancelling is the owner’s alone, whoever decides with them.
  const viewer = project.parties.includes('owner') ? 'client' : 'other';
  const free = intl.formatMessage({ id: 'record.step_start_detail' }, { viewer });
  const title = intl.formatMessage({ id: 'record.step_start' });
  const detail = day === null ? free : `${formats.plainDate(day)} · ${free}`;
  return [...early, { title, detail, done: false }];
}

function evidenceStep({ project, intl }: Facts): Step {
  const { proven, required } = countOf(project.conditions);
  return {
    title: intl.formatMessage({ id: 'record.step_evidence' }),
    detail: intl.formatMessage({ id: 'record.step_evidence_detail' }, { done: proven, total: required }),
    done: momentOf(project, 'start') !== undefined && proven === required && project.work !== 'changes_requested',
  };
}

/** Handed in last, and sent back since, where it was. */
function submittedSteps(facts: Facts): Step[] {
  const { project } = facts;
  const submitted = momentOf(project, 'submit');
  const isBack = project.work === 'changes_requested';
  const back = ifHappened(facts, 'record.step_changes_requested', momentOf(project, 'request_changes'));
  const step = datedStep(facts, 'record.step_submitted', submitted);
  return isBack ? [...back, { ...step, done: false }] : [step];
}

function approvalStep(facts: Facts): Step {
  const { project, intl, formats } = facts;
  if (project.status === 'completed') {
    return { ...datedStep(facts, 'record.step_approved', momentOf(project, 'approve')), done: true };
  }
  const isOwner = project.parties.some((party) => party === 'owner' || party === 'decider');
  const limit = reviewLimit(project);
  return {
    title: intl.formatMessage({ id: isOwner ? 'record.step_approval' : 'record.step_approval_contractor' }),
    ...(limit !== null && {
      detail: intl.formatMessage({ id: 'record.step_approval_detail' }, limitWords(limit, formats)),
    }),
    done: false,
  };
}

function paidStep(facts: Facts): Step {
  const { project } = facts;
  const released = project.payment?.timeline.findLast(({ kind }) => kind === 'released')?.at;
  if (!isPaidAtClosing(project)) return datedStep(facts, 'record.step_paid', released);
  return datedStep(facts, isOfClosing(project) ? 'record.step_paid_at_closing' : 'record.step_invoice_paid', released);
}

/** Behind, on the day on which somebody said so: nothing of the money comes out of it any more. */
const fellThroughStep = (facts: Facts): Step[] =>
  ifHappened(facts, 'record.step_closing_fell_through', facts.project.payment?.closing?.fellThroughAt ?? undefined);

/** From the choice to the payment, as the two sides see it, with the detours that it took. */
export function workSteps(facts: Facts): Step[] {
  const { project } = facts;
  const before = [
    ...heldSteps(facts),
    ...startSteps(facts),
    ...ifHappened(facts, 'record.step_changed', momentOf(project, 'accept_change')),
    evidenceStep(facts),
    ...submittedSteps(facts),
  ];
  const disputed = disputeSteps(facts);
  const ending = disputeEnding(facts);
  // What was not done when the dispute ended the work is not done any more.
  if (ending.length > 0)
    return [...before.filter(({ done }) => done), ...disputed, ...ending, ...fellThroughStep(facts), paidStep(facts)];
  const fell = fellThroughStep(facts);
  const approval = approvalStep(facts);
  const rest = [...(approval.done ? [approval, ...fell] : [...fell, approval]), paidStep(facts)];
  if (project.work !== 'disputed') return [...before, ...disputed, ...rest];
  // Nothing goes on before the dispute is over.
  const halted = before.findIndex(({ done }) => !done);
  const at = halted === -1 ? before.length : halted;
  return [...before.slice(0, at), ...disputed, ...before.slice(at), ...rest];
}

const OPENINGS = ['dispute', 'contest_start', 'review_overdue'] as const;

/** The last dispute: by whichever way it came, and how it ended. */
export function disputeSteps(facts: Facts): Step[] {
  const { project, intl, formats } = facts;
  const opened = OPENINGS.flatMap((event) => momentOf(project, event) ?? [])
    .toSorted()
    .at(-1);
  if (opened === undefined) return [];
  const step = datedStep(facts, 'record.step_disputed', opened);
  if (project.work !== 'disputed') {
    return [step, ...ifHappened(facts, 'record.step_dispute_withdrawn', momentOf(project, 'withdraw_dispute'))];
  }
  if (isPaidAtClosing(project)) return [{ ...step, done: false }];
  const detail = intl.formatMessage({ id: 'record.step_disputed_detail' }, { date: formats.date(opened) });
  return [{ ...step, detail, done: false }];
}

const ENDINGS = [
  ['settle_for_contractor', 'record.step_dispute_settled'],
  ['settle_for_client', 'record.step_dispute_settled'],
  ['resolve_for_contractor', 'record.step_dispute_ruled'],
  ['resolve_for_client', 'record.step_resolved_for_client'],
] as const satisfies readonly (readonly [ProjectEvent, MessageId])[];

/** How a dispute ended the project, where it did. */
const disputeEnding = (facts: Facts): Step[] =>
  ENDINGS.flatMap(([event, id]) => ifHappened(facts, id, momentOf(facts.project, event)));

/** Who cancelled it, as far as that is told. */
export const cancelledId = ({ staffCancellation }: Facts['project']): MessageId =>
  staffCancellation === null ? 'record.step_cancelled' : 'record.step_cancelled_by_staff';

/** How a cancelled project ended, and where its money went. */
export function cancelledSteps(facts: Facts): Step[] {
  const { project } = facts;
  const ending = disputeEnding(facts);
  const refunded = project.payment?.timeline.findLast(({ kind }) => kind === 'refunded')?.at;
  const started = momentOf(project, 'start');
  return [
    ...ifHappened(facts, 'record.step_started', started),
    ...disputeSteps(facts),
    ...(ending.length > 0
      ? ending
      : [{ ...datedStep(facts, cancelledId(project), momentOf(project, 'cancel')), done: true }]),
    ...ifHappened(facts, 'record.step_refunded', refunded),
  ];
}
