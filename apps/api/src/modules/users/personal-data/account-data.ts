import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { UserEntity } from '../user.entity.js';
import { UserPreferenceEntity } from '../user-preference.entity.js';
import { type ExportedPart, PersonalData } from './personal-data.js';

/** The account itself; what is erased of it stands in `pseudonymOf`. */
@Injectable()
export class AccountData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'account',
      export: (userId) => this.account(userId),
      erase: async (userId) => {
        await this.unitOfWork.repository(UserPreferenceEntity).delete({ userId });
      },
    });
  }

  private async account(userId: string): Promise<ExportedPart> {
    const user = await this.unitOfWork.repository(UserEntity).findOneByOrFail({ id: userId });
    const preferences = await this.unitOfWork.repository(UserPreferenceEntity).findOneBy({ userId });
    // Secrets are not taken along: they would open the account to whoever finds the archive.
    const { passwordHash: _hash, totpSecret, totpLastStep: _step, ...account } = user;
    return { data: { ...account, secondFactor: totpSecret !== null, preferences } };
  }
}
