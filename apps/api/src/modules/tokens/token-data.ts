import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { AccessGrants, madeByOthers, PersonalData } from '../users/index.js';
import { AccessTokenEntity } from './access-token.entity.js';

/** Access tokens as an account's data, and as what lets programs into it. */
@Injectable()
export class TokenData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly grants: AccessGrants,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.grants.register({
      name: 'accessTokens',
      table: 'access_token',
      end: async (userId, kept) => {
        await this.unitOfWork.repository(AccessTokenEntity).delete({ userId, ...madeByOthers(kept) });
      },
    });
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
