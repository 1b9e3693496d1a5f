import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../../common/persistence/unit-of-work.js';
import { PersonalData } from '../../users/index.js';
import { NoShowEntity } from './no-show.entity.js';

/** What a contractor said of a day on which it did not come. Which day it was stays: the client's project ended with it. */
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
        await this.unitOfWork.repository(NoShowEntity).update({ contractorId }, { words: null });
      },
    });
  }
}
