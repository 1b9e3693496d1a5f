import { Module } from '@nestjs/common';
import { StorageModule } from '../../common/storage/storage.module.js';
import { PaperReadingModule } from '../paper-reading/index.js';
import { UsersModule } from '../users/index.js';
import { AnswerIntake } from './answer-intake.js';
import { ExtractAppraisal } from './extract-appraisal.js';
import { IntakeAccounts } from './intake-accounts.js';
import { IntakeData } from './intake-data.js';
import { IntakeErasure } from './intake-erasure.js';
import { IntakeFilesSweep } from './intake-files-sweep.js';
import { IntakeLetterWriter } from './intake-letter-writer.js';
import { IntakeLetters } from './intake-letters.js';
import { IntakeLinkController } from './intake-link.controller.js';
import { IntakeLinks } from './intake-links.js';
import { IntakeNamesProvider } from './intake-names.provider.js';
import { IntakeNews } from './intake-news.js';
import { IntakePapers } from './intake-papers.js';
import { IntakePostman } from './intake-postman.js';
import { IntakeRetention } from './intake-retention.js';
import { IntakeSubmitter } from './intake-submitter.js';
import { IntakeExtractGuard, IntakeLinkGuard, IntakeRenewGuard, IntakeSubmitGuard } from './intake-throttle.guards.js';
import { IntakeViews } from './intake-views.js';
import { IntakeController } from './intake.controller.js';
import { IntakeRepository } from './intake.repository.js';
import { MyIntakesController } from './my-intakes.controller.js';
import { OwnIntakes } from './own-intakes.js';
import { RecordIntake } from './record-intake.js';
import { RenewLink } from './renew-intake-link.js';
import { SubmitIntakeUseCase } from './submit-intake.js';

@Module({
  imports: [PaperReadingModule, StorageModule, UsersModule],
  controllers: [IntakeController, IntakeLinkController, MyIntakesController],
  providers: [
    AnswerIntake,
    ExtractAppraisal,
    IntakeAccounts,
    IntakeData,
    IntakeErasure,
    IntakeExtractGuard,
    IntakeFilesSweep,
    IntakeLetters,
    IntakeLetterWriter,
    IntakeLinkGuard,
    IntakeLinks,
    IntakeNamesProvider,
    IntakeNews,
    IntakePapers,
    IntakePostman,
    IntakeRenewGuard,
    IntakeRepository,
    IntakeRetention,
    IntakeSubmitGuard,
    IntakeSubmitter,
    IntakeViews,
    OwnIntakes,
    RecordIntake,
    RenewLink,
    SubmitIntakeUseCase,
  ],
  exports: [
    AnswerIntake,
    IntakeLetters,
    IntakeLinkGuard,
    IntakeLinks,
    IntakeNews,
    IntakePapers,
    IntakeRepository,
    IntakeSubmitter,
    RecordIntake,
  ],
})
export class IntakeModule {}
