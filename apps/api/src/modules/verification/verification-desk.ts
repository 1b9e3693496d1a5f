import { Injectable } from '@nestjs/common';
import type { Actor } from '@cw/domain';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { CheckedPapers } from './checked-papers.js';
import { DecidePaperUseCase, type Decision } from './decide-paper.js';
import type { ListPapersQuery } from './dto/paper.input.js';
import type { ContractorPapers } from './dto/checked-paper.response.js';
import type { PaperQueuePage } from './dto/paper-queue.response.js';
import { PaperQueue } from './paper-queue.js';

/** What staff read and decide. */
@Injectable()
export class VerificationDesk {
  constructor(
    private readonly queue: PaperQueue,
    private readonly checked: CheckedPapers,
    private readonly deciding: DecidePaperUseCase,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  list(query: ListPapersQuery): Promise<PaperQueuePage> {
    return this.queue.list(query);
  }

  read(contractorId: string): Promise<ContractorPapers> {
    return this.checked.of(contractorId);
  }

  decide(actor: Actor, decision: Decision): Promise<ContractorPapers> {
    return this.unitOfWork.run(async () => {
      await this.deciding.execute(actor, decision);
      return this.checked.of(decision.contractorId);
    });
  }
}
