import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { PersonalData } from '../users/index.js';
import { FavoriteEntity } from './favorite.entity.js';

@Injectable()
export class FavoriteData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'favorites',
      export: async (userId) => ({ data: await this.unitOfWork.repository(FavoriteEntity).findBy({ userId }) }),
      erase: async (userId) => {
        const repository = this.unitOfWork.repository(FavoriteEntity);
        await repository.delete({ userId });
        await repository.delete({ contractorId: userId });
      },
    });
  }
}
