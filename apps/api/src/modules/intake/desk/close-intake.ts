import { Injectable } from '@nestjs/common';
import { awaitsArrangement } from '@cw/domain';
import { EventBus } from '../../../common/events/event-bus.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { Jobs } from '../../../common/jobs/jobs.js';
import { MAIL_QUEUES } from '../../../common/mail/mail-queues.js';
import { ClosingAgent } from '../../invoices/index.js';
import type { SettlementAgent } from '../../projects/index.js';
import { IntakeLetters } from '../intake-letters.js';
import { IntakeNews } from '../intake-news.js';
import type { IntakeEntity } from '../intake.entity.js';
import { FollowedProjects } from './followed-projects.js';

export const SEND_STATEMENT = MAIL_QUEUES.statement;

export interface StatementOrder {
  readonly intakeId: string;
}

interface Failure {
  readonly actorId: string;
  readonly notes: string;
}

/** Whoever settles the closing, where staff or the submitter named somebody who can be written to. */
export const settlementAgentOf = (intake: IntakeEntity): SettlementAgent | null => {
  const { agentName: name, agentCompany: company, agentEmail: email, fileNumber } = intake;
  return name === null || email === null ? null : { name, company, email, fileNumber };
};

/** INT-08: what follows a re-inspection. Inside the unit of work that records it. */
@Injectable()
export class CloseIntake {
  constructor(
    private readonly followed: FollowedProjects,
    private readonly agents: ClosingAgent,
    private readonly letters: IntakeLetters,
    private readonly news: IntakeNews,
    private readonly jobs: Jobs,
    private readonly events: EventBus,
  ) {}

  /**
   * The itemised statement goes to the settlement agent; what was paid through us stands there as paid. Each job that is
   * paid at closing has its own invoice, which asks for the money, once.
   */
  async invoice(intake: IntakeEntity): Promise<void> {
    const agent = settlementAgentOf(intake);
    if (!agent) throw new DomainError('intake.no_settlement_agent');
    for (const { id, status } of await this.followed.of(intake.id)) {
      if (status === 'completed') await this.agents.takeOver(id, agent);
    }
    await this.jobs.enqueue(SEND_STATEMENT, { intakeId: intake.id } satisfies StatementOrder);
    await this.letters.order(intake, 'invoiced');
  }

  /**
   * Both sides are told what must be mended; where no project goes on for it, the rest of staff as well. Whoever sent the
   * request and owns the project has the request's letter, and no second e-mail of the same.
   */
  async tellFailed(intake: IntakeEntity, { actorId, notes }: Failure): Promise<void> {
    const writtenToId = await this.news.letterReader(intake);
    const projects = await this.followed.of(intake.id);
    if (awaitsArrangement({ state: intake.state, lastResult: 'failed', projects }))
      await this.news.tellStaff('intake.reinspection_failed', intake, actorId);
    const done = projects.flatMap(({ id, title, status, ownerId, contractorId }) =>
      status === 'completed' && contractorId !== null
        ? [{ projectId: id, projectTitle: title, ownerId, contractorId, actorId, writtenToId, reason: notes }]
        : [],
    );
    const isToldOtherwise = done.some(({ ownerId }) => ownerId === writtenToId);
    await this.letters.order(intake, 'inspection_failed', { isToldOtherwise });
    for (const event of done) await this.events.emit('work.reinspection_failed', event);
  }
}
