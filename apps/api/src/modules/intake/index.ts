export { IntakeFileEntity } from './intake-file.entity.js';
export { IntakeRepairEntity } from './intake-repair.entity.js';
export { IntakeEntity } from './intake.entity.js';
export { IntakeModule } from './intake.module.js';
