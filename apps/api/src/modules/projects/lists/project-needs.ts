import {
  ACTS,
  CHANGEABLE_STATES,
  decidesForClient,
  lacksAgent,
  repairsOf,
  TURNS,
  type ClosingPayer,
  type DealAct,
  type DisputeSide,
  type Evidenced,
  type OwnAct,
  type ProjectParty,
  type ProjectState,
  type RepairAct,
  type TurnSide,
} from '@cw/domain';
import type { DisputeTurn } from '../ports/project-disputes.port.js';
import type { ChangeSide } from '../project.entity.js';

/** One act that is due at a project, and whose it is. */
export interface Turn {
  readonly side: TurnSide;
  readonly act: DealAct;
  /** How many bids, conditions …; at least 1. */
  readonly count: number;
}

export interface Need {
  readonly kind: OwnAct;
  readonly count: number;
}

export interface TurnFacts {
  readonly state: ProjectState;
  readonly pendingBids: number;
  readonly conditions: readonly Evidenced[];
  /** What the client still owes for the accepted bid, in cents. */
  readonly dueCents: number;
  /** Paid from a bank account and not through yet: nothing of it is held. */
  readonly onItsWayCents: number;
  readonly isPaidAtClosing: boolean;
  /** From whom the money of its invoice is to come; null where there is none. */
  readonly closingPayer: ClosingPayer | null;
  /** Whose change waits for the other side's answer. */
  readonly changeProposedBy: ChangeSide | null;
  /** The contractor asked to begin before the agreed day. */
  readonly asksEarlyStart: boolean;
  /** The agreed day is still ahead, and the client has not allowed an earlier one. */
  readonly startsLater: boolean;
  /** The agreed day is at noon or past: before the start the client may say that nobody came. */
  readonly isNoShowDue: boolean;
  /** Until when the contractor may say what happened on a day on which it did not come; null where nobody asks. */
  readonly noShowAnswerDueAt: Date | null;
  /** The contractor says that it was otherwise. */
  readonly isNoShowContested: boolean;
  /** Whom its case waits for; null while the two sides do not disagree. */
  readonly disputeTurn: DisputeTurn | null;
  /** Approved money cannot go to the contractor before it has an account to be paid to. */
  readonly waitsForPayoutAccount: boolean;
  /** Staff must look at its money. */
  readonly hasPaymentAttention: boolean;
  /** What its accepted bid leaves out was posted as a project of its own. */
  readonly isReposted: boolean;
}

export interface NeedFacts extends TurnFacts {
  readonly parties: readonly ProjectParty[];
}

/** What only the owner can do: whoever decides in its stead posts nothing, and neither says that nobody came. */
const OWNERS_ALONE: readonly DealAct[] = ['post_left_out', 'check_start'];

/** Every act that is due, each side's most urgent first, as far as the table knows it in this state. */
export function turnsOf(facts: TurnFacts): Turn[] {
  const known = TURNS.project[facts.state];
  const turns = [...ownerTurns(facts), ...contractorTurns(facts), ...staffTurns(facts)];
  // What staff owe a payment follows its own records, whatever its project is at.
  return turns.filter(({ act }) => known.includes(act) || act === 'see_to_payment');
}

/** What of this project waits for whoever stands in `parties`. */
export function needsOf({ parties, ...facts }: NeedFacts): Need[] {
  return turnsOf(facts).flatMap(({ side, act, count }) =>
    isOwn(act) && standsOn(side, parties) && (!OWNERS_ALONE.includes(act) || parties.includes('owner'))
      ? [{ kind: act, count }]
      : [],
  );
}

const isOwn = (act: DealAct): act is Extract<DealAct, OwnAct> => !ACTS[act].sides.includes('staff');

const standsOn = (side: TurnSide, parties: readonly ProjectParty[]): boolean =>
  side === 'client' ? decidesForClient(parties) : side === 'contractor' && parties.includes('awarded_contractor');

const turn =
  (side: TurnSide) =>
  (act: DealAct, count: number): Turn[] =>
    count > 0 ? [{ side, act, count }] : [];
const client = turn('client');
const contractor = turn('contractor');
const staff = turn('staff');
const settlementAgent = turn('settlement_agent');
const once = (isDue: boolean): number => (isDue ? 1 : 0);

function ownerTurns(facts: TurnFacts): Turn[] {
  const { state, pendingBids, conditions } = facts;
  if (state === 'open') return client('choose_bid', pendingBids);
  const isSubmitted = state === 'in_progress.submitted';
  const asksEarly = facts.asksEarlyStart && state === 'in_progress.not_started';
  return [
    ...caseTurns(facts, 'owner'),
    ...client('review', isSubmitted ? Math.max(1, countOf('review', conditions)) : 0),
    ...paymentTurns(facts),
    ...answerTurns(facts, 'awarded_contractor'),
    ...client('answer_early_start', once(asksEarly)),
    ...client('check_start', once(facts.isNoShowDue && isFunded(facts))),
    ...endTurns(facts),
  ];
}

/** Before the start the whole is to be held; afterwards what an agreed change added. */
function paymentTurns({ state, dueCents, isPaidAtClosing, closingPayer }: TurnFacts): Turn[] {
  if (dueCents === 0) return [];
  if (isPaidAtClosing) return state === 'completed' ? invoiceTurns(closingPayer) : [];
  if (state === 'in_progress.not_started') return client('pay', 1);
  return client('pay_rest', once(CHANGEABLE_STATES.includes(state)));
}

function invoiceTurns(payer: ClosingPayer | null): Turn[] {
  if (payer === 'settlement_agent') return settlementAgent('pay_approved', 1);
  // Nobody is asked for the money before there is somebody to ask.
  return client(lacksAgent(payer) ? 'name_agent' : 'pay_approved', 1);
}

/** What a deal still needs once its work is approved. */
function endTurns({ state, conditions, isReposted }: TurnFacts): Turn[] {
  if (state !== 'completed') return [];
  return [
    ...client('post_left_out', isReposted ? 0 : countOf('post_left_out', conditions)),
    ...client('clear', countOf('clear', conditions)),
  ];
}

function answerTurns({ state, changeProposedBy }: TurnFacts, proposer: ChangeSide): Turn[] {
  const isAsked = changeProposedBy === proposer && CHANGEABLE_STATES.includes(state);
  return (proposer === 'owner' ? contractor : client)('answer_change', once(isAsked));
}

/** One thing at a time: whoever answers an offer has said a word. */
function caseTurns({ disputeTurn }: TurnFacts, side: DisputeSide): Turn[] {
  const ofSide = side === 'owner' ? client : contractor;
  if (disputeTurn?.offeredTo.includes(side)) return ofSide('answer_offer', 1);
  return ofSide('answer_dispute', once(disputeTurn?.owing.includes(side) === true));
}

function contractorTurns(facts: TurnFacts): Turn[] {
  const { state, waitsForPayoutAccount } = facts;
  return [
    ...caseTurns(facts, 'awarded_contractor'),
    ...contractor('answer_no_show', once(facts.noShowAnswerDueAt !== null)),
    ...answerTurns(facts, 'owner'),
    ...workTurns(facts),
    ...contractor('set_up_payouts', once(state === 'completed' && waitsForPayoutAccount)),
  ];
}

const isFunded = ({ isPaidAtClosing, dueCents, onItsWayCents }: TurnFacts): boolean =>
  isPaidAtClosing || (dueCents === 0 && onItsWayCents === 0);

function workTurns(facts: TurnFacts): Turn[] {
  const { state, conditions, changeProposedBy, startsLater } = facts;
  if (state === 'in_progress.not_started') return contractor('start', once(isFunded(facts) && !startsLater));
  if (state !== 'in_progress.started' && state !== 'in_progress.changes_requested') return [];
  const open = [
    ...contractor('returned', countOf('returned', conditions)),
    ...contractor('prove', countOf('prove', conditions)),
    ...contractor('hand_in', countOf('hand_in', conditions)),
  ];
  if (open.length > 0) return open;
  return contractor('submit', once(isFunded(facts) && changeProposedBy === null));
}

const staffTurns = ({ disputeTurn, isNoShowContested, hasPaymentAttention }: TurnFacts): Turn[] => [
  ...(disputeTurn?.staff ? staff(disputeTurn.staff, 1) : []),
  ...staff('decide_no_show', once(isNoShowContested)),
  ...staff('see_to_payment', once(hasPaymentAttention)),
];

const countOf = (act: RepairAct, conditions: readonly Evidenced[]): number => repairsOf(act, conditions).length;
