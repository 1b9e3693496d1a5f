import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { PersonalData } from '../users/index.js';
import { SavedSearchEntity } from './saved-search.entity.js';

@Injectable()
export class SearchData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'savedSearches',
      export: async (userId) => ({ data: await this.unitOfWork.repository(SavedSearchEntity).findBy({ userId }) }),
      erase: async (userId) => {
        await this.unitOfWork.repository(SavedSearchEntity).delete({ userId });
      },
    });
  }
}
