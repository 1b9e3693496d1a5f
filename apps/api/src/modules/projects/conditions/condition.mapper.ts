import {
  evidenceRule,
  missingEvidence,
  proofsAfterReturn,
  wasReturned,
  type ConditionParty,
  type ProofKind,
} from '@cw/domain';
import { conditionActions } from './condition-actions.js';
import type { ConditionEntity } from './condition.entity.js';
import type { ConditionView } from '../dto/condition.response.js';
import { toFileView } from '../files/file.mapper.js';
import type { ProjectEntity } from '../project.entity.js';
import type { ProjectFileEntity } from '../files/project-file.entity.js';

const PROOF_OF_KIND: Partial<Record<ProjectFileEntity['kind'], ProofKind>> = {
  before: 'before',
  after: 'after',
  proof: 'document',
};

export type ProofFile = Pick<ProjectFileEntity, 'conditionId' | 'kind' | 'createdAt'>;

/** The evidence handed in for a condition, as the evidence rule reads it. */
export function proofsOf(
  { id, state, returnedAt }: Pick<ConditionEntity, 'id' | 'state' | 'returnedAt'>,
  files: readonly ProofFile[],
): ProofKind[] {
  const proofs = files
    .filter(({ conditionId }) => conditionId === id)
    .flatMap(({ kind, createdAt }) => {
      const proof = PROOF_OF_KIND[kind];
      return proof === undefined ? [] : [{ kind: proof, wasReturned: wasReturned(createdAt, returnedAt) }];
    });
  return state === 'returned' ? proofsAfterReturn(proofs) : proofs.map(({ kind }) => kind);
}

export interface ConditionContext {
  readonly project: ProjectEntity;
  readonly files: readonly ProjectFileEntity[];
  /** As whom the reader may act on it; empty for whoever only looks. */
  readonly parties: readonly ConditionParty[];
  /**
   * Whoever has a part in the job sees all of it, also who only looks on. Bids are sealed, and prices, reasons and
   * evidence are the parties' own: how a repair fares would tell a rival what the accepted bid includes.
   */
  readonly seesJob: boolean;
}

export function toConditionView(
  condition: ConditionEntity,
  { project, files, parties, seesJob }: ConditionContext,
): ConditionView {
  const rule = evidenceRule(condition.kind, condition.evidence);
  const evidence = files.filter((file) => file.conditionId === condition.id);
  return {
    id: condition.id,
    number: condition.number,
    title: condition.title,
    source: condition.source,
    kind: condition.kind,
    quote: condition.quote,
    page: condition.page,
    category: condition.category,
    intakeCategory: condition.intakeCategory,
    location: condition.location,
    scope: condition.scope,
    responsibleParty: condition.responsibleParty,
    estimatedCostCents: condition.estimatedCostCents,
    evidence: [...rule],
    missingEvidence: seesJob ? missingEvidence(rule, proofsOf(condition, files)) : [...rule],
    state: seesJob ? condition.state : 'open',
    awardedAmountCents: seesJob ? condition.awardedAmountCents : null,
    returnReason: seesJob ? condition.returnReason : null,
    returnedAt: seesJob ? (condition.returnedAt?.toISOString() ?? null) : null,
    evidenceFiles: seesJob ? evidence.map(toFileView) : [],
    actions: conditionActions(parties, project, condition),
    version: condition.version,
  };
}
