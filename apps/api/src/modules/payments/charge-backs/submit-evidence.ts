import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { DomainError } from '../../../common/errors/domain-error.js';
import type { SubmitEvidence } from '../admin/dto/managed-payment.input.js';
import { ApplyProviderFact } from '../facts/apply-provider-fact.js';
import { ChargeBackGateway } from '../provider/charge-back-gateway.js';
import { failureOf, providerCode, type ProviderFailure } from '../provider/provider-error.js';
import type { DisputeFact } from '../provider/provider-fact.js';
import { ApprovalRecord } from './approval-record.js';
import { isAwaitingEvidence, type ChargeBackEntity } from './charge-back.entity.js';
import { ChargeBackRecords } from './charge-back-records.js';
import { EvidenceRecord } from './evidence-record.js';

const FINAL: readonly ProviderFailure[] = ['refused', 'missing'];

/** Staff answer a bank's dispute: their words, the accepted bid and the record of the approval. */
@Injectable()
export class SubmitEvidenceUseCase {
  private readonly logger = new Logger(SubmitEvidenceUseCase.name);

  constructor(
    private readonly records: ChargeBackRecords,
    private readonly approval: ApprovalRecord,
    private readonly gateway: ChargeBackGateway,
    private readonly facts: ApplyProviderFact,
    private readonly record: EvidenceRecord,
  ) {}

  /** The oldest that waits for an answer. A second click sends the same answer under the same key. */
  async execute(actor: Actor, milestoneId: string, { text }: SubmitEvidence): Promise<void> {
    const known = await this.records.ofMilestone(milestoneId);
    const chargeBack = known.find(isAwaitingEvidence);
    if (!chargeBack) throw await this.record.refusal(milestoneId);
    const fact = await this.send(chargeBack, text);
    await this.record.note(actor, chargeBack);
    await this.facts.execute(fact);
  }

  private async send(
    { id, milestoneId, providerId, status }: ChargeBackEntity,
    statement: string,
  ): Promise<DisputeFact> {
    const job = await this.approval.of(milestoneId);
    try {
      return await this.gateway.submit({ ...job, chargeBackId: id, disputeId: providerId, statement });
    } catch (error) {
      this.logger.error({ chargeBackId: id, code: providerCode(error) }, 'evidence not taken');
      // The bank has decided meanwhile, or was answered: no later try is taken either.
      if (FINAL.includes(failureOf(error))) throw new DomainError('state.conflict', { extra: { state: status } });
      throw new DomainError('server.unavailable', { retryAfterSeconds: 5 });
    }
  }
}
