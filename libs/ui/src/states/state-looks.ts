import type {
  AccountState,
  BidStatus,
  ChangeOrderState,
  DisputeState,
  IntakeState,
  InvoiceState,
  PaymentState,
  Presence,
  ScheduleState,
  ShownConditionState,
  ShownProjectState,
  VerificationState,
} from '@cw/domain';
import type { MessageId } from '@cw/i18n';
import type { GlyphComponent } from '../icons/glyphs/glyph.js';
import * as glyphs from '../icons/glyphs/state-glyphs.js';
import type { Tone } from '../theme/tones.js';

/** How one state shows: its shape alone tells it, its color groups it, its word says it. */
export interface StateLook<Id extends string = MessageId> {
  readonly glyph: GlyphComponent;
  readonly tone: Tone;
  /** Final and good. */
  readonly solid?: true;
  readonly wordId: Id;
}

/** Every state a chip can show, by the machine it belongs to. */
export interface StatesOfMachine {
  project: ShownProjectState;
  bid: BidStatus;
  condition: ShownConditionState;
  change_order: ChangeOrderState;
  dispute: DisputeState;
  payment: PaymentState;
  invoice: InvoiceState;
  verification: VerificationState;
  schedule: ScheduleState;
  presence: Presence;
  intake: IntakeState;
  account: AccountState;
}

export type StateMachineName = keyof StatesOfMachine;

/** A state missing here, or one whose word is missing in a catalogue, does not compile. */
type Looks = {
  readonly [M in StateMachineName]: {
    readonly [S in StatesOfMachine[M]]: StateLook<`states.${M}.${S}`>;
  };
};

const held = { glyph: glyphs.ClosedLockGlyph, tone: 'blue' } as const;
const frozen = { glyph: glyphs.TriangleGlyph, tone: 'brick' } as const;
const inReview = { glyph: glyphs.EyeGlyph, tone: 'plum' } as const;
const underWay = { glyph: glyphs.HalfGlyph, tone: 'blue' } as const;
const sentBack = { glyph: glyphs.DiamondGlyph, tone: 'copper' } as const;
const good = { glyph: glyphs.CheckGlyph, tone: 'green' } as const;
const refused = { glyph: glyphs.CrossedRingGlyph, tone: 'brick' } as const;
const notBegun = { glyph: glyphs.RingGlyph, tone: 'slate' } as const;
const chosen = { glyph: glyphs.DottedRingGlyph, tone: 'blue' } as const;
const calledOff = { glyph: glyphs.SlashedRingGlyph, tone: 'slate' } as const;
const leftOut = { glyph: glyphs.MinusRingGlyph, tone: 'slate' } as const;
const waiting = { glyph: glyphs.SquareGlyph, tone: 'blue' } as const;
const returned = { glyph: glyphs.ReturnArrowGlyph, tone: 'slate' } as const;
const divided = { glyph: glyphs.ForkGlyph, tone: 'copper' } as const;

export const STATE_LOOKS: Looks = {
  project: {
    open: { ...notBegun, wordId: 'states.project.open' },
    'in_progress.not_started': { ...chosen, wordId: 'states.project.in_progress.not_started' },
    'in_progress.started': { ...underWay, wordId: 'states.project.in_progress.started' },
    'in_progress.submitted': { ...inReview, wordId: 'states.project.in_progress.submitted' },
    'in_progress.changes_requested': { ...sentBack, wordId: 'states.project.in_progress.changes_requested' },
    'in_progress.disputed': { ...frozen, wordId: 'states.project.in_progress.disputed' },
    completed: { ...good, wordId: 'states.project.completed' },
    cancelled: { ...calledOff, wordId: 'states.project.cancelled' },
    settled: { ...divided, wordId: 'states.project.settled' },
  },
  bid: {
    pending: { ...waiting, wordId: 'states.bid.pending' },
    accepted: { ...good, wordId: 'states.bid.accepted' },
    rejected: { ...refused, wordId: 'states.bid.rejected' },
    withdrawn: { ...leftOut, wordId: 'states.bid.withdrawn' },
  },
  condition: {
    open: { ...notBegun, wordId: 'states.condition.open' },
    awarded: { ...chosen, wordId: 'states.condition.awarded' },
    left_out: { ...leftOut, wordId: 'states.condition.left_out' },
    in_work: { ...underWay, wordId: 'states.condition.in_work' },
    evidenced: { glyph: glyphs.PhotoGlyph, tone: 'plum', wordId: 'states.condition.evidenced' },
    returned: { ...sentBack, wordId: 'states.condition.returned' },
    accepted: { ...good, wordId: 'states.condition.accepted' },
    cleared: { glyph: glyphs.SealGlyph, tone: 'green', solid: true, wordId: 'states.condition.cleared' },
    unproven: { glyph: glyphs.DashedRingGlyph, tone: 'slate', wordId: 'states.condition.unproven' },
    unaccepted: { glyph: glyphs.PhotoGlyph, tone: 'slate', wordId: 'states.condition.unaccepted' },
  },
  change_order: {
    proposed: { ...waiting, wordId: 'states.change_order.proposed' },
    accepted: { ...good, wordId: 'states.change_order.accepted' },
    declined: { ...refused, wordId: 'states.change_order.declined' },
    withdrawn: { ...leftOut, wordId: 'states.change_order.withdrawn' },
    lapsed: { ...calledOff, wordId: 'states.change_order.lapsed' },
  },
  dispute: {
    open: { ...frozen, wordId: 'states.dispute.open' },
    settled: { ...good, wordId: 'states.dispute.settled' },
    withdrawn: { ...leftOut, wordId: 'states.dispute.withdrawn' },
    ruling_proposed: { ...inReview, wordId: 'states.dispute.ruling_proposed' },
    ruled: { glyph: glyphs.SealGlyph, tone: 'slate', wordId: 'states.dispute.ruled' },
  },
  payment: {
    requires_payment: { ...notBegun, wordId: 'states.payment.requires_payment' },
    processing: { glyph: glyphs.BrokenRingGlyph, tone: 'blue', wordId: 'states.payment.processing' },
    funded: { ...held, wordId: 'states.payment.funded' },
    in_progress: { ...held, wordId: 'states.payment.in_progress' },
    submitted: { ...held, wordId: 'states.payment.submitted' },
    releasing: { glyph: glyphs.BrokenRingGlyph, tone: 'green', wordId: 'states.payment.releasing' },
    released: { glyph: glyphs.LeavingGlyph, tone: 'green', solid: true, wordId: 'states.payment.released' },
    refunding: { ...returned, wordId: 'states.payment.refunding' },
    refunded: { ...returned, wordId: 'states.payment.refunded' },
    splitting: { ...divided, wordId: 'states.payment.splitting' },
    partially_refunded: { ...divided, wordId: 'states.payment.partially_refunded' },
    disputed: { ...frozen, wordId: 'states.payment.disputed' },
    charged_back: { ...frozen, wordId: 'states.payment.charged_back' },
    charge_lost: { ...refused, wordId: 'states.payment.charge_lost' },
    partly_reversed: { ...divided, wordId: 'states.payment.partly_reversed' },
  },
  invoice: {
    draft: { ...notBegun, wordId: 'states.invoice.draft' },
    issued: { ...waiting, wordId: 'states.invoice.issued' },
    viewed: { glyph: glyphs.EyeGlyph, tone: 'blue', wordId: 'states.invoice.viewed' },
    overdue: { glyph: glyphs.ClockGlyph, tone: 'brick', wordId: 'states.invoice.overdue' },
    paid: { ...good, wordId: 'states.invoice.paid' },
    void: { ...calledOff, wordId: 'states.invoice.void' },
  },
  verification: {
    missing: { glyph: glyphs.DashedRingGlyph, tone: 'slate', wordId: 'states.verification.missing' },
    submitted: { ...inReview, wordId: 'states.verification.submitted' },
    approved: { ...good, wordId: 'states.verification.approved' },
    rejected: { ...refused, wordId: 'states.verification.rejected' },
    expiring: { glyph: glyphs.ClockGlyph, tone: 'tape', wordId: 'states.verification.expiring' },
    expired: { ...frozen, wordId: 'states.verification.expired' },
  },
  schedule: {
    on_time: { ...good, wordId: 'states.schedule.on_time' },
    at_risk: { glyph: glyphs.DiamondGlyph, tone: 'copper', wordId: 'states.schedule.at_risk' },
    on_the_line: { glyph: glyphs.ClockGlyph, tone: 'copper', wordId: 'states.schedule.on_the_line' },
    late: { ...frozen, wordId: 'states.schedule.late' },
  },
  presence: {
    online: { glyph: glyphs.FullGlyph, tone: 'green', wordId: 'states.presence.online' },
    away: { glyph: glyphs.HalfGlyph, tone: 'copper', wordId: 'states.presence.away' },
    busy: { glyph: glyphs.BusyGlyph, tone: 'brick', wordId: 'states.presence.busy' },
    offline: { ...notBegun, wordId: 'states.presence.offline' },
  },
  intake: {
    submitted: { ...waiting, wordId: 'states.intake.submitted' },
    in_review: { ...inReview, wordId: 'states.intake.in_review' },
    needs_information: { ...sentBack, wordId: 'states.intake.needs_information' },
    declined: { ...refused, wordId: 'states.intake.declined' },
    offer_sent: { ...chosen, wordId: 'states.intake.offer_sent' },
    approved: { ...good, wordId: 'states.intake.approved' },
    work_scheduled: { ...underWay, wordId: 'states.intake.work_scheduled' },
    reinspection_ordered: { glyph: glyphs.ClockGlyph, tone: 'plum', wordId: 'states.intake.reinspection_ordered' },
    invoiced: { glyph: glyphs.BrokenRingGlyph, tone: 'green', wordId: 'states.intake.invoiced' },
    closed: { glyph: glyphs.SealGlyph, tone: 'green', solid: true, wordId: 'states.intake.closed' },
  },
  account: {
    active: { ...good, wordId: 'states.account.active' },
    suspended: { ...frozen, wordId: 'states.account.suspended' },
    terminated: { ...calledOff, wordId: 'states.account.terminated' },
  },
};

/** The look of one state of one machine. */
export function stateLook<M extends StateMachineName>(machine: M, state: StatesOfMachine[M]): StateLook {
  const looks: Readonly<Record<string, StateLook>> = STATE_LOOKS[machine];
  const look = looks[state];
  if (look === undefined) throw new RangeError(`No look for ${machine} in state ${state}`);
  return look;
}

/** Who reads a state: "Your review" is the client's, everybody else reads "Client's review". */
export type StateReader = 'client' | 'contractor' | 'staff';

/** Only a project's word depends on its reader, so there the reader is never left out. */
type ReaderOf<M extends StateMachineName> = M extends 'project' ? [seenBy: StateReader] : [seenBy?: StateReader];

/** The one place for a state's word, as its reader calls it. */
export function stateWordId<M extends StateMachineName>(
  machine: M,
  state: StatesOfMachine[M],
  ...[seenBy]: ReaderOf<M>
): MessageId {
  const isClients = machine === 'project' && state === 'in_progress.submitted';
  return isClients && seenBy !== 'client'
    ? 'states.project_seen_by_contractor.submitted'
    : stateLook(machine, state).wordId;
}
