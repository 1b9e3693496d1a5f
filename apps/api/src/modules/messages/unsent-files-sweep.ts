import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HOUR_MS, MESSAGE_LIMITS } from '@cw/domain';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../common/jobs/jobs.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { FileErasure } from '../../common/storage/file-erasure.js';
import { MessageRepository } from './message.repository.js';

/** What was uploaded to a thread and never sent goes after a while. */
@Injectable()
export class UnsentFilesSweep implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly messages: MessageRepository,
    private readonly erasure: FileErasure,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.define('messages.sweep-files', () => this.sweep(), { cron: '41 3 * * *' });
  }

  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - MESSAGE_LIMITS.unsentFileHours * HOUR_MS);
    await this.unitOfWork.run(async () => this.erasure.afterCommit(await this.messages.forgetUnsent(before)));
  }
}
