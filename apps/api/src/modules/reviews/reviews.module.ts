import { Module } from '@nestjs/common';
import { ContractorsModule } from '../contractors/index.js';
import { ProjectsModule } from '../projects/index.js';
import { ReportsModule } from '../reports/index.js';
import { UsersModule } from '../users/index.js';
import { AnswerReviewUseCase } from './answer-review.js';
import { FinishedWorkReader } from './finished-work.js';
import { ReportReviewUseCase } from './report-review.js';
import { ReportableReviews } from './reportable-reviews.js';
import { ReviewData } from './review-data.js';
import { ReviewGate } from './review-gate.js';
import { ReviewLists } from './review-lists.js';
import { ReviewPublication } from './review-publication.js';
import { ReviewRelease } from './review-release.js';
import { ReviewRepository } from './review.repository.js';
import { ReviewViews } from './review-views.js';
import { ReviewsController } from './reviews.controller.js';
import { WriteReviewUseCase } from './write-review.js';

@Module({
  imports: [ContractorsModule, ProjectsModule, ReportsModule, UsersModule],
  controllers: [ReviewsController],
  providers: [
    AnswerReviewUseCase,
    FinishedWorkReader,
    ReportReviewUseCase,
    ReportableReviews,
    ReviewData,
    ReviewGate,
    ReviewLists,
    ReviewPublication,
    ReviewRelease,
    ReviewRepository,
    ReviewViews,
    WriteReviewUseCase,
  ],
  exports: [WriteReviewUseCase],
})
export class ReviewsModule {}
