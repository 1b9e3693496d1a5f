import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { ApplyProviderFact } from '../facts/apply-provider-fact.js';
import { Milestones } from '../milestones/milestones.js';
import { failureOf, providerCode } from '../provider/provider-error.js';
import type { WorkSource } from '../workers/work-loop.js';
import { CommandCalls } from './command-calls.js';
import { CommandQueue } from './command-queue.js';
import type { PaymentCommandEntity } from './payment-command.entity.js';

const OVERDUE_MS = 3_600_000;

/** Carries out one command. A crash anywhere in it is safe: the same key asked again answers the same object. */
@Injectable()
export class RunCommand implements WorkSource<PaymentCommandEntity> {
  readonly name = 'payment commands';
  private readonly logger = new Logger(RunCommand.name);

  constructor(
    private readonly queue: CommandQueue,
    private readonly calls: CommandCalls,
    private readonly facts: ApplyProviderFact,
    private readonly milestones: Milestones,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async claim(): Promise<PaymentCommandEntity | undefined> {
    return this.queue.claim();
  }

  async extend(command: PaymentCommandEntity): Promise<void> {
    await this.queue.extend(command.id);
  }

  async handle(command: PaymentCommandEntity): Promise<void> {
    try {
      const fact = await this.calls.ask(command);
      await this.unitOfWork.run(async () => {
        await this.facts.execute(fact);
        if (fact.object !== 'intent') return;
        if (fact.status === 'canceled' || fact.status === 'succeeded') await this.queue.finish(command, null);
        else await this.queue.retry(command, fact.status);
      });
    } catch (error) {
      await this.fail(command, error);
    }
  }

  private async fail(command: PaymentCommandEntity, error: unknown): Promise<void> {
    const code = providerCode(error);
    const failure = failureOf(error);
    this.logger.warn(
      { commandId: command.id, kind: command.kind, attempts: command.attempts, code },
      'payment command failed',
    );
    if (failure === 'account_not_ready') {
      await this.facts.execute(await this.calls.readAccount(command));
      await this.queue.retry(command, code);
      return;
    }
    const final = failure === 'refused' || failure === 'missing';
    await this.unitOfWork.run(async () => {
      const milestone = await this.milestones.lock(command.milestoneId);
      if (final) await this.queue.park(command, code);
      else await this.queue.retry(command, code);
      if (final || this.isOverdue(command)) await this.milestones.flag(milestone, 'command_failed');
    });
  }

  private isOverdue(command: PaymentCommandEntity): boolean {
    return this.clock.now().getTime() - command.createdAt.getTime() > OVERDUE_MS;
  }
}
