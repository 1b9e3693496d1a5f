import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { PersonalData } from '../../users/index.js';
import { NoShowEntity } from './no-show.entity.js';

/**
 * What a contractor said of a day on which it did not come, and what staff answered. Which day it was and what was
 * decided stay: the client's project ended with it.
 */
@Injectable()
export class NoShowData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'noShows',
      export: async (contractorId) => ({
        data: await this.unitOfWork
          .repository(NoShowEntity)
          .find({ where: { contractorId }, order: { createdAt: 'ASC', id: 'ASC' } }),
      }),
      erase: async (contractorId) => {
        const noShows = this.unitOfWork.repository(NoShowEntity);
        await noShows.update({ contractorId }, { words: null });
        await noShows.update({ contractorId, decidedAt: Not(IsNull()) }, { decisionReason: '' });
      },
    });
  }
}
