export { IntakeFileEntity } from './intake-file.entity.js';
export { IntakeOfferEntity, IntakeOfferLineEntity } from './intake-offer.entity.js';
export { IntakeProjectEntity } from './intake-project.entity.js';
export { IntakeQuestionEntity } from './intake-question.entity.js';
export { IntakeReinspectionEntity } from './intake-reinspection.entity.js';
export { IntakeRepairEntity } from './intake-repair.entity.js';
export { IntakeEntity } from './intake.entity.js';
export { IntakeModule } from './intake.module.js';
