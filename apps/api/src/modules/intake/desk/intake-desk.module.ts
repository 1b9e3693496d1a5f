import { Module } from '@nestjs/common';
import { StorageModule } from '../../../common/storage/storage.module.js';
import { GeoModule } from '../../../geo/geo.module.js';
import { AuthModule } from '../../auth/index.js';
import { InvoicesModule } from '../../invoices/index.js';
import { ProjectsModule } from '../../projects/index.js';
import { UsersModule } from '../../users/index.js';
import { IntakeModule } from '../intake.module.js';
import { CloseIntake } from './close-intake.js';
import { ConvertIntakeUseCase } from './convert-intake.js';
import { CorrectIntakeUseCase } from './correct-intake.js';
import { FollowIntakeProjects } from './follow-projects.js';
import { FollowedProjects } from './followed-projects.js';
import { IntakeClock } from './intake-clock.js';
import { IntakeClosingController } from './intake-closing.controller.js';
import { IntakeConversionPlan } from './intake-conversion-plan.js';
import { IntakeConversation } from './intake-conversation.js';
import { IntakeDeskPapers } from './intake-desk-papers.js';
import { IntakeDeskController } from './intake-desk.controller.js';
import { IntakeDeskRepository } from './intake-desk.repository.js';
import { IntakeGate } from './intake-gate.js';
import { IntakeOwner } from './intake-owner.js';
import { IntakePosts } from './intake-posts.js';
import { IntakeQueue } from './intake-queue.js';
import { IntakeReader } from './intake-reader.js';
import { IntakeStatements } from './intake-statements.js';
import { IntakeTriageController } from './intake-triage.controller.js';
import { OfferedRepairs } from './offered-repairs.js';
import { OwnStatementController } from './own-statement.controller.js';
import { ReinspectIntake } from './reinspect-intake.js';
import { RepostedRepairs } from './reposted-repairs.js';
import { SettleIntake } from './settle-intake.js';
import { StatementPostman } from './statement-postman.js';
import { TriageIntake } from './triage-intake.js';
import { WorkEndNews } from './work-end-news.js';

/** Staff's half of repair requests. */
@Module({
  imports: [AuthModule, GeoModule, IntakeModule, InvoicesModule, ProjectsModule, StorageModule, UsersModule],
  controllers: [IntakeDeskController, IntakeTriageController, IntakeClosingController, OwnStatementController],
  providers: [
    CloseIntake,
    ConvertIntakeUseCase,
    CorrectIntakeUseCase,
    FollowedProjects,
    FollowIntakeProjects,
    IntakeClock,
    IntakeConversation,
    IntakeConversionPlan,
    IntakeDeskPapers,
    IntakeDeskRepository,
    IntakeGate,
    IntakeOwner,
    IntakePosts,
    IntakeQueue,
    IntakeReader,
    IntakeStatements,
    OfferedRepairs,
    ReinspectIntake,
    RepostedRepairs,
    SettleIntake,
    StatementPostman,
    TriageIntake,
    WorkEndNews,
  ],
  exports: [IntakeDeskRepository, IntakeQueue, ReinspectIntake, TriageIntake],
})
export class IntakeDeskModule {}
