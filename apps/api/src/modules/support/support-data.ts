import { Injectable, type OnModuleInit } from '@nestjs/common';
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
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'supportMessages',
      export: async (userId) => ({ data: await this.written(userId) }),
      erase: async (userId) => {
        await this.messages.delete({ userId });
        const user = await this.users.findById(userId);
        if (user) await this.messages.delete({ email: user.email });
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
