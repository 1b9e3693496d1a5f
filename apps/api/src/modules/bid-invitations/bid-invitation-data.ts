import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { PersonalData } from '../users/index.js';
import { BidInvitationEntity } from './bid-invitation.entity.js';

@Injectable()
export class BidInvitationData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'bidInvitations',
      export: async (contractorId) => ({
        data: await this.unitOfWork.repository(BidInvitationEntity).findBy({ contractorId }),
      }),
      erase: async (contractorId) => {
        await this.unitOfWork.repository(BidInvitationEntity).delete({ contractorId });
      },
    });
  }
}
