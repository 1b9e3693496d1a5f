import { Module } from '@nestjs/common';
import { BidRowsModule } from '../bids/index.js';
import { MessagesModule } from '../messages/index.js';
import { ProjectsModule } from '../projects/index.js';
import { ReportsModule } from '../reports/index.js';
import { UsersModule } from '../users/index.js';
import { AnswerQuestionUseCase } from './answer-question.js';
import { AskQuestionUseCase } from './ask-question.js';
import { ModerateQuestion } from './moderate-question.js';
import { QuestionAskers } from './question-askers.js';
import { QuestionData } from './question-data.js';
import { QuestionGate } from './question-gate.js';
import { QuestionLists } from './question-lists.js';
import { QuestionRepository } from './question.repository.js';
import { QuestionViews } from './question-views.js';
import { QuestionsController } from './questions.controller.js';
import { ReportableQuestions } from './reportable-questions.js';
import { ToldQuestionsProvider } from './told-questions.provider.js';

@Module({
  imports: [BidRowsModule, MessagesModule, ProjectsModule, ReportsModule, UsersModule],
  controllers: [QuestionsController],
  providers: [
    AnswerQuestionUseCase,
    AskQuestionUseCase,
    ModerateQuestion,
    ReportableQuestions,
    QuestionAskers,
    QuestionData,
    QuestionGate,
    QuestionLists,
    QuestionRepository,
    QuestionViews,
    ToldQuestionsProvider,
  ],
})
export class QuestionsModule {}
