import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { ApplyProviderFact } from '../facts/apply-provider-fact.js';
import { OVERDUE_MS } from '../milestones/attention.js';
import { Milestones } from '../milestones/milestones.js';
import {
  failureOf,
  isAccountNotReady,
  isChargeDisputed,
  providerCode,
  type ProviderFailure,
} from '../provider/provider-error.js';
import type { IntentFact } from '../provider/provider-fact.js';
import type { WorkSource } from '../workers/work-loop.js';
import { CommandCalls } from './command-calls.js';
import { CommandQueue } from './command-queue.js';
import { NoChargeError } from './no-charge-error.js';
import type { PaymentCommandEntity } from './payment-command.entity.js';

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
        if (fact.object === 'intent') await this.noteIntent(command, fact);
        await this.settle(command);
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
      await this.unitOfWork.run(async () => {
        await this.facts.execute(done);
        await this.settle(command);
      });
      return;
    }
    const waitsForContractor = isAccountNotReady(error);
    if (waitsForContractor) await this.facts.execute(await this.calls.readAccount(command));
    await this.unitOfWork.run(async () => {
      const milestone = await this.milestones.lock(command.milestoneId);
      // What waits for the contractor has not failed.
      await this.putBack(waitsForContractor ? { ...command, firstTriedAt: null } : command, failure, code);
      const isFinal = failure === 'refused' || failure === 'missing';
      const isLate = this.isOverdue(command) && !waitsForContractor;
      if (isFinal || isLate) await this.milestones.flag(milestone, isOver ? 'refund_failed' : 'command_failed');
    });
  }

  /** There was no charge, or a bank has kept a part of it and nothing more of it is refunded: staff pay by hand. */
  private async isNeverRefunded({ kind, paymentId }: PaymentCommandEntity, error: unknown): Promise<boolean> {
    if (error instanceof NoChargeError) return true;
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

  /** A bank's debit that is under way cannot be called back: only its end says whether there is anything to send back. */
  private async noteIntent(command: PaymentCommandEntity, { status }: IntentFact): Promise<void> {
    if (status === 'canceled' || status === 'succeeded') return this.queue.finish(command, null);
    if (status === 'processing') return this.queue.wait(command, status);
    return this.queue.retry(command, status);
  }

  /** What it called staff for may have ended with it. */
  private async settle({ milestoneId }: PaymentCommandEntity): Promise<void> {
    await this.milestones.settle(await this.milestones.lock(milestoneId));
  }

  /** It may have waited for days before anybody asked the provider: only what failed since then counts. */
  private isOverdue({ firstTriedAt }: PaymentCommandEntity): boolean {
    return firstTriedAt !== null && this.clock.now().getTime() - firstTriedAt.getTime() > OVERDUE_MS;
  }
}
