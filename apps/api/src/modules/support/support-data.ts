import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../common/jobs/jobs.js';
import { MAIL_QUEUES } from '../../common/mail/mail-queues.js';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { PersonalData, UsersService } from '../users/index.js';
import { SupportMessageEntity } from './support-message.entity.js';

/** What a person wrote to support: signed in, or with the address of the account. */
@Injectable()
export class SupportData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'supportMessages',
      export: async (userId) => ({ data: await this.written(userId) }),
      erase: async (userId) => {
        const user = await this.users.findById(userId);
        const where = [{ userId }, ...(user ? [{ email: user.email }] : [])];
        const ids = (await this.messages.find({ where, select: { id: true } })).map(({ id }) => id);
        if (ids.length > 0) await this.messages.delete(ids);
        // A letter that failed keeps to whom it was and what it was called.
        await this.jobs.forgetEach(
          MAIL_QUEUES.support,
          ids.map((messageId) => ({ messageId })),
        );
      },
    });
  }

  private get messages() {
    return this.unitOfWork.repository(SupportMessageEntity);
  }

  /** Whoever may only say that an address is theirs is not told what was written under it. */
  private async written(userId: string): Promise<object[]> {
    const user = await this.users.findById(userId);
    const own = user?.emailVerifiedAt ? [{ userId }, { email: user.email }] : [{ userId }];
    const found = await this.messages.find({ where: own, order: { createdAt: 'ASC', id: 'ASC' } });
    return found.map(({ id, name, email, topic, message, locale, createdAt, answeredAt }) => ({
      ...{ id, name, email, topic, message, locale },
      ...{ createdAt, answeredAt },
    }));
  }
}
