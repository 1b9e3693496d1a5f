export { QuestionEntity } from './question.entity.js';
export { QuestionsModule } from './questions.module.js';
