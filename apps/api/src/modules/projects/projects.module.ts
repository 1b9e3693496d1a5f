import { Module } from '@nestjs/common';
import { StorageModule } from '../../common/storage/storage.module.js';
import { GeoModule } from '../../geo/geo.module.js';
import { ContractorsModule } from '../contractors/index.js';
import { UsersModule } from '../users/index.js';
import { ConditionAnnouncer } from './condition-announcer.js';
import { ConditionReview } from './condition-review.js';
import { ConditionRepository } from './condition.repository.js';
import { ConditionsController } from './conditions.controller.js';
import { CreateProjectUseCase } from './create-project.js';
import { EarlyStartController } from './early-start.controller.js';
import { EarlyStart } from './early-start.js';
import { EditConditions } from './edit-conditions.js';
import { EditProjectUseCase } from './edit-project.js';
import { FileStore } from './file-store.js';
import { FilesController } from './files.controller.js';
import { LatePromises } from './late-promises.js';
import { OwnerLeaves } from './owner-leaves.js';
import { PostAnnouncer } from './post-announcer.js';
import { PostProject } from './post-project.js';
import { PostRules } from './post-rules.js';
import { PostedPapers } from './posted-papers.js';
import { ProjectAudienceProvider } from './project-audience.provider.js';
import { ProjectData } from './project-data.js';
import { ProjectDetails } from './project-details.js';
import { ProjectFileRepository } from './project-file.repository.js';
import { ProjectFiles } from './project-files.js';
import { ProjectGate } from './project-gate.js';
import { ProjectHistory } from './project-history.js';
import { ProjectInvitees } from './project-invitees.js';
import { ProjectListRepository } from './project-list.repository.js';
import { ProjectLists } from './project-lists.js';
import { ProjectPromises } from './project-promises.js';
import { ProjectReader } from './project-reader.js';
import { ProjectRedaction } from './project-redaction.js';
import { ProjectStanding } from './project-standing.js';
import { ProjectSummaries } from './project-summaries.js';
import { SummaryPartsReader } from './summary-parts.js';
import { ProjectTransaction } from './project-transaction.js';
import { ProjectWork } from './project-work.js';
import { ProjectRepository } from './project.repository.js';
import { ProjectStoryController } from './project-story.controller.js';
import { ReviewClock, ReviewClockMoves } from './review-clock.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectStory } from './project-story.js';
import { RepostFiles } from './repost-files.js';
import { RepostProjectUseCase } from './repost-project.js';
import { RepostRepository } from './repost.repository.js';
import { ServedFiles } from './served-files.js';
import { StoredFilesSweep } from './stored-files-sweep.js';

/** PROJECT_BIDS, PROJECT_MONEY and PROJECT_DISPUTES come from global modules of their own, so that no arrow turns back. */
@Module({
  imports: [UsersModule, ContractorsModule, GeoModule, StorageModule],
  controllers: [
    EarlyStartController,
    ProjectsController,
    ProjectStoryController,
    ConditionsController,
    FilesController,
  ],
  providers: [
    ConditionAnnouncer,
    ConditionRepository,
    ConditionReview,
    CreateProjectUseCase,
    EarlyStart,
    EditConditions,
    EditProjectUseCase,
    FileStore,
    LatePromises,
    OwnerLeaves,
    PostAnnouncer,
    PostedPapers,
    PostProject,
    PostRules,
    ProjectAudienceProvider,
    ProjectData,
    ProjectDetails,
    ProjectFileRepository,
    ProjectFiles,
    ProjectGate,
    ProjectHistory,
    ProjectInvitees,
    ProjectListRepository,
    ProjectLists,
    ProjectPromises,
    ProjectReader,
    ProjectRepository,
    ProjectRedaction,
    ProjectStanding,
    ProjectStory,
    ProjectSummaries,
    SummaryPartsReader,
    ProjectTransaction,
    ProjectWork,
    RepostFiles,
    RepostProjectUseCase,
    RepostRepository,
    ReviewClock,
    ReviewClockMoves,
    ServedFiles,
    StoredFilesSweep,
  ],
  exports: [
    ConditionRepository,
    ConditionReview,
    CreateProjectUseCase,
    LatePromises,
    PostedPapers,
    PostProject,
    ProjectFileRepository,
    ProjectFiles,
    ProjectLists,
    ProjectWork,
    ProjectGate,
    ProjectInvitees,
    ProjectReader,
    ProjectRepository,
    ProjectSummaries,
    ProjectTransaction,
  ],
})
export class ProjectsModule {}
