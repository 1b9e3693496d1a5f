import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { PersonalData, UsersService } from '../users/index.js';
import { WaitlistEntryEntity } from './waitlist-entry.entity.js';

/** An entry belongs to nobody's account; the one with the same address is the person's. */
@Injectable()
export class WaitlistData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'waitlist',
      // Whoever may only say that an address is theirs is not told what stands under it.
      export: async (userId) => ({ data: await this.known(userId) }),
      erase: async (userId) => {
        const user = await this.users.findById(userId);
        if (user) await this.entries.delete({ email: user.email });
      },
    });
  }

  private get entries() {
    return this.unitOfWork.repository(WaitlistEntryEntity);
  }

  private async known(userId: string): Promise<object[]> {
    const user = await this.users.findById(userId);
    if (!user?.emailVerifiedAt) return [];
    const entries = await this.entries.findBy({ email: user.email });
    return entries.map(({ firstName, lastName, email, role, createdAt }) => ({
      firstName,
      lastName,
      email,
      role,
      createdAt,
    }));
  }
}
