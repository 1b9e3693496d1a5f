import { decide, paymentMachine } from '@cw/domain';
import { groupBy } from '../../../common/group-by.js';
import { isAwaitingEvidence, type ChargeBackEntity } from '../charge-backs/charge-back.entity.js';
import type { Recallable } from '../debts/recalls.js';
import type {
  ChargeBackView,
  HandRefundView,
  LedgerEntryView,
  ManagedCommandView,
  ManagedMoveView,
  ManagedPaymentDetail,
  ManagedPaymentView,
  ManagedTryView,
  PaymentAction,
  RefundAction,
} from './dto/managed-payment.response.js';
import type { CommandRow, LineRow, MilestoneRow, MoveRow, TryRow } from './managed-payment.statements.js';

export interface MilestoneParts {
  readonly tries: readonly TryRow[];
  readonly commands: readonly CommandRow[];
  readonly lines: readonly LineRow[];
  readonly moves: readonly MoveRow[];
  readonly chargeBacks: readonly ChargeBackEntity[];
  readonly recallable: Recallable;
  /** Of admins. */
  readonly nameOf: ReadonlyMap<string, string>;
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export const rowOf = (row: MilestoneRow): ManagedPaymentView => ({
  id: row.id,
  projectId: row.projectId,
  projectTitle: row.projectTitle,
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

function refundActions(row: CommandRow, readerId: string): RefundAction[] {
  if (row.state !== 'attention') return [];
  if (row.kind !== 'refund') return ['retry'];
  if (row.proposedById === null) return ['retry', 'by_hand'];
  return row.proposedById === readerId ? ['refuse'] : ['confirm', 'refuse'];
}

const commandOf = (row: CommandRow, readerId: string): ManagedCommandView => ({
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
  actions: refundActions(row, readerId),
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

function actionsOf({ state }: MilestoneRow, { chargeBacks, recallable }: MilestoneParts): PaymentAction[] {
  const awaits = chargeBacks.some(isAwaitingEvidence);
  const attempt = { state, event: 'reverse', as: ['admin'], guards: { balance_covers: true } } as const;
  const mayReverse = recallable.amountCents > 0 && decide(paymentMachine, attempt).ok;
  return [...(awaits ? (['evidence'] as const) : []), ...(mayReverse ? (['reverse'] as const) : [])];
}

/** `readerId` is the admin who reads: a second one confirms what the first has entered. */
export function detailOf(row: MilestoneRow, parts: MilestoneParts, readerId: string): ManagedPaymentDetail {
  const actions = actionsOf(row, parts);
  return {
    ...rowOf(row),
    feeCents: Number(row.fee),
    refundDueCents: Number(row.refundDue),
    payableCents: Number(row.payable),
    nettedCents: Number(row.netted),
    contractorDebtCents: Number(row.debt),
    reversibleCents: actions.includes('reverse') ? parts.recallable.amountCents : 0,
    payments: parts.tries.map(tryOf),
    commands: parts.commands.map((command) => commandOf(command, readerId)),
    chargeBacks: parts.chargeBacks.map((chargeBack) => chargeBackOf(chargeBack, parts.nameOf)),
    entries: entriesOf(parts.lines),
    history: parts.moves.map(moveOf),
    actions,
  };
}
