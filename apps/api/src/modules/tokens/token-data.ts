import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { PersonalData } from '../users/index.js';
import { AccessTokenEntity } from './access-token.entity.js';

@Injectable()
export class TokenData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'accessTokens',
      export: async (userId) => {
        const tokens = await this.unitOfWork.repository(AccessTokenEntity).findBy({ userId });
        return { data: tokens.map(({ secretHash: _hash, ...token }) => token) };
      },
      erase: async (userId) => {
        await this.unitOfWork.repository(AccessTokenEntity).delete({ userId });
      },
    });
  }
}
