import type { EntityClass } from './common/persistence/data-source.js';
import { StateChangeEntity } from './common/persistence/state-change.entity.js';
import { NotificationEntity } from './modules/notifications/index.js';
import { UserEntity, UserPreferenceEntity } from './modules/users/index.js';

/** Every entity, by name: a glob would import sources behind the test runner's back. */
export const entities: readonly EntityClass[] = [
  StateChangeEntity,
  NotificationEntity,
  UserEntity,
  UserPreferenceEntity,
];
