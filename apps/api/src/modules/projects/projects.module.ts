import { Module } from '@nestjs/common';
import { StorageModule } from '../../common/storage/storage.module.js';
import { GeoModule } from '../../geo/geo.module.js';
import { ContractorsModule } from '../contractors/index.js';
import { UsersModule } from '../users/index.js';
import { ClockStarts } from './work/clock-starts.js';
import { LateClocksController } from './work/late-clocks.controller.js';
import { LateClocks } from './work/late-clocks.js';
import { ConditionAnnouncer } from './conditions/condition-announcer.js';
import { ConditionReview } from './conditions/condition-review.js';
import { ConditionTransaction } from './conditions/condition-transaction.js';
import { ConditionRepository } from './conditions/condition.repository.js';
import { ConditionsController } from './conditions/conditions.controller.js';
import { CreateProjectUseCase } from './posting/create-project.js';
import { EarlyStartController } from './work/early-start.controller.js';
import { EarlyStart } from './work/early-start.js';
import { EditConditions } from './conditions/edit-conditions.js';
import { EditProjectUseCase } from './posting/edit-project.js';
import { FileStore } from './files/file-store.js';
import { FilesController } from './files/files.controller.js';
import { LatePromises } from './work/late-promises.js';
import { AnswerNoShowUseCase } from './no-show/answer-no-show.js';
import { NoShowData } from './no-show/no-show-data.js';
import { NoShowDeskController } from './no-show/no-show-desk.controller.js';
import { NoShowDesk } from './no-show/no-show-desk.js';
import { NoShowViews } from './no-show/no-show-views.js';
import { NoShowRepository } from './no-show/no-show.repository.js';
import { NoShowsController } from './no-show/no-shows.controller.js';
import { ReportNoShow } from './no-show/report-no-show.js';
import { OwnerLeaves } from './personal-data/owner-leaves.js';
import { PostAnnouncer } from './posting/post-announcer.js';
import { PostProject } from './posting/post-project.js';
import { PostRules } from './posting/post-rules.js';
import { PostedPapers } from './files/posted-papers.js';
import { ProjectAudienceProvider } from './project-audience.provider.js';
import { ProjectData } from './personal-data/project-data.js';
import { ProjectDetails } from './page/project-details.js';
import { ProjectFileRepository } from './files/project-file.repository.js';
import { ProjectFiles } from './files/project-files.js';
import { RepeatedPhotos } from './files/repeated-photos.js';
import { ProjectGate } from './project-gate.js';
import { ProjectHistory } from './history/project-history.js';
import { ProjectInvitees } from './project-invitees.js';
import { ProjectListRepository } from './lists/project-list.repository.js';
import { ProjectLists } from './lists/project-lists.js';
import { ProjectPromises } from './work/project-promises.js';
import { ProjectReader } from './project-reader.js';
import { ProjectRedaction } from './personal-data/project-redaction.js';
import { ProjectStanding } from './page/project-standing.js';
import { ProjectNamesProvider } from './project-names.provider.js';
import { OpenMattersProvider } from './open-matters.provider.js';
import { ProjectTurns } from './lists/project-turns.js';
import { ProjectSummaries } from './lists/project-summaries.js';
import { SummaryPartsReader } from './lists/summary-parts.js';
import { ProjectLock } from './project-lock.js';
import { ProjectTransaction } from './project-transaction.js';
import { ProjectWork } from './work/project-work.js';
import { ReturnConditions } from './work/return-conditions.js';
import { ReturnsController } from './work/returns.controller.js';
import { ProjectRepository } from './project.repository.js';
import { ProjectStoryController } from './history/project-story.controller.js';
import { ReviewClock, ReviewClockMoves } from './work/review-clock.js';
import { ProjectsController } from './projects.controller.js';
import { StaffProjectNames } from './staff-project-names.js';
import { ProjectStory } from './history/project-story.js';
import { RepostFiles } from './posting/repost-files.js';
import { RepostProjectUseCase } from './posting/repost-project.js';
import { RepostRepository } from './posting/repost.repository.js';
import { ServedFiles } from './files/served-files.js';
import { StoredFilesSweep } from './files/stored-files-sweep.js';

/** PROJECT_BIDS, PROJECT_MONEY and PROJECT_DISPUTES come from global modules of their own, so that no arrow turns back. */
@Module({
  imports: [UsersModule, ContractorsModule, GeoModule, StorageModule],
  controllers: [
    EarlyStartController,
    ProjectsController,
    ReturnsController,
    ProjectStoryController,
    ConditionsController,
    FilesController,
    LateClocksController,
    NoShowDeskController,
    NoShowsController,
  ],
  providers: [
    ClockStarts,
    LateClocks,
    ConditionAnnouncer,
    ConditionRepository,
    ConditionReview,
    ConditionTransaction,
    CreateProjectUseCase,
    EarlyStart,
    EditConditions,
    EditProjectUseCase,
    FileStore,
    LatePromises,
    AnswerNoShowUseCase,
    NoShowData,
    NoShowDesk,
    NoShowRepository,
    NoShowViews,
    ReportNoShow,
    OpenMattersProvider,
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
    StaffProjectNames,
    ProjectLists,
    ProjectNamesProvider,
    ProjectPromises,
    ProjectReader,
    ProjectRepository,
    ProjectRedaction,
    ProjectStanding,
    ProjectStory,
    ProjectSummaries,
    ProjectTurns,
    SummaryPartsReader,
    ProjectLock,
    ProjectTransaction,
    ProjectWork,
    RepeatedPhotos,
    ReturnConditions,
    RepostFiles,
    RepostProjectUseCase,
    RepostRepository,
    ReviewClock,
    ReviewClockMoves,
    ServedFiles,
    StoredFilesSweep,
  ],
  exports: [
    AnswerNoShowUseCase,
    ClockStarts,
    ConditionRepository,
    ConditionReview,
    CreateProjectUseCase,
    LatePromises,
    NoShowDesk,
    PostedPapers,
    PostProject,
    ProjectFileRepository,
    ProjectFiles,
    ProjectLists,
    ProjectWork,
    ReportNoShow,
    ReturnConditions,
    ProjectGate,
    ProjectInvitees,
    StaffProjectNames,
    ProjectReader,
    ProjectRepository,
    ProjectSummaries,
    ProjectTransaction,
  ],
})
export class ProjectsModule {}
