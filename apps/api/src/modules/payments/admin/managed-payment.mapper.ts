import { decide, houseName, paymentMachine } from '@cw/domain';
import { groupBy } from '../../../common/group-by.js';
import { isAwaitingEvidence, type ChargeBackEntity } from '../charge-backs/charge-back.entity.js';
import { NO_CHARGE } from '../commands/no-charge-error.js';
import type { Recallable } from '../debts/recalls.js';
import {
  PAYMENT_ACTIONS,
  type ManagedMoveView,
  type ManagedPaymentDetail,
  type ManagedPaymentView,
  type PaymentAction,
} from './dto/managed-payment.response.js';
import {
  REFUND_ACTIONS,
  type HandRefundView,
  type ManagedCommandView,
  type ManagedTryView,
  type RefundAction,
} from './dto/managed-command.response.js';
import { type ChargeBackView } from './dto/charge-back.response.js';
import { type LedgerEntryView } from './dto/ledger-entry.response.js';
import { isSide } from './must-be-neutral.js';
import type { CommandRow, LineRow, MilestoneRow, MoveRow, TryRow } from './managed-payment.statements.js';

export interface MilestoneParts {
  readonly tries: readonly TryRow[];
  readonly commands: readonly CommandRow[];
  readonly lines: readonly LineRow[];
  readonly moves: readonly MoveRow[];
  readonly chargeBacks: readonly ChargeBackEntity[];
  readonly recallable: Recallable;
  /** Whether staff are called by something that ends by itself. */
  readonly isStanding: boolean;
  /** Of admins. */
  readonly nameOf: ReadonlyMap<string, string>;
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export const rowOf = (row: MilestoneRow): ManagedPaymentView => ({
  id: row.id,
  projectId: row.projectId,
  projectTitle: row.projectTitle,
  house: houseName({ address: row.address, city: row.city, state: row.usState }),
  ownerId: row.ownerId,
  ownerName: row.ownerName,
  contractorId: row.contractorId,
  contractorName: row.contractorName,
  state: row.state,
  frozen: row.frozen,
  attention: row.attention,
  totalCents: Number(row.total),
  heldCents: Number(row.held),
  paidCents: Number(row.paid),
  refundedCents: Number(row.refunded),
  paidOutCents: Number(row.paidOut),
  createdAt: row.createdAt.toISOString(),
});

const tryOf = (row: TryRow): ManagedTryView => ({
  id: row.id,
  amountCents: Number(row.amount),
  status: row.status,
  method: row.method,
  cardBrand: row.cardBrand,
  cardLast4: row.cardLast4,
  providerId: row.providerId,
  createdAt: row.createdAt.toISOString(),
  paidAt: instant(row.paidAt),
});

function byHandOf(row: CommandRow): HandRefundView | null {
  const { reference, proposedById, proposedAt } = row;
  if (reference === null || proposedById === null || proposedAt === null) return null;
  return {
    reference,
    proposedById,
    proposedByName: row.proposedByName,
    proposedAt: proposedAt.toISOString(),
    confirmedByName: row.confirmedByName,
    confirmedAt: instant(row.confirmedAt),
  };
}

/** Who reads, and what that has to do with the money. */
interface Reader {
  readonly id: string;
  /** Nobody decides about the money of a project of their own. */
  readonly isSide: boolean;
  readonly isFrozen: boolean;
}

function actsOn(row: CommandRow, reader: Reader): Record<RefundAction, boolean> {
  const isRefund = row.kind === 'refund';
  const isInHand = row.proposedById !== null;
  return {
    retry: !isInHand && row.lastError !== NO_CHARGE,
    by_hand: isRefund && !isInHand && !reader.isFrozen && !reader.isSide,
    confirm: isInHand && row.proposedById !== reader.id && !reader.isSide,
    refuse: isInHand,
    withdraw: row.kind === 'reversal' && !reader.isSide,
  };
}

function orderActions(row: CommandRow, reader: Reader): RefundAction[] {
  if (row.state !== 'attention') return [];
  const may = actsOn(row, reader);
  return REFUND_ACTIONS.filter((action) => may[action]);
}

const commandOf = (row: CommandRow, reader: Reader): ManagedCommandView => ({
  id: row.id,
  paymentId: row.paymentId,
  kind: row.kind,
  amountCents: row.amount === null ? null : Number(row.amount),
  state: row.state,
  attempts: row.attempts,
  lastError: row.lastError,
  providerId: row.providerId,
  createdAt: row.createdAt.toISOString(),
  finishedAt: instant(row.finishedAt),
  byHand: byHandOf(row),
  actions: orderActions(row, reader),
});

const chargeBackOf = (row: ChargeBackEntity, nameOf: ReadonlyMap<string, string>): ChargeBackView => ({
  id: row.id,
  paymentId: row.paymentId,
  providerId: row.providerId,
  status: row.status,
  reason: row.reason,
  amountCents: row.amountCents,
  takenCents: row.takenCents,
  feeCents: row.feeCents,
  lossCents: row.lossCents,
  openedAt: row.openedAt.toISOString(),
  evidenceDueAt: instant(row.evidenceDueAt),
  evidenceSentAt: instant(row.evidenceSentAt),
  evidenceSentByName: nameOf.get(row.evidenceSentBy ?? '') ?? null,
  closedAt: instant(row.closedAt),
});

function entriesOf(lines: readonly LineRow[]): LedgerEntryView[] {
  return [...groupBy(lines, ({ id }) => id).values()].flatMap((entry) => {
    const [first] = entry;
    if (!first) return [];
    const { id, kind, ref, at, actorName } = first;
    const parts = entry.map(({ account, accountKind, amount }) => ({
      ...{ account, kind: accountKind },
      amountCents: Number(amount),
    }));
    return [{ id, kind, ref, at: at.toISOString(), actorName, lines: parts }];
  });
}

const moveOf = ({ at, event, from, to, actorName, reason }: MoveRow): ManagedMoveView => ({
  ...{ event, from, to, actorName, reason },
  at: at.toISOString(),
});

function actionsOf({ state, attention }: MilestoneRow, parts: MilestoneParts, reader: Reader): PaymentAction[] {
  const { chargeBacks, recallable, isStanding } = parts;
  const awaits = chargeBacks.some(isAwaitingEvidence);
  const attempt = { state, event: 'reverse', as: ['admin'], guards: { balance_covers: true } } as const;
  const mayReverse = recallable.amountCents > 0 && decide(paymentMachine, attempt).ok;
  const may: Readonly<Record<PaymentAction, boolean>> = {
    evidence: awaits,
    reverse: mayReverse && !reader.isSide,
    seen: attention !== null && !isStanding,
  };
  return PAYMENT_ACTIONS.filter((action) => may[action]);
}

/** `readerId` is the admin who reads: a second one confirms what the first has entered. */
export function detailOf(row: MilestoneRow, parts: MilestoneParts, readerId: string): ManagedPaymentDetail {
  const reader = { id: readerId, isSide: isSide(row, readerId), isFrozen: row.frozen };
  const actions = actionsOf(row, parts, reader);
  return {
    ...rowOf(row),
    feeCents: Number(row.fee),
    refundDueCents: Number(row.refundDue),
    payableCents: Number(row.payable),
    nettedCents: Number(row.netted),
    contractorDebtCents: Number(row.debt),
    reversibleCents: actions.includes('reverse') ? parts.recallable.amountCents : 0,
    payments: parts.tries.map(tryOf),
    commands: parts.commands.map((command) => commandOf(command, reader)),
    chargeBacks: parts.chargeBacks.map((chargeBack) => chargeBackOf(chargeBack, parts.nameOf)),
    entries: entriesOf(parts.lines),
    history: parts.moves.map(moveOf),
    actions,
  };
}
