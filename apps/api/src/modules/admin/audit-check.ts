import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { AuditChain } from '../../common/audit/audit-chain.js';
import { Throttle } from '../../common/throttle/throttle.js';
import type { AuditCheckResponse } from './dto/audit-check.response.js';

/** It reads the whole log, however long that is. */
const CHECKS = { name: 'audit-check', points: 20, seconds: 3600 } as const;

/** ADM-01: whether the log is what was written. */
@Injectable()
export class AuditCheck {
  constructor(
    private readonly chain: AuditChain,
    private readonly throttle: Throttle,
  ) {}

  async run(actor: Actor): Promise<AuditCheckResponse> {
    await this.throttle.consume(CHECKS, actor.userId);
    const { entries, intactUpTo, head, faults } = await this.chain.check();
    return { entries, intactUpTo, isIntact: faults.length === 0, head };
  }
}
