import type { ConditionEntity } from './conditions/condition.entity.js';
import type { ProjectEntity } from './project.entity.js';
import type { ProjectFileEntity } from './files/project-file.entity.js';

/** A project with what hangs on it, as one read gives it. Conditions are in order of their number. */
export interface ProjectSnapshot {
  readonly project: ProjectEntity;
  readonly conditions: readonly ConditionEntity[];
  readonly files: readonly ProjectFileEntity[];
}
