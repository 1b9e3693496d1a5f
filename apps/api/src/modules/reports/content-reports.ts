import { Injectable } from '@nestjs/common';
import { decide, reportMachine, type Actor, type ReportKind } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import type { ReportContent } from './dto/report.input.js';
import { ContentReportEntity, type Reported } from './report.entity.js';
import { ReportRepository } from './report.repository.js';

/** What a reader tells staff about somebody's words. Whether the reader may read them is asked before. */
@Injectable()
export class ContentReports {
  constructor(
    private readonly repository: ReportRepository,
    private readonly history: StateHistory,
    private readonly clock: Clock,
  ) {}

  /**
   * Inside the transaction that locked the words. False when this reader reported them before, which changes nothing;
   * what staff have kept waits for them again.
   */
  async file(actor: Actor, reported: Reported, { reason }: ReportContent): Promise<boolean> {
    const now = this.clock.now();
    const content = await this.repository.lockOf(reported, now);
    const report = { contentId: content.id, reporterId: actor.userId, reason, createdAt: now };
    if (!(await this.repository.report(Object.assign(new ContentReportEntity(), report)))) return false;
    const again = decide(reportMachine, { state: content.state, event: 'report', as: ['reader'] });
    if (!again.ok) return true;
    const move = { entity: reportMachine.name, entityId: content.id, from: content.state, to: again.value };
    await this.repository.save(Object.assign(content, { state: again.value, stateSince: now }));
    await this.history.record({ ...move, event: 'report', actorId: actor.userId });
    return true;
  }

  /** Which of these the reader has reported. */
  by(actor: Actor, kind: ReportKind, ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.repository.reportedBy(actor.userId, kind, ids);
  }

  /** How many wait for staff. */
  countOpen(): Promise<number> {
    return this.repository.countOpen();
  }
}
