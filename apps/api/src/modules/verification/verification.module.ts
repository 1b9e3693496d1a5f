import { Module } from '@nestjs/common';
import { StorageModule } from '../../common/storage/storage.module.js';
import { PaperReadingModule } from '../paper-reading/index.js';
import { UsersModule } from '../users/index.js';
import { CheckedPapers } from './checked-papers.js';
import { ContractorFactsReader } from './contractor-facts.js';
import { DecidePaperUseCase } from './decide-paper.js';
import { OwnPapersController } from './own-papers.controller.js';
import { OwnPapersDesk } from './own-papers.js';
import { PaperClock } from './paper-clock.js';
import { PaperData } from './paper-data.js';
import { PaperFilesSweep } from './paper-files-sweep.js';
import { PaperMoves } from './paper-moves.js';
import { PaperQueue } from './paper-queue.js';
import { PaperReminders } from './paper-reminders.js';
import { PaperStore } from './paper-store.js';
import { PaperRepository } from './paper.repository.js';
import { Papers } from './papers.js';
import { ServedPapers } from './served-papers.js';
import { SubmitPaperUseCase } from './submit-paper.js';
import { VerificationController } from './verification.controller.js';
import { VerificationDesk } from './verification-desk.js';

@Module({
  imports: [UsersModule, PaperReadingModule, StorageModule],
  // The contractor's own come first: `me` is nobody's id.
  controllers: [OwnPapersController, VerificationController],
  providers: [
    CheckedPapers,
    ContractorFactsReader,
    DecidePaperUseCase,
    OwnPapersDesk,
    PaperClock,
    PaperData,
    PaperFilesSweep,
    PaperMoves,
    PaperQueue,
    PaperReminders,
    PaperRepository,
    PaperStore,
    Papers,
    ServedPapers,
    SubmitPaperUseCase,
    VerificationDesk,
  ],
  exports: [DecidePaperUseCase, OwnPapersDesk, PaperQueue, Papers, VerificationDesk],
})
export class VerificationModule {}
