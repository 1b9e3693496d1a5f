import { Injectable } from '@nestjs/common';
import { decide, reportMachine, type Actor, type ReportDecision, type ReportState } from '@cw/domain';
import { AuditLog } from '../../common/audit/audit-log.js';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { mustMove } from '../../common/errors/must.js';
import { EventBus } from '../../common/events/event-bus.js';
import { StateHistory } from '../../common/persistence/state-history.js';
import type { DecideReport } from './dto/report.input.js';
import { reportedIn, type ReportedContentEntity } from './report.entity.js';
import { ReportRepository } from './report.repository.js';
import { ReportableContents, type ReportedWords } from './reportable-contents.js';

const AUDITED = { hide: 'report.hidden', keep: 'report.kept', show: 'report.shown' } as const;

interface Decided {
  readonly actor: Actor;
  readonly content: ReportedContentEntity;
  readonly from: ReportState;
  readonly event: ReportDecision;
  readonly reason: string;
}

/** Staff take reported words from everybody's sight, leave them, or give them back; author and readers are told. */
@Injectable()
export class DecideReportUseCase {
  constructor(
    private readonly repository: ReportRepository,
    private readonly contents: ReportableContents,
    private readonly audit: AuditLog,
    private readonly history: StateHistory,
    private readonly events: EventBus,
    private readonly clock: Clock,
  ) {}

  /** Inside a unit of work. */
  async execute(actor: Actor, id: string, event: ReportDecision, { reason }: DecideReport): Promise<void> {
    const known = await this.repository.find(id);
    if (!known) throw new DomainError('report.not_found');
    const { kind, contentId } = reportedIn(known);
    const kept = this.contents.of(kind);
    await kept.lock(contentId);
    const content = await this.repository.lock(id);
    const [words] = await kept.words([contentId]);
    if (!content || !words) throw new DomainError('report.not_found');
    const from = content.state;
    content.state = mustMove(decide(reportMachine, { state: from, event, as: ['admin'] }), from);
    content.stateSince = this.clock.now();
    await this.repository.save(content);
    const isHidden = content.state === 'hidden';
    if (isHidden !== (from === 'hidden')) await kept.setHidden(contentId, isHidden ? content.stateSince : null);
    await this.note({ actor, content, from, event, reason }, words);
  }

  private async note({ actor, content, from, event, reason }: Decided, words: ReportedWords): Promise<void> {
    const { id, state: to } = content;
    const { authorId, projectId, projectTitle, ownerId, profileId } = words;
    const actorId = actor.userId;
    const change = { before: { report: id, state: from }, after: { report: id, state: to } };
    await this.history.record({ entity: reportMachine.name, entityId: id, from, to, event, actorId, reason });
    await this.audit.record({
      ...{ action: AUDITED[event], actorId, subjectType: 'user', subjectId: authorId, reason },
      ...change,
    });
    const reporterIds = (await this.repository.reportsOf([id])).map(({ reporterId }) => reporterId);
    await this.events.emit('report.decided', {
      ...{ projectId, projectTitle, ownerId, actorId, profileId, authorId, reporterIds, reason },
      ...{ reportId: id, kind: reportedIn(content).kind, decision: event },
    });
  }
}
