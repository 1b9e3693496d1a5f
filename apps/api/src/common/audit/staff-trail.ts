import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { hearingChanges, type StateChange } from '../persistence/state-changes.js';
import { actOfCall } from './act-of-call.js';
import type { AuditFacts } from './audit-entry.entity.js';
import { AuditLog } from './audit-log.js';
import { currentCall } from './current-call.js';
import { hearingEntries } from './told-entries.js';

/** What the entry says of the project that staff changed. */
export interface Changed {
  readonly projectId: string;
  /** The names of the fields that changed, never what stands in them. */
  readonly fields: readonly string[];
}

/**
 * ADM-01: whatever staff do to a project leaves an entry, with what moved, before and after. An act that keeps an entry
 * of its own, which says more, is not kept twice.
 */
@Injectable()
export class StaffTrail {
  constructor(private readonly audit: AuditLog) {}

  /** Runs `work`, inside its unit of work; `changedBy` says what came of it. */
  async follow<T>(actor: Actor, work: () => Promise<T>, changedBy: (result: T) => Changed): Promise<T> {
    if (actor.role !== 'admin') return work();
    const moved: StateChange[] = [];
    const kept = new Set<string | null>();
    const result = await hearingChanges(moved, () => hearingEntries(kept, work));
    if (kept.has(actor.userId)) return result;
    const { projectId, fields } = changedBy(result);
    const act = actOfCall(currentCall());
    if (act === undefined && moved.length === 0 && fields.length === 0) return result;
    await this.audit.record({
      action: act ?? 'project.changed',
      actorId: actor.userId,
      subjectType: 'project',
      subjectId: projectId,
      reason: moved.find(({ actorId, reason }) => actorId === actor.userId && reason)?.reason ?? null,
      before: statesOf(moved, firstFrom),
      after: { ...statesOf(moved, lastTo), ...(fields.length > 0 && { fields }) },
    });
    return result;
  }
}

const firstFrom = (moves: readonly StateChange[]): string | null => moves[0]?.from ?? null;
const lastTo = (moves: readonly StateChange[]): string | null => moves.at(-1)?.to ?? null;

/** By kind of record the states in which its records were, or are: one, or each once. */
function statesOf(
  moved: readonly StateChange[],
  stateOf: (moves: readonly StateChange[]) => string | null,
): AuditFacts {
  const kinds = [...new Set(moved.map(({ entity }) => entity))];
  return Object.fromEntries(
    kinds.map((kind) => {
      const ofKind = moved.filter(({ entity }) => entity === kind);
      const ids = [...new Set(ofKind.map(({ entityId }) => entityId))];
      const states = ids.map((id) => stateOf(ofKind.filter(({ entityId }) => entityId === id)));
      const each = [...new Set(states.filter((state) => state !== null))];
      return [kind, each.length > 1 ? each : (each[0] ?? null)];
    }),
  );
}
