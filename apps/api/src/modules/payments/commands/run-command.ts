import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { ApplyProviderFact } from '../facts/apply-provider-fact.js';
import { Milestones } from '../milestones/milestones.js';
import {
  failureOf,
  isAccountNotReady,
  isChargeDisputed,
  providerCode,
  type ProviderFailure,
} from '../provider/provider-error.js';
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
    this.logger.warn(
      { commandId: command.id, kind: command.kind, attempts: command.attempts, code },
      'payment command failed',
    );
    const isOver = await this.isNeverRefunded(command, error);
    const failure = isOver ? 'refused' : failureOf(error);
    const done = failure === 'broke_down' ? await this.calls.find(command) : undefined;
    if (done) {
      await this.facts.execute(done);
      return;
    }
    const waitsForContractor = isAccountNotReady(error);
    if (waitsForContractor) await this.facts.execute(await this.calls.readAccount(command));
    await this.unitOfWork.run(async () => {
      const milestone = await this.milestones.lock(command.milestoneId);
      await this.putBack(command, failure, code);
      const isFinal = failure === 'refused' || failure === 'missing';
      const isLate = this.isOverdue(command) && !waitsForContractor;
      if (isFinal || isLate) await this.milestones.flag(milestone, isOver ? 'refund_failed' : 'command_failed');
    });
  }

  /** Nothing more of a charge is refunded once a bank has kept a part of it: staff pay the rest by hand. */
  private async isNeverRefunded({ kind, paymentId }: PaymentCommandEntity, error: unknown): Promise<boolean> {
    return kind === 'refund' && isChargeDisputed(error) && this.queue.isKeptByABank(paymentId);
  }

  private async putBack(command: PaymentCommandEntity, failure: ProviderFailure, code: string): Promise<void> {
    switch (failure) {
      case 'transient':
        return this.queue.retry(command, code);
      case 'not_yet':
      case 'broke_down':
        return this.queue.renew(command, code);
      case 'refused':
      case 'missing':
        return this.queue.park(command, code);
    }
  }

  private isOverdue(command: PaymentCommandEntity): boolean {
    return this.clock.now().getTime() - command.createdAt.getTime() > OVERDUE_MS;
  }
}
