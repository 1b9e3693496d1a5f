import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { PersonalData } from '../users/index.js';
import { ContractorProfileEntity } from './contractor-profile.entity.js';

@Injectable()
export class ContractorData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'contractorProfile',
      export: async (id) => ({ data: await this.unitOfWork.repository(ContractorProfileEntity).findOneBy({ id }) }),
      erase: async (id) => {
        await this.unitOfWork.repository(ContractorProfileEntity).delete({ id });
      },
    });
  }
}
