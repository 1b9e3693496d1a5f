import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnitOfWork } from '../../common/persistence/unit-of-work.js';
import { PersonalData } from '../users/index.js';
import { VerificationPaperEntity } from './verification-paper.entity.js';

@Injectable()
export class PaperData implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'verificationPapers',
      export: async (contractorId) => ({ data: await this.papers.findBy({ contractorId }) }),
      erase: async (contractorId) => {
        await this.papers.delete({ contractorId });
      },
    });
  }

  private get papers() {
    return this.unitOfWork.repository(VerificationPaperEntity);
  }
}
