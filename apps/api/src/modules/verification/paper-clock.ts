import { Injectable, type OnModuleInit } from '@nestjs/common';
import { earliestToday, type PaperKind, type PlainDate, type VerificationEvent } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { Sql, type PreparedQuery } from '../../common/persistence/sql.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { firstDayInTime, PaperMoves } from './paper-moves.js';
import { PaperRepository } from './paper.repository.js';

const BATCH = 100;

/** Another process passes over rows that are held. */
const DUE: PreparedQuery = {
  name: 'papers.due',
  text: `
    SELECT contractor_id AS "contractorId", kind FROM verification_paper
    WHERE state = ANY ($1::text[]) AND expires_on < $2::date
    ORDER BY contractor_id, kind LIMIT $3 FOR UPDATE SKIP LOCKED`,
};

interface Due {
  readonly event: VerificationEvent;
  readonly from: readonly string[];
  /** The first day on which it is not due. */
  readonly before: PlainDate;
}

/** CON-05: papers that run out are called so, and those that have run out are papers no more. */
@Injectable()
export class PaperClock implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
    private readonly sql: Sql,
    private readonly rows: PaperRepository,
    private readonly moves: PaperMoves,
  ) {}

  onModuleInit(): void {
    this.jobs.define('papers.clock', () => this.sweep(), { cron: '1 * * * *' });
  }

  async sweep(): Promise<void> {
    const today = earliestToday(this.clock.now());
    await this.all({ event: 'expire', from: ['approved', 'expiring'], before: today });
    await this.all({ event: 'near_expiry', from: ['approved'], before: firstDayInTime(today) });
  }

  private async all(due: Due): Promise<void> {
    for (let moved = BATCH; moved === BATCH;) moved = await this.moveBatch(due);
  }

  private moveBatch({ event, from, before }: Due): Promise<number> {
    return this.unitOfWork.run(async () => {
      const found = await this.sql.rows<{ contractorId: string; kind: PaperKind }>(DUE, [from, before, BATCH]);
      for (const { contractorId, kind } of found) {
        const paper = await this.rows.lock(contractorId, kind);
        if (paper) await this.moves.move(paper, { event, as: 'clock', actorId: null });
      }
      return found.length;
    });
  }
}
