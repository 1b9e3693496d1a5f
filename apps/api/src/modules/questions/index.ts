export { QuestionEntity, QuestionReportEntity } from './question.entity.js';
export { QuestionsModule } from './questions.module.js';
