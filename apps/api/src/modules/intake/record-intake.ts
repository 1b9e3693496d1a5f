import { Injectable } from '@nestjs/common';
import { DAY_MS, screenIntake, type Actor, type IntakeRequest, type IntakeTraces } from '@cw/domain';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { IntakeAccounts } from './intake-accounts.js';
import type { IntakeFileEntity } from './intake-file.entity.js';
import { IntakeLetters } from './intake-letters.js';
import { IntakeLinks } from './intake-links.js';
import { IntakeNews } from './intake-news.js';
import type { IntakeEntity } from './intake.entity.js';
import { IntakeRepository } from './intake.repository.js';
import { newIntake, repairsOf } from './new-intake.js';

export interface NewIntake {
  readonly request: IntakeRequest;
  readonly beside: Pick<IntakeEntity, 'id' | 'locale' | 'submittedAt' | 'sentKey' | 'sentHash'>;
  readonly traces: Pick<IntakeTraces, 'website' | 'seconds'>;
  /** Stored already. */
  readonly paper: IntakeFileEntity | null;
}

export interface RecordedIntake {
  readonly intake: IntakeEntity;
  readonly repairs: number;
  readonly hasAppraisal: boolean;
}

/** One transaction: the request with its repairs and paper, its history, the letter that is ordered, what staff are told. */
@Injectable()
export class RecordIntake {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly intakes: IntakeRepository,
    private readonly accounts: IntakeAccounts,
    private readonly letters: IntakeLetters,
    private readonly links: IntakeLinks,
    private readonly news: IntakeNews,
  ) {}

  execute(actor: Actor | null, { request, beside, traces, paper }: NewIntake): Promise<RecordedIntake> {
    return this.unitOfWork.run(async () => {
      const since = new Date(beside.submittedAt.getTime() - DAY_MS);
      const earlier = await this.intakes.countOf(request.email, since);
      const spamFlags = screenIntake(request, { ...traces, earlier });
      const userId = await this.accounts.accountFor(actor, request.email);
      const intake = newIntake(request, { ...beside, userId, spamFlags });
      intake.tokenHash = this.links.hashFor(intake);
      const repairs = repairsOf(request, intake.id);
      await this.intakes.add(intake, { repairs, paper, actorId: actor?.userId ?? null });
      await this.letters.order(intake, 'submitted');
      await this.news.tellStaff('intake.submitted', intake, actor?.userId ?? null);
      return { intake, repairs: repairs.length, hasAppraisal: paper !== null };
    });
  }
}
